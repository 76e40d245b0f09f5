"""A player's kingdom: the dominoes in the order in which they were laid, and what follows."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated

from attrs import frozen

from .grid import CASTLE, Cell, Direction, beside, neighbors, rectangle, ways
from .pieces import DOMINOES, Domino, Number, Square, Terrain

if TYPE_CHECKING:
    from collections.abc import Iterator


@frozen
class Laid:
    """A domino in a kingdom: where its left half lies, and which way its right half points."""

    domino: Number
    cell: Cell
    direction: Direction

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cells of the left and of the right half."""
        return self.cell, beside(self.cell, self.direction)


@frozen
class Territory:
    """Squares of one terrain joined by their edges, as many as there are."""

    terrain: Terrain
    cells: frozenset[Cell]
    crowns: int

    @property
    def size(self) -> int:
        """The number of squares."""
        return len(self.cells)

    @property
    def points(self) -> int:
        """Squares times crowns."""
        return len(self.cells) * self.crowns


@frozen
class Kingdom:
    """What a player has laid round the castle, and what did not fit.

    Attributes:
        size: How many squares wide and high it may become; the frame slides until it is full.
        laid: The dominoes in the order in which they were laid.
        discarded: The dominoes that fitted nowhere, in the order in which they came.

    """

    size: Annotated[int, range(5, 8)]
    laid: tuple[Laid, ...] = ()
    discarded: tuple[Number, ...] = ()

    def with_domino(self, laid: Laid) -> Kingdom:
        """Lay one more domino."""
        return Kingdom(self.size, (*self.laid, laid), self.discarded)

    def without_domino(self, domino: int) -> Kingdom:
        """Discard a domino."""
        return Kingdom(self.size, self.laid, (*self.discarded, domino))

    @cached_property
    def squares(self) -> dict[Cell, Square]:
        """Every square but the castle."""
        squares = {}
        for laid in self.laid:
            domino = DOMINOES[laid.domino]
            left, right = laid.cells
            squares[left] = domino.left
            squares[right] = domino.right
        return squares

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """The westernmost and easternmost x, the northernmost and southernmost y."""
        xs, ys = zip(CASTLE, *self.squares, strict=True)
        return min(xs), max(xs), min(ys), max(ys)

    @cached_property
    def room(self) -> frozenset[Cell]:
        """The free cells that a half may cover without breaking the frame.

        Two halves that each keep within the frame keep within it together: they lie side by
        side, so they cannot stick out on opposite edges.
        """
        west, east, north, south = self.bounds
        reach = self.size - 1
        window = rectangle(east - reach, west + reach, south - reach, north + reach)
        return window.difference(self.squares, (CASTLE,))

    @cached_property
    def landings(self) -> dict[Terrain, frozenset[Cell]]:
        """For each terrain the free cells where a half of it touches its like or the castle."""
        touched = {terrain: set(neighbors(CASTLE)) for terrain in Terrain}
        for cell, square in self.squares.items():
            touched[square.terrain] |= neighbors(cell)
        return {terrain: self.room & cells for terrain, cells in touched.items()}

    def spots(self, domino: Domino) -> Iterator[tuple[Cell, Direction]]:
        """Find every legal placement: by x, then y, then north, east, south, west."""
        room = self.room
        left_lands = self.landings[domino.left.terrain]
        right_lands = self.landings[domino.right.terrain]
        candidates = left_lands.union(*map(neighbors, right_lands)) & room
        for cell in sorted(candidates):
            right_room = room if cell in left_lands else right_lands
            for direction, other in ways(cell):
                if other in right_room:
                    yield cell, direction

    def fits(self, domino: Domino) -> bool:
        """Return whether the domino can be placed at all."""
        return any(True for _ in self.spots(domino))

    @cached_property
    def territories(self) -> tuple[Territory, ...]:
        """All territories, with or without crowns, the earliest founded first."""
        unseen = dict(self.squares)
        found = []
        while unseen:
            found.append(_taken_territory(unseen, next(iter(unseen))))
        return tuple(found)

    @property
    def crowns(self) -> int:
        """All crowns in the kingdom."""
        return sum(territory.crowns for territory in self.territories)

    @property
    def largest(self) -> int:
        """The squares of the largest territory."""
        return max((territory.size for territory in self.territories), default=0)

    @property
    def complete(self) -> bool:
        """Whether every square of the frame is filled."""
        return len(self.squares) + 1 == self.size**2

    @property
    def fills_its_frame(self) -> bool:
        """Whether it is as wide and as high as it may become, so that no domino widens it."""
        west, east, north, south = self.bounds
        return east - west == south - north == self.size - 1

    @property
    def castle_is_central(self) -> bool:
        """Whether the castle stands exactly in the middle of what has been laid."""
        west, east, north, south = self.bounds
        return west == -east and north == -south

    @property
    def castle_could_be_central(self) -> bool:
        """Whether no square lies farther from the castle than half a full frame."""
        west, east, north, south = self.bounds
        return max(-west, east, -north, south) <= self.size // 2


def _taken_territory(unseen: dict[Cell, Square], start: Cell) -> Territory:
    """Take the territory that holds the start out of the squares not yet seen."""
    terrain = unseen[start].terrain
    cells = [start]
    crowns = unseen.pop(start).crowns
    for cell in cells:
        for other in neighbors(cell):
            square = unseen.get(other)
            if square is not None and square.terrain is terrain:
                cells.append(other)
                crowns += square.crowns
                del unseen[other]
    return Territory(terrain, frozenset(cells), crowns)
