"""The rectangle of every place on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.pixies.areas import SPACES
from core.games.pixies.places import DECK, displayed, down, up

from .places import LOWER, PILE, UPPER, half, space
from .plan import plan_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage

    from .plan import Plot


def layout_of(stage: Stage) -> Layout:
    """Place everything for a size of board."""
    plan = plan_of(stage)
    rects = {DECK: plan.display.deck, PILE: plan.display.deck}
    rects |= {displayed(slot): rect for slot, rect in enumerate(plan.display.slots)}
    for seat in range(stage.view.seats):
        rects.update(_spaces(seat, plan.plot(seat, stage.near)))
    return rects


def _spaces(seat: Seat, plot: Plot) -> Iterator[tuple[Place, QRectF]]:
    for number, rect in zip(SPACES, plot.spaces, strict=True):
        middle = rect.center().y()
        yield up(seat, number), rect
        yield down(seat, number), rect
        yield space(seat, number), rect
        yield half(seat, number, UPPER), QRectF(rect.topLeft(), QPointF(rect.right(), middle))
        yield half(seat, number, LOWER), QRectF(QPointF(rect.left(), middle), rect.bottomRight())
