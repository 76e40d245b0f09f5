"""Baselines at Pixies: flat Monte Carlo with greedy playouts to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.pixies.search import Search
from core.ai.pixies.packing import pack, unpack_move

if TYPE_CHECKING:
    from core.games.pixies.moves import Move
    from core.games.pixies.view import View
    from core.kernel.messages import Seat

    from .players import Player

BUDGETS = (100, 500, 2000)
WHIMS = 10


def flat(view: View, seat: Seat, seed: int, playouts: int) -> Move:
    """Share the playouts equally among the moves; the one with the highest mean lead wins."""
    search = Search(pack(view), seat, seed + 1)
    moves = search.legal_moves()
    each = max(1, playouts // len(moves))
    return unpack_move(max(moves, key=lambda move: search.play_outs(move, each, WHIMS)))


def _flat(playouts: int) -> Player:
    return lambda view, seat, seed: flat(view, seat, seed, playouts)


PLAYERS: dict[str, Player] = {f"flat-{playouts}": _flat(playouts) for playouts in BUDGETS}
