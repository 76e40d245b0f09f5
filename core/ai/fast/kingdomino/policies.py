# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""Games of Kingdomino played out, each seat by a policy of its own.

*Greedy* lays a domino on the best spot and then chooses the best one for the next turn. *Full
Greedy* is the player of arXiv 1807.04458: it tries every spot with every choice and every spot of
the chosen domino, and counts points. *Random* makes any legal move.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.kingdomino.position import PLACE, Position
    from core.ai.fast.kingdomino.spots import DISCARDED

    GREEDY, FULL_GREEDY, RANDOM = 0, 1, 2

COMPILED = cython.compiled


class Policies(Position):
    """A game that its seats play on."""

    def __init__(self, packed: list[int]) -> None:
        Position.__init__(self, packed)
        if not cython.compiled:
            self.policies = [0] * 4
        for seat in range(4):
            self.policies[seat] = GREEDY
        self.mask = 2**32 - 1
        self.random = 1

    def begin(self, root: Policies, policies: list[int], word: int) -> None:
        """Copy a position, shuffle what is unseen by a word of 32 bits, and assign policies."""
        self.copy_from(root)
        for seat, policy in enumerate(policies):
            self.policies[seat] = policy
        self.random = word or 1
        self.shuffle()

    @property
    def places(self) -> bool:
        """Whether the acting seat has a domino to place."""
        return bool(self.placing)

    def most(self, seat: int, domino: int, *, sound: bool) -> int:
        """Return what Full Greedy counts: the most points with a domino; -1: it fits nowhere."""
        if sound and not self.sound(seat):
            return -1
        return self.most_with(seat, domino, 1 if sound else 0)

    def shuffle(self) -> None:
        """Shuffle the unseen dominoes that are still to come."""
        for last in range(self.unseen - 1, self.drawn, -1):
            i = self.drawn + self.below(last + 1 - self.drawn)
            domino = self.deck[i]
            self.deck[i] = self.deck[last]
            self.deck[last] = domino

    def below(self, bound: int) -> int:
        """Draw a number below a bound."""
        self.random ^= self.random << 13 & self.mask
        self.random ^= self.random >> 17
        self.random ^= self.random << 5 & self.mask
        return self.random * bound >> 32

    def play_out(self) -> None:
        """Play to the end."""
        seat = self.acting()
        while seat >= 0:
            policy = self.policies[seat]
            if policy == GREEDY:
                self._act_greedily(seat)
            elif policy == FULL_GREEDY:
                self._act_full_greedily(seat)
            else:
                self._act_at_random(seat)
            seat = self.acting()

    def _act_greedily(self, seat: int) -> None:
        if not self.placing:
            self.apply(self.best_claim(seat))
            return
        spot = self.plans[self.turn]
        if self.planned[self.turn] != self.logged[seat]:
            spot = self.best_spot(seat, self.current[self.turn])
        self.apply(0 if spot == DISCARDED else PLACE + spot)

    def _act_at_random(self, seat: int) -> None:
        if self.placing:
            domino = self.current[self.turn]
            count = self.listed_spot(seat, domino, -1)
            if count:
                self.apply(PLACE + self.listed_spot(seat, domino, self.below(count)))
            else:
                self.apply(0)
            return
        free = 0
        chosen = 0
        for slot in range(self.choosing):
            if self.kings[slot] < 0:
                free += 1
                if self.below(free) == 0:
                    chosen = self.offered[slot]
        self.apply(chosen)

    # Full Greedy

    def _act_full_greedily(self, seat: int) -> None:
        if not self.placing:
            self.apply(self._full_claim(seat))
            return
        domino = self.current[self.turn]
        count = self.rank_everywhere(seat, domino, 0)
        if not count:
            self.apply(0)
            return
        if not self.squares[seat]:
            self.apply(PLACE + self.spots[self.below(count)])
            return
        self.best_points = -1
        self._compare(seat, domino, count, 1)
        if self.best_points < 0:
            self._compare(seat, domino, count, 0)
        claim = self.tied_claim
        self.apply(PLACE + (self.tied_spot if self.best_points >= 0 else self.spots[0]))
        if self.choosing and self.best_points >= 0:
            self.apply(claim)

    def _compare(self, seat: int, domino: int, count: int, sound: int) -> None:
        """Find the spot and the choice with the most points, sound ones or all."""
        self.ties = 0
        for i in range(count):
            self.copy_kingdom(seat, 4)
            self.lay(4, domino, self.spots[i])
            if sound and not self.sound(4):
                continue
            if not self.choosing:
                self._note(self.total(4), self.spots[i], 0)
                continue
            for slot in range(self.choosing):
                if self.kings[slot] < 0:
                    points = self.most_with(4, self.offered[slot], sound)
                    self._note(points, self.spots[i], self.offered[slot])

    def _note(self, points: int, spot: int, claim: int) -> None:
        """Keep what gives the most points; equal ones are equally likely."""
        if points < 0 or points < self.best_points:
            return
        if points > self.best_points:
            self.best_points = points
            self.ties = 0
        self.ties += 1
        if self.below(self.ties) == 0:
            self.tied_spot = spot
            self.tied_claim = claim

    def _full_claim(self, seat: int) -> int:
        self.best_points = -1
        self.ties = 0
        self.tied_claim = 0
        for sound in range(1, -1, -1):
            for slot in range(self.choosing):
                if self.kings[slot] >= 0:
                    continue
                domino = self.offered[slot]
                if self.squares[seat] <= 2:
                    points = max(self.left_crowns[domino], self.right_crowns[domino])
                elif sound and not self.sound(seat):
                    continue
                else:
                    points = self.most_with(seat, domino, sound)
                self._note(points, 0, domino)
            if self.best_points >= 0:
                return self.tied_claim
        for slot in range(self.choosing):
            if self.kings[slot] < 0:
                self.ties += 1
                if self.below(self.ties) == 0:
                    self.tied_claim = self.offered[slot]
        return self.tied_claim

    def sound(self, kingdom: int) -> bool:
        """Return whether the castle can be in the middle and no single cell is walled in."""
        if not self.within_half(kingdom):
            return False
        self.center()
        for x in range(self.first_x, self.last_x + 1):
            for y in range(self.first_y, self.last_y + 1):
                if not self.cells[kingdom * 256 + x * 15 + y] and self._walled(kingdom, x, y):
                    return False
        return True

    def _walled(self, kingdom: int, x: int, y: int) -> bool:
        """Return whether a cell of the frame has dominoes or the edge of the frame on all sides."""
        cell = kingdom * 256 + x * 15 + y
        return (
            (y == self.first_y or self.cells[cell - 1] > 1)
            and (x == self.last_x or self.cells[cell + 15] > 1)
            and (y == self.last_y or self.cells[cell + 1] > 1)
            and (x == self.first_x or self.cells[cell - 15] > 1)
        )
