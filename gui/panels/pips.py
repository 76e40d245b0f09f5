"""A dot for each round: those gone, the present one, those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look.paint_guard import guarded
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.games.narration import Progress

FEW = 5
"""Up to this many rounds the current one shows its number."""


class Pips(QWidget):
    """Shows how far a game has come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._progress: Progress | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, progress: Progress) -> None:
        """Show another round."""
        self._progress = progress
        self.updateGeometry()
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for every dot."""
        total = self._progress.total if self._progress else 0
        return QSize(round(total * self._pitch + self._style.length(6)), self._style.length(28))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots."""
        if self._progress is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            gold = self._style.theme.color("gold")
            for number in range(1, self._progress.total + 1):
                center = QPointF(self._pitch * (number - 0.5) + 3, self.height() / 2)
                current = number == self._progress.current
                radius = self._radius * (1.45 if current else 1.0)
                painter.setPen(QPen(gold, 1.6))
                gone = number <= self._progress.current
                painter.setBrush(gold if gone else QColor(Qt.GlobalColor.transparent))
                painter.drawEllipse(center, radius, radius)
                if current and self._few:
                    self._paint_number(painter, center, radius, number)

    def _paint_number(self, painter: QPainter, center: QPointF, radius: float, number: int) -> None:
        painter.setFont(self._style.font(13, QFont.Weight.Bold))
        painter.setPen(QColor("#2B1B05"))
        room = QRectF(0, 0, 2 * radius, 2 * radius)
        room.moveCenter(center)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))

    @property
    def _few(self) -> bool:
        return self._progress is not None and self._progress.total <= FEW

    @property
    def _pitch(self) -> float:
        return self._style.length(30) if self._few else self._style.length(15)

    @property
    def _radius(self) -> float:
        return self._style.length(70 if self._few else 42) / 10
