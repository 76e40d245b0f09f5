# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""A position of Azul Duel as flat numbers that change in place.

Seats, rows, columns, slots and colors count from 0 and the lists of both players lie one after
the other; ``line`` is the pattern line being tiled, 1 to 6 as in the rules, 0 outside of the
tiling. ``position.pxd`` gives everything its C type; here it is plain Python.

A plate in the stack or in the hand is its number; 32 and 64 say that seat 0 or 1 has seen its
front, 128 that its back has been seen.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

from core.ai.fast.azul_duel import tables

COMPILED = cython.compiled

if not cython.compiled:
    OPENING, ACQUIRING, DRAWING, KEEPING, RETURNING, COMPLETING, PLACING, OVER = range(8)
    MOST_MOVES = 1280

GAMMA = 0x9E3779B97F4A7C15
FACTORS = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
WORD = 2**64 - 1


class Position:
    """A position, from the list that ``dump`` gives."""

    def __init__(self, packed: list[int]) -> None:
        if not cython.compiled:
            self.sun, self.sun_size, self.large_moon = [0] * 25, [0] * 5, [0] * 5
            self.moon, self.moon_size, self.chip = [0] * 12, [0] * 4, [0] * 4
            self.display, self.stack, self.hand = [0] * 3, [0] * 15, [0] * 15
            self.bag, self.tower, self.supply = [0] * 65, [0] * 5, [0] * 16
            self.points, self.tokens, self.passed = [0] * 2, [0] * 2, [0] * 2
            self.taken, self.usable, self.chips = [0] * 2, [0] * 2, [0] * 20
            self.color, self.count = [0] * 12, [0] * 12
            self.broken, self.broken_of = [0] * 2, [0] * 10
            self.slot, self.space, self.tile = [0] * 18, [0] * 72, [0] * 72
            self.across, self.down, self.fits = [0] * 12, [0] * 12, [0] * 60
            self.changed = [1] * 2
            self.moves = [0] * MOST_MOVES
            self.spaces, self.shows, self.runs = [0] * 304, [0] * 50, [0] * 384
            self.is_special = [0] * 19
            self.ones, self.destinations, self.destination_sizes = [0] * 64, [0] * 35, [0] * 5
        self.mask, self.gamma = WORD, GAMMA
        self.first_factor, self.second_factor = FACTORS
        for index, space in enumerate(tables.SPACES):
            self.spaces[index] = space
        for index, shown in enumerate(tables.SHOWS):
            self.shows[index] = shown
        for index, length in enumerate(tables.RUNS):
            self.runs[index] = length
        for index, number in enumerate(tables.ONES):
            self.ones[index] = number
        for plate, special in enumerate(tables.IS_SPECIAL):
            self.is_special[plate] = special
        self.size = 0
        self.load(packed)

    def load(self, packed: list[int]) -> None:
        """Take over a position."""
        values = iter(packed)
        self.rng = next(values)
        self.round, self.stage, self.turn = next(values), next(values), next(values)
        self.starter, self.first, self.line = next(values), next(values), next(values)
        self.goals, self.zero_draw = next(values), next(values)
        self.special_counts = next(values)
        for index in range(25):
            self.sun[index] = next(values)
        for index in range(5):
            self.large_moon[index] = next(values)
        for index in range(4):
            self.moon_size[index] = next(values)
        for index in range(12):
            self.moon[index] = next(values)
        for index in range(4):
            self.chip[index] = next(values)
        for index in range(3):
            self.display[index] = next(values)
        self.stack_size = next(values)
        for index in range(15):
            self.stack[index] = next(values)
        self.hand_size = next(values)
        for index in range(15):
            self.hand[index] = next(values)
        self.bag_size = next(values)
        for index in range(65):
            self.bag[index] = next(values)
        for index in range(5):
            self.tower[index] = next(values)
        self.supply_size = next(values)
        for index in range(16):
            self.supply[index] = next(values)
        for seat in range(2):
            self.points[seat], self.tokens[seat] = next(values), next(values)
            self.passed[seat], self.taken[seat] = next(values), next(values)
            for index in range(10):
                self.chips[seat * 10 + index] = next(values)
            for index in range(6):
                self.color[seat * 6 + index] = next(values)
                self.count[seat * 6 + index] = next(values)
            for index in range(5):
                self.broken_of[seat * 5 + index] = next(values)
            for index in range(9):
                self.slot[seat * 9 + index] = next(values)
            for index in range(36):
                self.tile[seat * 36 + index] = next(values)
        self._derive()

    def _derive(self) -> None:
        """Compute the derived fields."""
        self.large_moon_size = sum(self.large_moon[color] for color in range(5))
        self.tiles_left = self.large_moon_size
        self.chips_left = 0
        for factory in range(5):
            self.sun_size[factory] = sum(self.sun[factory * 5 + color] for color in range(5))
            self.tiles_left += self.sun_size[factory]
        for small in range(4):
            self.tiles_left += self.moon_size[small]
            self.chips_left += int(self.chip[small] >= 0)
        for seat in range(2):
            self.changed[seat] = 1
            self.usable[seat] = sum(self.chips[seat * 10 + kind] for kind in range(10))
            self.broken[seat] = sum(self.broken_of[seat * 5 + color] for color in range(5))
            for index in range(6):
                self.across[seat * 6 + index] = self.down[seat * 6 + index] = 0
            for index in range(30):
                self.fits[seat * 30 + index] = 0
            for index in range(36):
                self.space[seat * 36 + index] = -1
            for slot in range(9):
                laid = self.slot[seat * 9 + slot]
                if laid:
                    self.lay_plate(seat, laid >> 2, slot, laid & 3)
            for index in range(36):
                tile = self.tile[seat * 36 + index]
                if tile >= 0:
                    self.lay_tile(seat, index // 6, index % 6, tile)

    def dump(self) -> list[int]:
        """Return the position as a list."""
        packed = [self.rng, self.round, self.stage, self.turn, self.starter, self.first, self.line]
        packed += [self.goals, self.zero_draw, self.special_counts]
        packed += [self.sun[index] for index in range(25)]
        packed += [self.large_moon[index] for index in range(5)]
        packed += [self.moon_size[index] for index in range(4)]
        packed += [self.moon[index] for index in range(12)]
        packed += [self.chip[index] for index in range(4)]
        packed += [self.display[index] for index in range(3)]
        packed += [self.stack_size, *[self.stack[index] for index in range(15)]]
        packed += [self.hand_size, *[self.hand[index] for index in range(15)]]
        packed += [self.bag_size, *[self.bag[index] for index in range(65)]]
        packed += [self.tower[index] for index in range(5)]
        packed += [self.supply_size, *[self.supply[index] for index in range(16)]]
        for seat in range(2):
            packed += [self.points[seat], self.tokens[seat], self.passed[seat], self.taken[seat]]
            packed += [self.chips[seat * 10 + index] for index in range(10)]
            for index in range(6):
                packed += [self.color[seat * 6 + index], self.count[seat * 6 + index]]
            packed += [self.broken_of[seat * 5 + index] for index in range(5)]
            packed += [self.slot[seat * 9 + index] for index in range(9)]
            packed += [self.tile[seat * 36 + index] for index in range(36)]
        return packed

    def totals(self) -> tuple[int, int]:
        """Return both players' points; the goals count when the game is over."""
        return self.total(0), self.total(1)

    def copy(self, other: Position) -> None:
        """Copy all fields of another position."""
        self.rng = other.rng
        self.round, self.stage, self.turn = other.round, other.stage, other.turn
        self.starter, self.first, self.line = other.starter, other.first, other.line
        self.goals, self.zero_draw = other.goals, other.zero_draw
        self.special_counts = other.special_counts
        self.large_moon_size, self.tiles_left = other.large_moon_size, other.tiles_left
        self.chips_left, self.supply_size = other.chips_left, other.supply_size
        self.stack_size, self.hand_size = other.stack_size, other.hand_size
        self.bag_size = other.bag_size
        for index in range(72):
            self.space[index] = other.space[index]
            self.tile[index] = other.tile[index]
        for index in range(65):
            self.bag[index] = other.bag[index]
        for index in range(60):
            self.fits[index] = other.fits[index]
        for index in range(25):
            self.sun[index] = other.sun[index]
        for index in range(20):
            self.chips[index] = other.chips[index]
        for index in range(18):
            self.slot[index] = other.slot[index]
        for index in range(16):
            self.supply[index] = other.supply[index]
        for index in range(15):
            self.stack[index] = other.stack[index]
            self.hand[index] = other.hand[index]
        for index in range(12):
            self.moon[index] = other.moon[index]
            self.color[index] = other.color[index]
            self.count[index] = other.count[index]
            self.across[index] = other.across[index]
            self.down[index] = other.down[index]
        for index in range(10):
            self.broken_of[index] = other.broken_of[index]
        for index in range(5):
            self.sun_size[index] = other.sun_size[index]
            self.large_moon[index] = other.large_moon[index]
            self.tower[index] = other.tower[index]
        for index in range(4):
            self.moon_size[index] = other.moon_size[index]
            self.chip[index] = other.chip[index]
        for index in range(3):
            self.display[index] = other.display[index]
        for index in range(2):
            self.changed[index] = 1
            self.points[index] = other.points[index]
            self.tokens[index] = other.tokens[index]
            self.passed[index] = other.passed[index]
            self.taken[index] = other.taken[index]
            self.usable[index] = other.usable[index]
            self.broken[index] = other.broken[index]

    def word(self) -> int:
        """Draw 64 bits, as ``core.kernel.rng`` does."""
        self.rng = (self.rng + self.gamma) & self.mask
        word = self.rng
        word = ((word ^ (word >> 30)) * self.first_factor) & self.mask
        word = ((word ^ (word >> 27)) * self.second_factor) & self.mask
        return word ^ (word >> 31)

    def below(self, bound: int) -> int:
        """Draw a number below a bound, as ``core.kernel.rng`` does."""
        size = self.mask & bound
        unfair = (self.mask - size + 1) % size
        while True:
            word = self.word()
            if word <= self.mask - unfair:
                return word % size

    def uniform(self) -> float:
        """Draw a number from 0 to below 1."""
        return (self.word() >> 32) / 4294967296.0

    def shuffle_bag(self) -> None:
        """Shuffle the bag."""
        for last in range(self.bag_size - 1, 0, -1):
            index = self.below(last + 1)
            self.bag[last], self.bag[index] = self.bag[index], self.bag[last]

    def can_draw(self) -> bool:
        """Return whether a plate, or another one, can be drawn from the stack."""
        if not self.stack_size:
            return False
        if not self.hand_size and (self.round > 4 or not self.tokens[self.turn]):
            return False
        if self.points[self.turn] or self.zero_draw == 2:
            return True
        if self.hand_size:
            return False
        return self.zero_draw == 1 or not (self.display[0] or self.display[1] or self.display[2])

    def moon_offer(self, color: int) -> int:
        """Count the tiles of a color that lie open on the moon parts."""
        number = self.large_moon[color]
        for small in range(4):
            size = self.moon_size[small]
            if size and self.moon[small * 3 + size - 1] == color:
                number += 1
        return number

    def shows_chip(self, small: int) -> bool:
        """Return whether the chip of a small factory lies face up."""
        if self.chip[small] < 0:
            return False
        return not (self.sun_size[small + 1] or self.moon_size[small])

    def lay_plate(self, seat: int, plate: int, slot: int, turns: int) -> None:
        """Lay a plate into a slot of a dome."""
        laid = plate << 2 | turns
        self.changed[seat] = 1
        self.slot[seat * 9 + slot] = laid
        for quarter in range(4):
            row = slot // 3 * 2 + quarter // 2
            column = slot % 3 * 2 + quarter % 2
            space = self.spaces[laid * 4 + quarter]
            self.space[seat * 36 + row * 6 + column] = space
            for color in range(5):
                if space in (color, 6):
                    self.fits[(seat * 6 + row) * 5 + color] |= 1 << column

    def can_complete(self, seat: int, color: int, missing: int) -> bool:
        """Return whether the usable chips replace a number of tiles of a color."""
        if self.usable[seat] < 2 * missing:
            return False
        matching = 0
        for kind in range(10):
            matching += self.chips[seat * 10 + kind] * self.shows[kind * 5 + color]
        return 3 * missing - min(missing, matching // 2) <= self.usable[seat]

    def awaits_plate(self, seat: int, row: int) -> bool:
        """Return whether a plate can still come to a row."""
        at = seat * 9 + row // 2 * 3
        return not (self.slot[at] and self.slot[at + 1] and self.slot[at + 2])

    def placement(self, seat: int, row: int, column: int) -> int:
        """Count the points for a tile on a free space, without a special tile."""
        h = self.runs[self.across[seat * 6 + row] * 6 + column]
        v = self.runs[self.down[seat * 6 + column] * 6 + row]
        if h == 1:
            return v
        return h if v == 1 else h + v

    def due_special(self, seat: int, row: int, column: int) -> int:
        """Return the cell of the special tile that a tile on this space brings; -1: none."""
        first = seat * 36 + row // 2 * 12 + column // 2 * 2
        own = seat * 36 + row * 6 + column
        special = -1
        for quarter in range(4):
            cell = first + quarter // 2 * 6 + quarter % 2
            if cell != own and self.tile[cell] < 0:
                if special >= 0 or self.space[cell] != 5:
                    return -1
                special = cell - seat * 36
        return special

    def lay_tile(self, seat: int, row: int, column: int, color: int) -> None:
        """Lay a tile in a dome."""
        self.changed[seat] = 1
        self.tile[seat * 36 + row * 6 + column] = color
        self.across[seat * 6 + row] |= 1 << column
        self.down[seat * 6 + column] |= 1 << row
        for other in range(5):
            self.fits[(seat * 6 + row) * 5 + other] &= ~(1 << column)

    def total(self, seat: int) -> int:
        """Count a player's points; the goals count when the game is over."""
        if self.stage == OVER:
            return max(0, self.points[seat] + self.goal_points(seat))
        return self.points[seat]

    def goal_points(self, seat: int) -> int:
        """Count what the goals in play are worth as the dome stands."""
        points = rows = columns = edge = 0
        falling = rising = 1
        for index in range(6):
            row, column = self.across[seat * 6 + index], self.down[seat * 6 + index]
            if row == 63:
                rows += 1
            if column == 63:
                columns += 1
            falling &= row >> index
            rising &= row >> (5 - index)
            edge += self.ones[row] if index in (0, 5) else (row & 1) + (row >> 5)
        if self.goals & 1:
            points += 3 * rows
        if self.goals & 2:
            points += self._five(seat)
        if self.goals & 4:
            points += 7 * columns
        if self.goals & 8:
            points += edge
        if self.goals & 16:
            points += 10 * ((falling & 1) + (rising & 1))
        if self.goals & 32:
            points += 3 * (self._is_full(seat, 0) + self._is_full(seat, 2))
            points += 8 * (self._is_full(seat, 6) + self._is_full(seat, 8))
        if self.goals & 192:
            points += self._plate_goals(seat)
        return points

    def _is_full(self, seat: int, slot: int) -> int:
        row, column = seat * 6 + slot // 3 * 2, slot % 3 * 2
        both = self.across[row] & self.across[row + 1]
        return 1 if both >> column & 3 == 3 else 0

    def _five(self, seat: int) -> int:
        points = 0
        for row in range(6):
            colors = 0
            for column in range(6):
                tile = self.tile[seat * 36 + row * 6 + column]
                if tile >= 0 and (tile < 5 or self.special_counts):
                    colors |= 1 << tile
            if self.ones[colors] >= 5:
                points += 4
        return points

    def _plate_goals(self, seat: int) -> int:
        """Count the goals of the wild and of the special spaces."""
        wild = empty_wild = empty_special = 0
        for cell in range(seat * 36, seat * 36 + 36):
            if self.space[cell] == 6:
                wild += 1
                if self.tile[cell] < 0:
                    empty_wild += 1
            elif self.space[cell] == 5 and self.tile[cell] < 0:
                empty_special += 1
        points = 0
        if self.goals & 64 and not empty_wild:
            points += 2 * wild
        if self.goals & 128:
            points -= 3 * empty_special
        return points
