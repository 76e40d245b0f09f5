# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""Where a domino may lie in a kingdom of Kingdomino, and what each spot is worth at a glance."""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.kingdomino.kingdoms import Kingdoms

    DISCARDED = 1023
    POINT, HOLE, EDGE, ALIKE, NOWHERE = 16, 48, 1, 2, 200

COMPILED = cython.compiled


class Spots(Kingdoms):
    """Kingdoms in which spots are looked for.

    A scan surveys a window of cells: the frame with the castle in the middle, or all that the
    frame, wherever it slides, allows.
    """

    def __init__(self) -> None:
        Kingdoms.__init__(self)
        if not cython.compiled:
            self.fresh, self.free = [0] * 256, [0] * 256
            self.left_worth, self.right_worth = [0] * 256, [0] * 256
            self.spots, self.values = [0] * 2048, [0] * 2048
        for cell in range(256):
            self.fresh[cell] = 0
        self.stamp = 0

    def best_spot(self, seat: int, domino: int) -> int:
        """Find the best spot; DISCARDED if there is none. ``best_value`` tells how good it is."""
        if self.middle and self.within_half(seat):
            self.center()
            spot = self._scan(seat, domino)
            if spot != DISCARDED:
                return spot
        self._widen(seat)
        return self._scan(seat, domino)

    def _scan(self, seat: int, domino: int) -> int:
        twin = 0
        first = 0
        last = 4
        if self.left_kind[domino] == self.right_kind[domino]:
            twin = self.left_kind[domino]
            first = 1
            last = 3
        best = -NOWHERE
        found = DISCARDED
        self._survey(seat, domino)
        for x in range(self.first_x, self.last_x + 1):
            for cell in range(x * 15 + self.first_y, x * 15 + self.last_y + 1):
                if self.fresh[cell] != self.stamp:
                    continue
                for way in range(first, last):
                    other = cell + self.steps[way]
                    if not self._fits(cell, other):
                        continue
                    worth = self._worth(seat, cell, other, twin)
                    if worth <= best and found != DISCARDED:
                        continue
                    worth -= HOLE * self._holes(cell, other)
                    if worth > best or found == DISCARDED:
                        best = worth
                        found = cell * 4 + way
        self.best_value = best
        return found

    def rank(self, seat: int, domino: int, store: int) -> int:
        """List the spots where the greedy player looks, the best first; return how many."""
        if self.middle and self.within_half(seat):
            self.center()
            count = self._listed(seat, domino, store)
            if count:
                return count
        return self.rank_everywhere(seat, domino, store)

    def rank_everywhere(self, seat: int, domino: int, store: int) -> int:
        """List all spots, the best first; return how many. Twins lie only to the east and south."""
        self._widen(seat)
        return self._listed(seat, domino, store)

    def _listed(self, seat: int, domino: int, store: int) -> int:
        twin = 0
        first = 0
        last = 4
        if self.left_kind[domino] == self.right_kind[domino]:
            twin = self.left_kind[domino]
            first = 1
            last = 3
        count = 0
        self._survey(seat, domino)
        for x in range(self.first_x, self.last_x + 1):
            for cell in range(x * 15 + self.first_y, x * 15 + self.last_y + 1):
                if self.fresh[cell] != self.stamp:
                    continue
                for way in range(first, last):
                    other = cell + self.steps[way]
                    if not self._fits(cell, other):
                        continue
                    worth = self._worth(seat, cell, other, twin)
                    worth -= HOLE * self._holes(cell, other)
                    if count == 256:
                        return count
                    place = store * 256 + count
                    count += 1
                    while place > store * 256 and self.values[place - 1] < worth:
                        self.values[place] = self.values[place - 1]
                        self.spots[place] = self.spots[place - 1]
                        place -= 1
                    self.values[place] = worth
                    self.spots[place] = cell * 4 + way
        return count

    def listed_spot(self, seat: int, domino: int, wanted: int) -> int:
        """Return the spot with a number in the list of all; -1 asks for how many there are."""
        count = 0
        self._widen(seat)
        self._survey(seat, domino)
        for x in range(self.first_x, self.last_x + 1):
            for cell in range(x * 15 + self.first_y, x * 15 + self.last_y + 1):
                if self.fresh[cell] != self.stamp:
                    continue
                for way in range(4):
                    if self._fits(cell, cell + self.steps[way]):
                        if count == wanted:
                            return cell * 4 + way
                        count += 1
        return count

    def most_with(self, kingdom: int, domino: int, sound: int) -> int:
        """Count the most points of a kingdom with a domino laid on a sound spot or on any."""
        twin = 0
        if self.left_kind[domino] == self.right_kind[domino]:
            twin = self.left_kind[domino]
        base = self.points[kingdom]
        if self.harmony and self.squares[kingdom] + 3 == self.size * self.size:
            base += 5
        bonus = 10 if self.middle and self.within_half(kingdom) else 0
        if sound:
            self.center()
        else:
            self._widen(kingdom)
        self._survey(kingdom, domino)
        most = -1
        for x in range(self.first_x, self.last_x + 1):
            for cell in range(x * 15 + self.first_y, x * 15 + self.last_y + 1):
                if self.fresh[cell] != self.stamp:
                    continue
                for way in range(4):
                    other = cell + self.steps[way]
                    if not self._fits(cell, other):
                        continue
                    points = base + self._gain(kingdom, cell, other, twin)
                    if bonus and self._is_central(cell) and self._is_central(other):
                        points += bonus
                    if points > most and not (sound and self._holes(cell, other)):
                        most = points
        return most

    def _gain(self, kingdom: int, cell: int, other: int, twin: int) -> int:
        """Count the points that a placement gains: its worth without sides and likes.

        A half touches at most three of its like, so that these are worth less than a point.
        """
        sides = EDGE * (8 - self.free[cell] - self.free[other])
        return (self._worth(kingdom, cell, other, twin) - sides) // POINT

    def _is_central(self, cell: int) -> bool:
        """Return whether a cell is within the frame that has the castle in the middle."""
        return (
            7 - self.half <= cell // 15 <= 7 + self.half
            and 7 - self.half <= cell % 15 <= 7 + self.half
        )

    def _widen(self, seat: int) -> None:
        """Scan everything that the sliding frame allows and a domino can reach."""
        self.first_x = max(self.east[seat] - self.size + 1, self.west[seat] - 2)
        self.last_x = min(self.west[seat] + self.size - 1, self.east[seat] + 2)
        self.first_y = max(self.south[seat] - self.size + 1, self.north[seat] - 2)
        self.last_y = min(self.north[seat] + self.size - 1, self.south[seat] + 2)

    def center(self) -> None:
        """Scan only the frame with the castle in the middle."""
        self.first_x = 7 - self.half
        self.last_x = 7 + self.half
        self.first_y = 7 - self.half
        self.last_y = 7 + self.half

    def _survey(self, seat: int, domino: int) -> None:
        """Find for every free cell of the window what each half would be worth there alone."""
        plain = seat * 256
        names = seat * 64
        left = self.left_kind[domino]
        right = self.right_kind[domino]
        weight = POINT
        if left == right:
            weight = 0
        self.stamp += 1
        for x in range(self.first_x, self.last_x + 1):
            for y in range(self.first_y, self.last_y + 1):
                cell = x * 15 + y
                if self.cells[plain + cell]:
                    continue
                a = self.cells[plain + cell - 1]
                b = self.cells[plain + cell + 15]
                c = self.cells[plain + cell + 1]
                d = self.cells[plain + cell - 15]
                free = 4
                if a or y == self.first_y:
                    free -= 1
                if b or x == self.last_x:
                    free -= 1
                if c or y == self.last_y:
                    free -= 1
                if d or x == self.first_x:
                    free -= 1
                self.fresh[cell] = self.stamp
                self.free[cell] = free
                around = 2 * EDGE * (4 - free)
                if not (a or b or c or d):
                    self.left_worth[cell] = around + 2 * weight * self.left_crowns[domino]
                    self.right_worth[cell] = around + 2 * weight * self.right_crowns[domino]
                    continue
                self.left_worth[cell] = around + self._half(
                    names, a, b, c, d, left, self.left_crowns[domino], weight
                )
                self.right_worth[cell] = around + self._half(
                    names, a, b, c, d, right, self.right_crowns[domino], weight
                )

    def _half(
        self, names: int, a: int, b: int, c: int, d: int, kind: int, crowns: int, weight: int
    ) -> int:
        """Weigh half a domino between four territories: twice its worth, plus 1 if it may lie so.

        Worth are the points that it gains and the squares of its kind that it touches.
        """
        squares = 1
        joined = crowns
        before = 0
        alike = 0
        if self.kinds[names + a] == kind:
            alike += 1
            squares += self.sizes[names + a]
            joined += self.crowns[names + a]
            before += self.sizes[names + a] * self.crowns[names + a]
        if self.kinds[names + b] == kind:
            alike += 1
            if b != a:
                squares += self.sizes[names + b]
                joined += self.crowns[names + b]
                before += self.sizes[names + b] * self.crowns[names + b]
        if self.kinds[names + c] == kind:
            alike += 1
            if c not in (a, b):
                squares += self.sizes[names + c]
                joined += self.crowns[names + c]
                before += self.sizes[names + c] * self.crowns[names + c]
        if self.kinds[names + d] == kind:
            alike += 1
            if d not in (a, b, c):
                squares += self.sizes[names + d]
                joined += self.crowns[names + d]
                before += self.sizes[names + d] * self.crowns[names + d]
        worth = 2 * (weight * (squares * joined - before) + alike * ALIKE)
        if alike or a == 1 or b == 1 or c == 1 or d == 1:
            worth += 1
        return worth

    def _fits(self, cell: int, other: int) -> bool:
        """Return whether the surveyed domino may lie from a free cell to another one."""
        return (
            self.fresh[other] == self.stamp
            and (self.left_worth[cell] | self.right_worth[other]) & 1 == 1
        )

    def _worth(self, seat: int, cell: int, other: int, kind: int) -> int:
        """Weigh a placement that may not leave single free cells; a kind: both halves are of it."""
        worth = (self.left_worth[cell] >> 1) + (self.right_worth[other] >> 1)
        if kind:
            worth += POINT * self._twin_gain(seat, cell, other, kind)
        return worth

    def _twin_gain(self, seat: int, cell: int, other: int, kind: int) -> int:
        """Count what two crownless squares of one terrain gain."""
        names = seat * 64
        size = 2
        crowns = 0
        old = 0
        a = 0
        b = 0
        c = 0
        d = 0
        e = 0
        for way in range(8):
            at = cell if way < 4 else other
            near = self.cells[seat * 256 + at + self.steps[way & 3]]
            if near < 2 or self.kinds[names + near] != kind:
                continue
            if near in (a, b, c, d, e):
                continue
            e = d
            d = c
            c = b
            b = a
            a = near
            size += self.sizes[names + near]
            crowns += self.crowns[names + near]
            old += self.sizes[names + near] * self.crowns[names + near]
        return size * crowns - old

    def _holes(self, cell: int, other: int) -> int:
        """Count the single free cells that a placement leaves.

        No cell lies beside both halves, so a hole is a cell whose only free neighbor they cover.
        """
        holes = 0
        for way in range(4):
            beside = cell + self.steps[way]
            if self.fresh[beside] == self.stamp and self.free[beside] == 1 and beside != other:
                holes += 1
            beside = other + self.steps[way]
            if self.fresh[beside] == self.stamp and self.free[beside] == 1 and beside != cell:
                holes += 1
        return holes
