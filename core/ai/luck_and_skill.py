"""Split the result of a game into luck and skill, in percent of the chance to win.

Everybody starts with an even share of the chances and ends with all of them, with none, or with a
share where a victory is shared. A decision that falls short of the best move gives away a part of
its player's chance; the others get equal shares of it. All other changes are luck: the deal, the
draws, and what the search could not foresee::

    result = start - own mistakes + share of the others' mistakes + luck

The numbers are whole percents and add up exactly as they are shown; the luck of all players
together is zero, except for rounding.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Seat
from core.reveals import reveals

from .review import DUEL, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.match import Match

WHOLE = 100
GRAVE = 8
"""The percent of the chance to win from which a mistake counts as a turning point."""

LUCKY = 15
"""The change of chances in percent from which a draw counts as a turning point."""


@frozen
class Account:
    """The parts of a player's result, in whole percent of the chance to win.

    Attributes:
        seat: Whose result it is.
        start: An even share.
        mistakes: What the player's own moves gave away; never above 0.
        received: The player's share of what the others gave away; never below 0.
        luck: All other changes.
        result: The player's share of the victory.

    """

    seat: Seat
    start: int
    mistakes: int
    received: int
    luck: int
    result: int


@frozen
class Turning:
    """A moment that turned the game: by a decision, or by what was drawn after it."""

    verdict: Verdict
    swing: int
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
    """Account for the result of each seat; needs the end of the game and every verdict."""
    final = _final(match)
    if final is None:
        return ()
    seats = match.start.seats
    lost = [sum(each.lost for each in verdicts if each.seat == seat) for seat in range(seats)]
    return tuple(_account(seat, lost, round(WHOLE * final[seat])) for seat in range(seats))


def _account(seat: Seat, lost: Sequence[int], result: int) -> Account:
    seats = len(lost)
    start = round(WHOLE / seats)
    received = round((sum(lost) - lost[seat]) / (seats - 1))
    luck = result - start + lost[seat] - received
    return Account(seat, start, -lost[seat], received, luck, result)


def turnings(match: Match, verdicts: Mapping[int, Verdict], most: int = 6) -> list[Turning]:
    """List the largest turning points in the order of the game."""
    found = [
        Turning(verdict, -verdict.lost, lucky=False)
        for verdict in verdicts.values()
        if verdict.lost >= GRAVE
    ]
    if match.start.seats == DUEL:
        found += _strokes_of_luck(match, verdicts)
    found.sort(key=lambda turning: -abs(turning.swing))
    return sorted(found[:most], key=lambda turning: turning.verdict.ply)


def _strokes_of_luck(match: Match, verdicts: Mapping[int, Verdict]) -> list[Turning]:
    decided = [verdicts[ply] for ply in sorted(verdicts) if verdicts[ply].free]
    strokes = []
    for verdict, after in pairwise(decided):
        expected, now = verdict.played.percent, after.best.percent
        if expected is None or now is None:
            continue
        if verdict.seat != after.seat:
            now = WHOLE - now
        plies = range(verdict.ply, after.ply)
        known = all(ply in verdicts for ply in plies)
        drawn = abs(now - expected) >= LUCKY and any(_shows(match, ply) for ply in plies)
        if known and drawn:
            strokes.append(Turning(verdict, now - expected, lucky=True))
    return strokes


def _shows(match: Match, ply: int) -> bool:
    return reveals(match, ply, range(match.start.seats))


def _with_chance(chances: tuple[float, ...], seat: Seat, chance: float) -> tuple[float, ...]:
    if len(chances) == DUEL:
        return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
    return (*chances[:seat], chance, *chances[seat + 1 :])


def _final(match: Match) -> tuple[float, ...] | None:
    """Return who has won; None: the line ends before the game does."""
    state = match.line[-1].state if match.line else match.start.state
    outcome = match.game.outcome(state)
    if outcome is None:
        return None
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(match.start.seats))
