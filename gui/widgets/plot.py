"""Numbers painted small: the ground, the scale at the side, and where a value lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.text.numbers import signed

from .style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (2, 2), (6, 2, 2, 2), (1, 2))
"""Strokes of the lines, which differ not by color alone."""
LABEL = 12
RADIUS = 7


class Plot(QWidget):
    """Values from left to right; subclasses choose and paint them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._range: tuple[float, float] = (0, 1)
        self._last = 0
        self._style = Style()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_range(self, values: Sequence[Sequence[float]]) -> None:
        """Choose a scale for some rows of values; nothing is always on it."""
        low = min((min(each) for each in values if each), default=0)
        high = max((max(each) for each in values if each), default=0)
        low = min(0, low)
        self._range = (low, max(low + 1, high))

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what the lines lie on."""
        theme = self._style.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("hairline"), 1))
        painter.setBrush(theme.color("panel_alt"))
        radius = self._style.radius(RADIUS)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def paint_line(
        self, painter: QPainter, values: Sequence[float], color: QColor, dashes: int = 0
    ) -> None:
        """Join some values."""
        pen = QPen(color, 2.2)
        if DASHES[dashes]:
            pen.setDashPattern(DASHES[dashes])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([self.spot(n, value) for n, value in enumerate(values)]))

    def paint_dot(self, painter: QPainter, number: int, value: float, color: QColor) -> None:
        """Mark one value."""
        painter.setPen(QPen(self._style.theme.color("panel"), 1.2))
        painter.setBrush(color)
        painter.drawEllipse(self.spot(number, value), 4.5, 4.5)

    def paint_ends(self, painter: QPainter) -> None:
        """Write the highest and the lowest number at the side."""
        low, high = self._range
        painter.setFont(self._style.font(LABEL))
        painter.setPen(self._style.theme.color("soft_text"))
        edges = QRectF(0, 4, self.room().left() - 6, self.height() - 8)
        right = Qt.AlignmentFlag.AlignRight
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignTop, signed(round(high)))
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignBottom, signed(round(low)))

    def room(self) -> QRectF:
        """Return the rectangle of the values."""
        left = self._style.pixels(LABEL) * 2.6
        return QRectF(left, 8, self.width() - left - 10, self.height() - 16)

    def spot(self, number: int, value: float) -> QPointF:
        """Return the point of a value."""
        room = self.room()
        low, high = self._range
        x = room.left() + room.width() * number / max(1, self._last)
        return QPointF(x, room.bottom() - room.height() * (value - low) / (high - low))
