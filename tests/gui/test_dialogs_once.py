"""A command that is given again brings its window to the front instead of opening another."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gui.window.main_window import MainWindow

TIMES = 5
BEFORE = (
    *("new", "match", "open", "tally", "players", "history", "statistics", "settings", "paste"),
    *("rules_pixies", "keys", "fairness", "about"),
)
WITHIN = ("new", "save", "code", "position", "picture", "report", "seats", "words")
"""The commands that open a window or a sheet, before a game and within one."""


def opened(window: MainWindow) -> Counter[str]:
    """Count what lies over the window, and the other windows, by their kinds."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sheets = [each for each in window.findChildren(QDialog) if not each.isHidden()]
    windows = [each for each in QApplication.topLevelWidgets() if not each.isHidden()]
    found: set[QWidget] = {*sheets, *windows} - {window}
    return Counter(type(each).__name__ for each in found)


def put_away(window: MainWindow) -> None:
    for each in (*window.findChildren(QDialog), *QApplication.topLevelWidgets()):
        if each is not window:
            each.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def counted(window: MainWindow, commands: Iterable[str]) -> dict[str, list[int]]:
    """Run every command several times; return how many windows of each kind it has opened."""
    found = {}
    for command in commands:
        for _ in range(TIMES):
            window.menus.actions[command].trigger()
        found[command] = list(opened(window).values())
        put_away(window)
    return found


def test_every_command_of_the_start_screen_opens_one_window(window: MainWindow) -> None:
    assert counted(window, BEFORE) == {command: [1] for command in BEFORE}


def test_every_command_of_a_game_opens_one_window(window: MainWindow) -> None:
    window.play("pixies")

    assert counted(window, WITHIN) == {command: [1] for command in WITHIN}


def test_the_key_of_a_new_game_opens_one_sheet(window: MainWindow) -> None:
    window.activateWindow()
    for _ in range(TIMES):
        target = QApplication.focusWidget() or window
        QTest.keyClick(target, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    found = opened(window)
    put_away(window)

    assert found == {"NewGameDialog": 1}


def test_a_sheet_below_another_comes_to_the_front(window: MainWindow) -> None:
    for command in ("new", "match", "new"):
        window.menus.actions[command].trigger()
    sheets = [each for each in window.children() if isinstance(each, QDialog)]
    names = [type(each).__name__ for each in sheets if not each.isHidden()]
    put_away(window)

    assert names == ["ContestDialog", "NewGameDialog"]


def test_a_window_that_was_closed_opens_again(window: MainWindow) -> None:
    window.menus.actions["new"].trigger()
    put_away(window)
    window.menus.actions["new"].trigger()
    found = opened(window)
    put_away(window)

    assert found == {"NewGameDialog": 1}
