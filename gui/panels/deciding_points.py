"""Why a game ended as it did: the margin, and the rows of points that made it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from core.kernel.messages import Message, Player, plural, text
from gui.games.narration import Weight
from gui.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.kernel.scores import Outcome
    from gui.games.narration import Row, Sentences

BIGGEST_GAP = text("panels", "Biggest gap: {reason}, {points} to {other}.")
BIGGEST_GAP_TO = text("panels", "Biggest gap to {player}: {reason}, {points} to {other}.")
PAIR = 2


def deciding_points(
    outcome: Outcome, rows: Sequence[Row], sentences: Sentences
) -> tuple[Message, ...]:
    """Say in a few sentences what decided a game, without naming who won.

    These are the margin to the second player, the row of points with the largest difference, and a
    loss of the second player without which the game would not have been lost.
    """
    if len(outcome.winners) > 1:
        return (outcome.reason,)
    if outcome.tie_break is not None:
        return (outcome.tie_break,)
    best, second = (standing.seat for standing in outcome.standings[:2])
    margin = outcome.standings[0].points - outcome.standings[1].points
    parts = _decisive(rows, best, second, sentences)
    if not parts:
        return (won_by(margin),)
    losses = [_loss(row, second, sentences) for row in parts]
    gap = BIGGEST_GAP if len(outcome.standings) == PAIR else BIGGEST_GAP_TO
    biggest = losses[0] or gap.bind(
        player=Player(second),
        reason=parts[0].label,
        points=signed(parts[0].points(best)),
        other=signed(parts[0].points(second)),
    )
    others = zip(parts[1:], losses[1:], strict=True)
    fatal = (loss for row, loss in others if loss and -row.points(second) >= margin)
    return (won_by(margin), biggest, *islice(fatal, 1))


def _decisive(rows: Sequence[Row], best: Seat, second: Seat, sentences: Sentences) -> list[Row]:
    """List the rows in which the winner is ahead, the largest difference first.

    Losses decide nothing where a player was spared some of them.
    """
    parts = [row for row in rows if row.weight is Weight.PART]
    spared = any(
        row.points(seat)
        for row in parts
        if sentences.gives_back(row.label)
        for seat in (best, second)
    )
    ahead = [
        row
        for row in parts
        if row.points(best) > row.points(second)
        and not sentences.gives_back(row.label)
        and not (spared and sentences.lost(row.label, 1))
    ]
    return sorted(ahead, key=lambda row: row.points(second) - row.points(best))


def won_by(margin: int) -> Message:
    """Say by how many points a game was won."""
    return plural("panels", "Won by %n point(s).", "", margin)


def _loss(row: Row, seat: Seat, sentences: Sentences) -> Message | None:
    """Say what a seat lost in a row, if the row only costs points."""
    points = row.points(seat)
    said = sentences.lost(row.label, -points) if points < 0 else None
    return said.bind(player=Player(seat)) if said is not None else None
