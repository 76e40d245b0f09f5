"""What a move brings to light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.errors import IllegalMove
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat
    from core.match import Match

GUESSES = 6
"""How often somebody guesses; one piece of two is guessed rightly so often one time in 64."""


def reveals(match: Match, ply: int, seats: Iterable[Seat]) -> bool:
    """Tell whether the move after so many showed one of the seats what it could not know."""
    before = match.line[ply - 1].state if ply else match.start.state
    turn = match.line[ply]
    return any(_surprises(match.game, before, turn.move, turn.state, seat) for seat in seats)


def _surprises(game: AnyGame, before: Any, move: Any, after: Any, seat: Seat) -> bool:
    """Tell whether somebody who knows the move and guesses the rest may expect anything else."""
    known, seen = game.view(before, seat), game.view(after, seat)
    for seed in range(GUESSES):
        try:
            guess = game.apply(game.determinize(known, Rng.seeded(seed)), move).state
        except IllegalMove:
            return True
        if game.view(guess, seat) != seen:
            return True
    return False
