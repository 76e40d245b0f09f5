"""Run the opponents on positions that the rules accept and play never reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ai.opponents import opponent_of
from core.kernel.rng import Rng
from tests.hostile_positions import drifted
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame

BUDGET = 8
"""How many iterations a search has: each plays a game to its end."""
TRIES = 4
PER_GAME = 12
"""How many positions come of one game."""


def hostile_positions(game: AnyGame, number: int, seed: int) -> Iterator[Any]:
    """Yield accepted positions in which a seat is to act, of all starts in turn."""
    rng, given, starting = Rng.seeded(seed), 0, 0
    starts = STARTINGS[game.key]
    while given < number:
        seats, options = starts[starting * 7 % len(starts)]
        line = [each.state for each in playing(game, seats, options, seed + starting)]
        starting += 1
        state, rng = rng.choice(line)
        for _ in range(PER_GAME):
            before = state
            state, rng = drifted(game, state, rng, TRIES)
            if state != before and game.to_act(state) is not None and given < number:
                given += 1
                yield state


def searched(game: AnyGame, number: int, seed: int, budget: int = BUDGET) -> int:
    """Search positions; every recommended move must be legal."""
    done = 0
    for state in hostile_positions(game, number, seed):
        seat = game.to_act(state)
        if seat is None:
            continue
        view = game.view(state, seat)
        advice = opponent_of(game).search(view, seat, budget, done, lambda: False)
        assert game.why_not(state, advice.best.move) is None
        done += 1
    return done
