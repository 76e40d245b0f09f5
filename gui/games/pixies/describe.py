"""Pixies in words: the revealed cards, everybody's nine spaces row by row, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed
from core.kernel.messages import Player, text
from gui.games.zones import NOTHING, Line, Zone, listed

from .names import SOURCES, name_of
from .places import ORDER, PILE, SPACE, first_player, score, source, space
from .texts import card_name

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core.games.pixies.areas import Space
    from core.games.pixies.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

DISPLAY = text("pixies_table", "Revealed cards")
AREA = text("pixies_table", "Cards: {player}")
ROW = text("pixies_table", "Spaces {first} to {last}: {cards}")
HIDDEN = text("pixies_table", "a face-down card")
VALIDATED = text("pixies_table", "validated {card}")
ROW_LENGTH = 3


def zones(view: View, near: Seat) -> list[Zone]:
    """Describe the whole board in words, the near area first."""
    seats = sorted(range(view.seats), key=lambda seat: (seat - near) % view.seats)
    display = [displayed(slot) for slot in range(len(view.display))]
    return [
        Zone(DISPLAY, _lines(view, (*display, PILE, ORDER))),
        *(_area(view, seat) for seat in seats),
    ]


def held_words(view: View, source: Place) -> Message:
    """Name the card."""
    card = view.display[source.at[0]]
    return name_of(view, source) if card is None else card_name(CARDS[card])


def variant_words(_view: View, _source: Place, _variant: Hashable) -> Message | None:
    """Say nothing: a card cannot be turned."""
    return None


def _area(view: View, seat: Seat) -> Zone:
    rows = (
        _row(view, seat, SPACES[at : at + ROW_LENGTH]) for at in range(0, len(SPACES), ROW_LENGTH)
    )
    first = (first_player(seat),) if seat == view.first else ()
    sources = (source(seat, index) for index in range(len(SOURCES)))
    lines = (*rows, *_lines(view, (score(seat), *sources, *first)))
    return Zone(AREA.bind(player=Player(seat)), lines, ((SPACE, seat),))


def _row(view: View, seat: Seat, numbers: Sequence[int]) -> Line:
    """Name the cards of three spaces."""
    cards = listed([_card(view.areas[seat].at(number)) for number in numbers])
    words = ROW.bind(first=numbers[0], last=numbers[-1], cards=cards)
    return Line(words, tuple(space(seat, number) for number in numbers))


def _card(here: Space) -> Message:
    if here.up is None:
        return NOTHING if here.is_empty else HIDDEN
    card = card_name(CARDS[here.up])
    return VALIDATED.bind(card=card) if here.is_validated else card


def _lines(view: View, places: tuple[Place, ...]) -> tuple[Line, ...]:
    return tuple(Line(name_of(view, place), (place,)) for place in places)
