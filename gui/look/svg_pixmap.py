"""Drawings from files, sharp at every size and on every screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from pathlib import Path


def picture(file: Path, size: QSizeF, ratio: float, radius: float = 0.0) -> QPixmap:
    """Draw a file so that it covers a size, cut at the edges, for a screen's pixel ratio.

    Corners may be round.
    """
    pixmap = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    drawing = QSvgRenderer(str(file))
    covering = QSizeF(drawing.defaultSize()).scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding
    )
    frame = QRectF(0, 0, covering.width(), covering.height())
    frame.moveCenter(QRectF(0, 0, size.width(), size.height()).center())
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if radius:
            edge = QPainterPath()
            edge.addRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius)
            painter.setClipPath(edge)
        drawing.render(painter, frame)
    return pixmap
