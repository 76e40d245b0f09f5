"""How far a lesson has come: a dot for each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look.paint_guard import guarded
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

DOT, CURRENT = 4.2, 6.4
"""The radii of a dot, in the design."""


class StepDots(QWidget):
    """Steps done are solid, the present one is a ring around a dot, those to come are hollow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._at, self._total = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, at: int, total: int) -> None:
        """Show a step by its number from 0; the total: all are done."""
        self._at, self._total = at, total
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for large dots."""
        unit = max(1.0, self._style.unit)
        return QSize(round(self._total * 8 * unit), round(3 * CURRENT * unit))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the way and its dots."""
        unit, theme = max(1.0, self._style.unit), self._style.theme
        large = CURRENT * unit
        pitch = min(26 * unit, (self.width() - 2 * large - 4) / max(1, self._total - 1))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line, left = self.height() / 2, large + 2
            centers = [QPointF(left + each * pitch, line) for each in range(self._total)]
            painter.setPen(QPen(theme.color("hairline"), 2))
            painter.drawLine(centers[0], centers[-1])
            for number, center in enumerate(centers):
                current = number == self._at
                painter.setPen(QPen(theme.color("ring"), 1.6))
                painter.setBrush(theme.color("panel" if number >= self._at else "gold"))
                radius = large if current else DOT * unit
                painter.drawEllipse(center, radius, radius)
                if current:
                    painter.setBrush(theme.color("gold"))
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.drawEllipse(center, radius * 0.55, radius * 0.55)
