"""The backdrop: the table, and on it trays, kingdoms and supply."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QRadialGradient

from gui.board.brush import Brush

from .line_trays import paint_trays
from .other_kingdoms import paint_card
from .own_kingdom import paint_own
from .plan import plan_of
from .supply import paint_supply

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from gui.board.table import Layout, Stage

    from .plan import Plan


def parts(stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
    """List the painters of everything that does not move."""
    plan = plan_of(stage)
    return (
        partial(_paint_table, stage=stage, plan=plan),
        partial(paint_trays, stage=stage, plan=plan),
        partial(paint_supply, stage=stage, plan=plan, layout=layout),
        partial(paint_own, stage=stage, plan=plan),
        *(partial(paint_card, stage=stage, plan=plan, card=card) for card in plan.cards),
    )


def _paint_table(painter: QPainter, stage: Stage, plan: Plan) -> None:
    """Paint the surface from an image that is kept: it never changes during a game."""
    brush = Brush(painter, stage, plan.scale)
    brush.paint_kept("felt", QRectF(QPointF(), stage.size), _paint_surface)


def _paint_surface(brush: Brush) -> None:
    """Paint a calm surface, lit from above the near kingdom."""
    painter, theme, size = brush.painter, brush.stage.theme, brush.stage.size
    board = QRectF(QPointF(), size)
    painter.fillRect(board, QColor(theme.table))
    middle = QPointF(size.width() * 0.45, size.height() * 0.42)
    light = QRadialGradient(middle, max(size.width(), size.height()) * 0.72)
    light.setColorAt(0, QColor(42, 54, 68, 140) if theme.dark else QColor(255, 253, 248, 140))
    light.setColorAt(0.6, theme.color("table", 0))
    light.setColorAt(1, QColor(8, 12, 18, 140) if theme.dark else QColor(154, 133, 96, 72))
    painter.fillRect(board, light)
