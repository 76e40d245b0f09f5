"""The table that is shown when a round has ended: who earned what, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.games.pixies.scoring import Tally, tally
from core.kernel.messages import Seat

if TYPE_CHECKING:
    from core.games.pixies.view import View


@frozen
class Row:
    """What one player earned in a round.

    Attributes:
        validated: Points for validated cards.
        symbols: Points for spirals and special cards, less the crosses.
        zone: Points for the largest zone.
        sum: The round's score.
        total: All rounds up to this one.

    """

    seat: Seat
    validated: int
    symbols: int
    zone: int
    sum: int
    total: int


def round_rows(view: View, number: int) -> tuple[Row, ...]:
    """Give everybody's row of the round of that number, by seats; the current one as it stands."""
    return tuple(_row(view, seat, number) for seat in range(view.seats))


def round_points(view: View, seat: Seat) -> int:
    """Tell what a player's area is worth in this round as it stands."""
    return _tallied(view, seat, view.round).total


def total_points(view: View, seat: Seat) -> int:
    """Add up a player's rounds, this one as it stands."""
    return _row(view, seat, view.round).total


def written(points: int) -> str:
    """Write points as a number, with a true minus."""
    return str(points).replace("-", "−")


def _row(view: View, seat: Seat, number: int) -> Row:
    tallies = [_tallied(view, seat, n) for n in range(1, number + 1)]
    last = tallies[-1]
    total = sum(each.total for each in tallies)
    return Row(seat, last.validated, last.symbols, last.zone, last.total, total)


def _tallied(view: View, seat: Seat, number: int) -> Tally:
    if number <= len(view.finished):
        return view.finished[number - 1].tallies[seat]
    return tally(view.areas[seat], number)
