"""The azulejo ribbon round the own board, and the rosette in its corner."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from gui.board.brush import blank, rounded_path
from gui.look.paint_guard import saved
from gui.look.theme import tint

from .palette import GOLD, palette

if TYPE_CHECKING:
    from gui.look.theme import Theme

    from .brush import AzulBrush

RIBBON = 15.0
MOTIF = 28.0
MOTIF_SCALE = 4
CORNERS = ((0.0, 0.0), (MOTIF, 0.0), (0.0, MOTIF), (MOTIF, MOTIF))
RINGS = ((408, 0.18, 1.4), (399, 0.09, 5), (346, 0.22, 1.4), (339, 0.10, 4), (262, 0.22, 1.4))
LEAVES = 19
LEAF_STEP = 5.0


def paint_ribbon(brush: AzulBrush, rect: QRectF, radius: float, k: float) -> None:
    """Paint a ribbon of little tiles along the rim of a board."""
    painter, width = brush.painter, RIBBON * k
    outer = rounded_path(rect, radius)
    inner = rounded_path(rect.adjusted(width, width, -width, -width), radius - width / 2)
    tiles = QBrush(_motif(brush.stage.theme))
    across, down = round(rect.width() / width), round(rect.height() / width)
    cell = MOTIF * MOTIF_SCALE
    to_board = QTransform.fromTranslate(rect.left(), rect.top())
    to_board.scale(rect.width() / across / cell, rect.height() / down / cell)
    tiles.setTransform(to_board)
    with saved(painter):
        painter.setOpacity(brush.palette.ribbon_strength)
        painter.fillPath(outer.subtracted(inner), tiles)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(brush.palette.ribbon, 0.45), 1.2))
    painter.drawPath(inner)


def paint_rosette(brush: AzulBrush, rect: QRectF, k: float) -> None:
    """Paint a quarter of a large rosette into the top left corner of a board."""
    painter, color = brush.painter, brush.palette.ribbon
    inside = rect.adjusted(17 * k, 17 * k, -17 * k, -17 * k)
    with saved(painter):
        painter.setClipRect(inside)
        painter.translate(inside.topLeft())
        painter.scale(k, k)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, strength, width in RINGS:
            painter.setPen(QPen(tint(color, strength), width))
            painter.drawEllipse(QPointF(), radius, radius)
        leaf = _leaf()
        for _ in range(LEAVES):
            painter.setPen(QPen(tint(color, 0.20), 1.3))
            painter.setBrush(tint(color, 0.06))
            painter.drawPath(leaf)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(GOLD, 0.38))
            painter.drawEllipse(QPointF(372, 0), 4, 4)
            painter.rotate(LEAF_STEP / 2)
            painter.setBrush(tint(color, 0.25))
            painter.drawEllipse(QPointF(372, 0), 2.4, 2.4)
            painter.rotate(LEAF_STEP / 2)


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(264, 0))
    path.cubicTo(292, -18, 322, -13, 337, 0)
    path.cubicTo(322, 13, 292, 18, 264, 0)
    return path


@lru_cache(maxsize=2)
def _motif(theme: Theme) -> QImage:
    side = round(MOTIF * MOTIF_SCALE)
    image = blank(side, side)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(MOTIF_SCALE, MOTIF_SCALE)
        color = QColor(palette(theme).ribbon)
        painter.setPen(QPen(color, 1.5))
        for x, y in CORNERS:
            painter.drawEllipse(QPointF(x, y), MOTIF * 0.34, MOTIF * 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        middle = MOTIF / 2
        star = QPainterPath(QPointF(middle, MOTIF * 0.2))
        for x, y in ((0.3, 0.0), (0.0, 0.3), (-0.3, 0.0), (0.0, -0.3)):
            star.quadTo(middle, middle, middle + x * MOTIF, middle + y * MOTIF)
        painter.drawPath(star)
        painter.setBrush(QColor(GOLD))
        for x, y in CORNERS:
            painter.drawEllipse(QPointF(x, y), 2.4, 2.4)
    return image
