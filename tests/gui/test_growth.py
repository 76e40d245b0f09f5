"""What was opened and closed leaves nothing behind, however often that is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog

from core.games import GAMES
from tests.gui.heap import kilobytes, throw_away

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.store.settings import SettingsFile
    from gui.window.main_window import MainWindow

FEW = 20
WARMING = 8
LEFT = 16.0
"""Kilobytes that may be left each time: Qt keeps a little of styled combo boxes, ever less."""
START_ACTIONS = (
    *("match", "settings", "players", "history", "statistics", "tally", "rules"),
    *("code", "position", "paste", "picture", "report", "fairness", "keys", "about"),
)


def left_behind(deed: Callable[[], None], times: int) -> float:
    """Return the kilobytes that an action leaves; it must leave no object."""
    for _ in range(WARMING):
        deed()
    QPixmapCache.clear()
    objects, before = living(), kilobytes()
    for _ in range(times):
        deed()
    QPixmapCache.clear()

    assert living() == objects
    return (kilobytes() - before) / times


def living() -> tuple[int, int]:
    """Count the widgets, and the objects that belong to their windows."""
    windows = QApplication.topLevelWidgets()
    return len(QApplication.allWidgets()), sum(len(each.findChildren(QObject)) for each in windows)


@pytest.fixture
def quiet(settings_file: SettingsFile, window: MainWindow) -> MainWindow:
    """A window that prepares nothing for later, and where no computer plays meanwhile."""
    people = {game: {"game": game, "sitters": [{}, {}]} for game in GAMES}
    settings_file.change(plans=people, met=[*people])
    window._preloader.stop()
    return window


def close_all(window: MainWindow) -> None:
    throw_away()
    for dialog in window.findChildren(QDialog):
        dialog.close()
    throw_away()


@pytest.mark.parametrize(("game", "times"), [("azul_duel", 60), ("kingdomino", 20), ("pixies", 20)])
def test_the_dialog_of_a_new_game_leaves_nothing(quiet: MainWindow, game: str, times: int) -> None:
    def open_and_close() -> None:
        quiet.plan(game)
        close_all(quiet)

    assert left_behind(open_and_close, times) < LEFT


@pytest.mark.parametrize("door", START_ACTIONS)
def test_no_door_of_the_menus_leaves_anything(quiet: MainWindow, door: str) -> None:
    quiet.play("pixies")
    throw_away()

    def open_and_close() -> None:
        quiet.menus.actions[door].trigger()
        close_all(quiet)

    assert left_behind(open_and_close, FEW) < LEFT


def test_a_rematch_leaves_nothing_of_the_game_before(quiet: MainWindow) -> None:
    quiet.play("kingdomino")

    def play_again() -> None:
        assert quiet.session is not None
        quiet.session.screen.rematch.emit()
        throw_away()

    assert left_behind(play_again, FEW) < LEFT


@pytest.mark.usefixtures("qapp")
def test_pictures_of_widgets_that_are_gone_are_not_hoarded() -> None:
    QPixmapCache.clear()
    first = QPixmap(256, 256)  # a quarter of a megabyte
    first.fill()
    QPixmapCache.insert("the first", first)
    for number in range(12):
        another = QPixmap(256, 256)
        another.fill()
        QPixmapCache.insert(f"another {number}", another)
    found = QPixmap()

    assert not QPixmapCache.find("the first", found)
    QPixmapCache.clear()
