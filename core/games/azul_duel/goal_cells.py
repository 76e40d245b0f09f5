"""What each goal is worth on a dome, and which spaces make it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .dome import CELLS, NUMBERS, SIZE, cells_of
from .goals import Goal
from .pieces import Space, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from .dome import Cell, Dome

Scored: TypeAlias = "tuple[int, tuple[Cell, ...]]"

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


def scored_cells(dome: Dome, goal: Goal, *, special_counts_as_color: bool) -> Scored:
    """Tell what a goal is worth and which spaces earn or cost it."""
    if goal is Goal.FIVE:
        return _five(dome, special_counts=special_counts_as_color)
    return _GOALS[goal](dome)


def _complete(dome: Dome, groups: tuple[tuple[Cell, ...], ...], points: int) -> Scored:
    full = [group for group in groups if dome.is_full(group)]
    return points * len(full), tuple(dict.fromkeys(cell for group in full for cell in group))


def _rows(dome: Dome) -> Scored:
    return _complete(dome, ROWS, ROW_POINTS)


def _columns(dome: Dome) -> Scored:
    return _complete(dome, COLUMNS, COLUMN_POINTS)


def _diagonals(dome: Dome) -> Scored:
    return _complete(dome, DIAGONALS, DIAGONAL_POINTS)


def _five(dome: Dome, *, special_counts: bool) -> Scored:
    ignored = {None} if special_counts else {None, Tile.SPECIAL}
    rows = [
        [cell for cell in row if dome.tile(cell) not in ignored]
        for row in ROWS
        if len({dome.tile(cell) for cell in row} - ignored) >= COLORS_WANTED
    ]
    return FIVE_POINTS * len(rows), tuple(cell for row in rows for cell in row)


def _edge(dome: Dome) -> Scored:
    cells = tuple(cell for cell in EDGE if dome.tile(cell) is not None)
    return len(cells), cells


def _corners(dome: Dome) -> Scored:
    full = [slot for slot in CORNER_POINTS if dome.is_full(cells_of(slot))]
    points = sum(CORNER_POINTS[slot] for slot in full)
    return points, tuple(cell for slot in full for cell in cells_of(slot))


def _wild(dome: Dome) -> Scored:
    cells = dome.spaces(Space.WILD)
    return (WILD_POINTS * len(cells), cells) if dome.is_full(cells) else (0, ())


def _empty_special(dome: Dome) -> Scored:
    cells = tuple(cell for cell in dome.spaces(Space.SPECIAL) if dome.tile(cell) is None)
    return EMPTY_SPECIAL_POINTS * len(cells), cells


_GOALS: dict[Goal, Callable[[Dome], Scored]] = {
    Goal.ROWS: _rows,
    Goal.COLS: _columns,
    Goal.DIAG: _diagonals,
    Goal.EDGE: _edge,
    Goal.CORNER: _corners,
    Goal.WILD: _wild,
    Goal.EMPTY_SPECIAL: _empty_special,
}
