# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""Kingdomino over flat numbers: positions, greedy playouts and the search above them.

A kingdom lies on fifteen columns of fifteen cells with the castle in the middle, so that a cell's
number grows by x and then by y, as the rules list placements. A *spot* is four times the cell of
the left half plus the direction of the right one: north, east, south, west. A packed *move* is 0
for a discard, the number of a domino for a claim, and ``PLACE`` plus the spot for a placement.

A *territory* is a number in a kingdom: 0 is an empty cell, 1 the castle, and the others have a
terrain, squares and crowns. Behind the kingdoms of the players there are spare ones, in which
the end of the game is tried out.

Packed positions are lists: the terrains, from 1, and the crowns of the halves of all dominoes, left
and right, the number of players, size of a kingdom, the switches of Middle Kingdom, of its
lenient form and of Harmony, the starting player, the turn, whether a domino has to be placed, how
many unseen dominoes are still to come; then, each after its length, the unseen dominoes, the
current line and the next line as dominoes and kings (-1: none), and everybody's laid and then
discarded dominoes as ``KEPT`` times the domino plus the spot or ``DISCARDED``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

COMPILED = cython.compiled

if not cython.compiled:
    PLACE, KEPT, DISCARDED = 64, 1024, 1023
    POINT, HOLE, EDGE, ALIKE, CROWN, DELAY, NOWHERE = 16, 48, 1, 2, 8, 1, 200

WORD = 2**32 - 1


class Position:
    """A game on the table, to be played on in place."""

    def __init__(self, packed: list[int]) -> None:
        if not cython.compiled:
            self._make_lists()
        for way, step in enumerate((-1, 15, 1, -15)):
            self.steps[way] = step
        for cell in range(256):
            self.fresh[cell] = 0
        for seat in range(4):
            self.settled[seat] = 0
        self.stamp = 0
        self._load(packed)

    def _make_lists(self) -> None:
        self.current, self.owners, self.plans, self.planned = [0] * 4, [0] * 4, [0] * 4, [0] * 4
        self.offered, self.kings, self.wishes, self.wished = [0] * 4, [0] * 4, [0] * 4, [0] * 4
        self.deck, self.log, self.logged = [0] * 48, [0] * 96, [0] * 4
        self.cells, self.kinds = [0] * 3072, [0] * 768
        self.sizes, self.crowns, self.founded = [0] * 768, [0] * 768, [0] * 12
        self.west, self.east, self.north, self.south = [0] * 12, [0] * 12, [0] * 12, [0] * 12
        self.points, self.squares = [0] * 12, [0] * 12
        self.left_kind, self.left_crowns = [0] * 49, [0] * 49
        self.right_kind, self.right_crowns = [0] * 49, [0] * 49
        self.steps, self.fresh, self.free = [0] * 4, [0] * 256, [0] * 256
        self.left_worth, self.right_worth = [0] * 256, [0] * 256
        self.spots, self.values, self.queue = [0] * 2048, [0] * 2048, [0] * 8
        self.settled, self.finals, self.outcomes = [0] * 4, [0] * 4, [0] * 32

    def _load(self, packed: list[int]) -> None:
        numbers = iter(packed)
        for domino in range(1, 49):
            self.left_kind[domino] = next(numbers)
            self.left_crowns[domino] = next(numbers)
            self.right_kind[domino] = next(numbers)
            self.right_crowns[domino] = next(numbers)
        self.seats = next(numbers)
        self.size = next(numbers)
        self.half = self.size // 2
        self.middle = next(numbers)
        self.lenient = next(numbers)
        self.harmony = next(numbers)
        self.starter = next(numbers)
        self.turn = next(numbers)
        self.placing = next(numbers)
        self.pile = next(numbers)
        self.drawn = 0
        self.line = 3 if self.seats == 3 else 4
        self.unseen = next(numbers)
        for i in range(self.unseen):
            self.deck[i] = next(numbers)
        self.opening = int(next(numbers) == 0)
        if not self.opening:
            for i in range(self.line):
                self.current[i] = next(numbers)
                self.owners[i] = next(numbers)
                self.planned[i] = -1
        self.choosing = next(numbers)
        for i in range(self.choosing):
            self.offered[i] = next(numbers)
            self.kings[i] = next(numbers)
            self.wished[i] = -1
        for seat in range(self.seats):
            self._found(seat)
            self.logged[seat] = 0
            for _ in range(next(numbers)):
                entry = next(numbers)
                self._keep(seat, entry // KEPT, entry % KEPT)

    def _found(self, seat: int) -> None:
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

    def packed(self) -> list[int]:
        """Write the position down; the dominoes still to come stand in their order."""
        numbers = []
        for domino in range(1, 49):
            numbers += [self.left_kind[domino], self.left_crowns[domino]]
            numbers += [self.right_kind[domino], self.right_crowns[domino]]
        numbers += [self.seats, self.size, self.middle, self.lenient, self.harmony, self.starter]
        numbers += [self.turn, self.placing, self.pile, self.unseen - self.drawn]
        numbers += [self.deck[i] for i in range(self.drawn, self.unseen)]
        numbers.append(0 if self.opening else self.line)
        if not self.opening:
            for i in range(self.line):
                numbers += [self.current[i], self.owners[i]]
        numbers.append(self.choosing)
        for i in range(self.choosing):
            numbers += [self.offered[i], self.kings[i]]
        for seat in range(self.seats):
            entries = [self.log[seat * 24 + i] for i in range(self.logged[seat])]
            numbers.append(len(entries))
            numbers += [entry for entry in entries if entry % KEPT != DISCARDED]
            numbers += [entry for entry in entries if entry % KEPT == DISCARDED]
        return numbers

    @property
    def actor(self) -> int:
        """Who decides next; -1: the game is over."""
        return self._actor()

    def moves(self) -> list[int]:
        """List the legal moves in the order of the rules."""
        seat = self._actor()
        if seat < 0:
            return []
        if not self.placing:
            return [self.offered[i] for i in range(self.choosing) if self.kings[i] < 0]
        domino = self.current[self.turn]
        found = self.rank_everywhere(seat, domino, 0)
        spots = [self.spots[i] for i in range(found)]
        if self.left_kind[domino] == self.right_kind[domino]:
            spots += [(spot // 4 + self.steps[spot % 4]) * 4 + (spot + 2) % 4 for spot in spots]
        return [PLACE + spot for spot in sorted(spots)] or [0]

    def merits(self, seat: int) -> tuple[int, int, int]:
        """Weigh a kingdom: points, squares of the largest territory, crowns."""
        names = range(seat * 64 + 2, seat * 64 + self.founded[seat] + 1)
        largest = max((self.sizes[name] for name in names), default=0)
        return self._total(seat), largest, sum(self.crowns[name] for name in names)

    def outlook(self, move: int, domino: int) -> tuple[int, int]:
        """Tell what the acting player can have after a move and another domino, if any, laid well.

        First the most points with the castle still in the middle and no single free square left
        within its frame, then the most points of all; -1: there is no such placement. This is
        what the player called Full Greedy looks at.
        """
        seat = self._actor()
        self._copy_kingdom(seat, 4)
        if self.placing and move:
            self._lay(4, self.current[self.turn], move - PLACE)
        if not domino:
            return (self._total(4) if self._sound(4) else -1), self._total(4)
        sound, best = -1, -1
        for i in range(self.rank_everywhere(4, domino, 0)):
            self._copy_kingdom(4, 5)
            self._lay(5, domino, self.spots[i])
            total = self._total(5)
            best = max(best, total)
            if total > sound and self._sound(5):
                sound = total
        return sound, best

    def _sound(self, kingdom: int) -> bool:
        if not self._within_half(kingdom):
            return False
        self._center()
        for x in range(self.first_x, self.last_x + 1):
            for y in range(self.first_y, self.last_y + 1):
                if not self.cells[kingdom * 256 + x * 15 + y] and self._walled(kingdom, x, y):
                    return False
        return True

    def _walled(self, kingdom: int, x: int, y: int) -> bool:
        """Tell whether a cell of the frame has dominoes or the edge of the frame on all sides."""
        cell = kingdom * 256 + x * 15 + y
        return (
            (y == self.first_y or self.cells[cell - 1] > 1)
            and (x == self.last_x or self.cells[cell + 15] > 1)
            and (y == self.last_y or self.cells[cell + 1] > 1)
            and (x == self.first_x or self.cells[cell - 15] > 1)
        )

    def copy_from(self, other: Position) -> None:
        """Become equal to another position of the same game, spare kingdoms apart."""
        self.seats = other.seats
        self.size = other.size
        self.half = other.half
        self.middle = other.middle
        self.lenient = other.lenient
        self.harmony = other.harmony
        self.starter = other.starter
        self.line = other.line
        self.turn = other.turn
        self.placing = other.placing
        self.opening = other.opening
        self.choosing = other.choosing
        self.unseen = other.unseen
        self.pile = other.pile
        self.drawn = other.drawn
        self.current[:] = other.current
        self.owners[:] = other.owners
        self.offered[:] = other.offered
        self.kings[:] = other.kings
        self.plans[:] = other.plans
        self.wishes[:] = other.wishes
        self.planned[:] = other.planned
        self.wished[:] = other.wished
        self.deck[:] = other.deck
        self.log[:] = other.log
        self.logged[:] = other.logged
        for i in range(self.seats * 256):
            self.cells[i] = other.cells[i]
        for i in range(self.seats * 64):
            self.kinds[i] = other.kinds[i]
            self.sizes[i] = other.sizes[i]
            self.crowns[i] = other.crowns[i]
        self.founded[:] = other.founded
        self.west[:] = other.west
        self.east[:] = other.east
        self.north[:] = other.north
        self.south[:] = other.south
        self.points[:] = other.points
        self.squares[:] = other.squares

    def _copy_kingdom(self, source: int, target: int) -> None:
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

    def _actor(self) -> int:
        if self.opening:
            return (self.starter + self.turn) % self.seats
        if self.turn == self.line:
            return -1
        return self.owners[self.turn]

    def play(self, move: int) -> None:
        """Make a legal move."""
        seat = self._actor()
        if self.placing:
            self._keep(seat, self.current[self.turn], move - PLACE if move else DISCARDED)
            if self.choosing:
                self.placing = 0
                return
        else:
            self._claim(seat, move)
        self.turn += 1
        if self.turn == self.line and self.choosing:
            self._next_line()

    def _claim(self, seat: int, domino: int) -> None:
        for slot in range(self.choosing):
            if self.offered[slot] == domino:
                self.kings[slot] = seat
        self.placing = 0 if self.opening else 1

    def _next_line(self) -> None:
        for slot in range(self.line):
            self.current[slot] = self.offered[slot]
            self.owners[slot] = self.kings[slot]
            self.plans[slot] = self.wishes[slot]
            self.planned[slot] = self.wished[slot]
        self.turn = 0
        self.placing = 1
        self.opening = 0
        self.choosing = self.line if self.pile else 0
        self.pile -= self.choosing
        for slot in range(self.choosing):
            domino = self.deck[self.drawn]
            self.drawn += 1
            place = slot
            while place > 0 and self.offered[place - 1] > domino:
                self.offered[place] = self.offered[place - 1]
                place -= 1
            self.offered[place] = domino
            self.kings[slot] = -1
            self.wished[slot] = -1

    def _keep(self, seat: int, domino: int, spot: int) -> None:
        """Lay a domino into a player's kingdom or discard it."""
        self.log[seat * 24 + self.logged[seat]] = domino * KEPT + spot
        self.logged[seat] += 1
        if spot != DISCARDED:
            self._lay(seat, domino, spot)

    def _lay(self, seat: int, domino: int, spot: int) -> None:
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

    def _total(self, seat: int) -> int:
        total = self.points[seat]
        if self.middle:
            if self.lenient:
                if self._within_half(seat):
                    total += 10
            elif (
                self.west[seat] + self.east[seat] == 14
                and self.north[seat] + self.south[seat] == 14
            ):
                total += 10
        if self.harmony and self.squares[seat] + 1 == self.size * self.size:
            total += 5
        return total

    def _within_half(self, seat: int) -> bool:
        """Tell whether the castle can still be in the middle of a full kingdom."""
        return (
            self.west[seat] >= 7 - self.half
            and self.east[seat] <= 7 + self.half
            and self.north[seat] >= 7 - self.half
            and self.south[seat] <= 7 + self.half
        )

    def _widen(self, seat: int) -> None:
        """Scan everything that the sliding frame allows and a domino can reach."""
        self.first_x = max(self.east[seat] - self.size + 1, self.west[seat] - 2)
        self.last_x = min(self.west[seat] + self.size - 1, self.east[seat] + 2)
        self.first_y = max(self.south[seat] - self.size + 1, self.north[seat] - 2)
        self.last_y = min(self.north[seat] + self.size - 1, self.south[seat] + 2)

    def _center(self) -> None:
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
        """Tell whether the surveyed domino may lie from a free cell to another one."""
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

    def playout(self) -> None:
        """Play to the end."""
        seat = self._actor()
        while seat >= 0:
            if self.placing:
                spot = self.plans[self.turn]
                if self.planned[self.turn] != self.logged[seat]:
                    spot = self.best_spot(seat, self.current[self.turn])
                self.play(0 if spot == DISCARDED else PLACE + spot)
            else:
                self.play(self.best_claim(seat))
            seat = self._actor()

    def best_claim(self, seat: int) -> int:
        """Choose the domino of the next line that would gain most if it were placed at once."""
        best = -1000000
        chosen = 0
        for slot in range(self.choosing):
            if self.kings[slot] >= 0:
                continue
            domino = self.offered[slot]
            spot = self.best_spot(seat, domino)
            self.wishes[slot] = spot
            self.wished[slot] = self.logged[seat]
            value = self.best_value + self.liking(domino, slot)
            if value > best:
                best = value
                chosen = domino
        return chosen

    def liking(self, domino: int, slot: int) -> int:
        """Weigh a domino for its crowns, and for how early its king chooses again."""
        crowns = self.left_crowns[domino] + self.right_crowns[domino]
        return CROWN * crowns - DELAY * slot

    def count_up(self) -> None:
        """Count everybody's points."""
        for seat in range(self.seats):
            self.finals[seat] = self._total(seat)

    def best_spot(self, seat: int, domino: int) -> int:
        """Find the best spot; DISCARDED if there is none. ``best_value`` tells how good it is."""
        if self.middle and self._within_half(seat):
            self._center()
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
        """List the spots where the greedy player looks, the best first; tell how many."""
        if self.middle and self._within_half(seat):
            self._center()
            count = self._listed(seat, domino, store)
            if count:
                return count
        return self.rank_everywhere(seat, domino, store)

    def rank_everywhere(self, seat: int, domino: int, store: int) -> int:
        """List all spots, the best first; tell how many. Twins lie only to the east and south."""
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

    def settle(self) -> None:
        """Play the last two lines, which lie open, as well as possible: ``finals`` are the points.

        Everybody wants the largest lead. A player without another domino to place in the current
        line knows which ones are left for the last line, and lays them out alone.
        """
        self._settle_from(0)

    def _settle_from(self, depth: int) -> None:
        if self.choosing and self.turn < self.line:
            self._settle_choice(depth, self.owners[self.turn])
            return
        for one in range(self.seats):
            if not self.settled[one]:
                self._collect(one, 0)
                self.finals[one] = self._laid_out(one, 8, 0)

    def _settle_choice(self, depth: int, seat: int) -> None:
        """Try every placement and choice of the acting king; keep what suits its owner best."""
        domino = self.current[self.turn]
        last = self._acts_last(seat)
        count = 0
        if not last:
            count = min(self.rank_everywhere(seat, domino, depth), 8)
            self._copy_kingdom(seat, 4 + depth)
        self.turn += 1
        best = -1000000
        for i in range(max(count, 1)):
            if count:
                self._copy_kingdom(4 + depth, seat)
                self._lay(seat, domino, self.spots[depth * 256 + i])
            for slot in range(self.line):
                if self.kings[slot] >= 0:
                    continue
                self.kings[slot] = seat
                if last:
                    self._collect(seat, domino)
                    self.finals[seat] = self._laid_out(seat, 8, 0)
                    self.settled[seat] = 1
                self._settle_from(depth + 1)
                self.settled[seat] = 0
                self.kings[slot] = -1
                lead = self.lead_of(seat)
                if lead > best:
                    best = lead
                    for one in range(self.seats):
                        self.outcomes[depth * 4 + one] = self.finals[one]
        self.turn -= 1
        if count:
            self._copy_kingdom(4 + depth, seat)
        for one in range(self.seats):
            self.finals[one] = self.outcomes[depth * 4 + one]

    def _acts_last(self, seat: int) -> bool:
        """Tell whether no other king of the acting player waits in the current line."""
        others = 0
        for slot in range(self.turn + 1, self.line):
            if self.owners[slot] == seat:
                others += 1
        return others == 0

    def lead_of(self, seat: int) -> int:
        """Count how far a player's final points are ahead of the best other ones."""
        most = -1000000
        for other in range(self.seats):
            if other != seat and self.finals[other] > most:
                most = self.finals[other]
        return self.finals[seat] - most

    def _collect(self, seat: int, domino: int) -> None:
        """Queue what a player still has to place: a domino, if any, and those with a king on."""
        self.queued = 0
        if domino:
            self.queue[0] = domino
            self.queued = 1
        if self.choosing:
            for slot in range(self.line):
                if self.kings[slot] == seat:
                    self.queue[self.queued] = self.offered[slot]
                    self.queued += 1
        else:
            for slot in range(self.turn, self.line):
                if self.owners[slot] == seat:
                    self.queue[self.queued] = self.current[slot]
                    self.queued += 1

    def _laid_out(self, kingdom: int, spare: int, first: int) -> int:
        """Count the most points that a kingdom gets out of the queued dominoes."""
        if first == self.queued:
            return self._total(kingdom)
        domino = self.queue[first]
        store = 4 + first
        count = min(self.rank_everywhere(kingdom, domino, store), 12)
        if not count:
            return self._laid_out(kingdom, spare, first + 1)
        best = -1
        for i in range(count):
            self._copy_kingdom(kingdom, spare)
            self._lay(spare, domino, self.spots[store * 256 + i])
            best = max(best, self._laid_out(spare, spare + 1, first + 1))
        return best


def scrambled(seed: int) -> int:
    """Make 32 bits of a seed, not all of them 0, that differ even where seeds are neighbors."""
    word = (seed ^ seed >> 32) & WORD
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        word = (word ^ word >> shift) * factor & WORD
    return word ^ word >> 16 or 1


class Search:
    """Chooses between placements with a choice after them: sequential halving of the candidates.

    Every candidate is played out with the same deals of the unseen dominoes, and after each round
    the worse half drops out. Once every domino lies open the rest is enumerated. A value is the
    expected lead over the best other player, in points.
    """

    def __init__(self, packed: list[int], seat: int, seed: int, budget: int = 1000) -> None:
        if not cython.compiled:
            self._make_lists()
        self.root = Position(packed)
        self.work = Position(packed)
        self.seat = seat
        self.budget = budget
        self.mask = WORD
        self.random = scrambled(seed)
        self.exact = self.root.pile == 0
        self.count = 0
        self._find()
        if not self.exact:
            self.count = min(self.count, 24, max(12, budget // 24))
        if self.count == 1:
            self.budget = min(budget, 16)
        self.alive = self.count
        self.rounds = 1
        while 1 << self.rounds < self.count:
            self.rounds += 1
        self.cursor = 0
        self.deals = 0
        self._plan_round()

    def _make_lists(self) -> None:
        self.first, self.second, self.prior = [0] * 1024, [0] * 1024, [0] * 1024
        self.order, self.visits = [0] * 1024, [0] * 1024
        self.worth, self.lead = [0.0] * 1024, [0.0] * 1024

    def run(self, iterations: int) -> int:
        """Play out up to so many more games; tell how many: none if the search is over."""
        with cython.nogil:
            return self._run(iterations)

    def candidates(self) -> list[tuple[int, float, int]]:
        """List packed moves with the lead that they promise and the playouts behind that.

        What dropped out earlier stands further back and promises no more than what outlived it.
        """
        alive = [self.order[place] for place in range(self.alive)]
        alive.sort(key=self._mean, reverse=True)
        ranking = alive + [self.order[place] for place in range(self.alive, self.count)]
        found: dict[int, tuple[int, float, int]] = {}
        value = self.lead[ranking[0]] / max(1, self.visits[ranking[0]])
        for i in ranking:
            if self.visits[i]:
                value = min(value, self.lead[i] / self.visits[i])
            found.setdefault(self.first[i], (self.first[i], value, self.visits[i]))
        return list(found.values())

    def _mean(self, i: int) -> float:
        return self.worth[i] / self.visits[i] if self.visits[i] else -2.0

    def _find(self) -> None:
        """List the candidates, the most promising first."""
        if not self.root.placing:
            for slot in range(self.root.choosing):
                if self.root.kings[slot] < 0:
                    self._add(self.root.offered[slot], 0, -slot)
            return
        domino = self.root.current[self.root.turn]
        if self.exact:
            count = self.root.rank_everywhere(self.seat, domino, 0)
        else:
            count = self.root.rank(self.seat, domino, 0)
        if not count:
            self._find_claims(0, 0)
        for i in range(count):
            if not self._mirrored(self.root.spots[i]):
                self._find_claims(PLACE + self.root.spots[i], self.root.values[i])

    def _find_claims(self, move: int, worth: int) -> None:
        """List a placement with every choice after it, weighing the chosen domino, too."""
        if not self.root.choosing:
            self._add(move, 0, worth)
            return
        self.work.copy_from(self.root)
        self.work.play(move)
        for slot in range(self.root.choosing):
            if self.root.kings[slot] < 0:
                domino = self.root.offered[slot]
                self.work.best_spot(self.seat, domino)
                hope = self.work.best_value + self.work.liking(domino, slot)
                self._add(move, domino, worth + hope)

    def _mirrored(self, spot: int) -> bool:
        """Tell whether a first placement looks like another one, turned or seen in a mirror."""
        if self.root.squares[self.seat]:
            return False
        cell = spot >> 2
        other = cell + self.root.steps[spot & 3]
        if cell == 127:
            return other not in (128, 142)
        return other != 127 or cell not in (128, 142)

    def _add(self, first: int, second: int, prior: int) -> None:
        place = self.count
        self.count += 1
        self.first[place] = first
        self.second[place] = second
        self.prior[place] = prior
        self.visits[place] = 0
        self.worth[place] = 0.0
        self.lead[place] = 0.0
        i = place
        while place > 0 and self.prior[self.order[place - 1]] < prior:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = i

    def _run(self, iterations: int) -> int:
        done = 0
        while done < iterations and self.rounds:
            if self.cursor == 0 and not self.exact:
                self._deal()
            self._try(self.order[self.cursor])
            done += 1
            self.cursor += 1
            if self.cursor == self.alive:
                self.cursor = 0
                self.deals += 1
                if self.deals == self.quota or self.exact:
                    self._halve()
        return done

    def _plan_round(self) -> None:
        """Share the rest of the budget among the rounds, and a round's part among those alive."""
        self.quota = self.deals + max(1, self.budget // (self.rounds * self.alive))
        self.budget -= (self.quota - self.deals) * self.alive

    def _halve(self) -> None:
        """Rank those alive; leave the better half for the next round, if there is one."""
        self._sort()
        self.rounds = 0 if self.exact else self.rounds - 1
        if self.rounds:
            self.alive = (self.alive + 1) // 2
            self._plan_round()

    def _sort(self) -> None:
        for i in range(1, self.alive):
            candidate = self.order[i]
            place = i
            while place > 0 and self.worth[self.order[place - 1]] < self.worth[candidate]:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = candidate

    def _deal(self) -> None:
        """Shuffle the unseen dominoes."""
        for last in range(self.root.unseen - 1, 0, -1):
            i = self._below(last + 1)
            domino = self.root.deck[i]
            self.root.deck[i] = self.root.deck[last]
            self.root.deck[last] = domino

    def _below(self, bound: int) -> int:
        self.random ^= self.random << 13 & self.mask
        self.random ^= self.random >> 17
        self.random ^= self.random << 5 & self.mask
        return self.random * bound >> 32

    def _try(self, i: int) -> None:
        """Play a candidate out and note how it ended."""
        self.work.copy_from(self.root)
        self.work.play(self.first[i])
        if self.second[i]:
            self.work.play(self.second[i])
        if self.exact:
            self.work.settle()
        else:
            self.work.playout()
            self.work.count_up()
        lead = self.work.lead_of(self.seat)
        self.visits[i] += 1
        self.lead[i] += lead
        far = lead if lead > 0 else -lead
        self.worth[i] += lead / (far + 20.0)
        if lead > 0:
            self.worth[i] += 0.5
        elif lead < 0:
            self.worth[i] -= 0.5
