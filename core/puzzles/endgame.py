"""What an exhaustive search of an end finds, and when there is none.

An *end* is a position from which no hidden piece can come into play before the points that a puzzle
is about are final: the end of the game or, in Pixies, of the round. Every player wants the largest
lead over the best other player. Of moves that are equally good for a player, that player makes the
one that leaves the solver the smallest lead, and of those the first in the order of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat

Totals: TypeAlias = tuple[int, ...]
"""The final points of all seats."""


class NotClosed(Exception):
    """Something hidden could still come into play, or the search would grow too large."""


class Counter:
    """Counts the positions that a search looks at, and ends one that grows too large."""

    def __init__(self, most: int) -> None:
        """Begin to count; ``most`` is the largest number allowed."""
        self.count = 0
        self._most = most

    def restart(self) -> None:
        """Begin to count again, for another question."""
        self.count = 0

    def look(self) -> None:
        """Count one more position.

        Raises:
            NotClosed: If there are too many.

        """
        self.count += 1
        if self.count > self._most:
            raise NotClosed


class Endgame(Protocol):
    """An exhaustive search of the ends of one game."""

    def totals(self, state: Any) -> dict[Any, Totals]:
        """Return the final points of all seats after every legal move, if all go on perfectly.

        Raises:
            NotClosed: If the position is no end.

        """


def lead(totals: Sequence[int], seat: Seat) -> int:
    """Return a seat's lead over the best other seat."""
    return totals[seat] - max(points for other, points in enumerate(totals) if other != seat)


def preference(totals: Totals, seat: Seat, solver: Seat) -> tuple[int, int]:
    """Return what a seat maximizes: its own lead, then what the solver does not have."""
    return lead(totals, seat), -lead(totals, solver)
