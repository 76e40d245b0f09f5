"""A forced move is announced, made, listed and undone; people can keep making it themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.games.azul_duel.moves import Draw
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record
from gui.match import match_controller
from tests.gui.panels.seats import sitters
from tests.gui.play.test_undo import last_words, play

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.window.main_window import MainWindow

ANNOUNCED = "only one move is possible, so it is played for you"


@pytest.fixture
def session(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Seat two people at Kingdomino; the last of the four first choices is forced."""
    monkeypatch.setattr(match_controller, "MOMENT", 50)
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.session is not None
    return window.session


def test_a_forced_move_is_announced_made_told_and_taken_back(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    spoken: list[str] = []
    session.screen.spoken_game.spoken.connect(spoken.append)
    play(session, 3)
    announced = session.screen.header.pill.words
    qtbot.waitUntil(lambda: session.controller.match.ply == 4)

    assert announced.endswith(ANNOUNCED)
    assert spoken[2].endswith(ANNOUNCED)
    assert "It is the only move." in spoken[3]
    assert "It is the only move." in str([*texts(session)])
    assert len(window.saved_games.waiting()[0].record.moves) == 4

    session.controller.undo()
    session.controller.redo()

    assert session.controller.match.ply == 4


def texts(session: Session) -> list[str]:
    moves = session.screen.panel.moves.moves
    return [str(moves.index(row).data()) for row in range(moves.rowCount())]


def test_a_hand_that_has_begun_a_forced_move_makes_it(session: Session, qtbot: QtBot) -> None:
    play(session, 3)
    hand = session.screen.scene.hand
    hand.take(hand.handles.sources[0])
    qtbot.wait(80)

    assert session.controller.match.ply == 3
    assert "only domino" in session.screen.header.pill.words

    hand.drop()

    assert session.controller.match.ply == 4


def test_enter_makes_a_forced_move_that_is_left_to_people(
    window: MainWindow, session: Session
) -> None:
    window.preferences.changed.emit({"forced_moves": False})
    play(session, 3)
    prompt = session.screen.header.pill.words
    QTest.keyClick(session.screen.view, Qt.Key.Key_Return)

    assert "only domino" in prompt
    assert session.controller.match.ply == 4
    assert last_words(session)


def test_a_game_that_is_opened_at_a_forced_move_says_so(
    window: MainWindow, session: Session
) -> None:
    play(session, 3)
    match = session.controller.match
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.session is not None

    assert window.session.screen.header.pill.words.endswith(ANNOUNCED)


def test_an_only_move_that_costs_points_is_left_to_the_person(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(match_controller, "MOMENT", 0)
    window.menus.choices["motion"]["off"].trigger()
    match = only_a_draw()
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.session is not None
    controller = window.session.controller
    qtbot.wait(20)

    assert (controller.match.ply, controller.forced_move) == (match.ply, None)
    controller.play(Draw())
    assert controller.undo_ply == match.ply


def only_a_draw() -> Match:
    """Find a position in which nothing but a plate from the stack can be had, for a point."""
    for seed in range(50):
        match, chance = Match.new(GAMES["azul_duel"], 2, {}, seed), Rng.seeded(seed)
        while moves := match.game.legal_moves(match.state):
            if list(moves) == [Draw()]:
                return match
            move, chance = chance.choice(moves)
            match = match.play(move)
    raise LookupError
