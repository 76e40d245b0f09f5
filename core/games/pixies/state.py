"""The whole table at one moment."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, TypeAlias

from attrs import frozen

from core.games.boxes import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng

from .areas import Area
from .pieces import CardId
from .scoring import Tally

SEATS = PIXIES.seats
Seat: TypeAlias = Annotated[int, range(SEATS[-1])]
ROUNDS = 3

REVEALED = {2: 4, 3: 3, 4: 4, 5: 5}
"""How many cards a turn reveals to how many players; of two, each takes two."""


@frozen
class FinishedRound:
    """How an earlier round ended: everybody's area and what it scored."""

    areas: tuple[Area, ...]
    tallies: tuple[Tally, ...]


@frozen
class State:
    """The whole table.

    Attributes:
        areas: Everybody's spaces in this round.
        display: The cards revealed in this turn, in their order; None where one was taken.
        deck: The cards still face down, the next one first.
        first: Who took or takes the first card of this turn.
        finished: The rounds before this one.

    """

    areas: tuple[Area, ...]
    display: tuple[CardId | None, ...]
    deck: tuple[CardId, ...]
    first: Seat
    finished: tuple[FinishedRound, ...]
    rng: Rng

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.areas)

    @property
    def options(self) -> Options:
        """Nothing is chosen before this game."""
        return Options()

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.finished) + 1

    @cached_property
    def taken(self) -> int:
        """How many cards of this turn's display were taken."""
        return self.display.count(None)

    @cached_property
    def round_is_over(self) -> bool:
        """Whether all have placed equally often, and one is full or no full reveal is left."""
        if self.taken % self.seats:
            return False
        exhausted = self.taken == len(self.display) > len(self.deck)
        return exhausted or any(area.is_full for area in self.areas)

    @property
    def taker(self) -> Seat:
        """Who takes the next card while the round goes on."""
        return (self.first + self.taken) % self.seats

    @property
    def to_act(self) -> Seat | None:
        """Who takes the next card; None: the last round is over, and with it the game."""
        return None if self.round_is_over else self.taker
