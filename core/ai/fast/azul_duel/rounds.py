# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""How a round of Azul Duel ends and the next one begins, over flat numbers.

Both players tile their domes line by line, stopping only where there is something to decide;
what broke is paid for, and the factories are filled again.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.azul_duel.moves import Moves
    from core.ai.fast.azul_duel.position import ACQUIRING, COMPLETING, OVER, PLACING

COMPILED = cython.compiled


class Round(Moves):
    """A position whose round can come to its end."""

    # Tiling

    def spend(self, chosen: int) -> None:
        """Spend chips, packed as in their move, for the line being tiled."""
        for back in range(10):
            kind = self.turn * 10 + 9 - back
            self.chips[kind] -= chosen % 3
            self.usable[self.turn] -= chosen % 3
            chosen //= 3
        self.stage = PLACING

    def place(self, column: int) -> None:
        """Lay a tile of the line being tiled into a column, with the special tile that follows."""
        seat, row = self.turn, self.line - 1
        at = seat * 6 + row
        color = self.color[at]
        special = self.due_special(seat, row, column)
        self.points[seat] += self.placement(seat, row, column)
        self.lay_tile(seat, row, column, color)
        if special >= 0:
            self.lay_tile(seat, special // 6, special % 6, 5)
            self.points[seat] += special // 6 + 1
        self.tower[color] += self.count[at] - 1
        self.count[at] = self.color[at] = 0
        self.walk()

    def walk(self) -> None:
        """Go on to the next line at which the player decides, or to the end of the phase."""
        while True:
            seat = self.turn
            for line in range(self.line + 1, 7):
                if self.count[seat * 6 + line - 1] and self._stops_at(seat, line):
                    self.line = line
                    return
            self._penalize(seat)
            self.line = 0
            if seat != self.starter:
                break
            self.turn = 1 - seat
        if self.round == 5:
            self.stage = OVER
        else:
            self._next_round()

    def _stops_at(self, seat: int, line: int) -> bool:
        at = seat * 6 + line - 1
        color, count = self.color[at], self.count[at]
        if not self.fits[at * 5 + color]:
            if not self.awaits_plate(seat, line - 1):
                self.break_tiles(seat, color, count)
                self.count[at] = self.color[at] = 0
            return False
        if count == line:
            self.stage = PLACING
            return True
        self.stage = COMPLETING
        return self.can_complete(seat, color, line - count)

    def _penalize(self, seat: int) -> None:
        number = self.broken[seat]
        loss = number * (number + 1) // 2
        if self.first == seat:
            loss += 2
        self.points[seat] = max(0, self.points[seat] - loss)
        self.broken[seat] = 0
        for color in range(5):
            self.tower[color] += self.broken_of[seat * 5 + color]
            self.broken_of[seat * 5 + color] = 0

    def break_tiles(self, seat: int, color: int, number: int) -> None:
        """Break tiles; what the broken line cannot hold goes into the tower."""
        kept = min(number, 4 - self.broken[seat])
        self.broken[seat] += kept
        self.broken_of[seat * 5 + color] += kept
        self.tower[color] += number - kept

    # The next round

    def _next_round(self) -> None:
        self.round += 1
        self.changed[0] = self.changed[1] = 1
        if self.round < 5:
            self.tokens[0] = self.tokens[1] = 2
        self.refill_display()
        self._fill_factories()
        if self.first >= 0:
            self.starter = self.first
        self.first = -1
        self.stage, self.turn, self.line = ACQUIRING, self.starter, 0

    def refill_display(self) -> None:
        """Turn up plates from the stack where the display has none."""
        for index in range(3):
            if not self.display[index] and self.stack_size:
                self.display[index] = self.stack[0] & 31
                self.stack_size -= 1
                for under in range(self.stack_size):
                    self.stack[under] = self.stack[under + 1]
                self.stack[self.stack_size] = 0

    def _fill_factories(self) -> None:
        self._fill_large()
        for factory in range(1, 5):
            self.tiles_left += self._fill(factory, 4)
        for small in range(4):
            self.chip[small] = self.supply[small]
        self.chips_left = 4
        self.supply_size -= 4
        for index in range(16):
            self.supply[index] = self.supply[index + 4] if index < self.supply_size else 0

    def _fill_large(self) -> None:
        """Fill the large factory with at least two colors, if bag and tower have them."""
        while True:
            size = self._fill(0, 5)
            colors = left = 0
            for color in range(5):
                if self.sun[color]:
                    colors += 1
                    left |= 1 << color
            for index in range(self.bag_size):
                left |= 1 << self.bag[index]
            if colors != 1 or (self.ones[left] == 1 and self._tower_is_empty()):
                self.tiles_left += size
                return
            for color in range(5):
                for _ in range(self.sun[color]):
                    self.bag[self.bag_size] = color
                    self.bag_size += 1
                self.sun[color] = 0
            self.shuffle_bag()
            if self.ones[left] == 1:
                self._pour()

    def _fill(self, factory: int, number: int) -> int:
        """Draw tiles from the bag, pouring the tower if it runs out; return how many came."""
        size = 0
        while size < number:
            if not self.bag_size:
                if self._tower_is_empty():
                    break
                self._pour()
            self.sun[factory * 5 + self.bag[0]] += 1
            self.bag_size -= 1
            for index in range(self.bag_size):
                self.bag[index] = self.bag[index + 1]
            self.bag[self.bag_size] = 0
            size += 1
        self.sun_size[factory] = size
        return size

    def _pour(self) -> None:
        for color in range(5):
            for _ in range(self.tower[color]):
                self.bag[self.bag_size] = color
                self.bag_size += 1
            self.tower[color] = 0
        self.shuffle_bag()

    def _tower_is_empty(self) -> bool:
        number = 0
        for color in range(5):
            number += self.tower[color]
        return number == 0
