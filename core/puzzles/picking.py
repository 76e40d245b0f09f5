"""Which puzzle comes next: by theme, near a rating, or as the puzzle of a day."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from datetime import date

    from .puzzle import Puzzle

NEAR = 150
"""How far from the solver's rating the next puzzle is at most, if there is one."""
_WIDER = (NEAR, 300, 600, 10_000)


def next_puzzle(
    puzzles: Sequence[Puzzle], rating: float, tried: Collection[int], seed: int
) -> Puzzle | None:
    """Draw a puzzle near a rating, rather one that was not tried yet; None: there is none."""
    for left in ([each for each in puzzles if each.number not in tried], puzzles):
        for distance in _WIDER:
            near = [each for each in left if abs(each.rating - rating) <= distance]
            if near:
                return Rng.seeded(seed).choice(near)[0]
    return None


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day: each one once before any comes again.

    The order is a permutation that belongs to the game and the year; the days of a year walk
    through it.
    """
    if not puzzles:
        return None
    words = f"Kupola puzzle {puzzles[0].game.key} {day.year}"
    seed = int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")
    order, _ = Rng.seeded(seed).shuffled(range(len(puzzles)))
    return puzzles[order[day.timetuple().tm_yday % len(puzzles)]]
