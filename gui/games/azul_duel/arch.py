"""The arch over a dome: a lunette with sun rays, and the slots where no plate lies yet."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QPolygonF

from gui.board.brush import square
from gui.look.paint_guard import saved
from gui.look.theme import tint

from .board_plan import DOME
from .palette import GOLD, GOLD_EDGE, PALE_GOLD

if TYPE_CHECKING:
    from .board_plan import BoardPlan
    from .brush import AzulBrush

CROWN = 100.0
WALL = 20.0
FOOT = 14.0
RAYS = range(-9, 10)
RAY_STEP, RAY_HALF, RAY_LENGTH = 9.2, 2.0, 420.0
MEDALS = ((15.5, "blue"), (28.0, "turquoise"), (40.0, "yellow"))
PETALS = 8


def paint_arch(brush: AzulBrush, board: BoardPlan) -> None:
    """Paint the arch behind the slots."""
    painter, k = brush.painter, board.k
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#000000", 0.09))
        for layer in (6, 4, 2):
            painter.drawPath(_outline(board, -layer).translated(0, 3 * k))
        painter.setBrush(_glaze(brush, board))
        painter.drawPath(_outline(board, 0))
        painter.setClipPath(_outline(board, 5))
        _paint_rays(brush, board)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, color, width in (
            (5.0, QColor(GOLD), 2.4),
            (9.5, QColor(255, 248, 230, 90), 1.1),
            (0.0, QColor(GOLD_EDGE), 1.0),
        ):
            painter.setPen(QPen(color, width * k))
            painter.drawPath(_outline(board, inset))
        _paint_medals(brush, board)


def paint_empty_slot(brush: AzulBrush, rect: QRectF, k: float) -> None:
    """Paint a slot where no plate lies yet."""
    painter, dark = brush.painter, brush.stage.theme.dark
    bed = rect.adjusted(2 * k, 2 * k, -2 * k, -5 * k)
    shade = QLinearGradient(bed.topLeft(), QPointF(bed.center().x(), bed.bottom()))
    deep, shallow = (150, 80) if dark else (120, 50)
    night = (4, 10, 22) if dark else (8, 26, 60)
    shade.setColorAt(0, QColor(*night, deep))
    shade.setColorAt(1, QColor(*night, shallow))
    theme = brush.stage.theme
    rim = theme.color("hairline") if theme.stark else QColor(255, 255, 255, 46)
    brush.rounded(bed, 11 * k, shade, QPen(rim, max(1.0, 1.2 * k)))
    inner = bed.adjusted(8 * k, 8 * k, -8 * k, -8 * k)
    brush.rounded(inner, 7 * k, None, QPen(tint(GOLD, 0.55), 1.3 * k))
    with saved(painter):
        painter.translate(bed.center())
        painter.setPen(QPen(QColor(235, 242, 252, 60 if dark else 92), 1.6 * k))
        painter.setBrush(QColor(255, 255, 255, 12))
        petal = _petal(k)
        for _ in range(PETALS):
            painter.rotate(360 / PETALS)
            painter.drawPath(petal)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(GOLD, 0.55))
        painter.drawEllipse(QPointF(), 5 * k, 5 * k)


def _outline(board: BoardPlan, inset: float) -> QPainterPath:
    half, crown = DOME.width() / 2 + WALL - inset, CROWN - inset
    base = DOME.top() + 12
    left, right = DOME.center().x() - half, DOME.center().x() + half
    bottom = DOME.bottom() + FOOT - inset
    path = QPainterPath(board.at(left, bottom))
    path.lineTo(board.at(left, base))
    path.arcTo(board.rect(QRectF(left, base - crown, 2 * half, 2 * crown)), 180, -180)
    path.lineTo(board.at(right, bottom))
    path.closeSubpath()
    return path


def _glaze(brush: AzulBrush, board: BoardPlan) -> QLinearGradient:
    top = board.at(0, DOME.top() + 12 - CROWN).y()
    glaze = QLinearGradient(0, top, 0, board.at(0, DOME.bottom()).y())
    glaze.setColorAt(0, QColor(brush.palette.arch_edge))
    glaze.setColorAt(0.35, QColor(brush.palette.arch_middle))
    glaze.setColorAt(1, QColor(brush.palette.arch_edge))
    return glaze


def _paint_rays(brush: AzulBrush, board: BoardPlan) -> None:
    source = QPointF(DOME.center().x(), DOME.top() + 70)
    brush.painter.setBrush(QColor(255, 255, 255, 26))
    for ray in RAYS:
        tips = [
            source + QPointF(cos(angle), sin(angle)) * RAY_LENGTH
            for angle in (
                radians(-90 + ray * RAY_STEP - RAY_HALF),
                radians(-90 + ray * RAY_STEP + RAY_HALF),
            )
        ]
        corners = [board.at(point.x(), point.y()) for point in (source, *tips)]
        brush.painter.drawPolygon(QPolygonF(corners))


def _paint_medals(brush: AzulBrush, board: BoardPlan) -> None:
    painter, k = brush.painter, board.k
    middle, base = DOME.center().x(), DOME.top() + 12
    brush.piece(square(board.at(middle, base - CROWN + 46), 54 * k), "tile_special")
    across, up = DOME.width() / 2 + WALL - 26, CROWN - 45
    for number, (degrees, color) in enumerate(MEDALS):
        angle = radians(degrees)
        y = base - up * cos(angle) - (0 if number else 2)
        for side in (-1, 1):
            center = board.at(middle + side * across * sin(angle), y)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PALE_GOLD))
            painter.drawEllipse(center, 14.2 * k, 14.2 * k)
            brush.piece(square(center, 27 * k), f"glyph_{color}", 0.95)


def _petal(k: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -9 * k))
    path.cubicTo(12 * k, -20 * k, 12 * k, -40 * k, 0, -50 * k)
    path.cubicTo(-12 * k, -40 * k, -12 * k, -20 * k, 0, -9 * k)
    return path
