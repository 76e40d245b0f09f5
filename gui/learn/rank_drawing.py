"""Ranks drawn as domes: gold and solid if earned, a hollow outline if not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.kernel.messages import text
from gui.look.paint_guard import guarded, saved
from gui.text.translation import render
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .lesson_progress import BEST

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message
    from gui.look.theme import Theme

RANKS: tuple[Message, ...] = (
    text("lesson", "Not finished yet"),
    text("lesson", "Finished: you were shown how"),
    text("lesson", "Finished with a hint"),
    text("lesson", "Finished without help"),
)
"""What each rank means."""
SIDE = 24.0
"""The square for which a dome is drawn."""


def paint_dome(painter: QPainter, box: QRectF, theme: Theme, *, earned: bool) -> None:
    """Paint a dome with its lantern on a plinth."""
    shape = _dome()
    with saved(painter):
        painter.translate(box.topLeft())
        painter.scale(box.width() / SIDE, box.height() / SIDE)
        if not earned:
            painter.strokePath(shape, QPen(theme.color("disabled"), 1.2))
            return
        light = QLinearGradient(4, 4, 20, 22)
        light.setColorAt(0, theme.color("gold").lighter(125))
        light.setColorAt(1, theme.color("gold"))
        painter.fillPath(shape, light)
        painter.strokePath(shape, QPen(theme.color("ring"), 1.2))
        painter.setPen(QPen(theme.color("ring"), 0.9))
        for x in (8.6, 12.0, 15.4):  # the ribs
            painter.drawLine(QPointF(12 + (x - 12) * 0.35, 7.6), QPointF(x, 15.4))


def _dome() -> QPainterPath:
    dome = QPainterPath(QPointF(4.6, 16))
    dome.cubicTo(4.6, 9.6, 8.2, 6.8, 12, 6.8)
    dome.cubicTo(15.8, 6.8, 19.4, 9.6, 19.4, 16)
    dome.closeSubpath()
    parts = QPainterPath()
    parts.addRect(QRectF(10.9, 3.6, 2.2, 3.6))
    parts.addEllipse(QPointF(12, 3), 1.5, 1.5)
    plinth = QPainterPath()
    plinth.addRoundedRect(QRectF(2.8, 16, 18.4, 3), 1, 1)
    plinth.addRoundedRect(QRectF(1.6, 19, 20.8, 2.6), 1, 1)
    return dome.united(parts).united(plinth)


class RankRow(Translated, QWidget):
    """Three domes; read out in words."""

    def __init__(self, design: float = 22, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design = design
        self._style = Style()
        self.rank = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_rank(self, rank: int) -> None:
        """Show another rank."""
        self.rank = rank
        self.retranslate()
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Name the rank in the current language."""
        self.setAccessibleName(render(RANKS[self.rank]))

    def sizeHint(self) -> QSize:
        """Ask for room for three domes."""
        side = self._style.pixels(self._design)
        return QSize(BEST * (side + 3) - 3, side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the domes."""
        side = self._style.pixels(self._design)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for number in range(BEST):
                box = QRectF(number * (side + 3), (self.height() - side) / 2, side, side)
                paint_dome(painter, box, self._style.theme, earned=number < self.rank)
