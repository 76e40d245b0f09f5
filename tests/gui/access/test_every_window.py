"""Every window: everything in it has a name, in the language, and can be left."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.daily.page import DailyPage
from tests.gui.access.reading import name_of
from tests.gui.access.test_windows import nameless
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.window.main_window import MainWindow

ROUND = 120
"""More than any window has focusable widgets."""


def rulebook(window: MainWindow) -> QWidget:
    window.show_rules("pixies")
    assert window.rules is not None
    return window.rules


def replay(window: MainWindow) -> QWidget:
    match = Match.new(GAMES["pixies"], 2, {}, 7)
    for _ in range(4):
        match = match.play(match.game.legal_moves(match.state)[0])
    record = Record.of(match, sitters(2))
    window.files.opened.emit(record, match, window.saved_games.new_path())
    window.replay(2)
    return window


def settings(window: MainWindow) -> QWidget:
    return window.preferences.open_at("keyboard")


def shortcuts(window: MainWindow) -> QWidget:
    window.menus.actions["keys"].trigger()
    opened = QApplication.activeModalWidget()
    assert opened is not None
    return opened


def daily_deals(window: MainWindow) -> QWidget:
    window.menus.actions["daily"].trigger()
    opened = QApplication.activeModalWidget()
    assert isinstance(opened, DailyPage)
    while opened.busy:
        QApplication.processEvents()
    return opened


WINDOWS = (rulebook, replay, settings, shortcuts, daily_deals)
windows = pytest.mark.parametrize("open_", WINDOWS, ids=lambda each: each.__name__)


def focusable(root: QWidget) -> list[QWidget]:
    """List what Tab comes to in a window of its own."""
    tab = Qt.FocusPolicy.TabFocus
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible() and widget.window() is root and widget.focusPolicy() & tab
    ]


def named(root: QWidget) -> dict[QWidget, list[str]]:
    """Name everything, under what holds it."""
    zones: dict[QWidget, list[str]] = {}
    for widget in focusable(root):
        parent = widget.parentWidget()
        assert parent is not None
        zones.setdefault(parent, []).append(name_of(widget))
    return zones


@windows
def test_everything_has_a_name_of_its_own_in_its_zone(
    open_: Callable[[MainWindow], QWidget], window: MainWindow
) -> None:
    root = open_(window)
    QApplication.processEvents()
    zones = named(root)

    assert nameless(root) == []
    assert sum(map(len, zones.values())) >= 1
    assert [names for names in zones.values() if len(names) != len(set(names))] == []
    root.close()


@windows
def test_names_are_said_in_the_language(
    open_: Callable[[MainWindow], QWidget], window: MainWindow
) -> None:
    root = open_(window)
    QApplication.processEvents()
    english = {name for names in named(root).values() for name in names if len(name) > 3}
    window.menus.choices["language"]["sr_Cyrl"].trigger()
    QApplication.processEvents()
    serbian = {name for names in named(root).values() for name in names if len(name) > 3}

    assert english & serbian == set()
    root.close()


@windows
def test_tab_leaves_everything_again(
    open_: Callable[[MainWindow], QWidget], window: MainWindow
) -> None:
    root = open_(window)
    root.activateWindow()
    QApplication.processEvents()
    seen = []
    for _ in range(ROUND):
        at = QApplication.focusWidget()
        assert at is not None, "nothing has the keyboard's focus"
        seen.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)

    assert seen.count(seen[0]) >= 2
    left = {one for one, other in pairwise(seen) if one is not other}
    assert set(seen) == left  # a text leads over its links first, and then out
    root.close()
