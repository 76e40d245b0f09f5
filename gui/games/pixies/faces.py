"""Turn a view of the rules into pictures at places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES
from core.games.pixies.places import displayed, down, up
from gui.board.faces import Face

from .pictures import WIDTH, CardBack, CardFace, Pile, around
from .places import PILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from core.games.pixies.areas import Space
    from core.games.pixies.view import View
    from core.kernel.messages import Seat
    from gui.board.table import Layout, Stage

BENEATH = (-9.0, -8.0, -4.5)
"""How far a card under another lies off its space, in a card's units, and how askew."""

ASKEW = 2.5
"""How askew a lone face-down card lies."""


def faces_of(stage: Stage, layout: Layout) -> Iterator[Face]:
    """Return the faces of the deck, the revealed cards and all players' spaces."""
    view: View = stage.view
    if view.unseen:
        yield Face(PILE, Pile(len(view.unseen)), around(layout[PILE]))
    for slot, card in enumerate(view.display):
        if card is not None:
            place = displayed(slot)
            yield Face(place, CardFace(card), around(layout[place]), body=layout[place])
    for seat, area in enumerate(view.areas):
        for number, space in zip(SPACES, area.spaces, strict=True):
            yield from space_faces(seat, number, space, layout[up(seat, number)])


def space_faces(seat: Seat, number: int, space: Space, rect: QRectF) -> Iterator[Face]:
    """Show the cards of a space: a validated one visibly on another, a lone back askew."""
    k = rect.width() / WIDTH
    if space.down is not None and space.up is not None:
        across, along, turn = BENEATH
        under = around(rect.translated(across * k, along * k))
        face = CardFace(space.up, sealed=True)
        yield Face(down(seat, number), CardBack(), under, turn=turn, body=rect)
        yield Face(up(seat, number), face, around(rect), z=1, body=rect)
    elif space.down is not None:
        yield Face(down(seat, number), CardBack(), around(rect), turn=ASKEW, body=rect)
    elif space.up is not None:
        yield Face(up(seat, number), CardFace(space.up), around(rect), z=1, body=rect)
