"""What a player decides, and how it is written."""

from __future__ import annotations

import re
from typing import TypeAlias

from attrs import frozen

from core.kernel.errors import UnreadableMove
from core.kernel.outside_text import excerpt

from . import texts
from .grid import Cell, Direction
from .pieces import DOMINOES


@frozen
class ClaimDomino:
    """Put a king on a domino of the next line; ``c17``."""

    domino: int

    @property
    def code(self) -> str:
        """The letter and the domino's number."""
        return f"c{self.domino}"


@frozen
class PlaceDomino:
    """Lay the domino: its left half on a cell, its right half beside it; ``p-1,2e``."""

    cell: Cell
    direction: Direction

    @property
    def code(self) -> str:
        """The letter, x and y from the castle, and the direction."""
        x, y = self.cell
        return f"p{x},{y}{self.direction}"


@frozen
class DiscardDomino:
    """Give up the domino, which fits nowhere; ``d``."""

    @property
    def code(self) -> str:
        """The letter."""
        return "d"


Move: TypeAlias = ClaimDomino | PlaceDomino | DiscardDomino

_NUMBER = r"(0|-?[1-9][0-9]?)"
_CLAIM = re.compile(r"c([1-9][0-9]?)")
_PLACE = re.compile(rf"p{_NUMBER},{_NUMBER}([nesw])")
_SHOWN = 20


def parse(code: str) -> Move:
    """Read a move."""
    if code == "d":
        return DiscardDomino()
    if (claim := _CLAIM.fullmatch(code)) and int(claim[1]) in DOMINOES:
        return ClaimDomino(int(claim[1]))
    if place := _PLACE.fullmatch(code):
        return PlaceDomino((int(place[1]), int(place[2])), Direction(place[3]))
    raise UnreadableMove(texts.UNREADABLE.bind(code=excerpt(code, _SHOWN)))
