"""Whether the moves of a step reach its goal, and what is answered to them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Message

from .conditions import Attempt

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Match

    from .lesson import Lesson, Step


class Result(Enum):
    """What the moves of a step have come to."""

    REACHED = "reached"
    GOING_ON = "going_on"
    MISSED = "missed"


@frozen
class Verdict:
    """The result of some moves, and the sentence about them; None: there is none."""

    result: Result
    say: Message | None = None


def judge(step: Step, before: Match, after: Match, seat: Seat) -> Verdict:
    """Judge the moves that the learner has made since a step began.

    Args:
        step: A step with a goal.
        before: The match at the beginning of the step.
        after: The match after the moves.
        seat: The learner's seat.

    """
    attempt = Attempt(before, after, seat)
    if step.goal is None or step.goal.holds(attempt):
        return Verdict(Result.REACHED, step.done)
    for wrong in step.wrong:
        if wrong.when.holds(attempt):
            return Verdict(Result.MISSED, wrong.say)
    if after.ply - before.ply < step.moves and after.to_act == seat:
        return Verdict(Result.GOING_ON)
    return Verdict(Result.MISSED, step.otherwise)


def is_over(step: Step, before: Match, after: Match, seat: Seat) -> bool:
    """Return whether the small game of a step has come to its end."""
    if step.game is None or after.over:
        return True
    return after.ply > before.ply and step.game.until.holds(Attempt(before, after, seat))


def beginning(lesson: Lesson, number: int, match: Match) -> Match:
    """Return where a step begins, after the moves of the step before it."""
    return lesson.steps[number].position or match


def answered(step: Step, match: Match) -> Match:
    """Play the replies of a step.

    Raises:
        KupolaError: If one cannot be played.

    """
    for code in step.replies:
        match = match.play(match.game.parse(code))
    return match
