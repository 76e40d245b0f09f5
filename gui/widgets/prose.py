"""Text that is painted: wrapped, measured, never cut."""

from __future__ import annotations

import re
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QTextLayout, QTextOption

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont, QPainter


TOGETHER = re.compile(r" (?=\S{1,4}$)|(?<=\d\.) ")
"""Spaces at which no line ends: before a short last word, and after an ordinal number."""


class Prose:
    """A text laid out in a width; words that are too long are broken."""

    def __init__(
        self,
        words: str,
        font: QFont,
        width: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout = QTextLayout(TOGETHER.sub("\u00a0", words), font)
        self._layout.setTextOption(option)
        self._layout.setCacheEnabled(True)
        self._layout.beginLayout()
        height = widest = 0.0
        self.lines = 0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, height))
            height += line.height()
            widest = max(widest, line.naturalTextWidth())
            self.lines += 1
        self._layout.endLayout()
        self.size = QSizeF(ceil(widest), ceil(height))

    def draw(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        """Write the text into a rectangle as wide as it was laid out for, in its middle."""
        painter.setPen(color)
        top = rect.top() + max(0.0, (rect.height() - self.size.height()) / 2)
        self._layout.draw(painter, QPointF(rect.left(), top))
