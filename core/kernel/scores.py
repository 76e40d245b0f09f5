"""Points that explain themselves, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .messages import Message, Seat
from .places import Place

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class ScoreLine:
    """Some points, why, and which places earned them."""

    points: int
    reason: Message
    places: tuple[Place, ...] = ()


@frozen
class ScoreSheet:
    """A player's points, item by item."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


@frozen
class Standing:
    """Where a player came in; players who share a rank share the place."""

    seat: Seat
    rank: int
    points: int


@frozen
class Outcome:
    """The end of a game.

    Attributes:
        standings: Everybody's standing, best first.
        reason: Who won, and what decided it.
        tie_break: What decided equal points, without the name of the winner; None: the points did.

    """

    standings: tuple[Standing, ...]
    reason: Message
    tie_break: Message | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everybody who came in first."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def ranked(merits: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Rank the seats by their merits, most important first; the first merit is the points."""
    order = sorted(range(len(merits)), key=lambda seat: (tuple(-m for m in merits[seat]), seat))
    return tuple(
        Standing(seat, 1 + sum(other > merits[seat] for other in merits), merits[seat][0])
        for seat in order
    )
