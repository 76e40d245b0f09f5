# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The rules of Azul Duel over flat numbers, exactly those of ``core/games/azul_duel``.

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
    from core.ai.fast.azul_position import (
        ACQUIRING,
        COMPLETING,
        DRAWING,
        KEEPING,
        OPENING,
        OVER,
        PLACING,
        RETURNING,
        Position,
    )

    OPEN, TAKE, DRAW, LOOK, KEEP, RETURN, SUN, MOON, CHIP, PASS, SPEND, SKIP, PLACE = range(13)
    SHIFT, PAYLOAD = 19, 2**19 - 1

COMPILED = cython.compiled


class Table(Position):
    """A position with the moves that lead on from it."""

    def legal(self) -> list[int]:
        """List the packed moves in the order of the rules."""
        self.list_moves()
        return [self.moves[index] for index in range(self.size)]

    def play(self, move: int) -> None:
        """Make a legal move."""
        self.apply(move)

    # Listing

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
        """List the choices of so many chips from this kind on, more of the earlier kinds first."""
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

    # Acquiring

    def apply(self, move: int) -> None:
        """Make a move and everything that follows from it."""
        kind, payload = move >> SHIFT, move & PAYLOAD
        if kind == PLACE:
            self._place(payload)
        elif kind == SKIP:
            self._walk()
        elif kind == SPEND:
            self._spend(payload)
        elif kind == OPEN:
            self.lay_plate(self.turn, payload >> 6, payload >> 2 & 15, payload & 3)
            self._leave_display(payload >> 6)
            self._refill_display()
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
            self._break(self.turn, color, number)

    def _break(self, seat: int, color: int, number: int) -> None:
        kept = min(number, 4 - self.broken[seat])
        self.broken[seat] += kept
        self.broken_of[seat * 5 + color] += kept
        self.tower[color] += number - kept

    def _end_turn(self) -> None:
        if not (self.tiles_left or self.chips_left or self.tokens[0] or self.tokens[1]):
            self.passed[0] = self.passed[1] = 0
            self.turn, self.line = self.starter, 0
            self._walk()
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

    # Tiling

    def _spend(self, chosen: int) -> None:
        for back in range(10):
            kind = self.turn * 10 + 9 - back
            self.chips[kind] -= chosen % 3
            self.usable[self.turn] -= chosen % 3
            chosen //= 3
        self.stage = PLACING

    def _place(self, column: int) -> None:
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
        self._walk()

    def _walk(self) -> None:
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
                self._break(seat, color, count)
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

    # The next round

    def _next_round(self) -> None:
        self.round += 1
        self.changed[0] = self.changed[1] = 1
        if self.round < 5:
            self.tokens[0] = self.tokens[1] = 2
        self._refill_display()
        self._fill_factories()
        if self.first >= 0:
            self.starter = self.first
        self.first = -1
        self.stage, self.turn, self.line = ACQUIRING, self.starter, 0

    def _refill_display(self) -> None:
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
        """Draw tiles from the bag, pouring the tower if it runs out; tell how many came."""
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
