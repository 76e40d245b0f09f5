from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.messages import default_name
from core.match import Match
from core.record import Sitter
from gui.games.registry import table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.match.match_controller import MatchController
from gui.play.screen import GameScreen
from tests.gui.person import WAYS, Person
from tests.playing import positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.board.handles import Handle
    from gui.board.table import Choice
    from tests.playing import Played

THOROUGH = settings().max_examples >= settings.get_profile("thorough").max_examples
POSITIONS = 20 if THOROUGH else 5
MOVES = None if THOROUGH else 3
"""How many moves of each position are tried; None: all of them."""


@contextmanager
def seated(match: Match) -> Iterator[GameScreen]:
    """Show a match to people who play it all by themselves."""
    players = tuple(
        Sitter(default_name(seat), SEAT_COLORS[seat].name) for seat in range(match.start.seats)
    )
    controller = MatchController(match, players)
    screen = GameScreen(controller, table_of(match.game.key))
    screen.scene.animator.speed = 0
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        controller.stop()
        screen.close()
        screen.deleteLater()
        controller.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def results(screen: GameScreen, gesture: Handle | Choice) -> list[Any]:
    """Return where dragging, clicking and typing lead, taking every move back again."""
    person = Person(screen.view, screen.scene)
    states = []
    for way in WAYS:
        before = screen.controller.match.ply
        person.make(gesture, way)
        match = screen.controller.match
        states.append(match.state if match.ply == before + 1 else None)
        if match.ply > before:
            screen.controller.undo()
        screen.scene.hand.cancel()
    return states


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("translator")
def test_every_legal_move_can_be_dragged_clicked_and_typed(key: str) -> None:
    @settings(max_examples=POSITIONS)
    @given(positions(key), st.randoms(use_true_random=False))
    def check(played: Played, chance: Any) -> None:
        with seated(Match.at(GAMES[key], played.state)) as screen:
            view, moves = screen.controller.view, screen.controller.moves
            handles = list(screen.scene.table.handles(view, moves))
            chance.shuffle(handles)  # one of the gestures, where several make the same move
            choices = screen.scene.table.choices(view, moves)
            gestures: dict[Any, Handle | Choice] = {
                **{handle.move: handle for handle in handles},
                **{choice.move: choice for choice in choices},
            }
            for move in moves if MOVES is None else chance.sample(moves, min(MOVES, len(moves))):
                wanted = GAMES[key].apply(played.state, move).state

                assert results(screen, gestures[move]) == [wanted] * len(WAYS), move.code

    check()
