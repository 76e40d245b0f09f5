"""Split the margin of a game into luck and skill.

Before every decision stands an expected lead, that of the best move. What the move falls short of
it is given away by its player. What changes afterwards is luck if the move brought something
hidden to light, such as tiles, dominoes or cards that were drawn; otherwise it is a doubt that
the search had and no longer has. Between two players nothing is left over::

    final lead = lead expected at first - given away + given by the other + luck + doubts

Among more players the lead of each is known only at their own decisions. What the others give away
in between is shared equally by the rest, and only what changes besides is luck. So
luck is good for some and bad for others there as well.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Seat
from core.reveals import reveals

from .review import Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.match import Match

DUEL = 2
GRAVE = 0.08
"""The loss of winning chance from which a decision counts as a turning point."""

LUCKY = 0.15
"""The change of chances by a draw from which it counts as a turning point."""


@frozen
class Account:
    """What made the final lead of a player over the best other one.

    Attributes:
        expected: The lead before the first decision.
        given_away: What the player's own moves fell short of the best ones.
        received: What the other player gave away; among more, this player's share of that, from
            the first decision on.
        luck: What the draws brought.
        doubt: What remains.
        lead: The final lead.

    """

    seat: Seat
    expected: float
    given_away: float
    received: float
    luck: float
    doubt: float
    lead: float


@frozen
class Turning:
    """A moment that turned the game: by a decision, or by what was drawn after it."""

    verdict: Verdict
    swing: float
    lucky: bool


def curve(match: Match, verdicts: Mapping[int, Verdict]) -> list[tuple[float, ...] | None]:
    """List the chances of all seats before every move and at the end; None: not yet known.

    Where nothing is decided the chances are those of the decision before. Among more than two
    players a chance is that at the player's last decision.
    """
    seats = match.start.seats
    chances: tuple[float, ...] = (1 / seats,) * seats
    points: list[tuple[float, ...] | None] = []
    for ply in range(len(match.line)):
        verdict = verdicts.get(ply)
        if verdict is None:
            points.append(None)
            continue
        if verdict.best.chance is not None:
            chances = _with_chance(chances, verdict.seat, verdict.best.chance)
        points.append(chances)
    points.append(_final(match))
    return points


def accounts(match: Match, verdicts: Sequence[Verdict]) -> tuple[Account, ...]:
    """Account for the final lead of each seat; needs a verdict on every decision."""
    seats = match.start.seats
    leads = _final_leads(match)
    shown = [_shows(match, ply) for ply in range(len(match.line))]
    return tuple(_account(seat, seats, leads[seat], verdicts, shown) for seat in range(seats))


def turnings(match: Match, verdicts: Mapping[int, Verdict], most: int = 6) -> list[Turning]:
    """List the largest turning points in the order of the game."""
    found = [
        Turning(verdict, verdict.setback, lucky=False)
        for verdict in verdicts.values()
        if verdict.free and verdict.setback >= GRAVE
    ]
    if match.start.seats == DUEL:
        found += _strokes_of_luck(match, verdicts)
    found.sort(key=lambda turning: -abs(turning.swing))
    return sorted(found[:most], key=lambda turning: turning.verdict.ply)


def _strokes_of_luck(match: Match, verdicts: Mapping[int, Verdict]) -> list[Turning]:
    decided = [verdicts[ply] for ply in sorted(verdicts) if verdicts[ply].free]
    strokes = []
    for verdict, after in pairwise(decided):
        if verdict.played.chance is None or after.best.chance is None:
            continue
        same = verdict.seat == after.seat
        now = after.best.chance if same else 1 - after.best.chance
        swing = now - verdict.played.chance
        plies = range(verdict.ply, after.ply)
        known = all(ply in verdicts for ply in plies)
        if known and abs(swing) >= LUCKY and any(_shows(match, ply) for ply in plies):
            strokes.append(Turning(verdict, swing, lucky=True))
    return strokes


def _account(
    seat: Seat, seats: int, lead: float, verdicts: Sequence[Verdict], shown: Sequence[bool]
) -> Account:
    given = sum(verdict.loss for verdict in verdicts if verdict.seat == seat)
    known = [v for v in verdicts if v.free and (seats == DUEL or v.seat == seat)]
    if not known:
        return Account(seat, 0.0, given, 0.0, 0.0, 0.0, lead)
    signs = [1 if verdict.seat == seat else -1 for verdict in known]
    starts = [sign * verdict.best.value for sign, verdict in zip(signs, known, strict=True)]
    ends = [sign * verdict.played.value for sign, verdict in zip(signs, known, strict=True)]
    plies = [*(verdict.ply for verdict in known), len(shown)]
    received = sum(v.loss for v in verdicts if v.seat != seat) if seats == DUEL else 0.0
    luck = doubt = 0.0
    for (ply, until), end, start in zip(pairwise(plies), ends, (*starts[1:], lead), strict=True):
        share = 0.0
        if seats != DUEL:  # between two, the decisions of the other are known themselves
            share = _shared(seat, seats, verdicts, range(ply, until))
            received += share
        if any(shown[ply:until]):
            luck += start - end - share
        else:
            doubt += start - end - share
    return Account(seat, starts[0], given, received, luck, doubt, lead)


def _shared(seat: Seat, seats: int, verdicts: Sequence[Verdict], plies: range) -> float:
    """Tell what a player gets of what the others gave away in some moves."""
    losses = (v.loss for v in verdicts if v.seat != seat and v.ply in plies)
    return sum(losses) / (seats - 1)


def _shows(match: Match, ply: int) -> bool:
    return reveals(match, ply, range(match.start.seats))


def _with_chance(chances: tuple[float, ...], seat: Seat, chance: float) -> tuple[float, ...]:
    if len(chances) == DUEL:
        return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
    return (*chances[:seat], chance, *chances[seat + 1 :])


def _final(match: Match) -> tuple[float, ...] | None:
    """Tell who has won; None: the line ends before the game does."""
    state = match.line[-1].state if match.line else match.start.state
    outcome = match.game.outcome(state)
    if outcome is None:
        return None
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(match.start.seats))


def _final_leads(match: Match) -> list[float]:
    state = match.line[-1].state if match.line else match.start.state
    points = [match.game.score(state, seat).total for seat in range(match.start.seats)]
    return [
        float(own - max(other for at, other in enumerate(points) if at != seat))
        for seat, own in enumerate(points)
    ]
