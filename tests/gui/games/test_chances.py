"""The lens on the board: what is pointed at says its chance, unless that help is off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.places import Place
from core.match import Match
from core.record import Record
from gui.games.chances import explained
from gui.store.assistance import PRESETS
from gui.text.translation import render
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

PLACES = {
    "kingdomino": Place("kingdom", (0, 1), 0),
    "pixies": Place("up", (8,), 0),
    "azul_duel": Place("bag"),
}


def seated(window: MainWindow, key: str) -> GameScreen:
    match = Match.new(GAMES[key], 2, {}, 3)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    QApplication.processEvents()
    assert window.session is not None
    return window.session.screen


@pytest.mark.parametrize("key", sorted(PLACES))
def test_a_tip_says_the_chance_of_what_a_place_stands_for(key: str, window: MainWindow) -> None:
    screen = seated(window, key)
    said = explained(screen.scene, PLACES[key])

    assert said is not None
    assert "%" in render(said)
    assert "%" in screen.panel.grid.accessibleDescription()


@pytest.mark.parametrize("key", sorted(PLACES))
def test_a_purist_gets_no_chances(key: str, window: MainWindow) -> None:
    screen = seated(window, key)
    screen.set_helps(PRESETS["purist"])
    said = explained(screen.scene, PLACES[key])

    assert said is None or "%" not in render(said)
    assert "%" not in screen.panel.grid.accessibleDescription()
