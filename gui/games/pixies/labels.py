"""Positions of the labels and icons that have an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import places
from .plan import plan_of
from .player_panels import source_rects, token_rect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from gui.board.table import Stage

    from .plan import Plan


def labels_of(stage: Stage) -> dict[Place, QRectF]:
    """Return the rectangle of every label."""
    plan = plan_of(stage)
    display = plan.display
    labels = {places.REVEALED: display.heading, places.ORDER: display.order}
    if display.caption is not None:
        labels[places.DECK_CAPTION] = display.caption
    for seat in range(stage.view.seats):
        labels.update(_player(stage, plan, seat))
    return labels


def _player(stage: Stage, plan: Plan, seat: Seat) -> Iterator[tuple[Place, QRectF]]:
    yield places.score(seat), plan.plot(seat, stage.near).info
    for index, rect in enumerate(source_rects(stage, plan, seat)):
        yield places.source(seat, index), rect
    if seat == stage.view.first:
        yield places.first_player(seat), token_rect(stage, plan, seat)
