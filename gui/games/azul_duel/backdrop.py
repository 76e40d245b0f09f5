"""Everything under the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board_backdrop import paint_board
from .factory_backdrop import paint_factories
from .ground import paint_ground
from .ink import Ink
from .plan import plan_of
from .side_backdrop import paint_goals, paint_market, paint_supply

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.board.table import Stage


def paint_backdrop(painter: QPainter, stage: Stage) -> None:
    """Paint the table, the boards and the panels."""
    ink, plan = Ink(painter, stage), plan_of(stage)
    paint_ground(ink)
    paint_factories(ink, plan.factories)
    for seat, board in enumerate(plan.boards):
        paint_board(ink, board, seat)
    paint_market(ink, plan.market)
    paint_goals(ink, plan.goals)
    paint_supply(ink, plan.supply)
