"""Ratings: Glicko for players, and how puzzles get theirs from the levels of the computer.

A puzzle's rating is fixed: each level tries it some times, and the rating is the one at which
players of the levels' ratings would be expected to solve it as often as they did.
"""

from __future__ import annotations

from math import log, pi, sqrt
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

ANCHORS = {"novice": 800, "casual": 1100, "skilled": 1400, "hard": 1700, "expert": 2000}
"""The ratings of the levels."""
LOWEST, HIGHEST = 400, 2600
"""The ratings that a puzzle can have."""
SURE = 45.0
"""The smallest deviation of a player's rating: it stays able to change."""
UNSURE = 350.0
HINT_WEIGHT = 0.2
"""With which weight an answer counts for which a hint was asked."""
_Q = log(10) / 400
_SCALE = 400
_PUZZLE_DEVIATION = 80.0
_STEPS = 40


@frozen
class Rating:
    """A player's rating, how sure it is, and from how many puzzles it comes."""

    value: float = 1200.0
    deviation: float = UNSURE
    puzzles: int = 0

    def after(self, puzzle: int, *, solved: bool, weight: float = 1.0) -> Rating:
        """Return the rating after a first try at a puzzle with a rating."""
        attenuation = 1 / sqrt(1 + 3 * (_Q * _PUZZLE_DEVIATION / pi) ** 2)
        expected = chance(self.value, puzzle, attenuation)
        information = weight * (_Q * attenuation) ** 2 * expected * (1 - expected)
        precision = 1 / self.deviation**2 + information
        change = _Q / precision * weight * attenuation * (solved - expected)
        deviation = min(UNSURE, max(SURE, sqrt(1 / precision)))
        return Rating(self.value + change, deviation, self.puzzles + 1)


def chance(rating: float, puzzle: float, attenuation: float = 1.0) -> float:
    """Return how likely a player of a rating solves a puzzle of a rating."""
    return float(1 / (1 + 10 ** (attenuation * (puzzle - rating) / _SCALE)))


def fitted(tries: Mapping[str, int], solved: Mapping[str, int]) -> int:
    """Return the rating of a puzzle from how often each level tried and solved it.

    Half a success and half a failure of an average player are added, so that a puzzle which all or
    none solve gets a rating as well.
    """
    middle = sum(ANCHORS.values()) / len(ANCHORS)
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(_STEPS):
        rating = (low + high) / 2
        expected = sum(tries[level] * chance(ANCHORS[level], rating) for level in tries)
        expected += chance(middle, rating)
        if expected > sum(solved.values()) + 0.5:
            low = rating
        else:
            high = rating
    return round((low + high) / 2)
