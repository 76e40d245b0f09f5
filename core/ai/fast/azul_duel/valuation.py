# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""Static evaluation of Azul Duel: what spaces, pattern lines and moves are worth.

What a move adds to the pattern lines is valued by what their tiles are worth in the dome: points
at once, special tiles, and progress towards the goals.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.azul_duel.rules import Table

COMPILED = cython.compiled


class Judge(Table):
    """A position, with values for what its player can gain.

    Attributes:
        carry: What a share of a line is worth, of the whole, before the last round.
        nearly: What is added if only one tile is missing.
        reach: How likely a tile on a factory comes to a line in the last round.
        spot: What a neighboring space that is still free is worth, for every round to come.
        special: What a third of a special plate is worth, of the whole.
        progress: What progress towards a goal is worth, of its points.
        deny: What a gain of the other player's is worth to prevent.
        need: What a space is worth for which a line waits.
        news: What a space is worth whose color a row lacks.
        wild: What a wild space is worth beyond others.
        await_plate: What a line is worth whose plate has not come, of an ordinary one.
        chip_cost: What spending a bonus chip costs before the last round.

    """

    def __init__(self, packed: list[int]) -> None:
        Table.__init__(self, packed)
        if not cython.compiled:
            self.cells, self.worth, self.gains = [0.0] * 72, [0.0] * 60, [0.0] * 90
            self.needs, self.lines = [0.0] * 252, [0] * 90
        self.carry, self.nearly, self.reach = 0.75, 0.1, 0.28
        self.spot, self.special, self.progress, self.deny = 0.1, 0.62, 0.8, 0.36
        self.need, self.news, self.wild = 2.0, 0.3, 0.5
        self.await_plate, self.chip_cost = 0.6, 0.5

    # What spaces and lines are worth

    def judge(self, seat: int) -> None:
        """Value every free space of a dome that has changed, and every line in every color."""
        if not self.changed[seat]:
            return
        self.changed[seat] = 0
        for row in range(6):
            for column in range(6):
                cell = seat * 36 + row * 6 + column
                if self.tile[cell] < 0:
                    self.cells[cell] = self._cell(seat, row, column)
        for row in range(6):
            for color in range(5):
                at = (seat * 6 + row) * 5 + color
                fitting = self.fits[at]
                value = -2.0
                if fitting:
                    for column in range(6):
                        if fitting >> column & 1:
                            value = max(value, self.cells[seat * 36 + row * 6 + column])
                    value += self._news(seat, row, color)
                elif self.round < 5 and self.awaits_plate(seat, row):
                    value = self.await_plate * (2.0 + 0.1 * row)
                self.worth[at] = value

    def _cell(self, seat: int, row: int, column: int) -> float:
        h = self.runs[self.across[seat * 6 + row] * 6 + column]
        v = self.runs[self.down[seat * 6 + column] * 6 + row]
        free = 0
        if column > 0 and self.tile[seat * 36 + row * 6 + column - 1] < 0:
            free += 1
        if column < 5 and self.tile[seat * 36 + row * 6 + column + 1] < 0:
            free += 1
        if row > 0 and self.tile[seat * 36 + row * 6 + column - 6] < 0:
            free += 1
        if row < 5 and self.tile[seat * 36 + row * 6 + column + 6] < 0:
            free += 1
        value = self.spot * (5 - self.round) * free
        if h == 1:
            value += v
        elif v == 1:
            value += h
        else:
            value += h + v
        return value + self._special(seat, row, column) + self._goals(seat, row, column)

    def _special(self, seat: int, row: int, column: int) -> float:
        """Value what a tile adds to a special plate."""
        first = seat * 36 + row // 2 * 12 + column // 2 * 2
        special = -1
        filled = 0
        for quarter in range(4):
            cell = first + quarter // 2 * 6 + quarter % 2
            if self.space[cell] == 5:
                special = cell - seat * 36
            elif self.tile[cell] >= 0:
                filled += 1
        if special < 0:
            return 0.0
        whole = special // 6 + 1.0
        if self.goals & 128:
            whole += 3.0
        if filled == 2:
            return whole * (1.0 - self.special * 0.5)
        return whole * self.special * (0.3 if filled else 0.2)

    def _goals(self, seat: int, row: int, column: int) -> float:
        """Value progress towards the goals; it grows with what is already there."""
        value = 0.0
        across = self.ones[self.across[seat * 6 + row]]
        down = self.ones[self.down[seat * 6 + column]]
        if self.goals & 1:
            value += 3.0 * (2 * across + 1) / 36.0
        if self.goals & 4:
            value += 7.0 * (2 * down + 1) / 36.0
        if self.goals & 8 and (row in (0, 5) or column in (0, 5)):
            value += 1.0
        if self.goals & 16 and (row == column or row + column == 5):
            filled = 0
            for index in range(6):
                other = index if row == column else 5 - index
                filled += self.across[seat * 6 + index] >> other & 1
            value += 10.0 * (2 * filled + 1) / 36.0
        if self.goals & 32 and row // 2 != 1 and column // 2 != 1:
            value += self._corner(seat, row, column)
        if self.goals & 64 and self.space[seat * 36 + row * 6 + column] == 6:
            value += 1.5
        return self.progress * value

    def _corner(self, seat: int, row: int, column: int) -> float:
        first = row // 2 * 2
        shift = column // 2 * 2
        filled = self.ones[self.across[seat * 6 + first] >> shift & 3]
        filled += self.ones[self.across[seat * 6 + first + 1] >> shift & 3]
        return (3.0 if row < 3 else 8.0) * (2 * filled + 1) / 16.0

    def _news(self, seat: int, row: int, color: int) -> float:
        """Value a color that a row lacks for the goal of five colors."""
        if not self.goals & 2:
            return 0.0
        colors = 0
        for column in range(6):
            tile = self.tile[seat * 36 + row * 6 + column]
            if tile >= 0 and (tile < 5 or self.special_counts):
                colors |= 1 << tile
        if colors >> color & 1 or self.ones[colors] >= 5:
            return 0.0
        return self.progress * 4.0 * (2 * self.ones[colors] + 1) / 25.0

    def line_value(self, seat: int, row: int, color: int, count: int) -> float:
        """Value a pattern line that holds a number of tiles of a color."""
        whole = self.worth[(seat * 6 + row) * 5 + color]
        if count > row:
            return whole
        if whole < 0.0:
            return whole * count / (row + 1)
        missing = row + 1 - count
        if self.round == 5:
            if self.can_complete(seat, color, missing):
                return 0.9 * whole
            likely = self.reach * self._available(color) / missing
            return whole * min(0.8, likely * likely)
        share = self.carry * count / (row + 1)
        if missing == 1:
            share += self.nearly
        return whole * share

    def _available(self, color: int) -> int:
        number = self.large_moon[color]
        for factory in range(5):
            number += self.sun[factory * 5 + color]
        for small in range(4):
            for index in range(self.moon_size[small]):
                if self.moon[small * 3 + index] == color:
                    number += 1
        return number

    # What moves are worth

    def gain(self, seat: int, color: int, number: int, line: int) -> float:
        """Value a number of tiles of a color in a pattern line; line 0 breaks them."""
        value = 0.0
        excess = number
        if line:
            at = seat * 6 + line - 1
            count = self.count[at]
            full = min(line, count + number)
            excess = number - (full - count)
            value = self.line_value(seat, line - 1, color, full)
            if count:
                value -= self.line_value(seat, line - 1, color, count)
        if excess:
            before = self.broken[seat]
            after = min(4, before + excess)
            value -= (after * (after + 1) - before * (before + 1)) // 2
        return value

    def best_gain(self, seat: int, color: int, number: int) -> float:
        """Value a number of tiles of a color in the best line, and store the line."""
        index = seat * 45 + color * 9 + number
        if self.lines[index] < 0:
            best = self.gain(seat, color, number, 0)
            self.lines[index] = 0
            for line in range(1, 7):
                at = seat * 6 + line - 1
                if not self.count[at] or (self.color[at] == color and self.count[at] < line):
                    value = self.gain(seat, color, number, line)
                    if value > best:
                        best = value
                        self.lines[index] = line
            self.gains[index] = best
        return self.gains[index]

    def judge_gains(self) -> None:
        """Prepare to value what can be taken."""
        for index in range(90):
            self.lines[index] = -1
        self.judge(1 - self.turn)
        self.judge(self.turn)

    def take_value(self, color: int, number: int, line: int) -> float:
        """Value taking a number of tiles of a color into a line."""
        value = self.gain(self.turn, color, number, line)
        return value + self.deny * self.best_gain(1 - self.turn, color, number)

    def judge_spaces(self) -> None:
        """Value every kind of space in every place of the dome, for plates to come."""
        seat = self.turn
        for row in range(6):
            at = seat * 6 + row
            for column in range(6):
                cell = row * 6 + column
                if self.space[seat * 36 + cell] >= 0:
                    continue
                base = 0.3 * self.cells[seat * 36 + cell]
                most = 0.0
                for color in range(5):
                    value = base
                    if not self.fits[at * 5 + color]:
                        value += self.news
                        if self.count[at] and self.color[at] == color:
                            value += self.need * self.count[at] / (row + 1)
                    self.needs[cell * 7 + color] = value
                    most = max(most, value)
                self.needs[cell * 7 + 5] = 0.25 * (row + 1)
                self.needs[cell * 7 + 6] = most + self.wild

    def laying_value(self, plate: int, slot: int, turns: int) -> float:
        """Value a plate in a slot."""
        value = 0.0
        for quarter in range(4):
            cell = (slot // 3 * 2 + quarter // 2) * 6 + slot % 3 * 2 + quarter % 2
            value += self.needs[cell * 7 + self.spaces[(plate << 2 | turns) * 4 + quarter]]
        return value

    def best_order(self, factory: int, color: int) -> int:
        """Order the rest of a small factory: what helps the other player least on top."""
        if not factory:
            return 0
        order = 0
        place = 1
        left = self.sun_size[factory] - self.sun[factory * 5 + color]
        taken = 0
        for _ in range(left):
            best = -1
            most = -1000.0
            for other in range(5):
                if other != color:
                    number = self.sun[factory * 5 + other] - (taken >> (3 * other) & 7)
                    if number > 0:
                        value = self.best_gain(1 - self.turn, other, 1)
                        if value > most:
                            most = value
                            best = other
            taken += 1 << (3 * best)
            order += place * (best + 1)
            place *= 6
        return order

    def completion_value(self) -> float:
        """Value completing the line being tiled with chips, less what they cost."""
        seat, row = self.turn, self.line - 1
        color, count = self.color[seat * 6 + row], self.count[seat * 6 + row]
        self.judge(seat)
        value = self.worth[(seat * 6 + row) * 5 + color]
        if self.round < 5:
            value -= self.line_value(seat, row, color, count)
            value -= 2.5 * self.chip_cost * (row + 1 - count)
        return value

    def column_value(self, row: int, column: int) -> float:
        """Value a tile in a column; a wild space is worth keeping."""
        value = self._cell(self.turn, row, column)
        if self.space[self.turn * 36 + row * 6 + column] == 6 and not self.goals & 64:
            value -= 0.3 * (5 - self.round)
        return value
