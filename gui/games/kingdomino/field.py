"""Which cells of a kingdom are shown, where they are, and where its frame lies."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from core.kernel.messages import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.kingdom import Kingdom

REACH = 3
"""How far round what has been laid the cells are shown: a domino and one more."""

RAIL = 0.102
"""How far the frame's rail lies outside of its cells, in cells."""

Span: TypeAlias = tuple[int, int]
"""The first and the last column or row."""


@frozen(eq=False)
class Field:
    """A rectangle of cells on the screen."""

    seat: Seat
    size: int
    columns: Span
    rows: Span
    cell: float
    origin: QPointF

    def rect(self, cell: Cell) -> QRectF:
        """Tell where a cell is."""
        corner = QPointF(cell[0] - self.columns[0], cell[1] - self.rows[0]) * self.cell
        return QRectF(self.origin + corner, QPointF(self.origin + corner) + self._step)

    def block(self, cells: Iterable[Cell]) -> QRectF:
        """Tell where the smallest rectangle round some cells is."""
        block = QRectF()
        for cell in cells:
            block = block.united(self.rect(cell))
        return block

    @property
    def cells(self) -> Iterator[Cell]:
        """List every cell, row by row."""
        (west, east), (north, south) = self.columns, self.rows
        for y, x in product(range(north, south + 1), range(west, east + 1)):
            yield x, y

    @property
    def outline(self) -> QRectF:
        """The rectangle of all cells."""
        return self.block(((self.columns[0], self.rows[0]), (self.columns[1], self.rows[1])))

    def framed(self, kingdom: Kingdom) -> tuple[Span, Span]:
        """Tell which columns and rows the frame holds: it centers on what has been laid."""
        west, east, north, south = kingdom.bounds
        columns = _centered((west, east), self.columns, self.size)
        return columns, _centered((north, south), self.rows, self.size)

    def frame(self, kingdom: Kingdom) -> QRectF:
        """Tell where the frame's picture lies."""
        (west, east), (north, south) = self.framed(kingdom)
        rail = RAIL * self.cell
        return self.block(((west, north), (east, south))).adjusted(-rail, -rail, rail, rail)

    @property
    def _step(self) -> QPointF:
        return QPointF(self.cell, self.cell)


def growing_field(seat: Seat, kingdom: Kingdom, room: QRectF, largest: float) -> Field:
    """Show what has been laid and, round it, where the kingdom can still grow."""
    west, east, north, south = kingdom.bounds
    columns, rows = _reach((west, east), kingdom.size), _reach((north, south), kingdom.size)
    return _fitted(seat, kingdom.size, (columns, rows), room, largest)


def framed_field(seat: Seat, kingdom: Kingdom, room: QRectF) -> Field:
    """Show a kingdom in the middle of a full frame."""
    west, east, north, south = kingdom.bounds
    size = kingdom.size
    columns = _centered((west, east), (east - size + 1, west + size - 1), size)
    rows = _centered((north, south), (south - size + 1, north + size - 1), size)
    return _fitted(seat, size, (columns, rows), room, room.width())


def _reach(laid: Span, size: int) -> Span:
    low, high = laid
    first, last = max(low - REACH, high - size + 1), min(high + REACH, low + size - 1)
    return first, last


def _centered(laid: Span, shown: Span, size: int) -> Span:
    low, high = laid
    slack = size - (high - low + 1)
    first = min(max(low - slack // 2, shown[0]), shown[1] - size + 1)
    return first, first + size - 1


def _fitted(seat: Seat, size: int, spans: tuple[Span, Span], room: QRectF, largest: float) -> Field:
    (west, east), (north, south) = spans
    across, down = east - west + 1, south - north + 1
    cell = min(room.width() / across, room.height() / down, largest)
    cell = max(1.0, float(int(cell)))
    corner = room.center() - QPointF(across * cell, down * cell) / 2
    return Field(seat, size, *spans, cell, QPointF(round(corner.x()), round(corner.y())))
