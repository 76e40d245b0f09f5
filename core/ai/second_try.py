"""Judge a second try: a move in the position before a mistake, against the move played then.

A try is one decision, as a turning point of a review is: what follows it in the same turn is
left to the search, which plays it as well as it can. A try is searched exactly as a review
searches a move, and compared by what it gives away against the best move, so its numbers agree
with those of the review.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.messages import Seat
from core.spaced_repetition import EASY, FAILED, GOOD

from .advice import CLEAR
from .reasons import Reason, reason_against
from .review import judge

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable

    from core.match import Match

    from .luck_and_skill import Turning
    from .review import Verdict

    Stop = Callable[[], bool]

HINT_COST = 2
"""By how much a hint lowers the quality of an answer."""
SHOWN = 0
"""The quality where the answer was shown before any try."""


@frozen
class Mistake:
    """A decision that was a turning point by mistake.

    Attributes:
        ply: How many moves had been made before.
        seat: Whose decision it was.
        best: The best move that the review found.
        played: The move that was played.
        chance: How many of 100 games the best move wins.
        lost: How many of them the move played gave away.

    """

    ply: int
    seat: Seat
    best: Any
    played: Any
    chance: int
    lost: int


class Outcome(Enum):
    """How a try compares with what was played."""

    BETTER = "better"
    AS_GOOD = "as_good"
    WORSE = "worse"


@frozen
class Judgment:
    """The judgment of a try.

    Attributes:
        move: The move that was tried.
        outcome: How it compares with what was played.
        chance: How many of 100 games it wins.
        lost: How many of them it gives away against the best move; 0: it is about as good.
        reason: What speaks for it and not for the move played; None: nothing, or it is not better.
        rather: What speaks for the best move and not for it; None: nothing, or it is as good.
        gained: How many points it brings at once.
        gained_then: How many the move played brought.

    """

    move: Any
    outcome: Outcome
    chance: int
    lost: int
    reason: Reason | None
    rather: Reason | None
    gained: int = 0
    gained_then: int = 0

    @property
    def found(self) -> bool:
        """Whether it is about as good as the best move."""
        return not self.lost


def mistakes(found: Iterable[Turning], seats: Container[Seat]) -> list[Mistake]:
    """List the turning points that were mistakes of some seats."""
    own = (turning for turning in found if not turning.lucky)
    return [mistake_of(each.verdict) for each in own if each.verdict.seat in seats]


def mistake_of(verdict: Verdict) -> Mistake:
    """Take from a verdict what a second try needs."""
    best, played = verdict.best, verdict.played
    chance = best.percent or 0
    return Mistake(verdict.ply, verdict.seat, best.move, played.move, chance, verdict.lost)


def judge_try(match: Match, mistake: Mistake, move: Any, stop: Stop) -> Judgment | None:
    """Judge another move in place of a mistake; None: the search was stopped.

    Args:
        match: The game, at least up to the mistake.
        mistake: What was played.
        move: What is tried.
        stop: Called about thirty times a second; once it is true, nothing is judged.

    """
    lost = _lost(match, mistake, move, stop)
    if lost is None:
        return None
    game, before = match.game, match.goto(mistake.ply)
    view = game.view(before.state, mistake.seat)
    outcome = _compared(lost, mistake.lost)
    better = outcome is Outcome.BETTER
    return Judgment(
        move,
        outcome,
        max(0, mistake.chance - lost),
        lost,
        reason_against(game, view, move, mistake.played) if better else None,
        reason_against(game, view, mistake.best, move) if lost else None,
        _gained(before, mistake.seat, move),
        _gained(before, mistake.seat, mistake.played),
    )


def quality(judgment: Judgment, *, hinted: bool) -> int:
    """Return the quality of the first answer to a card, from 0 to 5.

    As good as the best move: 5. Better than what was played: 4. Otherwise the mistake was
    repeated: a failure. A hint takes 2 off, so a better move that is not among the best fails.
    """
    if judgment.outcome is not Outcome.BETTER:
        return FAILED
    return (EASY if judgment.found else GOOD) - (HINT_COST if hinted else 0)


def _lost(match: Match, mistake: Mistake, move: Any, stop: Stop) -> int | None:
    """Return how many of 100 games a move gives away; None: the search was stopped."""
    if move == mistake.best:
        return 0
    if move == mistake.played:
        return mistake.lost
    tried = match.taken_over(mistake.ply, peeked=False).play(move)
    verdict = judge(tried, mistake.ply, stop)
    return None if verdict is None else min(verdict.lost, mistake.chance)


def _gained(before: Match, seat: Seat, move: Any) -> int:
    """Return how many points a move brings its seat at once."""
    after = before.play(move)
    game = before.game
    return game.score(after.state, seat).total - game.score(before.state, seat).total


def _compared(lost: int, lost_then: int) -> Outcome:
    if lost_then - lost >= CLEAR:
        return Outcome.BETTER
    return Outcome.WORSE if lost - lost_then >= CLEAR else Outcome.AS_GOOD
