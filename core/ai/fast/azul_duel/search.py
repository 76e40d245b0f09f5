# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The search for Azul Duel: a tree over the moves of this round, games played out beyond it.

Every iteration samples what the seat cannot know, walks down the tree, plays the game out with
the quick player and remembers how it ended. The tree holds what is certain: it ends where plates
are drawn and where the round ends. Only the most promising moves of a position are tried at
first, more of them the longer it is thought about.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from math import sqrt

    from core.ai.fast.azul_duel.moves import (
        CHIP,
        DRAW,
        KEEP,
        MOON,
        OPEN,
        PASS,
        PLACE,
        SHIFT,
        SKIP,
        SUN,
        TAKE,
    )
    from core.ai.fast.azul_duel.playouts import Player
    from core.ai.fast.azul_duel.position import (
        ACQUIRING,
        COMPLETING,
        DRAWING,
        KEEPING,
        OPENING,
        OVER,
        PLACING,
        Position,
    )

    EDGES, DEPTH, WIDTH = 200_000, 128, 24

COMPILED = cython.compiled


class Search(Player):
    """A search from what a seat sees.

    Attributes:
        deep: Whether to grow a tree; 0: only the moves at hand are compared.
        explore: How much to look at moves that were tried little.
        width: How many moves of a position are tried at first.
        widen: How quickly more are tried.
        margin: How large a lead is half a win.
        sharpness: How many points worse a move may look before it is neglected.
        doubt: How much worse than its position an untried move is taken to be.

    """

    def __init__(self, packed: list[int], seat: int, seed: int) -> None:
        hidden = packed[len(packed) - 40 :]
        Player.__init__(self, packed)
        if not cython.compiled:
            self.hidden_plates, self.plates = [0] * 18, [0] * 18
            self.hidden_chips, self.pool = [0] * 20, [0] * 20
            self.move, self.first_edge, self.edges = [0] * EDGES, [0] * EDGES, [0] * EDGES
            self.visits, self.prior = [0] * EDGES, [0.0] * EDGES
            self.value, self.lead = [0.0] * EDGES, [0.0] * EDGES
            self.wins, self.earned = [0.0] * WIDTH, [0.0] * WIDTH
            self.path, self.movers = [0] * DEPTH, [0] * DEPTH
            self.candidate_values, self.candidate_moves = [0.0] * WIDTH, [0] * WIDTH
        self.root = Position(packed)
        self.hidden_plates_size, self.hidden_chips_size = hidden[0], hidden[19]
        for index in range(18):
            self.hidden_plates[index] = hidden[1 + index]
        for index in range(20):
            self.hidden_chips[index] = hidden[20 + index]
        self.seat, self.rng, self.used = seat, seed, 1
        self.deep, self.explore, self.width, self.widen = 1, 0.6, 4.0, 1.0
        self.margin, self.sharpness, self.doubt = 10.0, 1.5, 0.1
        for index in range(WIDTH):
            self.wins[index] = self.earned[index] = 0.0

    def run(self, iterations: int) -> int:
        """Run a number of iterations; return how many were done, 0 if there is no choice."""
        if self.first_edge[0] and self.edges[0] < 2:
            return 0
        with cython.nogil:
            for _ in range(iterations):
                self.iterate()
        return iterations

    def candidates(self) -> list[tuple[int, float, int]]:
        """List packed moves with the seat's expected final lead and visits, the best first."""
        first, sign = self.first_edge[0], 1.0 if self.root.turn == self.seat else -1.0
        tried = sorted(
            (-self.visits[edge], edge)
            for edge in range(first, first + self.edges[0])
            if self.visits[edge]
        )
        return [
            (self.move[edge], sign * self.lead[edge] / self.visits[edge], self.visits[edge])
            for _, edge in tried
        ]

    def prospects(self) -> list[tuple[int, float, float, list[int]]]:
        """List packed moves with the seat's share of wins, its mean points and the likeliest line.

        Ties are half won.
        """
        first = self.first_edge[0]
        found = []
        for index in range(self.edges[0]):
            number = self.visits[first + index]
            if number:
                wins, points = self.wins[index] / number, self.earned[index] / number
                found.append((self.move[first + index], wins, points, self._line(first + index)))
        return found

    def _line(self, edge: int) -> list[int]:
        """Follow the moves that were tried most."""
        line = [self.move[edge]]
        while self.first_edge[edge]:
            first = self.first_edge[edge]
            edge = max(range(first, first + self.edges[edge]), key=self._visited)
            if not self.visits[edge]:
                break
            line.append(self.move[edge])
        return line

    def _visited(self, edge: int) -> int:
        return self.visits[edge]

    def imagined(self) -> list[int]:
        """Sample what is hidden and return the position as a list."""
        self.imagine()
        return self.dump()

    def wander(self, games: int) -> tuple[int, int]:
        """Play games at random; return the number of moves and the sum of all points."""
        moves = points = 0
        with cython.nogil:
            for _ in range(games):
                self.imagine()
                while self.stage != OVER:
                    self.list_moves()
                    self.apply(self.moves[self.below(self.size)])
                    moves += 1
                points += self.total(0) + self.total(1)
        return moves, points

    def finish_often(self, games: int) -> int:
        """Play games out as the search does; return the sum of all points."""
        points = 0
        with cython.nogil:
            for _ in range(games):
                self.imagine()
                self.playout()
                points += self.total(0) + self.total(1)
        return points

    # What the seat cannot know

    def imagine(self) -> None:
        """Return to the root and sample what is hidden; all possibilities are equally likely."""
        stream = self.rng
        self.copy(self.root)
        self.rng = stream
        self.shuffle_bag()
        self._imagine_chips()
        self._imagine_plates()

    def _imagine_chips(self) -> None:
        size = self.hidden_chips_size
        for index in range(size):
            self.pool[index] = self.hidden_chips[index]
        for last in range(size - 1, 0, -1):
            index = self.below(last + 1)
            self.pool[last], self.pool[index] = self.pool[index], self.pool[last]
        for index in range(self.supply_size):
            self.supply[index] = self.pool[index]
        used = self.supply_size
        for small in range(4):
            if self.chip[small] == 10:
                self.chip[small] = self.pool[used]
                used += 1

    def _imagine_plates(self) -> None:
        """Sample the fronts of plates whose kind is known first, then all others."""
        size = self.hidden_plates_size
        for index in range(size):
            self.plates[index] = self.hidden_plates[index]
        for last in range(size - 1, 0, -1):
            index = self.below(last + 1)
            self.plates[last], self.plates[index] = self.plates[index], self.plates[last]
        for kind in range(2, -1, -1):
            for index in range(self.stack_size):
                if not self.stack[index] & 31 and self.stack[index] >> 8 == kind:
                    self.stack[index] = self._plate_of(self.stack[index])
            for index in range(self.hand_size):
                if not self.hand[index] & 31 and self.hand[index] >> 8 == kind:
                    self.hand[index] = self._plate_of(self.hand[index])

    def _plate_of(self, held: int) -> int:
        """Take a sampled plate that fits what is known of this one."""
        kind = held >> 8
        for index in range(self.hidden_plates_size):
            plate = self.plates[index]
            if plate and (not kind or kind == 2 - self.is_special[plate]):
                self.plates[index] = 0
                return (held & 255) | plate
        return held

    # The tree

    def iterate(self) -> None:
        """Descend the tree, play the game out, and add its result to the path."""
        self.imagine()
        edge = depth = 0
        while self.stage != OVER and depth < DEPTH - 1:
            if not self.first_edge[edge]:
                if edge and not (self.deep and self.visits[edge] and self._is_certain()):
                    break
                if self.used + WIDTH > EDGES:
                    break
                self._expand(edge)
            edge = self._select(edge)
            depth += 1
            self.path[depth] = edge
            self.movers[depth] = self.turn
            if self.move[edge] >> SHIFT == DRAW:
                self.apply(self.move[edge])
                break
            self.apply(self.move[edge])
        self.playout()
        self._learn(depth)

    def _is_certain(self) -> bool:
        """Return whether the moves of this position do not depend on what is hidden."""
        if self.round != self.root.round or self.root.stage in (OPENING, DRAWING):
            return False
        if self.stage in (COMPLETING, PLACING):
            return self.root.stage in (COMPLETING, PLACING) and self.turn == self.root.turn
        return self.stage not in (DRAWING, KEEPING)

    def _learn(self, depth: int) -> None:
        lead = self.total(0) - self.total(1)
        value = lead / (self.margin + abs(lead))
        self.visits[0] += 1
        if depth:
            index = self.path[1] - self.first_edge[0]
            self.earned[index] += self.total(self.seat)
            if lead == 0:
                self.wins[index] += 0.5
            elif (lead > 0) == (self.seat == 0):
                self.wins[index] += 1.0
        for step in range(1, depth + 1):
            edge = self.path[step]
            self.visits[edge] += 1
            if self.movers[step]:
                self.value[edge] -= value
                self.lead[edge] -= lead
            else:
                self.value[edge] += value
                self.lead[edge] += lead

    def _select(self, edge: int) -> int:
        """Choose among the moves that may be tried by now."""
        first, end = self.first_edge[edge], self.first_edge[edge] + self.edges[edge]
        root = sqrt(self.visits[edge] + 1.0)
        known = 0
        total = 0.0
        for child in range(first, end):
            known += self.visits[child]
            total += self.value[child]
        expected = (total / known if known else 0.0) - self.doubt
        best = first
        most = -1000.0
        for child in range(first, end):
            if child - first > self.width + self.widen * root:
                break
            number = self.visits[child]
            mean = self.value[child] / number if number else expected
            score = mean + self.explore * self.prior[child] * root / (1 + number)
            if score > most:
                most = score
                best = child
        return best

    def _expand(self, edge: int) -> None:
        """List the most promising moves of the position, the best first."""
        self.candidate_size = 0
        if self.stage == ACQUIRING:
            self._suggest_acquisitions()
        elif self.stage in (COMPLETING, PLACING):
            self._suggest_tilings()
        elif self.stage in (OPENING, KEEPING):
            self.judge(self.turn)
            self.judge_spaces()
            for index in range(3 if self.stage == OPENING else self.hand_size):
                if self.stage == OPENING:
                    self._suggest_layings(OPEN, self.display[index], 0.0, 1.0)
                else:
                    self._suggest_layings(KEEP, self.hand[index] & 31, 0.0, 1.0)
        else:
            self.list_moves()
            for index in range(min(self.size, WIDTH)):
                self._suggest(self.moves[index], 0.0)
        self.first_edge[edge] = self.used
        self.edges[edge] = self.candidate_size
        total = 0.0
        for index in range(self.candidate_size):
            loss = (self.candidate_values[0] - self.candidate_values[index]) / self.sharpness
            weight = 1.0 / ((1.0 + loss) * (1.0 + loss))
            self.move[self.used + index] = self.candidate_moves[index]
            self.prior[self.used + index] = weight
            total += weight
        for index in range(self.candidate_size):
            self.prior[self.used + index] /= total
        self.used += self.candidate_size

    def _suggest(self, move: int, value: float) -> None:
        """Keep a move if it is among the best."""
        at = self.candidate_size
        if at == WIDTH:
            if value <= self.candidate_values[at - 1]:
                return
            at -= 1
        else:
            self.candidate_size += 1
        while at > 0 and self.candidate_values[at - 1] < value:
            self.candidate_values[at] = self.candidate_values[at - 1]
            self.candidate_moves[at] = self.candidate_moves[at - 1]
            at -= 1
        self.candidate_values[at] = value
        self.candidate_moves[at] = move

    def _suggest_acquisitions(self) -> None:
        seat = self.turn
        self.judge_gains()
        for factory in range(5):
            for color in range(5):
                number = self.sun[factory * 5 + color]
                if number:
                    order = self.best_order(factory, color)
                    source = SUN << SHIFT | ((factory * 5 + color) * 216 + order) << 3
                    self._suggest_takes(source, color, number, 0.0)
        for color in range(5):
            number = self.moon_offer(color)
            if number:
                extra = -self.first_tile if self.first < 0 and self.large_moon[color] else 0.0
                self._suggest_takes(MOON << SHIFT | color << 3, color, number, extra)
        if self.taken[seat] < 2 * self.round:
            for small in range(4):
                if self.shows_chip(small):
                    self._suggest(CHIP << SHIFT | small, self.chip_value)
        if self.round < 5 and self.tokens[seat]:
            self.judge_spaces()
            for index in range(3):
                if self.display[index]:
                    self._suggest_layings(TAKE, self.display[index], self.plate, self.plate_share)
            if self.can_draw():
                self._suggest(DRAW << SHIFT, self.plate)
        if not self.candidate_size:
            self._suggest(PASS << SHIFT, 0.0)

    def _suggest_takes(self, source: int, color: int, number: int, extra: float) -> None:
        for line in range(7):
            at = self.turn * 6 + line - 1
            if (
                not line
                or not self.count[at]
                or (self.color[at] == color and self.count[at] < line)
            ):
                self._suggest(source | line, self.take_value(color, number, line) + extra)

    def _suggest_layings(self, kind: int, plate: int, base: float, share: float) -> None:
        for slot in range(9):
            if not self.slot[self.turn * 9 + slot]:
                for turns in range(4):
                    value = base + share * self.laying_value(plate, slot, turns)
                    self._suggest(kind << SHIFT | plate << 6 | slot << 2 | turns, value)

    def _suggest_tilings(self) -> None:
        row = self.line - 1
        self.list_moves()
        self.judge(self.turn)
        if self.stage == PLACING:
            for index in range(self.size):
                column = self.moves[index] & 7
                self._suggest(PLACE << SHIFT | column, self.column_value(row, column))
            return
        self._suggest(self.cheapest_spending(), 1.0)
        self._suggest(SKIP << SHIFT, 0.5)
        for index in range(self.size - 1):
            if self.moves[index] != self.cheapest_spending():
                self._suggest(self.moves[index], 0.0)
