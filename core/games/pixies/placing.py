"""How a taken card comes to lie in an area: the state of its space decides.

=======================  ============================================  ==================
the space of its number  what happens                                  choice
=======================  ============================================  ==================
empty                    face up there                                 none
a lone face-down card    face up on top, validated at once             none
a lone face-up card      one stays up, the other goes face down under  which one stays up
validated                face down elsewhere                           which empty space
=======================  ============================================  ==================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.events import Moved, Turned

from .areas import Area, Space
from .events import AreaFilled, Event, Validated
from .moves import Move, PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from .pieces import BACK, CARDS, CardId
from .places import down, up
from .texts import (
    CHOOSE_WHICH_STAYS,
    COVER_THE_BACK,
    GOES_FACE_DOWN,
    GOES_FACE_UP,
    NEEDS_EMPTY_SPACE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place


def placements(area: Area, card: CardId) -> tuple[Move, ...]:
    """List the ways to place a card: over before under, empty spaces in their order."""
    space = area.at(CARDS[card].number)
    if space.is_validated:
        return tuple(PlaceFaceDown(card, number) for number in area.empty)
    if space.up is not None:
        return (PlaceOver(card), PlaceUnder(card))
    return (PlaceFaceUp(card),)


def why_not_place(area: Area, move: Move) -> Message | None:
    """Say why a card cannot be placed so; None: it can."""
    if move in placements(area, move.card):
        return None
    number = CARDS[move.card].number
    space = area.at(number)
    if space.is_validated and isinstance(move, PlaceFaceDown):
        return NEEDS_EMPTY_SPACE.bind(space=move.space)
    if space.is_validated:
        return GOES_FACE_DOWN.bind(space=number)
    if space.up is not None:
        return CHOOSE_WHICH_STAYS.bind(space=number)
    if space.down is not None:
        return COVER_THE_BACK.bind(space=number)
    return GOES_FACE_UP.bind(space=number)


def placed(area: Area, move: Move) -> Area:
    """Place a card as a legal move says."""
    number = target(move)
    old = area.at(number)
    match move:
        case PlaceFaceUp(card):
            space = Space(up=card, down=old.down)
        case PlaceOver(card):
            space = Space(up=card, down=old.up)
        case PlaceUnder(card):
            space = Space(up=old.up, down=card)
        case PlaceFaceDown(card):
            space = Space(down=card)
    return area.changed(number, space)


def target(move: Move) -> int:
    """Return the space on which a move places its card."""
    return move.space if isinstance(move, PlaceFaceDown) else CARDS[move.card].number


def placing_events(seat: Seat, area: Area, move: Move, source: Place) -> Iterator[Event]:
    """List the events of placing a card from a source into an area, given before the move."""
    number = target(move)
    old, new = area.at(number), placed(area, move).at(number)
    face, back = up(seat, number), down(seat, number)
    if old.up is not None and new.up != old.up:
        yield Moved(CARDS[old.up].code, face, back)
        yield Turned(BACK, back)
    yield Moved(CARDS[move.card].code, source, face if new.up == move.card else back)
    if new.down == move.card:
        yield Turned(BACK, back)
    if new.up is not None and new.down is not None:
        yield Validated(seat, CARDS[new.up].code, face)
    if area.empty == (number,):
        yield AreaFilled(seat)
