"""What is likely to follow a move: the line that a search tried most, as moves of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.rng import Rng

from . import azul_duel, kingdomino, pixies

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame

    from .advice import Candidate

READERS: Mapping[str, Callable[[int, Any], Any]] = {
    "azul_duel": lambda packed, state: azul_duel.unpack_move(packed, state.line),
    "kingdomino": lambda packed, _: kingdomino.unpack_move(packed),
    "pixies": lambda packed, _: pixies.unpack_move(packed),
}
"""How a packed move of each game reads in a position."""


def principal_line(game: AnyGame, view: Any, candidate: Candidate) -> tuple[Any, ...]:
    """List a candidate's move and those expected after it, as far as nothing hidden decides."""
    state = game.determinize(view, Rng.seeded(0))
    moves: tuple[Any, ...] = ()
    for packed in candidate.line or ():
        move = READERS[game.key](packed, state)
        if game.why_not(state, move) is not None:
            break
        state = game.apply(state, move).state
        moves += (move,)
    return moves or (candidate.move,)
