"""How many ways there are, and in which order they are listed.

Counting says nothing about order, and searches, records and the same seed rely on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.kingdomino import KINGDOMINO
from tests.core.games.kingdomino.tables import codes, play, start

if TYPE_CHECKING:
    from core.games.kingdomino.state import State


def perft(state: State, depth: int) -> int:
    """Count the ways in which the next moves can be made."""
    moves = KINGDOMINO.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(KINGDOMINO.apply(state, move).state, depth - 1) for move in moves)


def midgame(seats: int, **options: bool) -> State:
    """Make the middle one of the legal moves twenty-four times after the first choice."""
    state = start(seats, 7, **options)
    for _ in range(24 + state.table.setup.line):
        listed = codes(state)
        state = play(state, listed[len(listed) // 2])
    return state


@pytest.mark.parametrize(
    ("seats", "ways"),
    [(2, (4, 12, 24, 24, 576)), (3, (3, 6, 6, 144, 432)), (4, (4, 12, 24, 24, 576))],
)
def test_ways_to_begin(seats: int, ways: tuple[int, ...]) -> None:
    assert tuple(perft(start(seats), depth) for depth in range(1, 6)) == ways


@pytest.mark.parametrize(
    ("seats", "duel", "ways"),
    [
        (2, False, (17, 68, 972, 2916)),
        (2, True, (21, 84, 2052, 6156)),
        (3, False, (4, 12, 300, 600)),
        (4, False, (11, 44, 968, 2904)),
    ],
)
def test_ways_to_go_on(seats: int, *, duel: bool, ways: tuple[int, ...]) -> None:
    state = midgame(seats, mighty_duel=duel)

    assert tuple(perft(state, depth) for depth in range(1, 5)) == ways


@pytest.mark.parametrize(
    ("seats", "starter", "line", "pile"),
    [
        (2, 1, (5, 33, 38, 45), (11, 17, 9, 2)),
        (3, 0, (5, 33, 38), (45, 11, 17, 9)),
        (4, 1, (5, 33, 38, 45), (11, 17, 9, 2)),
    ],
)
def test_a_seed_deals_the_same_game_for_ever(
    seats: int, starter: int, line: tuple[int, ...], pile: tuple[int, ...]
) -> None:
    state = start(seats, 7)

    assert state.table.starter == starter
    assert tuple(slot.domino for slot in state.table.next_line) == line
    assert state.pile[:4] == pile


@pytest.mark.parametrize(
    ("seats", "listed"),
    [
        (
            2,
            (
                "p-2,-1n p-2,-1s p-1,-2n p-1,-2e p-1,-2w p0,2e p0,2w p1,2e p1,2w p2,-2s p2,1e "
                "p2,1s p2,2n p3,-1s p3,-1w p3,1n p3,1w c13 c14 c21 c34"
            ),
        ),
        (3, "p1,-1s p1,0n p1,0e p2,0w c14 c34 c44"),
        (4, "p0,2e p0,2w p1,-1s p1,0n p1,0e p1,2e p1,2w p2,0w p2,1n p2,1e p2,1s c13 c14 c21 c34"),
    ],
)
def test_moves_are_listed_in_a_fixed_order(seats: int, listed: str) -> None:
    """Claims by number; placements by x, y, and then north, east, south, west."""
    placing = midgame(seats)
    choosing = play(placing, codes(placing)[0])

    assert codes(placing) + codes(choosing) == listed.split()
