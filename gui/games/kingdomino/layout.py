"""The rectangle of every place on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.places import (
    PILE,
    current_king,
    current_slot,
    discard,
    kingdom_cell,
    next_king,
    next_slot,
    waiting_king,
)

from .places import DISCARD_BUTTON, FRAME, covered_cell, half
from .plan import Plan, discard_button, plan_of

if TYPE_CHECKING:
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.places import Place
    from gui.board.table import Stage

_DISCARDS_IN_A_ROW = 8


def layout_of(stage: Stage) -> dict[Place, QRectF]:
    """Return the rectangle of every place."""
    plan = plan_of(stage)
    view: View = stage.view
    places: dict[Place, QRectF] = {PILE: plan.supply.pile}
    _lay_lines(places, plan, view.table)
    _lay_kingdoms(places, plan, view.table)
    _lay_discards(places, plan, view.table)
    places[discard(stage.near, len(view.table.kingdoms[stage.near].discarded))] = (
        plan.supply.discards
    )
    places[FRAME] = plan.own.field.frame(view.table.kingdoms[stage.near])
    places[DISCARD_BUTTON] = discard_button(plan)
    return places


def king_rect(slot: QRectF) -> QRectF:
    """Return the rectangle of a king on the seam of a domino."""
    side = slot.height()
    return QRectF(slot.center().x() - side / 2, slot.y() - 0.12 * side, side, side)


def _lay_lines(places: dict[Place, QRectF], plan: Plan, table: Table) -> None:
    for slot, rect in enumerate(plan.now.slots):
        left, right = QRectF(rect), QRectF(rect)
        left.setWidth(rect.width() / 2)
        right.setLeft(rect.center().x())
        places[current_slot(slot)] = rect
        places[half(slot, 0)], places[half(slot, 1)] = left, right
        places[current_king(slot)] = king_rect(rect)
    for slot, rect in enumerate(plan.next.slots):
        places[next_slot(slot)] = rect
        places[next_king(slot)] = king_rect(rect)
    if table.opening:
        for turn, rect in enumerate(plan.now.slots):
            king = waiting_king(table.first_chooser(turn), turn // table.seats)
            places[king] = king_rect(rect)


def _lay_kingdoms(places: dict[Place, QRectF], plan: Plan, table: Table) -> None:
    for seat, kingdom in enumerate(table.kingdoms):
        field = plan.field_of(seat)
        for cell in field.cells:
            rect = field.rect(cell)
            places[kingdom_cell(seat, cell)] = rect
            if cell == CASTLE or cell in kingdom.squares:
                places[covered_cell(seat, cell)] = rect


def _lay_discards(places: dict[Place, QRectF], plan: Plan, table: Table) -> None:
    room = plan.supply.discards
    gone = [
        discard(seat, index)
        for seat, kingdom in enumerate(table.kingdoms)
        for index in range(len(kingdom.discarded))
    ]
    start = room.x() + room.height()
    pitch = (room.right() - start) / max(_DISCARDS_IN_A_ROW, len(gone))
    side = min(room.height() * 0.72, pitch * 0.46)
    for index, place in enumerate(gone):
        left = start + pitch * index
        places[place] = QRectF(left, room.center().y() - side / 2, 2 * side, side)
