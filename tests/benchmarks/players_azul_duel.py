"""Baselines at Azul Duel: the best move at once, and flat Monte Carlo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.azul_duel.packing import pack, unpack_move
from core.ai.fast.azul_duel.search import Search

if TYPE_CHECKING:
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

    from .players import Player

BUDGETS = (100, 300, 1000)


def one_ply(view: View, seat: Seat, seed: int) -> Move:
    """Make the move that looks best one move ahead, as games are played out, but without noise."""
    engine = Search(pack(view), seat, seed + 1)
    engine.noise = 0.0
    return unpack_move(engine.best(), view.line)


def flat(view: View, seat: Seat, seed: int, playouts: int) -> Move:
    """Play games out after the most promising moves; more of them after the better ones."""
    engine = Search(pack(view), seat, seed + 1)
    engine.deep = 0
    engine.run(playouts)
    return unpack_move(engine.candidates()[0][0], view.line)


def _flat(playouts: int) -> Player:
    return lambda view, seat, seed: flat(view, seat, seed, playouts)


PLAYERS: dict[str, Player] = {
    "one-ply": one_ply,
    **{f"flat-{playouts}": _flat(playouts) for playouts in BUDGETS},
}
