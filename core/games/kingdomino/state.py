"""A position: what lies open on the table, and what does not."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from attrs import frozen

from core.kernel.options import Options
from core.kernel.rng import Rng

from .kingdom import Kingdom
from .pieces import Number
from .variants import SEATS, Setup, setup_for

Seat: TypeAlias = Annotated[int, range(SEATS[-1])]


class Decision(StrEnum):
    """What has to be decided next."""

    CLAIM = "claim"
    PLACE = "place"


@frozen
class Slot:
    """A domino of the next line, and whose king stands on it, if any."""

    domino: Number
    king: Seat | None = None


@frozen
class Claim:
    """A domino of the current line, and whose king stands on it."""

    domino: Number
    king: Seat


@frozen
class Table:
    """Everything that lies open: all that legality and points depend on.

    Attributes:
        seats: The number of players.
        options: The variants in play.
        starter: Who chose first in this game.
        earlier: The kingdoms of the finished games of a dynasty.
        kingdoms: Everybody's kingdom, by seat.
        current_line: The line whose dominoes are placed now, those already played included;
            empty until everybody has made the first choice.
        next_line: The line to choose from; empty in the last turn.
        turn: Which slot of the current line acts; before the first line, which choice it is.
        decision: What the acting king has to do.

    """

    seats: Annotated[int, SEATS]
    options: Options
    starter: Seat
    earlier: tuple[tuple[Kingdom, ...], ...]
    kingdoms: tuple[Kingdom, ...]
    current_line: tuple[Claim, ...]
    next_line: tuple[Slot, ...]
    turn: Annotated[int, range(5)]
    decision: Decision

    @property
    def setup(self) -> Setup:
        """How much of everything is in play."""
        return setup_for(self.seats, self.options)

    @property
    def game(self) -> int:
        """Which game of a dynasty this is, from 1."""
        return len(self.earlier) + 1

    @property
    def opening(self) -> bool:
        """Whether the first choice is still being made."""
        return not self.current_line

    @property
    def over(self) -> bool:
        """Whether the last domino has been played."""
        return not self.next_line and self.turn == len(self.current_line)

    @property
    def actor(self) -> Seat | None:
        """Who decides next; None: the game is over."""
        if self.opening:
            return self.first_chooser(self.turn)
        return None if self.over else self.current_line[self.turn].king

    def first_chooser(self, turn: int) -> Seat:
        """Return who makes a first choice: clockwise from the starting player, king by king."""
        return (self.starter + turn) % self.seats


@frozen
class State:
    """A whole position.

    Attributes:
        table: What everybody sees.
        pile: The dominoes to be drawn, the next one first.
        removed: The dominoes that left the game unseen.
        rng: Deals the next game of a dynasty.

    """

    table: Table
    pile: tuple[Number, ...]
    removed: tuple[Number, ...]
    rng: Rng

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def options(self) -> Options:
        """The variants in play."""
        return self.table.options
