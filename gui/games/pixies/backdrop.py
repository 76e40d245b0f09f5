"""The backdrop: the ground, and the text on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from .brush import PixiesBrush
from .ground import ground
from .plan import plan_of
from .player_panels import write_mat, write_panel
from .turn_column import write_display

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from gui.board.table import Stage


def parts(stage: Stage) -> Sequence[Callable[[QPainter], None]]:
    """List what paints boards, panels and labels."""
    return (partial(_paint_ground, stage), partial(_write, stage))


def _paint_ground(stage: Stage, painter: QPainter) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.drawImage(QPointF(), ground(plan_of(stage), stage.theme, ratio))


def _write(stage: Stage, painter: QPainter) -> None:
    plan = plan_of(stage)
    brush = PixiesBrush(painter, stage, plan.scale, plan)
    write_display(brush)
    for seat in range(stage.view.seats):
        if seat == stage.near:
            write_mat(brush, seat)
        else:
            write_panel(brush, seat)
