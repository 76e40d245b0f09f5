"""The last moves are shown again, and the table turns as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.play.last_moves import since_own
from gui.play.turn_steps import Phase
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.window.main_window import MainWindow


def played(key: str, seats: int, moves: int) -> Match:
    match = Match.new(GAMES[key], seats, {}, 5)
    for _ in range(moves):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


def seat(window: MainWindow, match: Match, *computers: int, motion: str = "faster") -> Session:
    window.menus.choices["motion"][motion].trigger()
    record = Record.of(match, sitters(match.start.seats, *computers))
    window.files.opened.emit(record, match, window.saved_games.new_path())
    assert window.session is not None
    return window.session


@pytest.mark.parametrize("moves", range(1, 14))
def test_the_moves_since_ones_own_last_one_are_shown(moves: int) -> None:
    match = played("pixies", 3, moves)

    for viewer in range(3):
        shown = [match.turns[ply].seat for ply in since_own(match, viewer)]
        assert shown
        assert viewer not in shown or shown == [viewer] == [match.turns[-1].seat]
        assert [*since_own(match, viewer)][-1] == match.ply - 1


@pytest.mark.parametrize("motion", ["faster", "off"])
@pytest.mark.parametrize("key", GAMES)
def test_showing_again_leaves_the_match_as_it_is(
    window: MainWindow, qtbot: QtBot, key: str, motion: str
) -> None:
    session = seat(window, played(key, 2, 9), motion=motion)
    screen, match = session.screen, session.controller.match
    shown: list[Any] = []
    screen.scene.settled.connect(lambda: shown.append(screen.scene.stage.view))

    window.menus.actions["again"].trigger()
    words = screen.header.pill.words
    qtbot.waitUntil(lambda: screen.playback.phase is Phase.RESTING, timeout=10_000)
    screen.scene.finish_motion()

    plies = since_own(match, session.controller.viewer)
    assert words == "Showing the last moves again"
    assert shown[0] == match.goto(plies[0]).seen_by(session.controller.viewer)
    assert len(shown) == 2 * len(plies) + 1
    assert session.controller.match == match
    assert screen.scene.stage.view == session.controller.view
    assert screen.scene.moves


def test_any_key_ends_what_is_shown_again(window: MainWindow) -> None:
    session = seat(window, played("kingdomino", 2, 9), motion="slow")
    screen = session.screen
    window.menus.actions["again"].trigger()

    QTest.keyClick(screen.view, Qt.Key.Key_Space)

    assert screen.playback.phase is Phase.RESTING
    assert screen.scene.stage.view == session.controller.view


def test_undo_ends_what_is_shown_again(window: MainWindow) -> None:
    session = seat(window, played("kingdomino", 2, 9), motion="slow")
    window.menus.actions["again"].trigger()

    session.controller.undo()

    assert session.screen.playback.phase is Phase.RESTING
    assert session.screen.scene.stage.view == session.controller.view


def test_panel_language_and_table_turn_to_the_next_seat_together(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = seat(window, played("kingdomino", 2, 0), motion="slow")
    screen, near = session.screen, session.controller.viewer
    spoken: list[int] = []
    session.spoken.connect(lambda _: spoken.append(screen.scene.stage.near))

    session.controller.play(session.controller.moves[0])
    during = (screen.scene.stage.near, screen.panel.points._delegate.near, list(spoken))
    screen.scene.finish_motion()
    after = (screen.scene.stage.near, screen.panel.points._delegate.near, len(spoken))

    assert session.controller.viewer != near
    assert during == (near, near, [])
    assert after == (1 - near, 1 - near, 1)
    qtbot.waitUntil(lambda: not screen.scene.animator.running)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_is_taken_up_shows_its_last_moves(window: MainWindow, key: str) -> None:
    """Whether somebody watched them or comes back later, the same places are marked."""
    before = played(key, 2, 8)
    session = seat(window, before, motion="off")
    scene = session.screen.scene
    session.controller.play(before.game.legal_moves(before.state)[0])
    watched = scene.marking.last
    match = session.controller.match

    again = seat(window, match, motion="off").screen.scene

    assert again.marking.last == watched


def test_after_undo_the_move_before_is_marked(window: MainWindow) -> None:
    session = seat(window, played("kingdomino", 2, 7), motion="off")
    scene = session.screen.scene
    marked = scene.marking.last
    session.controller.play(session.controller.moves[0])
    moved = scene.marking.last

    session.controller.undo()

    assert marked
    assert moved != marked
    assert scene.marking.last == marked


def test_a_card_of_the_next_round_is_not_marked_as_a_move(window: MainWindow) -> None:
    match = played("pixies", 2, 0)
    while not match.state.finished:
        match = match.play(match.game.legal_moves(match.state)[-1])
    session = seat(window, match, motion="off")

    areas = {place.area for place in session.screen.scene.marking.last}
    assert "display" not in areas
