"""Pixies in words: the revealed cards, everybody's nine spaces row by row, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed
from core.kernel.messages import Player, text
from gui.games.zones import Line, Zone

from .names import SOURCES, name_of
from .places import ORDER, PILE, SPACE, first_player, score, source, space
from .texts import card_name

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core.games.pixies.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

DISPLAY = text("pixies_table", "Revealed cards")
AREA = text("pixies_table", "Cards: {player}")


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
    spaces = tuple(space(seat, number) for number in SPACES)
    first = (first_player(seat),) if seat == view.first else ()
    sources = (source(seat, index) for index in range(len(SOURCES)))
    lines = _lines(view, (score(seat), *sources, *first, *spaces))
    return Zone(AREA.bind(player=Player(seat)), lines, ((SPACE, seat),))


def _lines(view: View, places: tuple[Place, ...]) -> tuple[Line, ...]:
    return tuple(Line(name_of(view, place), (place,)) for place in places)
