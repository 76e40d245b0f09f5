"""The layout of the scoring board: display, stack, tray, buttons and score tracks."""

from __future__ import annotations

from functools import cached_property
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel.board import TOKENS
from core.games.azul_duel.state import DISPLAY_SIZE

COLUMNS = DISPLAY_SIZE + 1
CELLS = 10
TOKEN_PITCH = 0.86
"""How far apart spent tokens lie, in tokens."""
LARGEST_TOKEN = 30
ROOMY_TRAY = 5
"""How many drawn plates lie in one row."""


@frozen(eq=False)
class MarketPlan:
    """The scoring board in a panel.

    Attributes:
        panel: The whole panel.
        unit: How large a pixel of the mock-up is.
        button: How high a button is.
        heading: How high a heading is.
        sold_out: Whether there are no plates any more, so that the tracks have all the room.

    """

    panel: QRectF
    unit: float
    button: float
    heading: float
    sold_out: bool

    @cached_property
    def inner(self) -> QRectF:
        """The panel without its margin."""
        rim = 12 * self.unit
        return self.panel.adjusted(rim, rim * 0.7, -rim, -rim * 0.8)

    @cached_property
    def gap(self) -> float:
        """The space between two things."""
        return 7 * self.unit

    @cached_property
    def side(self) -> float:
        """How large a plate is."""
        rest = self.inner.height() - self.heading - self.button - 3 * self.gap
        return min((self.inner.width() - 3 * self.gap) / COLUMNS, rest * 0.5)

    @property
    def title(self) -> QRectF:
        """The heading, beside the spent tokens."""
        inner = self.inner
        width = self.spent_token(0, TOKENS - 1).left() - self.gap - inner.left()
        return QRectF(inner.left(), inner.top(), width, self.heading)

    def column(self, index: int) -> QRectF:
        """Return the place of a plate of the display, or of the stack."""
        inner = self.inner
        width = inner.width() / COLUMNS
        center = inner.left() + width * (index + 0.5)
        return QRectF(center - self.side / 2, inner.top() + self.heading, self.side, self.side)

    @property
    def stack(self) -> QRectF:
        """The stack."""
        return self.column(DISPLAY_SIZE)

    def spent_token(self, row: int, index: int) -> QRectF:
        """Return the place of a spent token: the near player's are left of the other's."""
        side = min(self.heading * 0.98, LARGEST_TOKEN * self.unit)
        slot = 2 * (1 - row) + index + (0.4 if row == 0 else 0)
        right = self.inner.right() - slot * side * TOKEN_PITCH
        middle = self.inner.top() + self.heading / 2
        return QRectF(right - side, middle - side / 2, side, side)

    @property
    def button_row(self) -> QRectF:
        """The row of buttons under the plates."""
        inner = self.inner
        top = inner.top() + self.heading + self.side + self.gap
        return QRectF(inner.left(), top, inner.width(), self.button)

    @property
    def draw_button(self) -> QRectF:
        """The button at the stack."""
        row = self.button_row
        return row.adjusted(row.width() / 2 + self.gap / 2, 0, 0, 0)

    @property
    def look_button(self) -> QRectF:
        """The button left of the one at the stack."""
        row = self.button_row
        return row.adjusted(0, 0, -row.width() / 2 - self.gap / 2, 0)

    @property
    def tray(self) -> QRectF:
        """Where drawn plates lie, and the score tracks while nothing is drawn."""
        inner = self.inner
        top = self.title.bottom() if self.sold_out else self.button_row.bottom() + self.gap
        return QRectF(inner.left(), top, inner.width(), inner.bottom() - top)

    def drawn(self, index: int, number: int) -> QRectF:
        """Return the place of one of some drawn plates."""
        tray = self.tray.adjusted(self.gap, self.gap, -self.gap, -self.gap)
        rows = 1 if number <= ROOMY_TRAY else 2
        columns = max(1, ceil(number / rows))
        step = QPointF(tray.width() / columns, tray.height() / rows)
        side = min(step.x() - self.gap, step.y(), self.side)
        row, column = divmod(index, columns)
        center = tray.topLeft() + QPointF(step.x() * (column + 0.5), step.y() * (row + 0.5))
        return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)

    def track(self, row: int) -> QRectF:
        """Return a score track: 0 for tens, 1 for ones."""
        tray, label = self.tray, self.heading * 1.6
        tallest = tray.width() / CELLS * 1.35
        height = min((tray.height() - self.gap) / 2, tallest)
        spare = (tray.height() - 2 * height - self.gap) / 2
        top = tray.top() + spare + row * (height + self.gap)
        return QRectF(tray.left() + label, top, tray.width() - label, height)

    def track_cell(self, row: int, index: int) -> QRectF:
        """Return a cell of a score track."""
        track = self.track(row)
        rim = 3.5 * self.unit
        inside = track.adjusted(rim, rim, -rim, -rim)
        width = inside.width() / CELLS
        left = inside.left() + index * width
        return QRectF(left, inside.top(), width, inside.height()).adjusted(1, 0, -1, 0)

    def marker(self, row: int, digit: int, share: int) -> QRectF:
        """Return the place of a marker; share is −1 or 1 if another one is on the same cell."""
        cell = self.track_cell(row, digit)
        side = min(cell.width() * (0.92 if not share else 0.74), cell.height() * 0.57)
        center = QPointF(cell.center().x() + share * cell.width() * 0.2, cell.bottom())
        return QRectF(center.x() - side / 2, center.y() - side * 1.06, side, side)
