"""The lessons of each game, read from the program's own files when they are asked for."""

from __future__ import annotations

import logging
from functools import cache
from math import ceil
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.lessons.lesson import Lesson, read_lesson
from gui.store.lesson_files import lesson_names, read_lesson_file

if TYPE_CHECKING:
    from collections.abc import Sequence

LOG = logging.getLogger("kupola.lessons")
READ, MOVE, REPLY, GAME = 7, 9, 2, 150
"""Seconds that a sentence, a move of the learner, a reply and a small game take."""


@frozen
class Entry:
    """A lesson of a course.

    Attributes:
        key: Its name in a player's progress, such as ``kingdomino/01-castle``.
        number: Its place in the course, from 1.
        lesson: What is learned.

    """

    key: str
    number: int
    lesson: Lesson = field(eq=False)

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.lesson.game

    @property
    def seconds(self) -> int:
        """How long it takes, about."""
        return sum(
            READ
            + MOVE * len(step.solution)
            + REPLY * len(step.replies)
            + (GAME if step.game else 0)
            for step in self.lesson.steps
        )

    @property
    def minutes(self) -> int:
        """How long it takes, in whole minutes."""
        return minutes_together((self,))


def minutes_together(entries: Sequence[Entry]) -> int:
    """Return how long some lessons take together, in whole minutes."""
    return max(1, ceil(sum(entry.seconds for entry in entries) / 60))


@cache
def course(game: str) -> tuple[Entry, ...]:
    """Read the lessons of a game, in their order."""
    entries: list[Entry] = []
    for name in lesson_names(game):
        key = f"{game}/{name}"
        try:
            lesson = read_lesson(read_lesson_file(game, name))
        except KupolaError as error:
            LOG.warning("The lesson %s cannot be read: %s", key, error)
            continue
        if lesson.game == game:
            entries.append(Entry(key, len(entries) + 1, lesson))
    return tuple(entries)


def taught_games() -> list[str]:
    """List the games that have lessons."""
    return [game for game in BOXES if lesson_names(game)]
