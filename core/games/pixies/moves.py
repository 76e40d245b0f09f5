"""The decisions: which revealed card to take, and how it is placed.

A code is the card's id, then ``o`` (over), ``u`` (under) or ``d`` and a space (face down):
``17``, ``17o``, ``17u``, ``17d5``.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from attrs import frozen

from core.kernel.errors import UnreadableMove

from .pieces import CARDS, CardId
from .texts import UNREADABLE


@frozen
class PlaceFaceUp:
    """Place a card on the space of its number, which is empty or holds a lone face-down card."""

    card: CardId

    @property
    def code(self) -> str:
        """The card."""
        return f"{self.card}"


@frozen
class PlaceOver:
    """Place a card over the face-up one of its number, which is turned face down."""

    card: CardId

    @property
    def code(self) -> str:
        """The card and ``o``."""
        return f"{self.card}o"


@frozen
class PlaceUnder:
    """Place a card face down under the face-up one of its number."""

    card: CardId

    @property
    def code(self) -> str:
        """The card and ``u``."""
        return f"{self.card}u"


@frozen
class PlaceFaceDown:
    """Place a card whose number is validated face down on an empty space."""

    card: CardId
    space: int

    @property
    def code(self) -> str:
        """The card, ``d`` and the space."""
        return f"{self.card}d{self.space}"


Move: TypeAlias = PlaceFaceUp | PlaceOver | PlaceUnder | PlaceFaceDown

_CODE = re.compile(r"(?P<card>[1-9][0-9]?)(?P<way>|o|u|d(?P<space>[1-9]))")


def parse(code: str) -> Move:
    """Read a move's code.

    Raises:
        UnreadableMove: If no move is written so.

    """
    match = _CODE.fullmatch(code)
    if match is None or int(match["card"]) not in CARDS:
        raise UnreadableMove(UNREADABLE)
    card = int(match["card"])
    match match["way"]:
        case "":
            return PlaceFaceUp(card)
        case "o":
            return PlaceOver(card)
        case "u":
            return PlaceUnder(card)
        case _:
            return PlaceFaceDown(card, int(match["space"]))
