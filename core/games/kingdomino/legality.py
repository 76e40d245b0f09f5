"""Which moves are legal, and why the others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player

from . import texts
from .grid import CASTLE
from .kingdom import Kingdom, Laid
from .moves import ClaimDomino, DiscardDomino, Move, PlaceDomino
from .pieces import DOMINOES, Domino
from .state import Decision, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message

    from .grid import Cell


def legal_moves(table: Table) -> Sequence[Move]:
    """List the legal moves in their fixed order.

    Claims go from the lowest domino to the highest. Placements go by the x and then the y of the
    left half, then by direction: north, east, south, west.
    """
    if table.over:
        return ()
    if table.decision is Decision.CLAIM:
        return tuple(ClaimDomino(slot.domino) for slot in table.next_line if slot.king is None)
    kingdom, domino = acting(table)
    return tuple(PlaceDomino(*spot) for spot in kingdom.spots(domino)) or (DiscardDomino(),)


def why_not(table: Table, move: Move) -> Message | None:
    """Say which one rule a move breaks."""
    if table.over:
        return texts.GAME_OVER
    if isinstance(move, ClaimDomino):
        return _why_not_claim(table, move.domino)
    if table.decision is Decision.CLAIM:
        return texts.NOTHING_TO_PLACE if table.opening else texts.CHOOSE_FIRST
    kingdom, domino = acting(table)
    if isinstance(move, PlaceDomino):
        return why_not_lay(kingdom, Laid(domino.number, move.cell, move.direction))
    return texts.STILL_FITS.bind(domino=domino.number) if kingdom.fits(domino) else None


def acting(table: Table) -> tuple[Kingdom, Domino]:
    """Find the domino that has to be placed, and the kingdom that it belongs to."""
    claim = table.current_line[table.turn]
    return table.kingdoms[claim.king], DOMINOES[claim.domino]


def _why_not_claim(table: Table, domino: int) -> Message | None:
    if not table.next_line:
        return texts.NO_NEXT_LINE
    if table.decision is Decision.PLACE:
        kingdom, pending = acting(table)
        first = texts.PLACE_FIRST if kingdom.fits(pending) else texts.DISCARD_FIRST
        return first.bind(domino=pending.number)
    for slot in table.next_line:
        if slot.domino == domino:
            return _why_not_choose(slot.domino, slot.king)
    return texts.NOT_IN_LINE.bind(domino=domino)


def _why_not_choose(domino: int, king: int | None) -> Message | None:
    if king is None:
        return None
    return texts.ALREADY_CHOSEN.bind(domino=domino, player=Player(king))


def why_not_lay(kingdom: Kingdom, laid: Laid) -> Message | None:
    """Say why a domino may not lie so in a kingdom."""
    for cell in laid.cells:
        if cell not in kingdom.room:
            return _why_no_room(kingdom, laid, cell)
    domino = DOMINOES[laid.domino]
    left, right = laid.cells
    if left in kingdom.landings[domino.left.terrain]:
        return None
    if right in kingdom.landings[domino.right.terrain]:
        return None
    return _unmatched(domino)


def _why_no_room(kingdom: Kingdom, laid: Laid, cell: Cell) -> Message:
    if cell == CASTLE:
        return texts.COVERED.bind(terrain=texts.CASTLE_WITHIN)
    if square := kingdom.squares.get(cell):
        return texts.COVERED.bind(terrain=texts.LANDS[square.terrain])
    west, east, north, south = kingdom.with_domino(laid).bounds
    width, height = east - west + 1, south - north + 1
    if width > kingdom.size:
        return texts.too_wide(width, kingdom.size)
    return texts.too_high(height, kingdom.size)


def _unmatched(domino: Domino) -> Message:
    left, right = texts.LANDS[domino.left.terrain], texts.LANDS[domino.right.terrain]
    if left == right:
        return texts.NO_MATCH_TWIN.bind(terrain=left)
    return texts.NO_MATCH.bind(left=left, right=right)
