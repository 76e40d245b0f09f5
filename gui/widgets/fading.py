"""Fade the edges of a list that is longer than its room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QLinearGradient, QPainter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

DEPTH = 18
"""How many pixels at an edge fade."""


def fade_on_scroll(area: QAbstractScrollArea) -> None:
    """Repaint the edges when the content moves: Qt would scroll them along."""
    area.verticalScrollBar().valueChanged.connect(area.viewport().update)


def paint_fades(area: QAbstractScrollArea, ground: str, above: int = 0) -> None:
    """Blend the content into the ground where more of it lies beyond the edge.

    ``above`` is the height of what stays at the upper edge.
    """
    bar, room = area.verticalScrollBar(), area.viewport().rect().adjusted(0, above, 0, 0)
    with QPainter(area.viewport()) as painter:
        for hidden, outer, inner in (
            (bar.value() > bar.minimum(), room.top(), room.top() + DEPTH),
            (bar.value() < bar.maximum(), room.bottom() + 1, room.bottom() + 1 - DEPTH),
        ):
            if hidden:
                clear = QColor(ground)
                clear.setAlpha(0)
                light = QLinearGradient(0, outer, 0, inner)
                light.setColorAt(0, QColor(ground))
                light.setColorAt(1, clear)
                top, bottom = sorted((outer, inner))
                painter.fillRect(QRect(0, top, room.width(), bottom - top), light)
