"""How long a round of turns takes where computers have all seats."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.advice import Advice, Candidate
from core.ai.opponent import MASTER_SECONDS
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.look.motion_speed import SPEEDS
from tests.changed_opponents import change_opponent
from tests.gui.play.test_score_count import opening

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from core.kernel.game import AnyGame
    from tests.gui.play.test_score_count import Opening

__all__ = ["opening"]

HALF_A_MINUTE = 30.0


def at_once(game: AnyGame, view: Any) -> Advice:
    """Advise the first legal move without any thinking."""
    move = game.legal_moves(game.determinize(view, Rng.seeded(0)))[0]
    return Advice((Candidate(move, 0.0, 1),), 1)


@pytest.mark.parametrize(("key", "decisions"), [("pixies", 1), ("kingdomino", 2)])
def test_a_round_of_as_many_masters_as_fit_takes_at_most_half_a_minute(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str, decisions: int
) -> None:
    """Each thinks its whole time, though it could do so while the move before is shown."""
    game = GAMES[key]
    seats = game.seats[-1]
    change_opponent(monkeypatch, key, search=lambda view, *_: at_once(game, view))
    match = Match.new(game, seats, {}, 5)
    for _ in range(seats):
        match = match.play(game.legal_moves(match.state)[0])
    screen = opening(match, *range(seats), speed=SPEEDS["normal"])
    times: list[float] = [perf_counter()]
    screen.controller.stepped.connect(lambda _: times.append(perf_counter()))
    screen.controller.begin()
    moves = seats * decisions
    qtbot.waitUntil(lambda: len(times) > moves, timeout=int(1000 * HALF_A_MINUTE))

    assert times[moves] - times[0] + moves * MASTER_SECONDS <= HALF_A_MINUTE
