"""Baselines at Kingdomino: Full Greedy, as arXiv 1807.04458 describes it, and other playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.kingdomino.policies import RANDOM
from core.ai.fast.kingdomino.search import Position, Search
from core.ai.kingdomino.packing import pack, unpack_move
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.state import Decision
from core.kernel.rng import Rng

from . import players_paper

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat

    from .players import Player

BUDGETS = (500, 2000, 8000)


def full_greedy(view: View, seat: Seat, seed: int) -> Move:
    """Take what gives most points once the chosen domino, too, lies where it gives most.

    Placements that spoil the middle or leave a single free square are left out if possible. With
    an empty kingdom it takes the most crowns on one square. Equal moves are equally likely.
    """
    table = view.table
    position = Position(pack(view))
    moves = position.moves()
    if table.decision is Decision.CLAIM and _has_hardly_begun(table, seat):
        return _drawn([move for move in moves if _crowns(move) == max(map(_crowns, moves))], seed)
    if table.decision is Decision.CLAIM:
        return _drawn(_best((move, position.outlook(0, move)) for move in moves), seed)
    if not table.kingdoms[seat].laid:
        return _drawn(moves, seed)
    free = [slot.domino for slot in table.next_line if slot.king is None] or [0]
    return _drawn(_best((m, position.outlook(m, domino)) for m in moves for domino in free), seed)


def _has_hardly_begun(table: Table, seat: Seat) -> bool:
    return len(table.kingdoms[seat].laid) <= 1


def _crowns(domino: int) -> int:
    return max(DOMINOES[domino].left.crowns, DOMINOES[domino].right.crowns)


def _best(outlooks: Iterable[tuple[int, tuple[int, int]]]) -> list[int]:
    """List the moves with the most points, the sound ones if there are any."""
    found = list(outlooks)
    kind = 0 if any(sound >= 0 for _, (sound, _) in found) else 1
    most = max(outlook[kind] for _, outlook in found)
    return sorted({move for move, outlook in found if outlook[kind] == most})


def _drawn(moves: list[int], seed: int) -> Move:
    return unpack_move(Rng.seeded(seed).choice(moves)[0])


def others_random(view: View, seat: Seat, seed: int, playouts: int) -> Move:
    """Search as the levels do, but all others play at random in the playouts."""
    search = Search(pack(view), seat, seed, playouts)
    search.assign(RANDOM)
    while search.run(playouts):
        pass
    return unpack_move(search.candidates()[0][0])


def _others_random(playouts: int) -> Player:
    return lambda view, seat, seed: others_random(view, seat, seed, playouts)


PLAYERS: dict[str, Player] = {
    "full-greedy": full_greedy,
    **players_paper.PLAYERS,
    **{f"others-random-{playouts}": _others_random(playouts) for playouts in BUDGETS},
}
