"""The visible cells of a kingdom, their rectangles, and its frame."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.grid import CASTLE
from core.kernel.messages import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.kingdom import Kingdom

SPARE = 2
"""How many columns and rows are shown beside those of a full kingdom.

That is enough to show every square that the next domino may cover: a domino reaches two squares
beyond what has been laid, and what has been laid limits how far the frame can slide.
"""

LONGEST = 2
"""How far a domino reaches, in squares."""

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
        """Return the rectangle of a cell."""
        corner = QPointF(cell[0] - self.columns[0], cell[1] - self.rows[0]) * self.cell
        return QRectF(self.origin + corner, QPointF(self.origin + corner) + self._step)

    def block(self, cells: Iterable[Cell]) -> QRectF:
        """Return the smallest rectangle around some cells."""
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
        """Return which columns and rows the frame holds: it slides no farther than it has to."""
        return _window(kingdom, self.size, 0)

    def frame(self, kingdom: Kingdom) -> QRectF:
        """Return the rectangle of the frame's picture."""
        (west, east), (north, south) = self.framed(kingdom)
        rail = RAIL * self.cell
        return self.block(((west, north), (east, south))).adjusted(-rail, -rail, rail, rail)

    def narrowed(self, columns: Span, rows: Span) -> Field:
        """Leave out columns and rows; the others stay where they are."""
        return evolve(
            self, columns=columns, rows=rows, origin=self.rect((columns[0], rows[0])).topLeft()
        )

    @property
    def _step(self) -> QPointF:
        return QPointF(self.cell, self.cell)


def growing_field(seat: Seat, kingdom: Kingdom, room: QRectF, largest: float) -> Field:
    """Show what has been laid and, round it, where the kingdom can still grow.

    The castle stands still until a square that has to be shown would leave the room.
    """
    size = kingdom.size
    whole = _fitted(seat, size, _window(kingdom, size + SPARE, LONGEST), room, largest)
    west, east, north, south = kingdom.bounds
    columns = _common(whole.columns, _slack((west, east), size))
    return whole.narrowed(columns, _common(whole.rows, _slack((north, south), size)))


def spanned_field(
    seat: Seat, size: int, spans: tuple[Span, Span], room: QRectF, largest: float
) -> Field:
    """Show given columns and rows."""
    return _fitted(seat, size, spans, room, largest)


def framed_field(seat: Seat, kingdom: Kingdom, room: QRectF) -> Field:
    """Show a kingdom in a full frame, which slides no farther than it has to."""
    windows = _window(kingdom, kingdom.size, 0)
    return _fitted(seat, kingdom.size, windows, room, room.width())


def _window(kingdom: Kingdom, wide: int, reach: int) -> tuple[Span, Span]:
    """Slide columns and rows with each domino, from the castle on, as little as possible."""
    windows = [(-(wide // 2), -(wide // 2) + wide - 1)] * 2
    spans = [(0, 0), (0, 0)]
    for cells in ((CASTLE,), *(laid.cells for laid in kingdom.laid)):
        for axis in (0, 1):
            along = [cell[axis] for cell in cells]
            low, high = spans[axis] = min(spans[axis][0], *along), max(spans[axis][1], *along)
            wanted = _common((low - reach, high + reach), _slack((low, high), kingdom.size))
            windows[axis] = _slid(windows[axis], wanted)
    return windows[0], windows[1]


def _slack(laid: Span, size: int) -> Span:
    """Return how far a frame can slide that holds what has been laid."""
    return laid[1] - size + 1, laid[0] + size - 1


def _common(one: Span, other: Span) -> Span:
    return max(one[0], other[0]), min(one[1], other[1])


def _slid(window: Span, wanted: Span) -> Span:
    """Slide a window as little as possible so that it holds some columns or rows."""
    first, last = window
    step = min(0, wanted[0] - first) or max(0, wanted[1] - last)
    return first + step, last + step


def _fitted(seat: Seat, size: int, spans: tuple[Span, Span], room: QRectF, largest: float) -> Field:
    (west, east), (north, south) = spans
    across, down = east - west + 1, south - north + 1
    cell = min(room.width() / across, room.height() / down, largest)
    cell = max(1.0, float(int(cell)))
    corner = room.center() - QPointF(across * cell, down * cell) / 2
    return Field(seat, size, *spans, cell, QPointF(round(corner.x()), round(corner.y())))
