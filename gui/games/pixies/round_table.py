"""A player's points in the current round, by source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.games.pixies.scoring import tally
from core.games.pixies.texts import SYMBOLS, VALIDATED, ZONE
from core.kernel.messages import Seat

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from gui.board.table import Stage


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


def present_row(stage: Stage, seat: Seat) -> Row:
    """Return a player's row of this round: the current one, or as far as it is counted."""
    if not stage.sheets:
        return row_of(stage.view, seat)
    lines = stage.sheets[seat]
    validated, symbols, zone = (
        sum(line.points for line in lines if line.reason.rule == source.rule)
        for source in (VALIDATED, SYMBOLS, ZONE)
    )
    total = sum(line.points for line in lines)
    return Row(seat, validated, symbols, zone, validated + symbols + zone, total)


def row_of(view: View, seat: Seat) -> Row:
    """Return a player's current row of this round."""
    tallies = [each.tallies[seat] for each in view.finished[: view.round]]
    if len(tallies) < view.round:
        tallies.append(tally(view.areas[seat], view.round))
    now = tallies[-1]
    total = sum(each.total for each in tallies)
    return Row(seat, now.validated, now.symbols, now.zone, now.total, total)


def written(points: int) -> str:
    """Write points as a number, with a true minus."""
    return str(points).replace("-", "−")
