"""A sample of the puzzles is proved in each run; ``KUPOLA_PUZZLES=full`` proves all of them.

Every puzzle of the sample is proved by the rules and by the engine, and the small ones by a second
search that is written for this test alone.
"""

from __future__ import annotations

import os
from time import time_ns
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.kernel.rng import Rng
from core.puzzles.course import Course
from core.puzzles.library import FOLDER, puzzle_games, puzzles_of
from core.puzzles.proving import problem
from tests.core.puzzles.independent_search import BruteForce, TooLarge

if TYPE_CHECKING:
    from core.puzzles.puzzle import Puzzle

FULL = os.environ.get("KUPOLA_PUZZLES") == "full"
SHARE = 50
"""One puzzle of so many is proved in an ordinary run."""
LARGEST = 500_000


def sample(key: str) -> list[Puzzle]:
    puzzles = puzzles_of(key)
    if FULL:
        return list(puzzles)
    order, _ = Rng.seeded(time_ns()).shuffled(puzzles)
    return list(order[: -(-len(puzzles) // SHARE)])


@pytest.mark.parametrize("key", puzzle_games())
def test_a_random_share_of_the_puzzles_is_proved(key: str) -> None:
    wrong = {each.number: flaw for each in sample(key) if (flaw := problem(each))}

    assert wrong == {}


@pytest.mark.parametrize("key", puzzle_games())
def test_a_second_search_finds_the_same_values(key: str) -> None:
    proved = 0
    for puzzle in sample(key):
        try:
            values = BruteForce(GAMES[key], puzzle.seat).values(puzzle.state)
        except TooLarge:
            continue
        found = Course(puzzle).first().solved.values
        assert {move.code: value for move, value in found.items()} == values, puzzle.number
        proved += 1

    assert proved or not FULL


def test_all_puzzles_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.txt")) < LARGEST
