"""Legal moves as gestures: a domino is taken by one of its halves, a choice is made by a king."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE, Direction, beside
from core.games.kingdomino.moves import ClaimDomino, DiscardDomino, PlaceDomino
from core.games.kingdomino.places import (
    current_king,
    current_slot,
    kingdom_cell,
    next_slot,
    waiting_king,
)
from core.games.kingdomino.state import Decision
from gui.board.handles import Handle
from gui.board.table import Choice

from . import texts
from .places import DISCARD_BUTTON, half

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.places import Place

LEFT, RIGHT = 0, 1

_CLOCKWISE = (Direction.EAST, Direction.SOUTH, Direction.WEST, Direction.NORTH)


def opposite(direction: Direction) -> Direction:
    """Return the opposite direction."""
    return _CLOCKWISE[(_CLOCKWISE.index(direction) + 2) % 4]


def orientation(side: int, variant: Direction) -> Direction:
    """Return the direction of the right half, from the direction of the half not held."""
    return variant if side == LEFT else opposite(variant)


def handles_of(view: View, moves: Sequence[Move]) -> list[Handle]:
    """Make placements and choices into gestures.

    A domino is first held as it lies in the line, and turning it goes clockwise.
    """
    table = view.table
    claims = [_claim(table, move) for move in moves if isinstance(move, ClaimDomino)]
    placements = [move for move in moves if isinstance(move, PlaceDomino)]
    by_half = [handle for side in (LEFT, RIGHT) for handle in _turned(table, side, placements)]
    return claims + by_half


def choices_of(view: View, moves: Sequence[Move]) -> list[Choice]:
    """Offer to discard what fits nowhere."""
    return [_discard(view.table, move) for move in moves if isinstance(move, DiscardDomino)]


def acting_king(table: Table) -> Place:
    """Return the place of the king who has to choose."""
    if table.opening:
        return waiting_king(table.first_chooser(table.turn), table.turn // table.seats)
    return current_king(table.turn)


def group_of(view: View, source: Place) -> tuple[Place, ...]:
    """Take the whole domino along with a half."""
    if source.area == "half":
        return source, current_slot(view.table.turn)
    return (source,)


_SQUARES = frozenset({"kingdom", "covered"})


def attempt_of(view: View, source: Place, target: Place, variant: object) -> Move | None:
    """Name the move that a drop would be, legal or not."""
    table = view.table
    if target.area == "next":
        slot = target.at[0]
        if slot < len(table.next_line):
            return ClaimDomino(table.next_line[slot].domino)
        return None
    if target.seat != table.actor or not isinstance(variant, Direction):
        return None
    if target.area not in _SQUARES:
        return None
    return _placement(source.at[1], (target.at[0], target.at[1]), variant)


def covered_square(view: View, move: Move) -> Place | None:
    """Find the covered square on which a half of the domino would lie; None: both are free."""
    seat = view.table.actor
    if seat is None or not isinstance(move, PlaceDomino):
        return None
    squares = view.table.kingdoms[seat].squares
    halves = (move.cell, beside(move.cell, move.direction))
    covered = (cell for cell in halves if cell == CASTLE or cell in squares)
    return next((kingdom_cell(seat, cell) for cell in covered), None)


def taking_of(view: View, place: Place) -> Move | None:
    """Name a move that would begin with a king or a domino, legal or not."""
    table = view.table
    match place.area:
        case "half" | "current" if table.decision is Decision.CLAIM and not table.opening:
            mine = table.current_line[place.at[0]].king == table.actor
            return PlaceDomino(beside(CASTLE, Direction.EAST), Direction.EAST) if mine else None
        case "next":
            return ClaimDomino(table.next_line[place.at[0]].domino)
        case "current_king" if place.at[0] == table.turn or not table.next_line:
            return ClaimDomino(table.current_line[place.at[0]].domino)
    return None


def _placement(side: int, cell: tuple[int, int], variant: Direction) -> PlaceDomino:
    left = cell if side == LEFT else beside(cell, variant)
    return PlaceDomino(left, orientation(side, variant))


def _claim(table: Table, move: ClaimDomino) -> Handle:
    slot = next(i for i, drawn in enumerate(table.next_line) if drawn.domino == move.domino)
    return Handle(move, acting_king(table), next_slot(slot), direct=True)


def _turned(table: Table, side: int, moves: Sequence[PlaceDomino]) -> Iterator[Handle]:
    start = _CLOCKWISE.index(orientation(side, Direction.EAST))
    for step in range(4):
        variant = _CLOCKWISE[(start + step) % 4]
        for move in moves:
            if move.direction is orientation(side, variant):
                yield _carried(table, side, variant, move)


def _carried(table: Table, side: int, variant: Direction, move: PlaceDomino) -> Handle:
    cell = move.cell if side == LEFT else beside(move.cell, move.direction)
    claim = table.current_line[table.turn]
    return Handle(move, half(table.turn, side), kingdom_cell(claim.king, cell), variant)


def _discard(table: Table, move: DiscardDomino) -> Choice:
    domino = table.current_line[table.turn].domino
    return Choice(
        move,
        texts.DISCARD.bind(domino=domino),
        DISCARD_BUTTON,
        texts.WHY_DISCARD.bind(domino=domino),
        primary=True,
    )
