"""What lies under the pieces: the ground, and what is written on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from .ground import ground
from .plan import plan_of
from .players import write_mat, write_panel
from .scribe import Scribe
from .turn_column import write_display

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.board.table import Stage


def paint_backdrop(painter: QPainter, stage: Stage) -> None:
    """Paint boards, panels and labels."""
    plan = plan_of(stage)
    ratio = painter.device().devicePixelRatioF()
    painter.drawImage(QPointF(), ground(plan, stage.theme, ratio))
    scribe = Scribe(painter, stage, plan)
    write_display(scribe)
    for seat in range(stage.view.seats):
        if seat == stage.near:
            write_mat(scribe, seat)
        else:
            write_panel(scribe, seat)
