"""The endless grid that a kingdom grows on.

The castle stands on (0, 0); x grows to the east and y to the south, as on a screen.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from itertools import product
from typing import Annotated, TypeAlias

REACH = 6
"""The farthest that a square lies from the castle: a kingdom is at most seven squares wide."""

Coordinate: TypeAlias = Annotated[int, range(-REACH, REACH + 1)]
Cell: TypeAlias = tuple[Coordinate, Coordinate]
"""The x and the y of a square."""

CASTLE: Cell = (0, 0)


class Direction(StrEnum):
    """Where the right half of a domino lies, seen from its left half."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"


_STEPS = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}


def beside(cell: Cell, direction: Direction) -> Cell:
    """Return the next cell in a direction."""
    dx, dy = _STEPS[direction]
    return cell[0] + dx, cell[1] + dy


@cache
def ways(cell: Cell) -> tuple[tuple[Direction, Cell], ...]:
    """List the four neighbors of a cell with the way there: north, east, south, west."""
    return tuple((direction, beside(cell, direction)) for direction in Direction)


@cache
def neighbors(cell: Cell) -> frozenset[Cell]:
    """Find the four cells that share an edge with this one."""
    return frozenset(other for _, other in ways(cell))


@cache
def rectangle(west: int, east: int, north: int, south: int) -> frozenset[Cell]:
    """Fill a rectangle, its edges included."""
    return frozenset(product(range(west, east + 1), range(north, south + 1)))
