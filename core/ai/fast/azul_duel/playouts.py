# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""A quick player of Azul Duel that looks one move ahead, and games played out by it.

With noise its games differ, and their average is the value of a position.
"""

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
        PASS,
        PAYLOAD,
        PLACE,
        RETURN,
        SHIFT,
        SKIP,
        SPEND,
        SUN,
        TAKE,
    )
    from core.ai.fast.azul_duel.position import (
        ACQUIRING,
        COMPLETING,
        DRAWING,
        KEEPING,
        OPENING,
        OVER,
        PLACING,
    )
    from core.ai.fast.azul_duel.valuation import Judge

COMPILED = cython.compiled


class Player(Judge):
    """A position, and the move that the player to decide makes.

    Attributes:
        noise: How much chance is added to the value of a move.
        first_tile: What the first-player tile costs.
        chip_value: What taking a bonus chip is worth.
        plate: What taking a plate is worth at least.
        plate_share: What the spaces of a plate are worth.
        draw: What drawing a plate is worth if there is a display.

    """

    def __init__(self, packed: list[int]) -> None:
        Judge.__init__(self, packed)
        self.noise, self.first_tile, self.chip_value = 1.0, 0.8, 0.92
        self.plate, self.plate_share, self.draw = 0.15, 0.14, -1.0
        self.best_value = 0.0

    def best(self) -> int:
        """Return the move that this player makes."""
        return self.decide()

    def finish(self, seed: int) -> tuple[int, int]:
        """Play the game out and give both totals."""
        self.rng = seed
        with cython.nogil:
            self.playout()
        return self.totals()

    def playout(self) -> None:
        """Play to the end of the game."""
        while self.stage != OVER:
            self.apply(self.decide())

    def decide(self) -> int:
        """Choose a move."""
        if self.stage == ACQUIRING:
            return self._decide_acquisition()
        if self.stage == PLACING:
            return self._decide_column()
        if self.stage == COMPLETING:
            return self._decide_completion()
        if self.stage == OPENING:
            return self._decide_laying(OPEN)
        if self.stage == KEEPING:
            return self._decide_laying(KEEP)
        if self.stage == DRAWING:
            return LOOK << SHIFT
        return RETURN << SHIFT | (self.hand[0] & 31)

    def _decide_acquisition(self) -> int:
        seat = self.turn
        best = PASS << SHIFT
        most = -1000.0
        self.judge_gains()
        for factory in range(5):
            if self.sun_size[factory]:
                for color in range(5):
                    number = self.sun[factory * 5 + color]
                    if number:
                        value = self.best_gain(seat, color, number)
                        value += self.deny * self.best_gain(1 - seat, color, number)
                        value += self.noise * self.uniform()
                        if value > most:
                            most = value
                            line = self.lines[seat * 45 + color * 9 + number]
                            best = SUN << SHIFT | (factory * 5 + color) * 1728 | line
        for color in range(5):
            number = self.moon_offer(color)
            if number:
                value = self.best_gain(seat, color, number)
                value += self.deny * self.best_gain(1 - seat, color, number)
                if self.first < 0 and self.large_moon[color]:
                    value -= self.first_tile
                value += self.noise * self.uniform()
                if value > most:
                    most = value
                    line = self.lines[seat * 45 + color * 9 + number]
                    best = MOON << SHIFT | color << 3 | line
        if self.taken[seat] < 2 * self.round:
            for small in range(4):
                if self.shows_chip(small):
                    value = self.chip_value + self.noise * self.uniform()
                    if value > most:
                        most = value
                        best = CHIP << SHIFT | small
        if self.round < 5 and self.tokens[seat]:
            self.judge_spaces()
            shown = 0
            for index in range(3):
                if self.display[index]:
                    shown += 1
                    move = self.best_laying(TAKE, self.display[index])
                    value = self.plate + self.plate_share * self.best_value
                    if value > most:
                        most = value
                        best = move
            if self.can_draw():
                value = self.draw if shown else self.plate
                if value + self.noise * self.uniform() > most:
                    best = DRAW << SHIFT
        if best >> SHIFT == SUN:
            source = (best & PAYLOAD) >> 3
            best += self.best_order(source // 1080, source // 216 % 5) << 3
        return best

    def best_laying(self, kind: int, plate: int) -> int:
        """Find where to lay a plate, and store its value."""
        best = -1
        most = -1000.0
        for slot in range(9):
            if not self.slot[self.turn * 9 + slot]:
                for turns in range(4):
                    value = self.laying_value(plate, slot, turns) + self.noise * self.uniform()
                    if value > most:
                        most = value
                        best = kind << SHIFT | plate << 6 | slot << 2 | turns
        self.best_value = most
        return best

    def _decide_laying(self, kind: int) -> int:
        self.judge(self.turn)
        self.judge_spaces()
        best = 0
        most = -1000.0
        for index in range(3 if kind == OPEN else self.hand_size):
            plate = self.display[index] if kind == OPEN else self.hand[index] & 31
            move = self.best_laying(kind, plate)
            if self.best_value > most:
                most = self.best_value
                best = move
        return best

    def _decide_completion(self) -> int:
        """Spend the cheapest chips if the line gains more than they cost."""
        value = self.completion_value()
        if self.round < 5:
            value += self.noise * (self.uniform() - 0.5)
        if value <= 0.0:
            return SKIP << SHIFT
        return self.cheapest_spending()

    def cheapest_spending(self) -> int:
        """Choose the fewest chips that complete the line, those that show one color first."""
        seat, row = self.turn, self.line - 1
        color, missing = self.color[seat * 6 + row], row + 1 - self.count[seat * 6 + row]
        matching = 0
        for kind in range(10):
            matching += self.chips[seat * 10 + kind] * self.shows[kind * 5 + color]
        pairs = min(missing, matching // 2)
        wanted = 2 * pairs
        others = 3 * (missing - pairs)
        chosen = 0
        for shown in range(2):
            chosen_now = 0
            need = others if shown == 0 else wanted
            for kind in range(10):
                number = 0
                if self.shows[kind * 5 + color] == shown:
                    number = min(need, self.chips[seat * 10 + kind])
                    need -= number
                chosen_now = chosen_now * 3 + number
            chosen += chosen_now
            if shown == 0:
                wanted += need
        return SPEND << SHIFT | chosen

    def _decide_column(self) -> int:
        seat, row = self.turn, self.line - 1
        color = self.color[seat * 6 + row]
        fitting = self.fits[(seat * 6 + row) * 5 + color]
        best = -1
        most = -1000.0
        for column in range(6):
            if fitting >> column & 1:
                value = self.column_value(row, column)
                if self.round < 5:
                    value += 0.5 * self.noise * self.uniform()
                if value > most:
                    most = value
                    best = column
        return PLACE << SHIFT | best
