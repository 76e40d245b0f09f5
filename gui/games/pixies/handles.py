"""Legal moves as gestures: which card is taken, and on which space or half of one it is put."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES
from core.games.pixies.moves import Move, PlaceFaceDown, PlaceOver, PlaceUnder
from core.games.pixies.places import displayed
from core.games.pixies.placing import target
from gui.board.handles import Handle

from .places import LOWER, SPACE, UPPER, half, space
from .texts import NEW_STAYS, OLD_STAYS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.pixies.pieces import CardId
    from core.games.pixies.view import View
    from core.kernel.messages import Seat
    from core.kernel.places import Place


class Hold(Enum):
    """How a card is held: by what can become of it."""

    FACE = "face"
    BACK = "back"
    EITHER = "either"


def handles_of(view: View, moves: Sequence[Move]) -> Iterator[Handle]:
    """Make every legal move a gesture."""
    seat = view.to_act
    if seat is None:
        return
    for move in moves:
        yield _handle(move, seat, displayed(view.display.index(move.card)))


def _handle(move: Move, seat: Seat, source: Place) -> Handle:
    number = target(move)
    match move:
        case PlaceOver():
            label = NEW_STAYS.bind(number=number)
            return Handle(move, source, half(seat, number, UPPER), Hold.EITHER, label, "U")
        case PlaceUnder():
            label = OLD_STAYS.bind(number=number)
            return Handle(move, source, half(seat, number, LOWER), Hold.EITHER, label, "D")
        case PlaceFaceDown():
            return Handle(move, source, space(seat, number), Hold.BACK, key=str(number))
        case _:
            return Handle(move, source, space(seat, number), Hold.FACE, key=str(number))


def attempt_of(view: View, source: Place, aimed: Place) -> Move | None:
    """Name the move that a drop on the wrong space would be: face down, for up it may not go."""
    card = card_at(view, source)
    if card is None or aimed.area != SPACE or aimed.seat != view.to_act:
        return None
    return PlaceFaceDown(card, aimed.at[0])


def card_at(view: View, source: Place) -> CardId | None:
    """Find the revealed card at a place."""
    if source.area != displayed(0).area:
        return None
    return view.display[source.at[0]]


def drop_places(view: View, near: Seat) -> tuple[Place, ...]:
    """List the spaces of the player to act."""
    seat = near if view.to_act is None else view.to_act
    return tuple(space(seat, number) for number in SPACES)
