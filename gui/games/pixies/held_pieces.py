"""A card in the hand: its face, or its back with the face as a small card at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.pixies.places import displayed
from core.kernel.places import Place
from gui.board.faces import Face

from .display_plan import CARD
from .handles import Hold, card_at
from .pictures import LIFTED, CardBack, CardFace, around
from .places import space

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from gui.board.table import Layout, Stage

_TILT = 3.5
_GRIPS = {Hold.FACE: (0.6, 0.7), Hold.BACK: (0.6, 0.7), Hold.EITHER: (0.5, 0.97)}
"""Where on the card the pointer is; when its halves matter, the space below stays in sight."""

_CORNER = 0.37
"""How wide the small card is, compared with the held one."""

_OUT = 0.06
"""How far it sticks out."""


def held_of(stage: Stage, layout: Layout, source: Place, variant: Hashable) -> Iterator[Face]:
    """Show the card around the pointer."""
    card = card_at(stage.view, source)
    if card is None or not isinstance(variant, Hold):
        return
    wide = _width(stage, layout, variant)
    high = wide / CARD
    across, down = _GRIPS[variant]
    rect = QRectF(-wide * across, -high * down, wide, high)
    if variant is not Hold.BACK:
        yield Face(source, CardFace(card, lifted=True), around(rect, LIFTED), turn=_TILT)
        return
    yield Face(source, CardBack(lifted=True), around(rect, LIFTED), turn=_TILT)
    corner = QRectF(0, 0, wide * _CORNER, high * _CORNER)
    corner.moveBottomLeft(rect.bottomLeft() + QPointF(-wide, high) * _OUT)
    yield Face(Place("corner"), CardFace(card), around(corner))


def _width(stage: Stage, layout: Layout, variant: Hold) -> float:
    """Hold a card as large as it will lie; a little smaller when it must not hide the space."""
    revealed = layout[displayed(0)].width()
    if variant is Hold.EITHER or stage.view.to_act is None:
        return revealed
    return max(layout[space(stage.view.to_act, 1)].width(), revealed)
