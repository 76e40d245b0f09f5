"""The scoring tablets: four of them, each with a goal on either side."""

from __future__ import annotations

from enum import Enum
from itertools import combinations, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.kernel.rng import Rng


class Goal(Enum):
    """What a side of a scoring tablet rewards."""

    ROWS = "rows"
    FIVE = "five"
    COLS = "cols"
    EDGE = "edge"
    DIAG = "diag"
    CORNER = "corner"
    WILD = "wild"
    EMPTY_SPECIAL = "empty_special"


TABLETS = (
    (Goal.ROWS, Goal.FIVE),
    (Goal.COLS, Goal.EDGE),
    (Goal.DIAG, Goal.CORNER),
    (Goal.WILD, Goal.EMPTY_SPECIAL),
)

BEGINNER = "beginner"
RANDOM = {"random_3": 3, "random_4": 4}


def _sides(number: int) -> tuple[tuple[Goal, ...], ...]:
    return tuple(goals for tablets in combinations(TABLETS, number) for goals in product(*tablets))


_EXPLICIT = {
    "+".join(goal.value for goal in goals): goals for number in (3, 4) for goals in _sides(number)
}
_FIXED = {BEGINNER: (Goal.ROWS, Goal.COLS, Goal.DIAG), **_EXPLICIT}

CHOICES = (BEGINNER, *RANDOM, *_EXPLICIT)
"""What the option ``tablets`` can be."""


def allowed_goals(choice: str) -> tuple[tuple[Goal, ...], ...]:
    """List the sets of goals that a choice of tablets can lead to."""
    if choice in RANDOM:
        return _sides(RANDOM[choice])
    return (_FIXED[choice],)


def drawn_goals(choice: str, rng: Rng) -> tuple[tuple[Goal, ...], Rng]:
    """Settle which goals are in play; every tablet and every side is equally likely."""
    if choice in _FIXED:
        return _FIXED[choice], rng
    return rng.choice(_sides(RANDOM[choice]))
