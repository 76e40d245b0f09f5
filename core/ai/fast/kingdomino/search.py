# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""The search for Kingdomino: placements with the choice after them, compared by playing on."""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.kingdomino.endgame import Table
    from core.ai.fast.kingdomino.position import PLACE
    from core.ai.fast.kingdomino.replies import Replies, worth_of

COMPILED = cython.compiled

Position = Table
"""The moves that are played on without a search."""

WORD = 2**32 - 1


def scrambled(seed: int) -> int:
    """Make 32 bits of a seed, not all of them 0, that differ even where seeds are neighbors."""
    word = (seed ^ seed >> 32) & WORD
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        word = (word ^ word >> shift) * factor & WORD
    return word ^ word >> 16 or 1


class Search:
    """Chooses between placements with a choice after them: sequential halving of the candidates.

    Every candidate is played out with the same deals of the unseen dominoes, and after each round
    the worse half drops out. Between two players, what the kings after it do with this line is
    looked for in a tree; the lines to come are played greedily. Once every domino lies open the
    rest is enumerated. A value is the expected lead over the best other player, in points.
    """

    def __init__(self, packed: list[int], seat: int, seed: int, budget: int = 1000) -> None:
        if not cython.compiled:
            self._make_lists()
        self.root = Table(packed)
        self.work = Table(packed)
        self.seat = seat
        self.budget = budget
        self.mask = WORD
        self.random = scrambled(seed)
        self.exact = self.root.pile == 0
        self.count = 0
        self._find()
        self.replies = Replies(self.count, Table(packed))
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
        self.wins, self.points = [0.0] * 1024, [0.0] * 1024

    def assign(self, others: int) -> None:
        """Choose the policy of all other seats in the playouts; usually they are greedy."""
        for seat in range(self.root.seats):
            if seat != self.seat:
                self.work.policies[seat] = others
        self.work.random = self.random

    def run(self, iterations: int) -> int:
        """Play out at most that many games; return how many, 0 if the search is exhausted."""
        with cython.nogil:
            return self._run(iterations)

    def candidates(self) -> list[tuple[int, float, int]]:
        """List packed moves with the lead that they promise and the playouts behind that.

        What dropped out earlier stands further back and promises no more than what outlived it.
        """
        ranking = self._ranking()
        found: dict[int, tuple[int, float, int]] = {}
        value = self.lead[ranking[0]] / max(1, self.visits[ranking[0]])
        for i in ranking:
            if self.visits[i]:
                value = min(value, self.lead[i] / self.visits[i])
            found.setdefault(self.first[i], (self.first[i], value, self.visits[i]))
        return list(found.values())

    def prospects(self) -> list[tuple[int, float, float, list[int]]]:
        """List packed moves with the share of wins, the mean points and the choice that goes along.

        Ties are half won.
        """
        found: dict[int, tuple[int, float, float, list[int]]] = {}
        for i in self._ranking():
            number = self.visits[i]
            if number:
                line = [self.first[i], self.second[i]] if self.second[i] else [self.first[i]]
                shares = self.wins[i] / number, self.points[i] / number
                found.setdefault(self.first[i], (self.first[i], *shares, line))
        return list(found.values())

    def _ranking(self) -> list[int]:
        alive = [self.order[place] for place in range(self.alive)]
        alive.sort(key=self._mean, reverse=True)
        return alive + [self.order[place] for place in range(self.alive, self.count)]

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
        self.work.apply(move)
        for slot in range(self.root.choosing):
            if self.root.kings[slot] < 0:
                domino = self.root.offered[slot]
                self.work.best_spot(self.seat, domino)
                hope = self.work.best_value + self.work.liking(domino, slot)
                self._add(move, domino, worth + hope)

    def _mirrored(self, spot: int) -> bool:
        """Return whether a first placement looks like another one, turned or seen in a mirror."""
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
        self.wins[place] = 0.0
        self.points[place] = 0.0
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
        self.work.apply(self.first[i])
        if self.second[i]:
            self.work.apply(self.second[i])
        if self.exact:
            self.work.settle()
        else:
            if self.root.seats == 2:
                self.replies.descend(self.work, i)
            self.work.play_out()
            self.work.count_up()
            if self.root.seats == 2:
                self.replies.learn(self.work)
        lead = self.work.lead_of(self.seat)
        self.visits[i] += 1
        self.lead[i] += lead
        self.points[i] += self.work.finals[self.seat]
        self.wins[i] += 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        self.worth[i] += worth_of(lead)
