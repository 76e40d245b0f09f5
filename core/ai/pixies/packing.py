"""Convert positions and moves of Pixies to and from the engine's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES, Area, Space
from core.games.pixies.moves import Move, PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from core.games.pixies.pieces import CARDS, Card, Color
from core.games.pixies.scoring import largest_zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.games.pixies.pieces import CardId
    from core.games.pixies.state import State
    from core.games.pixies.view import View

_SEATS = 5
_SLOTS = 5
_AREA = 30
_WAYS = 16
_DOWN = 3
_COLORS = list(Color)
_NO_COLOR = len(_COLORS)


def pack(view: View) -> list[int]:
    """Pack what a seat sees; the order of the unseen cards means nothing."""
    return BOOK + _position(view, view.unseen)


def pack_state(state: State) -> list[int]:
    """Pack a whole state, with the deck in its order."""
    return BOOK + _position(state, state.deck)


def pack_move(move: Move) -> int:
    """Pack a move."""
    match move:
        case PlaceFaceUp(card):
            way = 0
        case PlaceOver(card):
            way = 1
        case PlaceUnder(card):
            way = 2
        case PlaceFaceDown(card, space):
            way = _DOWN + space - 1
    return card * _WAYS + way


def unpack_move(packed: int) -> Move:
    """Unpack a move."""
    card, way = divmod(packed, _WAYS)
    match way:
        case 0:
            return PlaceFaceUp(card)
        case 1:
            return PlaceOver(card)
        case 2:
            return PlaceUnder(card)
        case _:
            return PlaceFaceDown(card, way - _DOWN + 1)


def _position(table: State | View, deck: Sequence[CardId]) -> list[int]:
    earlier = [
        sum(finished.tallies[seat].total for finished in table.finished)
        for seat in range(table.seats)
    ]
    display = [card or 0 for card in table.display]
    head = [table.seats, len(display), table.round, table.first, display.count(0), len(deck)]
    areas = [number for area in table.areas for number in _area(area)]
    return [
        *head,
        *(table.to_act is None, 0),
        *_padded(earlier, _SEATS),
        *_padded(display, _SLOTS),
        *_padded(reversed(deck), len(CARDS)),
        *_padded(areas, _SEATS * _AREA),
    ]


def _area(area: Area) -> list[int]:
    tops = [space.up or 0 for space in area.spaces]
    below = [space.down or 0 for space in area.spaces]
    return _padded([*tops, *below], _AREA)


def _padded(numbers: Iterable[int], length: int) -> list[int]:
    numbers = list(numbers)
    return [*numbers, *[0] * (length - len(numbers))]


def _book() -> list[int]:
    """Build the engine's tables of all cards and of all sets of spaces."""
    cards = [None, *CARDS.values()]
    sets = [
        [number for number in SPACES if bits >> (number - 1) & 1]
        for bits in range(2 ** len(SPACES))
    ]
    return [
        *(card.number - 1 if card else 0 for card in cards),
        *(sum(1 << _COLORS.index(color) for color in card.colors) if card else 0 for card in cards),
        *(_only_color(card) if card else _NO_COLOR for card in cards),
        *(card.spirals - card.crosses if card else 0 for card in cards),
        *(_only_color(card) if card and card.special else _NO_COLOR for card in cards),
        *(_largest_group(numbers) for numbers in sets),
        *(len(numbers) for numbers in sets),
    ]


def _only_color(card: Card) -> int:
    return _NO_COLOR if card.is_multicolored else _COLORS.index(card.colors[0])


def _largest_group(numbers: Sequence[int]) -> int:
    """Return the largest connected group of some spaces, by the rules of zones."""
    blue = {card.number: card.id for card in CARDS.values() if card.colors == (Color.BLUE,)}
    spaces = (Space(up=blue[number]) if number in numbers else Space() for number in SPACES)
    return len(largest_zone(Area(tuple(spaces))))


BOOK = _book()
