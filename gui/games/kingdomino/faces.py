"""Turn a view of the rules into pictures at places."""

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
from core.games.kingdomino.state import Decision
from gui.board.faces import Face

from .dominoes import plate_rect
from .painting import PLATE_BELOW
from .pictures import (
    CastlePicture,
    DominoPicture,
    FramePicture,
    KingPicture,
    LinePicture,
    PilePicture,
    PlatePicture,
)
from .places import FRAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat
    from gui.board.table import Layout, Stage

RESTING = 0.5
"""How strongly the frame shows while nothing is to be placed."""

UNDER, KING, FRAME_Z = -1.0, 20.0, 595.0
"""A domino lies under its king; the frame over the marks, so that no veil hides it."""


def faces_of(stage: Stage, layout: Layout) -> tuple[Face, ...]:
    """List everything that lies on the table."""
    view: View = stage.view
    return (
        *_pile(view, layout),
        *_current_line(stage, layout),
        *_next_line(stage, layout),
        *_waiting_kings(stage, layout),
        *(face for seat in range(view.table.seats) for face in _kingdom(stage, layout, seat)),
        *_discards(view.table, layout),
        _frame(stage, layout),
    )


def plates_of(stage: Stage, layout: Layout) -> tuple[Face, ...]:
    """List the plates of both lines again, to be shown above all marks."""
    table: Table = stage.view.table
    lines = (
        *((current_slot(slot), claim.domino) for slot, claim in enumerate(table.current_line)),
        *((next_slot(slot), drawn.domino) for slot, drawn in enumerate(table.next_line)),
    )
    return tuple(
        Face(place, PlatePicture(domino), plate_rect(layout[place])) for place, domino in lines
    )


def domino_rect(layout: Layout, seat: Seat, cells: tuple[tuple[int, int], ...]) -> QRectF:
    """Return the rectangle of a domino in a kingdom."""
    rect = QRectF()
    for cell in cells:
        rect = rect.united(layout[kingdom_cell(seat, cell)])
    return rect


def line_rect(slot: QRectF) -> QRectF:
    """Return the rectangle of a domino in a line, including its plate."""
    return slot.adjusted(0, 0, 0, slot.height() * PLATE_BELOW)


def _pile(view: View, layout: Layout) -> Iterator[Face]:
    if view.pile:
        rect = layout[PILE]
        thick = rect.height() * 0.2
        yield Face(PILE, PilePicture(view.pile), rect.adjusted(0, 0, thick, thick))


def _current_line(stage: Stage, layout: Layout) -> Iterator[Face]:
    table: Table = stage.view.table
    for slot, claim in enumerate(table.current_line):
        acting = slot == table.turn and not table.over
        waiting = slot > table.turn
        place = current_slot(slot)
        if waiting or (acting and table.decision is Decision.PLACE):
            yield Face(place, LinePicture(claim.domino), line_rect(layout[place]), UNDER)
        if waiting or acting:
            picture = KingPicture(stage.looks[claim.king].color, acting)
            yield Face(current_king(slot), picture, layout[current_king(slot)], KING)


def _next_line(stage: Stage, layout: Layout) -> Iterator[Face]:
    for slot, drawn in enumerate(stage.view.table.next_line):
        place = next_slot(slot)
        yield Face(place, LinePicture(drawn.domino), line_rect(layout[place]), UNDER)
        if drawn.king is not None:
            picture = KingPicture(stage.looks[drawn.king].color)
            yield Face(next_king(slot), picture, layout[next_king(slot)], KING)


def _waiting_kings(stage: Stage, layout: Layout) -> Iterator[Face]:
    table: Table = stage.view.table
    if not table.opening:
        return
    for turn in range(table.turn, table.setup.line):
        seat = table.first_chooser(turn)
        place = waiting_king(seat, turn // table.seats)
        picture = KingPicture(stage.looks[seat].color, turn == table.turn)
        yield Face(place, picture, layout[place], KING)


def _kingdom(stage: Stage, layout: Layout, seat: Seat) -> Iterator[Face]:
    castle = kingdom_cell(seat, CASTLE)
    yield Face(castle, CastlePicture(stage.looks[seat].color), layout[castle])
    for laid in stage.view.table.kingdoms[seat].laid:
        picture = DominoPicture(laid.domino, laid.direction)
        rect = domino_rect(layout, seat, laid.cells)
        yield Face(kingdom_cell(seat, laid.cell), picture, rect)


def _discards(table: Table, layout: Layout) -> Iterator[Face]:
    for seat, kingdom in enumerate(table.kingdoms):
        for index, number in enumerate(kingdom.discarded):
            place = discard(seat, index)
            yield Face(place, DominoPicture(number), layout[place])


def _frame(stage: Stage, layout: Layout) -> Face:
    table: Table = stage.view.table
    placing = table.actor == stage.near and table.decision is Decision.PLACE
    picture = FramePicture(table.setup.size)
    opacity = 1.0 if placing else RESTING
    return Face(FRAME, picture, layout[FRAME], FRAME_Z, opacity=opacity, body=QRectF())
