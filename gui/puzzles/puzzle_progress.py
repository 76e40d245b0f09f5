"""A player's puzzles: ratings and first tries, in the section ``puzzles`` of the progress.

``{"pixies": {"rating": 1312, "deviation": 97, "puzzles": 24, "tried": {"17": 1, "23": 0}}}``: a
first try was right (1) or wrong (0). Ratings are whole numbers, in tenths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.puzzles.glicko import HINT_WEIGHT, SURE, UNSURE, Rating
from core.puzzles.puzzle import MOST_PUZZLES
from gui.store.progress_file import PUZZLES, ProgressFile

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message
    from core.puzzles.puzzle import Puzzle

TENTHS = 10
LOWEST, HIGHEST = 100, 3500
MOST_TRIES = 1_000_000


class PuzzleProgress:
    """The puzzles of one player; what cannot be understood counts as never tried."""

    def __init__(self, folder: Path) -> None:
        """Read the progress of the player whose folder it is."""
        self._file = ProgressFile(folder)

    @property
    def trouble(self) -> Message | None:
        """What went wrong with the file the last time."""
        return self._file.trouble

    def rating(self, game: str) -> Rating:
        """Return the player's rating in a game."""
        entry = self._entry(game)
        value = _whole(entry.get("rating"), LOWEST * TENTHS, HIGHEST * TENTHS)
        deviation = _whole(entry.get("deviation"), round(SURE * TENTHS), round(UNSURE * TENTHS))
        puzzles = _whole(entry.get("puzzles"), 0, MOST_TRIES)
        if value is None or deviation is None or puzzles is None:
            return Rating()
        return Rating(value / TENTHS, deviation / TENTHS, puzzles)

    def tried(self, game: str) -> dict[int, bool]:
        """Return which puzzles were tried, and whether the first try was right."""
        found = self._entry(game).get("tried")
        if not isinstance(found, dict):
            return {}
        return {
            int(number): bool(result)
            for number, result in found.items()
            if number.isascii() and number.isdigit() and len(number) <= len(str(MOST_PUZZLES))
            if result in (0, 1)
        }

    def answer(self, puzzle: Puzzle, *, solved: bool, hinted: bool) -> Rating:
        """Count the first try at a puzzle; a later one changes nothing."""
        key = puzzle.game.key
        tried, rating = self.tried(key), self.rating(key)
        if puzzle.number in tried:
            return rating
        weight = HINT_WEIGHT if hinted else 1.0
        rating = rating.after(puzzle.rating, solved=solved, weight=weight)
        value = min(max(rating.value, LOWEST), HIGHEST)
        results = {**tried, puzzle.number: solved}
        entry = {
            "rating": round(value * TENTHS),
            "deviation": round(rating.deviation * TENTHS),
            "puzzles": rating.puzzles,
            "tried": {str(number): int(result) for number, result in results.items()},
        }
        self._file.change(PUZZLES, {key: entry})
        return self.rating(key)

    def _entry(self, game: str) -> dict[str, Any]:
        found = self._file.section(PUZZLES).get(game)
        return found if isinstance(found, dict) else {}


def _whole(value: object, least: int, most: int) -> int | None:
    return value if type(value) is int and least <= value <= most else None
