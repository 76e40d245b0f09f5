"""How likely the next draws bring what an area needs.

A need is written as follows, each perhaps with ``/2`` for the next two draws, and so on:

``8``, ``2*8``            a card of that number, or two
``blue``, ``8:blue``      a card of that color, of that number and color; multicolored ones count
``special``               a special card
``space@0:8``             a card for space 8 of seat 0
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.kernel.messages import Message, plural, text
from core.kernel.needs import Chance, NothingToCome, at_least, matched, unreadable

from .areas import SPACES, Area
from .pieces import CARDS, Card, Color
from .state import REVEALED
from .texts import COLORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.kernel.places import Place

    from .view import View

NO_MORE_DRAWS = text("pixies", "No more cards are revealed in this round.")
IN_NEXT_DRAW = text("pixies", "{need}, in the next reveal")
SEVERAL = text("pixies", "{need}, at least {number} times")
NUMBER = text("pixies", "Card with number {number}")
COLOR = text("pixies", "Card in this color: {color}")
BOTH = text("pixies", "Card with number {number} in this color: {color}")
SPECIAL = text("pixies", "Special card")
FILLS = text("pixies", "Card for the empty space {number}")
VALIDATES = text("pixies", "Card that validates number {number}")
HIDES = text("pixies", "Another {number}, to be placed face down")

_NEED = re.compile(
    r"(?:(?:(?P<times>[2-9])\*)?(?:(?P<number>[1-9])(?::(?P<both>blue|green|yellow|red))?"
    r"|(?P<color>blue|green|yellow|red)|(?P<special>special))"
    r"|space@(?P<seat>[0-4]):(?P<space>[1-9]))(?:/(?P<draws>[1-9]|[12]\d|3[0-5]))?"
)


def needs(view: View, seat: Seat) -> Sequence[str]:
    """List the spaces of an area that wait for a card, as long as cards are revealed."""
    if not _comes(view, 1):
        return ()
    area = view.areas[seat]
    return tuple(f"space@{seat}:{n}" for n in SPACES if not area.at(n).is_validated)


def needs_at(view: View, place: Place) -> Sequence[str]:
    """List the need of a space."""
    if place.seat is None or place.area not in {"up", "down"} or not _comes(view, 1):
        return ()
    return (f"space@{place.seat}:{place.at[0]}",)


def chance(view: View, need: str) -> Chance:
    """Compute how likely the next draws bring a need.

    Raises:
        BadNeed: If no need is written so.
        NothingToCome: If this round reveals fewer cards than the number asked for.

    """
    found = matched(_NEED, need)
    times, draws = int(found["times"] or 1), int(found["draws"] or 1)
    if not _comes(view, draws):
        raise NothingToCome(NO_MORE_DRAWS)
    caption, fitting = _fitting(view, found, need)
    if times > 1:
        caption = SEVERAL.bind(need=caption, number=times)
    drawn = draws * REVEALED[view.seats]
    likelihood = at_least(times, len(fitting & {*view.unseen}), len(view.unseen), drawn)
    return Chance(need, _within(caption, draws), likelihood)


def _comes(view: View, draws: int) -> bool:
    """Return whether that many full reveals are left in the deck."""
    return view.to_act is not None and draws * REVEALED[view.seats] <= len(view.unseen)


def _within(what: Message, draws: int) -> Message:
    if draws == 1:
        return IN_NEXT_DRAW.bind(need=what)
    return plural("pixies", "{need}, in the next %n reveal(s)", "", draws).bind(need=what)


def _fitting(view: View, found: re.Match[str], need: str) -> tuple[Message, set[int]]:
    """Say which cards meet a need, and find them."""
    if found["special"]:
        return SPECIAL, {card.id for card in CARDS.values() if card.special}
    if found["color"]:
        color = Color(found["color"])
        return COLOR.bind(color=COLORS[color]), _cards(None, color)
    if found["number"]:
        number = int(found["number"])
        if not found["both"]:
            return NUMBER.bind(number=number), _cards(number, None)
        color = Color(found["both"])
        return BOTH.bind(number=number, color=COLORS[color]), _cards(number, color)
    seat, space = int(found["seat"]), int(found["space"])
    if seat >= view.seats:
        raise unreadable(need)
    return _purpose(view.areas[seat], space).bind(number=space), _cards(space, None)


def _purpose(area: Area, number: int) -> Message:
    space = area.at(number)
    if space.is_empty:
        return FILLS
    return HIDES if space.is_validated else VALIDATES


def _cards(number: int | None, color: Color | None) -> set[int]:
    return {card.id for card in CARDS.values() if _is(card, number, color)}


def _is(card: Card, number: int | None, color: Color | None) -> bool:
    return number in {None, card.number} and (color is None or color in card.colors)
