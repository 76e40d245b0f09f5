"""The puzzles of the program: a file of text for each game, read when it is first asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from core.games import GAMES
from core.kernel.errors import BadCode
from core.kernel.messages import text

from .kinds import KINDS
from .puzzle import read_puzzles

if TYPE_CHECKING:
    from .puzzle import Puzzle

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
LARGEST = 400_000
"""How many bytes a file may have."""
NO_PUZZLES = text("puzzles", "The puzzles of {game} cannot be read.")


def puzzle_games() -> tuple[str, ...]:
    """List the games that have puzzles."""
    return tuple(key for key in GAMES if key in KINDS)


@cache
def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """Read the puzzles of a game.

    Raises:
        BadCode: If the file is missing or damaged.

    """
    try:
        with (FOLDER / f"{key}.txt").open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadCode(NO_PUZZLES.bind(game=GAMES[key].title))
        return read_puzzles(key, content.decode("ascii"))
    except (OSError, UnicodeDecodeError):
        raise BadCode(NO_PUZZLES.bind(game=GAMES[key].title)) from None
