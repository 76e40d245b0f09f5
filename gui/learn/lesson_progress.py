"""How far a player has come in the lessons: the section ``lessons`` of the player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from attrs import evolve, frozen

from core.kernel.errors import KupolaError
from core.lessons.judging import Result, answered, judge
from gui.store.progress_file import LESSONS, ProgressFile

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message
    from core.lessons.lesson import Lesson
    from core.match import Match

ALONE, HINTED, SHOWN = range(3)
"""How much help a lesson has taken: none, a hint, the solution."""
BEST = 3
"""The rank of a lesson that was solved alone."""
MOST_MOVES = 400
"""How many moves a lesson may hold."""
LONGEST_CODE = 80


def rank_with(help_: int) -> int:
    """Return the rank of a lesson that has taken this much help."""
    return BEST - help_


@frozen
class Standing:
    """How far a player has come in one lesson.

    Attributes:
        rank: The best rank so far, from 1 to 3; 0: it was never finished.
        step: The step at which it goes on, from 0.
        moves: The codes of the moves from the last position that the lesson sets up to the
            beginning of that step.
        played: The codes of the moves in the small game of that step.
        help: How much help this try has taken.

    """

    rank: int = 0
    step: int = 0
    moves: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    help: int = ALONE

    @property
    def begun(self) -> bool:
        """Whether it is left in its middle."""
        return self.step > 0 or bool(self.played)


class LessonProgress:
    """The lessons of one player; what cannot be understood counts as never begun."""

    def __init__(self, folder: Path) -> None:
        """Read the progress of the player whose folder it is."""
        self._file = ProgressFile(folder)

    @property
    def trouble(self) -> Message | None:
        """What went wrong with the file the last time."""
        return self._file.trouble

    def of(self, key: str) -> Standing:
        """Return how far the player has come in a lesson."""
        return _read(self._file.section(LESSONS).get(key))

    def has_begun(self, game: str) -> bool:
        """Return whether the player has opened a lesson of a game."""
        return any(key.startswith(f"{game}/") for key in self._file.section(LESSONS))

    def keep(self, key: str, standing: Standing) -> None:
        """Save how far the player has come; the best rank stays."""
        best = max(standing.rank, self.of(key).rank)
        entry = {
            "rank": best,
            "step": standing.step,
            "moves": list(standing.moves),
            "help": standing.help,
            **({"played": list(standing.played)} if standing.played else {}),
        }
        if self._file.section(LESSONS).get(key) != entry:
            self._file.change(LESSONS, {key: entry})

    def finish(self, key: str, help_: int) -> None:
        """Save that a lesson was finished."""
        self.keep(key, Standing(rank_with(help_)))


def resumed(lesson: Lesson, standing: Standing) -> tuple[Standing, Match]:
    """Return where a lesson goes on, and the position before that step.

    A standing that does not fit the lesson begins it again: the lesson may have changed.
    """
    try:
        match = _before(lesson, standing)
    except KupolaError:
        match = None
    if match is None:
        return evolve(standing, step=0, moves=(), played=(), help=ALONE), lesson.match
    return standing, match


def _before(lesson: Lesson, standing: Standing) -> Match | None:
    """Replay the moves before a step; None: the step cannot be solved from there."""
    number = standing.step
    if number >= len(lesson.steps):
        return None
    set_up = (lesson.steps[each].position for each in range(number, -1, -1))
    match = next((each for each in set_up if each is not None), lesson.match)
    for code in standing.moves:
        match = match.play(match.game.parse(code))
    step, start = lesson.steps[number], match
    for code in step.solution:
        match = match.play(match.game.parse(code))
    if step.goal is not None:
        if start.to_act != lesson.seat:
            return None
        if judge(step, start, match, lesson.seat).result is not Result.REACHED:
            return None
    answered(step, match)
    return start


def _read(data: Any) -> Standing:
    """Read an entry of the file strictly."""
    if not isinstance(data, dict) or not _within(rank := data.get("rank"), BEST):
        return Standing()
    step, help_ = data.get("step"), data.get("help")
    moves, played = data.get("moves"), data.get("played", [])
    if _within(step, MOST_MOVES) and _within(help_, SHOWN) and _codes(moves) and _codes(played):
        return Standing(rank, step, tuple(moves), tuple(played), help_)
    return Standing(rank)


def _within(value: object, most: int) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= most


def _codes(value: object) -> TypeGuard[list[str]]:
    return (
        isinstance(value, list)
        and len(value) <= MOST_MOVES
        and all(isinstance(each, str) and len(each) <= LONGEST_CODE for each in value)
    )
