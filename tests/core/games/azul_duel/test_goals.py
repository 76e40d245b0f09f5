"""The eight goals of the scoring tablets."""

from __future__ import annotations

import pytest

from core.games.azul_duel.board import Board
from core.games.azul_duel.dome import Dome
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.scoring import tablet_lines
from core.kernel.places import Place
from tests.core.games.azul_duel.positions import dome, picture

PLATES = {(row, column): f"D0{3 * row + column - 3}" for row in (1, 2, 3) for column in (1, 2, 3)}
"""Plates 1 to 9 in reading order, unturned."""

REQUIRED = """
    Y K W B T R
    T S T K B W
    K Y K S T Y
    R W T R W K
    S K Y B T R
    R B K S B S
"""
FULL = REQUIRED.replace("W", "B")


def line(drawn: Dome, goal: Goal, *, special: bool = True) -> tuple[int, set[tuple[int, ...]]]:
    """Return the points of a goal and the spaces that it points at."""
    (scored,) = tablet_lines(Board(dome=drawn), (goal,), seat=1, special_counts_as_color=special)
    assert all(place == Place("dome", place.at, 1) for place in scored.places)
    return scored.points, {place.at for place in scored.places}


def points(rows: str, goal: Goal, *, special: bool = True) -> int:
    return line(dome(PLATES, picture(rows)), goal, special=special)[0]


def without(rows: str, *cells: tuple[int, int]) -> str:
    """Take tiles off a picture."""
    grid = [row.split() for row in rows.strip().splitlines()]
    for row, column in cells:
        grid[row - 1][column - 1] = "."
    return "\n".join(" ".join(row) for row in grid)


def test_the_plates_lie_as_in_the_picture() -> None:
    """V16."""
    drawn = dome(PLATES, {})

    shown = [drawn.space((row, column)) for row in range(1, 7) for column in range(1, 7)]

    assert "".join(space.value for space in shown if space) == "".join(REQUIRED.split())


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        (Goal.ROWS, 18),
        (Goal.COLS, 42),
        (Goal.DIAG, 20),
        (Goal.WILD, 8),
        (Goal.FIVE, 8),
        (Goal.EDGE, 20),
        (Goal.CORNER, 22),
        (Goal.EMPTY_SPECIAL, 0),
    ],
)
def test_a_full_dome_scores_every_goal(goal: Goal, expected: int) -> None:
    """V16."""
    assert points(FULL, goal) == expected


EMPTY_ROWS = "\n".join([". . . . . ."] * 6)


@pytest.mark.parametrize("goal", [goal for goal in Goal if goal is not Goal.EMPTY_SPECIAL])
def test_an_empty_dome_scores_no_goal(goal: Goal) -> None:
    assert points(EMPTY_ROWS, goal) == 0


def test_a_complete_row_is_worth_3() -> None:
    rows = EMPTY_ROWS.replace(". . . . . .", "Y K B B T R", 1)

    assert line(dome(PLATES, picture(rows)), Goal.ROWS) == (3, {(1, c) for c in range(1, 7)})


def test_a_row_of_five_tiles_is_not_complete() -> None:
    assert points(without(FULL, (1, 4)), Goal.ROWS) == 15


def test_a_special_tile_completes_a_row() -> None:
    """R29: row 2 has a special space, and it goes empty when its plate is not complete."""
    assert points(without(FULL, (1, 1)), Goal.ROWS) == 18 - 3 - 3


def test_a_complete_column_is_worth_7() -> None:
    column = without(FULL, *((row, c) for row in range(1, 7) for c in range(1, 6)))

    assert points(column, Goal.COLS) == 0  # the special space in row 6 is empty

    corner = {(5, 5): "T", (5, 6): "R", (6, 5): "B"}
    drawn = dome(PLATES, picture(column) | corner)

    assert line(drawn, Goal.COLS) == (7, {(row, 6) for row in range(1, 7)})


def test_a_column_with_a_gap_is_worth_nothing() -> None:
    assert points(without(FULL, (4, 2)), Goal.COLS) == 35


def test_each_main_diagonal_is_worth_10() -> None:
    one = without(FULL, (2, 5))

    assert line(dome(PLATES, picture(one)), Goal.DIAG) == (10, {(n, n) for n in range(1, 7)})


def test_other_diagonals_are_worth_nothing() -> None:
    assert points(without(FULL, (3, 4), (1, 1), (1, 6)), Goal.DIAG) == 0


def test_all_wild_spaces_filled_are_worth_2_each() -> None:
    rows = EMPTY_ROWS
    wild = {(1, 3): "R", (2, 6): "K", (4, 2): "B", (4, 5): "Y"}
    drawn = dome(PLATES, picture(rows) | wild)

    assert line(drawn, Goal.WILD) == (8, set(wild))


def test_one_empty_wild_space_spoils_them_all() -> None:
    assert line(dome(PLATES, picture(without(FULL, (4, 2)))), Goal.WILD) == (0, set())


def test_a_dome_without_wild_spaces_scores_nothing_for_them() -> None:
    """R28."""
    assert line(dome({(1, 1): "D01"}, {}), Goal.WILD) == (0, set())


def test_a_row_of_five_colors_is_worth_4() -> None:
    rows = EMPTY_ROWS.replace(". . . . . .", "Y K B . T R", 1)
    cells = {(1, column) for column in (1, 2, 3, 5, 6)}

    assert line(dome(PLATES, picture(rows)), Goal.FIVE) == (4, cells)


def test_a_row_of_four_colors_and_repetitions_is_worth_nothing() -> None:
    rows = EMPTY_ROWS.replace(". . . . . .", "Y K T B T .", 1)

    assert points(rows, Goal.FIVE) == 0


FIFTH_ROW = {(5, 2): "K", (5, 4): "B", (5, 5): "T", (5, 6): "R", (6, 1): "R", (6, 2): "B"}
"""Four colors and the special tile of the plate at the lower left."""


def test_a_special_tile_is_a_fifth_color() -> None:
    """R2."""
    drawn = dome(PLATES, FIFTH_ROW)

    assert line(drawn, Goal.FIVE) == (4, {(5, column) for column in (1, 2, 4, 5, 6)})


def test_a_special_tile_is_no_color_when_the_option_says_so() -> None:
    """R2."""
    assert line(dome(PLATES, FIFTH_ROW), Goal.FIVE, special=False) == (0, set())


def test_five_colors_beside_a_special_tile_count_without_it() -> None:
    drawn = dome(PLATES, FIFTH_ROW | {(5, 3): "Y"})

    assert line(drawn, Goal.FIVE, special=False) == (4, {(5, column) for column in range(2, 7)})


def test_two_special_tiles_in_a_row_are_one_color() -> None:
    """R2: row 5 has all colors; row 6 has blue, red, black and two special tiles."""
    lower_rows = without(FULL, *((row, c) for row in range(1, 5) for c in range(1, 7)))

    assert points(lower_rows, Goal.FIVE) == 4


def test_a_tile_on_a_wild_space_counts_with_its_own_color() -> None:
    row = {(4, 1): "R", (4, 2): "B", (4, 3): "T", (4, 5): "Y", (4, 6): "K"}

    assert line(dome(PLATES, row), Goal.FIVE)[0] == 4
    assert line(dome(PLATES, row | {(4, 5): "T"}), Goal.FIVE)[0] == 0


def test_each_tile_on_the_outer_edge_is_worth_1() -> None:
    drawn = dome(PLATES, {(1, 3): "B", (3, 1): "K", (3, 3): "K", (2, 5): "B", (4, 6): "K"})

    assert line(drawn, Goal.EDGE) == (3, {(1, 3), (3, 1), (4, 6)})


def test_a_special_tile_on_the_edge_counts() -> None:
    """R29."""
    drawn = dome(PLATES, {(5, 2): "K", (6, 1): "R", (6, 2): "B"})

    assert line(drawn, Goal.EDGE) == (3, {(5, 1), (6, 1), (6, 2)})


@pytest.mark.parametrize(
    ("corner", "expected"), [((1, 1), 3), ((1, 5), 3), ((5, 1), 8), ((5, 5), 8)]
)
def test_upper_corners_are_worth_3_and_lower_ones_8(corner: tuple[int, int], expected: int) -> None:
    """R3."""
    row, column = corner
    cells = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
    tiles = {cell: letter for cell, letter in picture(FULL).items() if cell in cells}

    assert line(dome(PLATES, tiles), Goal.CORNER) == (expected, cells)


def test_a_corner_plate_with_a_gap_is_worth_nothing() -> None:
    assert points(without(FULL, (1, 5), (6, 2)), Goal.CORNER) == 22 - 3 - 8


def test_plates_off_the_corners_are_worth_nothing() -> None:
    corners = [(r, c) for r in (1, 2, 5, 6) for c in (1, 2, 5, 6)]

    assert points(without(FULL, *corners), Goal.CORNER) == 0


def test_each_empty_special_space_costs_3() -> None:
    specials = {(2, 2), (3, 4), (5, 1), (6, 4), (6, 6)}

    assert line(dome(PLATES, {}), Goal.EMPTY_SPECIAL) == (-15, specials)


def test_a_filled_special_space_costs_nothing() -> None:
    assert points(without(FULL, (1, 1)), Goal.EMPTY_SPECIAL) == -3


def test_the_special_spaces_of_plates_that_are_not_laid_cost_nothing() -> None:
    assert line(Dome(), Goal.EMPTY_SPECIAL) == (0, set())
