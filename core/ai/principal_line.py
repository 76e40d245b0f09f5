"""The principal line: the moves that a search tried most after a candidate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.rng import Rng

from .opponents import opponent_of

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

    from .advice import Candidate


def principal_line(game: AnyGame, view: Any, candidate: Candidate) -> tuple[Any, ...]:
    """List a candidate's move and those expected after it, as far as nothing hidden decides."""
    state = game.determinize(view, Rng.seeded(0))
    read_move = opponent_of(game).read_move
    moves: tuple[Any, ...] = ()
    for packed in candidate.line or ():
        move = read_move(packed, state)
        if game.why_not(state, move) is not None:
            break
        state = game.apply(state, move).state
        moves += (move,)
    return moves or (candidate.move,)
