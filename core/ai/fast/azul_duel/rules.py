# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The rules of Azul Duel over flat numbers, exactly those of ``core/games/azul_duel``."""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.azul_duel.moves import (
        CHIP,
        DRAW,
        KEEP,
        LOOK,
        MOON,
        OPEN,
        PAYLOAD,
        PLACE,
        RETURN,
        SHIFT,
        SKIP,
        SPEND,
        SUN,
        TAKE,
    )
    from core.ai.fast.azul_duel.position import ACQUIRING, DRAWING, KEEPING, RETURNING
    from core.ai.fast.azul_duel.rounds import Round

COMPILED = cython.compiled


class Table(Round):
    """A position with the moves that lead on from it."""

    def play(self, move: int) -> None:
        """Make a legal move."""
        self.apply(move)

    # Acquiring

    def apply(self, move: int) -> None:
        """Make a move and everything that follows from it."""
        kind, payload = move >> SHIFT, move & PAYLOAD
        if kind == PLACE:
            self.place(payload)
        elif kind == SKIP:
            self.walk()
        elif kind == SPEND:
            self.spend(payload)
        elif kind == OPEN:
            self.lay_plate(self.turn, payload >> 6, payload >> 2 & 15, payload & 3)
            self._leave_display(payload >> 6)
            self.refill_display()
            if self.turn == self.starter:
                self.stage = ACQUIRING
            self.turn = self.starter
        else:
            self._acquire(kind, payload)

    def _acquire(self, kind: int, payload: int) -> None:
        seat = self.turn
        if kind == DRAW:
            self._draw()
        elif kind == LOOK:
            self._look()
        elif kind == KEEP:
            self.lay_plate(seat, payload >> 6, payload >> 2 & 15, payload & 3)
            self._keep(payload >> 6)
        elif kind == RETURN:
            self._put_under(self._drop_from_hand(payload))
            self._returned()
        else:
            if kind == SUN:
                source = payload >> 3
                factory = source // 1080
                self._take_sun(factory, source // 216 % 5, source % 216, payload & 7)
            elif kind == MOON:
                self._take_moon(payload >> 3, payload & 7)
            elif kind == CHIP:
                self.chips[seat * 10 + self.chip[payload]] += 1
                self.chip[payload] = -1
                self.chips_left -= 1
                self.taken[seat] += 1
                self.usable[seat] += 1
            elif kind == TAKE:
                self.tokens[seat] -= 1
                self.lay_plate(seat, payload >> 6, payload >> 2 & 15, payload & 3)
                self._leave_display(payload >> 6)
            else:
                self.passed[seat] = 1
            self._end_turn()

    def _take_sun(self, factory: int, color: int, order: int, line: int) -> None:
        number = self.sun[factory * 5 + color]
        self._receive(color, number, line)
        if factory:
            small = factory - 1
            size = 0
            while order:
                self.moon[small * 3 + size] = order % 6 - 1
                order //= 6
                size += 1
            self.moon_size[small] = size
            for other in range(5):
                self.sun[factory * 5 + other] = 0
        else:
            self.sun[color] = 0
            for other in range(5):
                self.large_moon[other] = self.sun[other]
                self.sun[other] = 0
            self.large_moon_size = self.sun_size[0] - number
            if not self.large_moon_size:
                self.first = self.turn
        self.sun_size[factory] = 0

    def _take_moon(self, color: int, line: int) -> None:
        number = self.moon_offer(color)
        if self.large_moon[color]:
            if self.first < 0:
                self.first = self.turn
            self.large_moon_size -= self.large_moon[color]
            self.large_moon[color] = 0
        for small in range(4):
            size = self.moon_size[small]
            if size and self.moon[small * 3 + size - 1] == color:
                self.moon[small * 3 + size - 1] = 0
                self.moon_size[small] = size - 1
        self._receive(color, number, line)

    def _receive(self, color: int, number: int, line: int) -> None:
        """Fill a pattern line and break what does not fit."""
        self.tiles_left -= number
        if line:
            at = self.turn * 6 + line - 1
            fitting = min(number, line - self.count[at])
            self.color[at] = color
            self.count[at] += fitting
            number -= fitting
        if number:
            self.break_tiles(self.turn, color, number)

    def _end_turn(self) -> None:
        if not (self.tiles_left or self.chips_left or self.tokens[0] or self.tokens[1]):
            self.passed[0] = self.passed[1] = 0
            self.turn, self.line = self.starter, 0
            self.walk()
            return
        self.stage = ACQUIRING
        if not self.passed[1 - self.turn]:
            self.turn = 1 - self.turn

    # Plates

    def _leave_display(self, plate: int) -> None:
        for index in range(3):
            if self.display[index] == plate:
                self.display[index] = 0

    def _draw(self) -> None:
        seat = self.turn
        if not self.hand_size:
            self.tokens[seat] -= 1
        if self.points[seat]:
            self.points[seat] -= 1
        self.hand[self.hand_size] = self.stack[0] | 128
        self.hand_size += 1
        self.stack_size -= 1
        for index in range(self.stack_size):
            self.stack[index] = self.stack[index + 1]
        self.stack[self.stack_size] = 0
        self.stage = DRAWING
        if not self.can_draw():
            self._look()

    def _look(self) -> None:
        for index in range(self.hand_size):
            self.hand[index] |= 32 << self.turn
        self.stage = KEEPING

    def _keep(self, plate: int) -> None:
        self._drop_from_hand(plate)
        if self.hand_size > 1:
            for index in range(self.hand_size):
                self.hand[index] = (self.hand[index] & 159) | 32 << self.turn
        self._returned()

    def _drop_from_hand(self, plate: int) -> int:
        at = 0
        while self.hand[at] & 31 != plate:
            at += 1
        held = self.hand[at]
        self.hand_size -= 1
        for index in range(at, self.hand_size):
            self.hand[index] = self.hand[index + 1]
        self.hand[self.hand_size] = 0
        return held

    def _returned(self) -> None:
        if self.hand_size > 1:
            self.stage = RETURNING
            return
        if self.hand_size:
            self._put_under(self._drop_from_hand(self.hand[0] & 31))
        self._end_turn()

    def _put_under(self, held: int) -> None:
        self.stack[self.stack_size] = held
        self.stack_size += 1
