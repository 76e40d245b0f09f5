"""The program's own lessons: a folder of files for each game."""

from __future__ import annotations

from pathlib import PurePath

from gui.paths import LESSONS

from . import reading
from .errors import FileError

SUFFIX = ".json"
LONGEST = 400_000
"""The largest file, in bytes."""


def lesson_names(game: str) -> list[str]:
    """List the names of a game's lessons, in their order; none is read."""
    try:
        found = reading.names(LESSONS / game, SUFFIX)
    except FileError:
        return []
    return sorted(PurePath(name).stem for name in found)


def read_lesson_file(game: str, name: str) -> str:
    """Read the text of a lesson.

    Raises:
        FileError: If it cannot be read.

    """
    return reading.read_text(LESSONS / game / (name + SUFFIX), LONGEST)
