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


def space(seat: Seat, number: int) -> Place:
    """Point at a whole space."""
    return Place(SPACE, (number,), seat)


def half(seat: Seat, number: int, which: int) -> Place:
    """Point at the upper or the lower half of a space."""
    return Place(SPACE, (number, which), seat)
