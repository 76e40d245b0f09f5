"""Positions of the labels and icons that have an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import places
from .dominoes import plate_rect
from .other_kingdoms import terrain_rects
from .own_kingdom import bonus_rects, explains_discard
from .plan import Plan, plan_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from core.games.kingdomino.state import Table
    from core.kernel.places import Place
    from gui.board.table import Stage


def labels_of(stage: Stage) -> dict[Place, QRectF]:
    """Return the rectangle of every label."""
    plan = plan_of(stage)
    return dict((*_supply(stage, plan), *_own(stage, plan), *_rivals(plan)))


def _supply(stage: Stage, plan: Plan) -> Iterator[tuple[Place, QRectF]]:
    yield places.NOW_TITLE, plan.now.title
    yield places.NEXT_TITLE, plan.next.title
    table: Table = stage.view.table
    for slot, _ in enumerate(table.current_line):
        yield places.current_plate(slot), plate_rect(plan.now.slots[slot])
    for slot, _ in enumerate(table.next_line):
        yield places.next_plate(slot), plate_rect(plan.next.slots[slot])
    caption, pips = plan.supply.caption, plan.supply.pips
    third = caption.height() / 3
    yield places.PILE_CAPTION, caption.adjusted(0, 0, 0, -third)
    yield places.TURNS, pips.adjusted(0, -(pips.top() - caption.bottom() + third), 0, 0)
    yield places.DISCARDS, plan.supply.discards
    if table.options["dynasty"] and not plan.supply.games.isEmpty():
        yield places.GAMES, plan.supply.games


def _own(stage: Stage, plan: Plan) -> Iterator[tuple[Place, QRectF]]:
    yield places.score(stage.near), plan.own.header
    for index, rect in enumerate(bonus_rects(stage, plan)):
        yield places.bonus(stage.near, index), rect
    if explains_discard(stage):
        yield places.WHY_DISCARD, plan.own.footer


def _rivals(plan: Plan) -> Iterator[tuple[Place, QRectF]]:
    for card in plan.cards:
        seat = card.field.seat
        yield places.score(seat), card.header
        if not card.territories.isEmpty():
            yield places.territories(seat), card.territories
        for index, rect in enumerate(terrain_rects(card)):
            yield places.terrain_line(seat, index), rect
