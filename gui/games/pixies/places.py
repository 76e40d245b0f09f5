"""Places of the table that the rules do not know: where a card is dropped, where the deck lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.places import Place

if TYPE_CHECKING:
    from core.kernel.messages import Seat

SPACE = "space"
UPPER, LOWER = 0, 1

PILE = Place("pile")
"""The picture of the deck: cards fly from and to ``DECK``, but the deck stays."""

# Labels: what is written or drawn beside the places of the game.
REVEALED = Place("revealed")
DECK_CAPTION = Place("deck_caption")
ORDER = Place("order")
SCORE, SOURCE, FIRST_PLAYER = "score", "source", "first_player"
LABELS = frozenset({REVEALED.area, DECK_CAPTION.area, ORDER.area, SCORE, SOURCE, FIRST_PLAYER})
"""The kinds of labels."""


def score(seat: Seat) -> Place:
    """Return the label of a player's name and points."""
    return Place(SCORE, (), seat)


def source(seat: Seat, index: int) -> Place:
    """Return the label of one of the three sources of a player's points."""
    return Place(SOURCE, (index,), seat)


def first_player(seat: Seat) -> Place:
    """Return the label of the first player's toadstool."""
    return Place(FIRST_PLAYER, (), seat)


def space(seat: Seat, number: int) -> Place:
    """Return the place of a whole space."""
    return Place(SPACE, (number,), seat)


def half(seat: Seat, number: int, which: int) -> Place:
    """Return the place of the upper or the lower half of a space."""
    return Place(SPACE, (number, which), seat)
