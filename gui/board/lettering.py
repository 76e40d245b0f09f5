"""Writing on the board: what does not fit is written smaller, and only then cut short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

SMALLEST = 11.5
"""The floor of all text, in pixels."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter

_ROOMY = 16_777_215.0


@frozen
class Style:
    """How something is written."""

    size: float
    color: str
    bold: bool = False
    align: Qt.AlignmentFlag = LEFT

    @property
    def font(self) -> QFont:
        """The application's font in this size."""
        font = QFont()
        font.setPixelSize(max(1, round(self.size)))
        font.setWeight(QFont.Weight.DemiBold if self.bold else QFont.Weight.Normal)
        return font

    @property
    def line(self) -> float:
        """The height of a line."""
        return QFontMetricsF(self.font).height()

    def width(self, sentence: str) -> float:
        """Measure a sentence."""
        return QFontMetricsF(self.font).horizontalAdvance(sentence)


def write(painter: QPainter, rect: QRectF, sentence: str, style: Style) -> float:
    """Write one line into a rectangle; tells how wide it became."""
    fitting = _shrunk(style, rect.width() / max(1.0, style.width(sentence)))
    metrics = QFontMetricsF(fitting.font)
    shown = metrics.elidedText(sentence, Qt.TextElideMode.ElideRight, rect.width() + 1)
    _draw(painter, rect, shown, fitting, fitting.align | Qt.TextFlag.TextSingleLine)
    return min(rect.width(), metrics.horizontalAdvance(shown))


def write_wrapped(painter: QPainter, rect: QRectF, sentence: str, style: Style) -> None:
    """Write a sentence into a rectangle, on as many lines as it takes."""
    flags = style.align | Qt.TextFlag.TextWordWrap
    while style.size > SMALLEST and _wrapped_height(style, rect.width(), sentence) > rect.height():
        style = evolve(style, size=max(SMALLEST, style.size - 1))
    _draw(painter, rect, sentence, style, flags)


def _wrapped_height(style: Style, width: float, sentence: str) -> float:
    room = QRectF(0, 0, width, _ROOMY)
    return QFontMetricsF(style.font).boundingRect(room, Qt.TextFlag.TextWordWrap, sentence).height()


def _shrunk(style: Style, share: float) -> Style:
    if share >= 1:
        return style
    smallest = min(style.size, SMALLEST)
    return evolve(style, size=max(smallest, int(style.size * share)))


def _draw(painter: QPainter, rect: QRectF, shown: str, style: Style, flags: int) -> None:
    painter.setFont(style.font)
    painter.setPen(QColor(style.color))
    painter.drawText(rect, flags, shown)
