"""Previews of a drop: the space, the zone, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF

from core.games.pixies.places import down, up
from core.games.pixies.placing import placed, target
from core.games.pixies.scoring import largest_zone, tally, zone_factor
from core.kernel.places import Place
from gui.board.faces import Face
from gui.board.table import Preview
from gui.look.lettering import Style
from gui.text.translation import render

from .faces import space_faces
from .palette import TAG_TEXT
from .pictures import Tag, Zone
from .plan import plan_of
from .texts import ZONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.pixies.areas import Space
    from core.games.pixies.moves import Move
    from core.games.pixies.view import View
    from core.kernel.messages import Seat
    from gui.board.handles import Handle
    from gui.board.table import Layout, Stage

_FAINT, _CLEAR = 0.55, 0.92
"""How clearly a card is shown on an empty space, and on another card."""

_UNDER_PIECES = -605.0
_OVER_HAND = 500.0


def preview_of(stage: Stage, layout: Layout, handle: Handle) -> Preview:
    """Show what a drop would lead to, by the core's own count."""
    view: View = stage.view
    seat = view.to_act
    if seat is None:
        return Preview()
    move: Move = handle.move
    number = target(move)
    before, after = view.areas[seat], placed(view.areas[seat], move)
    gained = tally(after, view.round).total - tally(before, view.round).total
    result = tuple(_result(layout, seat, number, before.at(number), after.at(number)))
    zone = largest_zone(after)
    if not zone or (number not in zone and zone == largest_zone(before)):
        return Preview(gained, result)
    members = tuple(up(seat, member) for member in zone)
    rects = [layout[member] for member in members]
    glow = _glow(rects, plan_of(stage).scale.unit)
    tag = _tag(stage, rects, zone_factor(view.round))
    return Preview(gained, (glow, *result, tag), members)


def _result(layout: Layout, seat: Seat, number: int, before: Space, after: Space) -> Iterator[Face]:
    """Show the cards of the space as they would lie; a card that stays is there already."""
    for face in space_faces(seat, number, after, layout[up(seat, number)]):
        if face.place == down(seat, number):
            lies_under = after.up is not None
            if before.down is None:
                yield evolve(face, z=_UNDER_PIECES if lies_under else 0.0, opacity=_FAINT)
        else:
            yield evolve(face, opacity=_FAINT if before.up is None else _CLEAR)


def _glow(spaces: list[QRectF], unit: float) -> Face:
    margin = 40 * unit
    bounds = QRectF(spaces[0])
    for rect in spaces:
        bounds = bounds.united(rect)
    bounds = bounds.adjusted(-margin, -margin, margin, margin)
    inside = [rect.translated(-bounds.topLeft()) for rect in spaces]
    shape = tuple((rect.x(), rect.y(), rect.width(), rect.height()) for rect in inside)
    return Face(Place("glow"), Zone(shape, unit), bounds, z=_UNDER_PIECES)


def _tag(stage: Stage, spaces: list[QRectF], factor: int) -> Face:
    """Write what the zone is worth under its first space, a little to the left."""
    plan = plan_of(stage)
    size = plan.scale.letters(17)
    cards = len(spaces)
    words = ZONE.bind(cards=cards, factor=factor, points=cards * factor)
    width = Style(size, TAG_TEXT, bold=True).width(render(words)) + 1.6 * size
    first = spaces[0]
    frame = plan.plot(stage.view.to_act, stage.near).frame
    left = max(first.left() - 0.3 * width, frame.left() + 4)
    top = min(first.bottom() + plan.scale(7) - size, frame.bottom() - 2 * size)
    return Face(Place("tag"), Tag(words, size), QRectF(left, top, width, 2 * size), z=_OVER_HAND)
