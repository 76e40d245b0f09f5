"""Names of every place and its contents, for tooltips and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed
from core.games.pixies.texts import SYMBOLS, VALIDATED, ZONE
from core.kernel.messages import Player

from . import texts
from .places import DECK_CAPTION, LABELS, ORDER, REVEALED, SPACE, UPPER
from .round_table import row_of, written
from .turn_order import taken, taker_of

if TYPE_CHECKING:
    from core.games.pixies.areas import Space
    from core.games.pixies.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

SOURCES = (VALIDATED, SYMBOLS, ZONE)


def name_of(view: View, place: Place) -> Message:
    """Name a place and what lies there."""
    if place.area in LABELS:
        return _label(view, place)
    if place.area == displayed(0).area:
        return _revealed(view, place.at[0])
    if place.seat is None:
        return texts.deck_name(len(view.unseen))
    number = place.at[0]
    if place.area == SPACE and len(place.at) > 1:
        said = texts.UPPER_HALF if place.at[1] == UPPER else texts.LOWER_HALF
    else:
        said = _content(view.areas[place.seat].at(number))
    return said.bind(player=Player(place.seat), space=number)


def _label(view: View, place: Place) -> Message:
    if place == ORDER:
        return texts.ORDER
    if place == DECK_CAPTION:
        return texts.deck_name(len(view.unseen))
    if place == REVEALED:
        everything = len(view.display)
        return texts.REVEALED_LEFT.bind(left=everything - taken(view), all=everything)
    seat = place.seat or 0
    row = row_of(view, seat)
    match place.area:
        case "score":
            said = texts.SCORE.bind(round=written(row.sum), total=written(row.total))
        case "source":
            points = (row.validated, row.symbols, row.zone)[place.at[0]]
            said = texts.SOURCE.bind(source=SOURCES[place.at[0]], points=written(points))
        case _:
            said = texts.FIRST_PLAYER
    return said.bind(player=Player(seat))


def _revealed(view: View, slot: int) -> Message:
    card = view.display[slot]
    if card is not None:
        return texts.REVEALED_CARD.bind(card=texts.card_name(CARDS[card]))
    seat = taker_of(view, slot)
    return texts.TAKEN_CARD if seat is None else texts.TAKEN_CARD_BY.bind(player=Player(seat))


def _content(space: Space) -> Message:
    if space.up is None:
        return texts.EMPTY_SPACE if space.is_empty else texts.FACE_DOWN
    said = texts.VALIDATED if space.is_validated else texts.FACE_UP
    return said.bind(card=texts.card_name(CARDS[space.up]))
