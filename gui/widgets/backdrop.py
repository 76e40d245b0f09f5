"""The backdrop of a sheet: the blurred window, and the sheet's shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gui.look.shadow import Shadow

if TYPE_CHECKING:
    from .style import Style

BLUR = 8
"""How many pixels of the window become one."""
DIM = QColor(24, 22, 30, 105)
SHADOW = Shadow.even(reach=16, fall=8, darkness=7)


def blurred(window: QWidget, without: QWidget) -> QPixmap:
    """Photograph everything in a window but one widget, out of focus."""
    photograph = QPixmap(window.size())
    photograph.fill(window.palette().color(window.backgroundRole()))
    with QPainter(photograph) as painter:
        for child in window.children():
            if isinstance(child, QWidget) and child is not without and _is_seen(child):
                painter.drawPixmap(child.geometry(), child.grab())
    smooth = Qt.TransformationMode.SmoothTransformation
    small = window.size() / BLUR
    return photograph.scaled(
        small.expandedTo(QSize(1, 1)), Qt.AspectRatioMode.IgnoreAspectRatio, smooth
    )


def _is_seen(child: QWidget) -> bool:
    return child.isVisible() and not child.isWindow()


def paint_backdrop(painter: QPainter, room: QRectF, photograph: QPixmap) -> None:
    """Spread the photograph and dim it."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(room, photograph, QRectF(photograph.rect()))
    painter.fillRect(room, DIM)


def paint_sheet(painter: QPainter, sheet: QRectF, style: Style) -> None:
    """Lay a sheet of paper with its shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corners = style.between(20, 14)
    SHADOW.draw(painter, sheet, corners)
    painter.setPen(QColor(style.theme.hairline))
    painter.setBrush(QColor(style.theme.panel))
    edge = sheet.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(edge, corners, corners)
