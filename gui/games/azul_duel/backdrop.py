"""The backdrop: the table, the boards and the panels."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .board_backdrop import paint_board
from .brush import AzulBrush
from .factory_backdrop import paint_factories
from .ground import paint_ground
from .plan import plan_of
from .side_backdrop import paint_goals, paint_market, paint_supply
from .table_areas import scale_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from gui.board.table import Stage


def parts(stage: Stage) -> Sequence[Callable[[QPainter], None]]:
    """List what paints the table, the boards and the panels."""
    plan = plan_of(stage)
    boards = (partial(paint_board, board=each, seat=i) for i, each in enumerate(plan.boards))
    every: tuple[Callable[[AzulBrush], None], ...] = (
        paint_ground,
        partial(paint_factories, arc=plan.factories),
        *boards,
        partial(paint_market, market=plan.market),
        partial(paint_goals, goals=plan.goals),
        partial(paint_supply, supply=plan.supply),
    )
    return tuple(partial(_paint, each, stage) for each in every)


def _paint(part: Callable[[AzulBrush], None], stage: Stage, painter: QPainter) -> None:
    part(AzulBrush(painter, stage, scale_of(stage)))
