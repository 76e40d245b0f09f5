# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The kingdoms of Kingdomino as flat numbers that change in place.

A kingdom lies on fifteen columns of fifteen cells with the castle in the middle, so that a cell's
number grows by x and then by y, as the rules list placements. A *spot* is four times the cell of
the left half plus the direction of the right one: north, east, south, west.

A *territory* is a number in a kingdom: 0 is an empty cell, 1 the castle, and the others have a
terrain, squares and crowns. Behind the kingdoms of the players there are spare ones, in which
the end of the game is tried out.

``kingdoms.pxd`` gives everything its C type; here it is plain Python.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

COMPILED = cython.compiled


class Kingdoms:
    """Four kingdoms and eight spare ones, and what a domino is."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells, self.kinds = [0] * 3072, [0] * 768
            self.sizes, self.crowns, self.founded = [0] * 768, [0] * 768, [0] * 12
            self.west, self.east, self.north, self.south = [0] * 12, [0] * 12, [0] * 12, [0] * 12
            self.points, self.squares, self.steps = [0] * 12, [0] * 12, [0] * 4
            self.left_kind, self.left_crowns = [0] * 49, [0] * 49
            self.right_kind, self.right_crowns = [0] * 49, [0] * 49
        for way, step in enumerate((-1, 15, 1, -15)):
            self.steps[way] = step
        self.seats = self.size = self.half = 0
        self.middle = self.lenient = self.harmony = 0

    def found(self, seat: int) -> None:
        """Put a castle on an empty plain."""
        for cell in range(256):
            self.cells[seat * 256 + cell] = 0
        self.cells[seat * 256 + 112] = 1
        self.kinds[seat * 64] = 0
        self.kinds[seat * 64 + 1] = 7
        self.founded[seat] = 1
        self.west[seat] = 7
        self.east[seat] = 7
        self.north[seat] = 7
        self.south[seat] = 7
        self.points[seat] = 0
        self.squares[seat] = 0

    def copy_kingdom(self, source: int, target: int) -> None:
        """Make a kingdom equal to another one."""
        for i in range(256):
            self.cells[target * 256 + i] = self.cells[source * 256 + i]
        for i in range(64):
            self.kinds[target * 64 + i] = self.kinds[source * 64 + i]
            self.sizes[target * 64 + i] = self.sizes[source * 64 + i]
            self.crowns[target * 64 + i] = self.crowns[source * 64 + i]
        self.founded[target] = self.founded[source]
        self.west[target] = self.west[source]
        self.east[target] = self.east[source]
        self.north[target] = self.north[source]
        self.south[target] = self.south[source]
        self.points[target] = self.points[source]
        self.squares[target] = self.squares[source]

    def lay(self, seat: int, domino: int, spot: int) -> None:
        """Lay a domino on a spot."""
        cell = spot >> 2
        other = cell + self.steps[spot & 3]
        self._cover(seat, cell, self.left_kind[domino], self.left_crowns[domino])
        self._cover(seat, other, self.right_kind[domino], self.right_crowns[domino])
        self.squares[seat] += 2

    def _cover(self, seat: int, cell: int, kind: int, crowns: int) -> None:
        """Cover a cell, joining the territories of its kind around it."""
        names = seat * 64
        own = 0
        for way in range(4):
            near = self.cells[seat * 256 + cell + self.steps[way]]
            if near > 1 and near != own and self.kinds[names + near] == kind:
                self.points[seat] -= self.sizes[names + near] * self.crowns[names + near]
                if own:
                    self._merge(seat, near, own)
                else:
                    own = near
        if not own:
            self.founded[seat] += 1
            own = self.founded[seat]
            self.kinds[names + own] = kind
            self.sizes[names + own] = 0
            self.crowns[names + own] = 0
        self.cells[seat * 256 + cell] = own
        self.sizes[names + own] += 1
        self.crowns[names + own] += crowns
        self.points[seat] += self.sizes[names + own] * self.crowns[names + own]
        self._stretch(seat, cell // 15, cell % 15)

    def _merge(self, seat: int, gone: int, own: int) -> None:
        for x in range(self.west[seat], self.east[seat] + 1):
            for cell in range(
                seat * 256 + x * 15 + self.north[seat], seat * 256 + x * 15 + self.south[seat] + 1
            ):
                if self.cells[cell] == gone:
                    self.cells[cell] = own
        self.sizes[seat * 64 + own] += self.sizes[seat * 64 + gone]
        self.crowns[seat * 64 + own] += self.crowns[seat * 64 + gone]
        self.sizes[seat * 64 + gone] = 0
        self.crowns[seat * 64 + gone] = 0

    def _stretch(self, seat: int, x: int, y: int) -> None:
        self.west[seat] = min(self.west[seat], x)
        self.east[seat] = max(self.east[seat], x)
        self.north[seat] = min(self.north[seat], y)
        self.south[seat] = max(self.south[seat], y)

    def total(self, seat: int) -> int:
        """Count the points of a kingdom with its bonuses."""
        total = self.points[seat]
        if self.middle:
            if self.lenient:
                if self.within_half(seat):
                    total += 10
            elif (
                self.west[seat] + self.east[seat] == 14
                and self.north[seat] + self.south[seat] == 14
            ):
                total += 10
        if self.harmony and self.squares[seat] + 1 == self.size * self.size:
            total += 5
        return total

    def within_half(self, seat: int) -> bool:
        """Return whether the castle can still be in the middle of a full kingdom."""
        return (
            self.west[seat] >= 7 - self.half
            and self.east[seat] <= 7 + self.half
            and self.north[seat] >= 7 - self.half
            and self.south[seat] <= 7 + self.half
        )

    def totals(self) -> list[int]:
        """List the points of all seats."""
        return [self.total(seat) for seat in range(self.seats)]

    def merits(self, seat: int) -> tuple[int, int, int]:
        """Return the ranking key of a kingdom: points, squares of the largest territory, crowns."""
        names = range(seat * 64 + 2, seat * 64 + self.founded[seat] + 1)
        largest = max((self.sizes[name] for name in names), default=0)
        return self.total(seat), largest, sum(self.crowns[name] for name in names)
