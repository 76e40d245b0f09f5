"""The background of the start screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from gui.look.appearance import Theme

PLAIN = 0.25
"""How much of the height, around the middle, has no relief."""


def paint_cloth(painter: QPainter, room: QRectF, theme: Theme, scale: float) -> None:
    """Paint the background: lighter in the middle, with a relief of tiles towards its edges."""
    width, height = room.width(), room.height()
    glow = QRadialGradient(width / 2, height / 2, width * 0.7)
    glow.setColorAt(0, QColor(theme.table))
    glow.setColorAt(1, QColor(theme.table_edge))
    painter.fillRect(room, glow)
    side = 96 * scale
    row = _row_of_flowers(room.width(), side, theme, painter.device().devicePixelRatioF())
    with saved(painter):
        for number in range(int(room.height() / side) + 2):
            away = abs(2 * number * side / room.height() - 1)
            if away > PLAIN:
                painter.setOpacity(min(1.0, (away - PLAIN) ** 1.6 * 0.18))
                painter.drawPixmap(QPointF(0, round((number - 0.5) * side)), row)


def _row_of_flowers(width: float, side: float, theme: Theme, ratio: float) -> QPixmap:
    row = QPixmap((QSizeF(width, side * 1.5) * ratio).toSize().expandedTo(QSize(1, 1)))
    row.setDevicePixelRatio(ratio)
    row.fill(Qt.GlobalColor.transparent)
    with QPainter(row) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.relief), side / 48))
        flower = _flower(side)
        painter.translate(0, side / 2)
        for _ in range(int(width / side) + 2):
            painter.fillPath(flower, QColor(theme.relief))
            painter.drawEllipse(QPointF(0, 0), side * 0.36, side * 0.36)
            painter.drawEllipse(QPointF(side / 2, side / 2), side * 0.16, side * 0.16)
            painter.translate(side, 0)
    return row


def _flower(side: float) -> QPainterPath:
    petal = QPainterPath()
    petal.cubicTo(-side * 0.13, -side * 0.1, -side * 0.1, -side * 0.24, 0, -side * 0.33)
    petal.cubicTo(side * 0.1, -side * 0.24, side * 0.13, -side * 0.1, 0, 0)
    flower = QPainterPath()
    for quarter in range(4):
        flower.addPath(QTransform().rotate(90 * quarter).map(petal))
    return flower
