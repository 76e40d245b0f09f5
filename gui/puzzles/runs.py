"""A run: one puzzle after the other, for five minutes or without a clock."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Message

SECONDS = 300
EASIEST, STEP = 800, 40
"""The rating of the first puzzle, and by how much each solved one raises that of the next."""
TIMED = text("puzzles", "Solved: {solved} of {tried} · {minutes}:{seconds} left")
UNTIMED = text("puzzles", "Solved: {solved} of {tried}")
TIME_UP = text("puzzles", "Time is up. Solved: {solved} of {tried}")


class Run:
    """Counts the puzzles of a run; the clock begins with the first one."""

    def __init__(self, *, timed: bool, clock: Callable[[], float] = monotonic) -> None:
        """Begin a run."""
        self.timed = timed
        self.solved = self.tried = 0
        self._clock = clock
        self._end = clock() + SECONDS

    @property
    def left(self) -> int:
        """How many whole seconds are left."""
        return max(0, round(self._end - self._clock()))

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.timed and not self.left

    @property
    def rating(self) -> int:
        """How difficult the next puzzle is."""
        return EASIEST + STEP * self.solved

    @property
    def note(self) -> Message:
        """How the run stands."""
        counts = {"solved": self.solved, "tried": self.tried}
        if not self.timed:
            return UNTIMED.bind(**counts)
        if self.over:
            return TIME_UP.bind(**counts)
        minutes, seconds = divmod(self.left, 60)
        return TIMED.bind(**counts, minutes=minutes, seconds=f"{seconds:02}")

    def count(self, *, solved: bool) -> None:
        """Count a puzzle; one that is answered after the end does not count."""
        if not self.over:
            self.tried += 1
            self.solved += solved
