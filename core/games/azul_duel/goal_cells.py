"""What each goal is worth on a dome, and which spaces make it so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .dome import CELLS, NUMBERS, SIZE, Cell, cells_of
from .goals import Goal
from .pieces import Space, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from .dome import Dome


@frozen
class GoalScore:
    """What a goal is worth on a dome.

    Attributes:
        points: What it brings or costs.
        cells: The spaces that make it so.
        count: How many rows, columns, diagonals, plates, tiles or spaces are counted.

    """

    points: int
    cells: tuple[Cell, ...]
    count: int


ROW_POINTS = 3
FIVE_POINTS = 4
COLUMN_POINTS = 7
DIAGONAL_POINTS = 10
WILD_POINTS = 2
EMPTY_SPECIAL_POINTS = -3
CORNER_POINTS = {0: 3, 2: 3, 6: 8, 8: 8}
"""A complete corner plate by its slot: the lower corners are worth more."""

COLORS_WANTED = 5

ROWS = tuple(tuple((row, column) for column in NUMBERS) for row in NUMBERS)
COLUMNS = tuple(tuple((row, column) for row in NUMBERS) for column in NUMBERS)
DIAGONALS = (
    tuple((number, number) for number in NUMBERS),
    tuple((number, SIZE + 1 - number) for number in NUMBERS),
)
EDGE = tuple(cell for cell in CELLS if 1 in cell or SIZE in cell)


def scored_cells(dome: Dome, goal: Goal, *, special_counts_as_color: bool) -> GoalScore:
    """Return what a goal is worth and which spaces earn or cost it."""
    if goal is Goal.FIVE:
        return _five(dome, special_counts=special_counts_as_color)
    return _GOALS[goal](dome)


def _complete(dome: Dome, groups: tuple[tuple[Cell, ...], ...], points: int) -> GoalScore:
    full = [group for group in groups if dome.is_full(group)]
    cells = tuple(dict.fromkeys(cell for group in full for cell in group))
    return GoalScore(points * len(full), cells, len(full))


def _rows(dome: Dome) -> GoalScore:
    return _complete(dome, ROWS, ROW_POINTS)


def _columns(dome: Dome) -> GoalScore:
    return _complete(dome, COLUMNS, COLUMN_POINTS)


def _diagonals(dome: Dome) -> GoalScore:
    return _complete(dome, DIAGONALS, DIAGONAL_POINTS)


def _five(dome: Dome, *, special_counts: bool) -> GoalScore:
    ignored = {None} if special_counts else {None, Tile.SPECIAL}
    rows = [
        [cell for cell in row if dome.tile(cell) not in ignored]
        for row in ROWS
        if len({dome.tile(cell) for cell in row} - ignored) >= COLORS_WANTED
    ]
    cells = tuple(cell for row in rows for cell in row)
    return GoalScore(FIVE_POINTS * len(rows), cells, len(rows))


def _edge(dome: Dome) -> GoalScore:
    cells = tuple(cell for cell in EDGE if dome.tile(cell) is not None)
    return GoalScore(len(cells), cells, len(cells))


def _corners(dome: Dome) -> GoalScore:
    full = [slot for slot in CORNER_POINTS if dome.is_full(cells_of(slot))]
    points = sum(CORNER_POINTS[slot] for slot in full)
    cells = tuple(cell for slot in full for cell in cells_of(slot))
    return GoalScore(points, cells, len(full))


def _wild(dome: Dome) -> GoalScore:
    cells = dome.spaces(Space.WILD)
    filled = sum(dome.tile(cell) is not None for cell in cells)
    if filled < len(cells):
        return GoalScore(0, (), filled)
    return GoalScore(WILD_POINTS * filled, cells, filled)


def _empty_special(dome: Dome) -> GoalScore:
    cells = tuple(cell for cell in dome.spaces(Space.SPECIAL) if dome.tile(cell) is None)
    return GoalScore(EMPTY_SPECIAL_POINTS * len(cells), cells, len(cells))


_GOALS: dict[Goal, Callable[[Dome], GoalScore]] = {
    Goal.ROWS: _rows,
    Goal.COLS: _columns,
    Goal.DIAG: _diagonals,
    Goal.EDGE: _edge,
    Goal.CORNER: _corners,
    Goal.WILD: _wild,
    Goal.EMPTY_SPECIAL: _empty_special,
}
