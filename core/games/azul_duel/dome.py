"""A player's dome: nine slots for dome plates, thirty-six spaces for tiles."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from attrs import frozen

from core.kernel.tuples import replaced

from .pieces import SPACES, TURNS, PlateNumber, Space, Tile, accepts

Cell: TypeAlias = tuple[int, int]
"""A space of the dome: row and column, each from 1 to 6, row 1 on top."""

SIZE = 6
SLOTS = range(9)
NUMBERS = range(1, SIZE + 1)
CELLS: tuple[Cell, ...] = tuple((row, column) for row in NUMBERS for column in NUMBERS)


def slot_of(cell: Cell) -> int:
    """Return the slot of a space; slots count from 0 in reading order."""
    row, column = cell
    return (row - 1) // 2 * 3 + (column - 1) // 2


def cells_of(slot: int) -> tuple[Cell, ...]:
    """List the four spaces of a slot in reading order."""
    row, column = slot // 3 * 2 + 1, slot % 3 * 2 + 1
    return (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)


def slots_of_row(row: int) -> range:
    """List the three slots that a row of spaces crosses."""
    first = (row - 1) // 2 * 3
    return range(first, first + 3)


_QUARTERS = {cell: cells_of(slot_of(cell)).index(cell) for cell in CELLS}


def _index(cell: Cell) -> int:
    row, column = cell
    return (row - 1) * SIZE + column - 1


@frozen
class LaidPlate:
    """A dome plate in its slot, with its number of quarter turns clockwise."""

    plate: PlateNumber
    turns: Annotated[int, TURNS]


@frozen
class Dome:
    """The plates by slot and the tiles by space, both in reading order."""

    slots: tuple[LaidPlate | None, ...] = (None,) * 9
    tiles: tuple[Tile | None, ...] = (None,) * 36

    def tile(self, cell: Cell) -> Tile | None:
        """Return what lies on a space."""
        return self.tiles[_index(cell)]

    def space(self, cell: Cell) -> Space | None:
        """Return what a space asks for; None: no plate lies there yet."""
        laid = self.slots[slot_of(cell)]
        return None if laid is None else SPACES[laid.plate][laid.turns][_QUARTERS[cell]]

    def spaces(self, wanted: Space) -> tuple[Cell, ...]:
        """List all spaces that ask for the same."""
        return tuple(cell for cell in CELLS if self.space(cell) is wanted)

    def openings(self, row: int, color: Tile) -> tuple[int, ...]:
        """List the columns of a row's free spaces that take a color."""
        return tuple(
            column
            for column in NUMBERS
            if self.tile((row, column)) is None
            and (space := self.space((row, column))) is not None
            and accepts(space, color)
        )

    def awaits_plate(self, row: int) -> bool:
        """Return whether a plate can still come to a row."""
        return any(self.slots[slot] is None for slot in slots_of_row(row))

    def bars(self, row: int, color: Tile) -> bool:
        """Return whether a row can never take a color any more: tiles that wait for it break."""
        return not self.awaits_plate(row) and not self.openings(row, color)

    def is_full(self, cells: tuple[Cell, ...]) -> bool:
        """Return whether tiles lie on all these spaces."""
        return all(self.tile(cell) is not None for cell in cells)

    def due_special(self, slot: int) -> Cell | None:
        """Return the special space of a plate whose other three spaces are filled."""
        cells = cells_of(slot)
        for cell in cells:
            if self.space(cell) is Space.SPECIAL:
                others = tuple(other for other in cells if other != cell)
                return cell if self.is_full(others) else None
        return None

    def row_run(self, cell: Cell) -> tuple[Cell, ...]:
        """List the unbroken row of tiles through a tile, from left to right."""
        return self._run(cell, 0, 1)

    def column_run(self, cell: Cell) -> tuple[Cell, ...]:
        """List the unbroken column of tiles through a tile, from top to bottom."""
        return self._run(cell, 1, 0)

    def _run(self, cell: Cell, down: int, right: int) -> tuple[Cell, ...]:
        before = self._reach(cell, -down, -right)
        return (*reversed(before), cell, *self._reach(cell, down, right))

    def _reach(self, cell: Cell, down: int, right: int) -> list[Cell]:
        reached = []
        row, column = cell[0] + down, cell[1] + right
        while row in NUMBERS and column in NUMBERS and self.tile((row, column)) is not None:
            reached.append((row, column))
            row, column = row + down, column + right
        return reached

    def with_plate(self, slot: int, laid: LaidPlate) -> Dome:
        """Lay a plate."""
        return Dome(replaced(self.slots, slot, laid), self.tiles)

    def with_tile(self, cell: Cell, tile: Tile) -> Dome:
        """Lay a tile."""
        return Dome(self.slots, replaced(self.tiles, _index(cell), tile))
