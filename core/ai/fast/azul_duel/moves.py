# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The legal moves of Azul Duel over flat numbers, exactly those of ``core/games/azul_duel``.

A move is ``kind << SHIFT | payload``; the payload of a laid plate is ``plate << 6 | slot << 2 |
turns``, of a sun part ``((factory * 5 + color) * 216 + order) * 8 + line``, of the moon parts
``color * 8 + line``, of spent chips their numbers in base 3. An order is in base 6, the bottom
first, each tile as its color + 1.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.azul_duel.position import (
        ACQUIRING,
        COMPLETING,
        DRAWING,
        KEEPING,
        OPENING,
        PLACING,
        RETURNING,
        Position,
    )

    OPEN, TAKE, DRAW, LOOK, KEEP, RETURN, SUN, MOON, CHIP, PASS, SPEND, SKIP, PLACE = range(13)
    SHIFT, PAYLOAD = 19, 2**19 - 1

COMPILED = cython.compiled


class Moves(Position):
    """A position with the moves that are allowed in it."""

    def legal(self) -> list[int]:
        """List the packed moves in the order of the rules."""
        self.list_moves()
        return [self.moves[index] for index in range(self.size)]

    def list_moves(self) -> None:
        """Put every legal move into ``moves``, in the order of the rules."""
        self.size = 0
        if self.stage == ACQUIRING:
            self._list_acquisitions()
        elif self.stage == PLACING:
            row = self.turn * 6 + self.line - 1
            fitting = self.fits[row * 5 + self.color[row]]
            for column in range(6):
                if fitting >> column & 1:
                    self._push(PLACE << SHIFT | column)
        elif self.stage == COMPLETING:
            self._list_spendings()
        elif self.stage == OPENING:
            for index in range(3):
                self._list_layings(OPEN, self.display[index])
        elif self.stage == DRAWING:
            self._push(DRAW << SHIFT)
            self._push(LOOK << SHIFT)
        elif self.stage == KEEPING:
            for index in range(self.hand_size):
                self._list_layings(KEEP, self.hand[index] & 31)
        elif self.stage == RETURNING:
            for index in range(self.hand_size):
                self._push(RETURN << SHIFT | (self.hand[index] & 31))

    def _push(self, move: int) -> None:
        self.moves[self.size] = move
        self.size += 1

    def _list_layings(self, kind: int, plate: int) -> None:
        first = kind << SHIFT | plate << 6
        for slot in range(9):
            if not self.slot[self.turn * 9 + slot]:
                for turns in range(4):
                    self._push(first | slot << 2 | turns)

    def _list_acquisitions(self) -> None:
        seat = self.turn
        if self.round < 5 and self.tokens[seat]:
            for index in range(3):
                if self.display[index]:
                    self._list_layings(TAKE, self.display[index])
            if self.can_draw():
                self._push(DRAW << SHIFT)
        if self.tiles_left:
            self._list_destinations()
            for factory in range(5):
                if self.sun_size[factory]:
                    for color in range(5):
                        if self.sun[factory * 5 + color]:
                            self._list_sun(factory, color)
            for color in range(5):
                if self.moon_offer(color):
                    for index in range(self.destination_sizes[color]):
                        line = self.destinations[color * 7 + index]
                        self._push(MOON << SHIFT | color << 3 | line)
        if self.taken[seat] < 2 * self.round:
            for small in range(4):
                if self.shows_chip(small):
                    self._push(CHIP << SHIFT | small)
        if not self.size:
            self._push(PASS << SHIFT)

    def _list_destinations(self) -> None:
        for color in range(5):
            size = 0
            for line in range(6):
                at = self.turn * 6 + line
                if not self.count[at] or (self.color[at] == color and self.count[at] <= line):
                    self.destinations[color * 7 + size] = line + 1
                    size += 1
            self.destinations[color * 7 + size] = 0
            self.destination_sizes[color] = size + 1

    def _list_sun(self, factory: int, color: int) -> None:
        """List the orders of the rest, then its destinations."""
        if not factory:
            self._list_order(factory, color, 0)
            return
        size = low = middle = high = 0
        for other in range(5):
            if other != color:
                for _ in range(self.sun[factory * 5 + other]):
                    low, middle, high = middle, high, other + 1
                    size += 1
        if size <= 1:
            self._list_order(factory, color, high)
        elif size == 2:
            self._list_order(factory, color, middle + 6 * high)
            if middle != high:
                self._list_order(factory, color, high + 6 * middle)
        else:
            self._list_order(factory, color, low + 6 * middle + 36 * high)
            if middle != high:
                self._list_order(factory, color, low + 6 * high + 36 * middle)
            if low != middle:
                self._list_order(factory, color, middle + 6 * low + 36 * high)
                self._list_order(factory, color, middle + 6 * high + 36 * low)
            if middle != high:
                self._list_order(factory, color, high + 6 * low + 36 * middle)
                if low != middle:
                    self._list_order(factory, color, high + 6 * middle + 36 * low)

    def _list_order(self, factory: int, color: int, order: int) -> None:
        first = SUN << SHIFT | ((factory * 5 + color) * 216 + order) << 3
        for index in range(self.destination_sizes[color]):
            self._push(first | self.destinations[color * 7 + index])

    def _list_spendings(self) -> None:
        at = self.turn * 6 + self.line - 1
        missing = self.line - self.count[at]
        for size in range(2 * missing, 3 * missing + 1):
            self._list_spending(0, size, 0, 2 * (3 * missing - size), 0)
        self._push(SKIP << SHIFT)

    def _list_spending(self, kind: int, size: int, matching: int, wanted: int, chosen: int) -> None:
        """List the choices of ``size`` chips from this kind on, more of the earlier kinds first."""
        if not size:
            if matching >= wanted:
                for _ in range(kind, 10):
                    chosen *= 3
                self._push(SPEND << SHIFT | chosen)
            return
        if kind < 10:
            most = min(size, self.chips[self.turn * 10 + kind])
            shown = self.shows[kind * 5 + self.color[self.turn * 6 + self.line - 1]]
            for fewer in range(most + 1):
                number = most - fewer
                self._list_spending(
                    kind + 1, size - number, matching + number * shown, wanted, chosen * 3 + number
                )
