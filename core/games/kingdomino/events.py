"""What happens on the table, besides pieces that move, turn over and score."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from core.kernel.events import Moved, Scored, Turned
from core.kernel.messages import Seat
from core.kernel.places import Place
from core.kernel.scores import Standing

from .grid import Direction


@frozen
class Placed:
    """A domino went into a kingdom: ``target`` is where its left half lies."""

    piece: str
    source: Place
    target: Place
    direction: Direction


@frozen
class TurnBegan:
    """The next line became the current one."""

    number: int
    turns: int


@frozen
class GameEnded:
    """A game, perhaps one of a dynasty, is over; the standings are of this game alone."""

    number: int
    standings: tuple[Standing, ...]


@frozen
class GameBegan:
    """The table was cleared for the next game of a dynasty."""

    number: int
    starter: Seat


Event: TypeAlias = Moved | Turned | Scored | Placed | TurnBegan | GameEnded | GameBegan
