"""The factories under their tiles: discs of sun and moon on a rail."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from core.games.azul_duel.state import FACTORIES, LARGE
from gui.board.brush import square
from gui.look.lettering import CENTER
from gui.look.theme import tint

from .factory_plan import PLAQUE
from .palette import GOLD, WOOD_TEXT

if TYPE_CHECKING:
    from .brush import AzulBrush
    from .factory_plan import FactoryPlan

SKY = QRectF(12, 9, 176, 176)
HORIZON = 96.4


def paint_factories(brush: AzulBrush, arc: FactoryPlan) -> None:
    """Paint the rail, the discs, and dusk where the sun part is spent."""
    brush.paint_kept("factories", arc.area, partial(_paint_empty_factories, arc=arc))
    for number in FACTORIES:
        if not brush.stage.view.factories[number].sun:
            _paint_dusk(brush, arc, number)


def _paint_empty_factories(brush: AzulBrush, arc: FactoryPlan) -> None:
    _paint_rail(brush, arc)
    for number in FACTORIES:
        disc = arc.disc(number)
        brush.piece(disc, "factory_large" if number == LARGE else "factory_small")
        label = square(arc.point(number, PLAQUE), 22 * arc.unit(number))
        words = "★" if number == LARGE else str(number)
        brush.write(label, words, brush.style(13, WOOD_TEXT, bold=True, align=CENTER))


def _paint_rail(brush: AzulBrush, arc: FactoryPlan) -> None:
    painter, dark = brush.painter, brush.stage.theme.dark
    path = QPainterPath(arc.at(102, 158))
    path.cubicTo(arc.at(216, 100), arc.at(376, 90), arc.at(530, 90))
    path.cubicTo(arc.at(684, 90), arc.at(844, 100), arc.at(958, 158))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strokes = (
        (0.0, QColor(0, 0, 0, 80) if dark else QColor(90, 70, 30, 34), 16.0),
        (1.5, QColor(255, 255, 255, 10 if dark else 70), 12.0),
        (0.0, tint(GOLD, 0.55), 1.6),
    )
    for down, color, width in strokes:
        cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(color, width * arc.k, Qt.PenStyle.SolidLine, cap))
        painter.drawPath(path.translated(0, down * arc.k))


def _paint_dusk(brush: AzulBrush, arc: FactoryPlan, number: int) -> None:
    unit = arc.unit(number)
    sky = QRectF(arc.point(number, SKY.topLeft()), SKY.size() * unit)
    horizon = arc.point(number, QPointF(SKY.left(), HORIZON))
    path = QPainterPath(horizon)
    path.arcTo(sky, 180, -180)
    path.closeSubpath()
    dusk = QLinearGradient(0, sky.top(), 0, horizon.y())
    dusk.setColorAt(0, QColor(48, 44, 104, 190))
    dusk.setColorAt(0.5, QColor(122, 72, 120, 150))
    dusk.setColorAt(1, QColor(226, 120, 74, 120))
    brush.painter.fillPath(path, dusk)
