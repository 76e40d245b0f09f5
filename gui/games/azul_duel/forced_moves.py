"""Which moves of the tiling need no thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.state import Stage
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View


def obvious_moves(view: View) -> tuple[Move, ...]:
    """List the placements from here on that have just one legal space, until one has to choose.

    They are those of the player to decide, in their order. A line that bonus chips could complete
    is a choice; so is a tile with two spaces to go to.
    """
    state = AZUL_DUEL.determinize(view, Rng.seeded(0))
    seat, round_, found = state.turn, state.round, []
    while (state.stage, state.turn, state.round) == (Stage.PLACING, seat, round_):
        moves = AZUL_DUEL.legal_moves(state)
        if len(moves) > 1:
            break
        found.append(moves[0])
        state = AZUL_DUEL.apply(state, moves[0]).state
    return tuple(found)
