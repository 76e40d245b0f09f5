"""The moves in their order, pinned, so that a change of either is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.pixies import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.core.games.pixies.pictures import position

if TYPE_CHECKING:
    from core.games.pixies.state import State

EVERY_CASE = position(
    "1 # .  . 5b*/8m1x .  . . .", "1 2 3  4 . .  . . .", display="5r1x 1r* 2m- 9r-"
)


def perft(state: State, depth: int) -> int:
    """Count the lines of play of a length."""
    moves = PIXIES.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(PIXIES.apply(state, move).state, depth - 1) for move in moves)


def codes(state: State) -> str:
    return " ".join(move.code for move in PIXIES.legal_moves(state))


@pytest.mark.parametrize(
    ("seats", "first", "moves"),
    [(2, 1, "8 37 28 7"), (3, 0, "8 37 28"), (4, 1, "8 37 28 7"), (5, 1, "8 37 28 7 53")],
)
def test_a_seed_sets_up_the_same_game_for_ever(seats: int, first: int, moves: str) -> None:
    state = PIXIES.new(seats, Options(), Rng.seeded(7))

    assert state.first == first
    assert codes(state) == moves


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [4, 12, 24, 24, 120, 448]),
        (3, [3, 6, 6, 20, 44, 48]),
        (4, [4, 12, 24, 24, 108, 364]),
        (5, [5, 20, 60, 120, 120, 648]),
    ],
)
def test_the_lines_from_the_start(seats: int, counts: list[int]) -> None:
    state = PIXIES.new(seats, Options(), Rng.seeded(7))

    assert [perft(state, depth) for depth in range(1, 7)] == counts


def test_the_moves_of_every_case_follow_the_display() -> None:
    assert codes(EVERY_CASE) == "55d3 55d4 55d6 55d7 55d8 55d9 50o 50u 65 64"


def test_the_lines_from_a_position_with_every_case() -> None:
    assert [perft(EVERY_CASE, depth) for depth in range(1, 6)] == [10, 47, 178, 264, 1880]


def test_the_same_moves_lead_to_the_same_second_round() -> None:
    state = PIXIES.new(2, Options(), Rng.seeded(7))
    for _ in range(40):
        state = PIXIES.apply(state, PIXIES.legal_moves(state)[-1]).state

    assert state.round == 2
    assert codes(state) == "3o 3u 9o 9u 64 5d2 5d7 5d9"
    assert perft(state, 3) == 143
