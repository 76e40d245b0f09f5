"""Convert positions and moves of Kingdomino to and from the engine's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.kingdomino.position import KEPT, PLACE
from core.ai.fast.kingdomino.spots import DISCARDED
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import ClaimDomino, DiscardDomino, Move, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES, Terrain
from core.games.kingdomino.state import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.kingdom import Kingdom
    from core.games.kingdomino.state import State, Table
    from core.games.kingdomino.view import View

_KINDS = {terrain: kind for kind, terrain in enumerate(Terrain, start=1)}
_BOOK = [
    number
    for domino in DOMINOES.values()
    for half in (domino.left, domino.right)
    for number in (_KINDS[half.terrain], half.crowns)
]
_WAYS = tuple(Direction)
_COLUMN = 15
_CASTLE = 7


def pack(view: View) -> list[int]:
    """Pack a seat's view."""
    return _packed(view.table, view.unseen, view.pile)


def pack_state(state: State) -> list[int]:
    """Pack a whole position, with the pile in its order."""
    return _packed(state.table, (*state.pile, *state.removed), len(state.pile))


def pack_move(move: Move) -> int:
    """Pack a move."""
    match move:
        case ClaimDomino():
            return move.domino
        case PlaceDomino():
            return PLACE + _spot(move.cell, move.direction)
        case DiscardDomino():
            return 0


def unpack_move(packed: int) -> Move:
    """Unpack a move."""
    if packed >= PLACE:
        cell, way = divmod(packed - PLACE, len(_WAYS))
        x, y = divmod(cell, _COLUMN)
        return PlaceDomino((x - _CASTLE, y - _CASTLE), _WAYS[way])
    return ClaimDomino(packed) if packed else DiscardDomino()


def _packed(table: Table, unseen: Sequence[int], pile: int) -> list[int]:
    return [
        *_BOOK,
        table.seats,
        table.setup.size,
        *(int(bool(table.options[key])) for key in ("middle_kingdom", "lenient_middle", "harmony")),
        table.starter,
        table.turn,
        int(table.decision is Decision.PLACE),
        pile,
        len(unseen),
        *unseen,
        len(table.current_line),
        *(number for claim in table.current_line for number in (claim.domino, claim.king)),
        len(table.next_line),
        *(
            number
            for slot in table.next_line
            for number in (slot.domino, -1 if slot.king is None else slot.king)
        ),
        *(number for kingdom in table.kingdoms for number in _packed_kingdom(kingdom)),
    ]


def _packed_kingdom(kingdom: Kingdom) -> Iterator[int]:
    yield len(kingdom.laid) + len(kingdom.discarded)
    for laid in kingdom.laid:
        yield KEPT * laid.domino + _spot(laid.cell, laid.direction)
    for domino in kingdom.discarded:
        yield KEPT * domino + DISCARDED


def _spot(cell: Cell, direction: Direction) -> int:
    x, y = cell
    return ((x + _CASTLE) * _COLUMN + y + _CASTLE) * len(_WAYS) + _WAYS.index(direction)
