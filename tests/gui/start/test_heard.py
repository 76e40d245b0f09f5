"""The start screen by ear: what Tab comes to, in which order, and under which name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.new_game.dialog import NewGameDialog
from gui.start.continue_card import ContinueCard
from gui.start.game_card import GameCard
from tests.gui.access.reading import name_of, role_of
from tests.gui.walk.matches import played
from tests.gui.walk.stand import FORMATS, Stand

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from gui.window.main_window import MainWindow


def tabbed(window: MainWindow, stops: int) -> list[QWidget]:
    """List what Tab comes to from the start screen."""
    window.activateWindow()
    QApplication.processEvents()
    window._start.setFocus()
    seen: list[QWidget] = []
    for _ in range(stops):
        at = QApplication.focusWidget()
        assert at is not None
        QTest.keyClick(at, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now)
    return seen


@pytest.mark.usefixtures("qapp")
def test_games_that_wait_come_first_under_names_of_their_own(tmp_path: Path) -> None:
    stand = Stand(tmp_path, FORMATS[0])
    with stand.open():
        for share in (0.3, 0.6):
            stand.seat(played("pixies", share))
            assert stand.window.session is not None
            stand.window.session._save()
            stand.window.leave()
        stand.await_bookmarks()
        seen = tabbed(stand.window, 3)
        names = [name_of(each) for each in seen]
        homes = [type(each.parent()) for each in seen]

    assert homes[:2] == [ContinueCard, ContinueCard]
    assert homes[2] is GameCard
    assert names[2].startswith("Play, ")
    assert names[0] != names[1]
    assert all(name.startswith("Resume: Pixies, ") for name in names[:2])


def test_tab_comes_to_the_current_language_which_is_a_radio_button(window: MainWindow) -> None:
    bar = window._start.languages
    window.menus.choices["language"]["hu"].trigger()
    QApplication.processEvents()
    seen = [each for each in tabbed(window, 30) if bar.isAncestorOf(each)]

    assert {name_of(each) for each in seen} == {"Magyar"}
    assert role_of(seen[0]) is QAccessible.Role.RadioButton
    assert seen[0].locale().language() is QLocale.Language.Hungarian


def test_a_canceled_new_game_gives_the_focus_back(window: MainWindow) -> None:
    (button,) = tabbed(window, 1)
    window.plan("pixies")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert QApplication.focusWidget() is button
