# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""A position of Kingdomino as flat numbers, and what a greedy player would choose.

A packed *move* is 0 for a discard, the number of a domino for a claim, and ``PLACE`` plus the spot
for a placement.

Packed positions are lists: the terrains, from 1, and the crowns of the halves of all dominoes, left
and right, the number of players, size of a kingdom, the switches of Middle Kingdom, of its
lenient form and of Harmony, the starting player, the turn, whether a domino has to be placed, how
many unseen dominoes are still to come; then, each after its length, the unseen dominoes, the
current line and the next line as dominoes and kings (-1: none), and each seat's laid and then
discarded dominoes as ``KEPT`` times the domino plus the spot or ``DISCARDED``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.kingdomino.spots import DISCARDED, Spots

    PLACE, KEPT = 64, 1024
    CROWN, DELAY = 8, 1

COMPILED = cython.compiled


class Position(Spots):
    """A game on the table, to be played on in place."""

    def __init__(self, packed: list[int]) -> None:
        Spots.__init__(self)
        if not cython.compiled:
            self.current, self.owners = [0] * 4, [0] * 4
            self.plans, self.planned = [0] * 4, [0] * 4
            self.offered, self.kings = [0] * 4, [0] * 4
            self.wishes, self.wished = [0] * 4, [0] * 4
            self.deck, self.log, self.logged = [0] * 48, [0] * 96, [0] * 4
            self.finals = [0] * 4
        self._load(packed)

    def _load(self, packed: list[int]) -> None:
        numbers = iter(packed)
        for domino in range(1, 49):
            self.left_kind[domino] = next(numbers)
            self.left_crowns[domino] = next(numbers)
            self.right_kind[domino] = next(numbers)
            self.right_crowns[domino] = next(numbers)
        self.seats = next(numbers)
        self.size = next(numbers)
        self.half = self.size // 2
        self.middle = next(numbers)
        self.lenient = next(numbers)
        self.harmony = next(numbers)
        self.starter = next(numbers)
        self.turn = next(numbers)
        self.placing = next(numbers)
        self.pile = next(numbers)
        self.drawn = 0
        self.line = 3 if self.seats == 3 else 4
        self.unseen = next(numbers)
        for i in range(self.unseen):
            self.deck[i] = next(numbers)
        self.opening = int(next(numbers) == 0)
        if not self.opening:
            for i in range(self.line):
                self.current[i] = next(numbers)
                self.owners[i] = next(numbers)
                self.planned[i] = -1
        self.choosing = next(numbers)
        for i in range(self.choosing):
            self.offered[i] = next(numbers)
            self.kings[i] = next(numbers)
            self.wished[i] = -1
        for seat in range(self.seats):
            self.found(seat)
            self.logged[seat] = 0
            for _ in range(next(numbers)):
                entry = next(numbers)
                self._keep(seat, entry // KEPT, entry % KEPT)

    def packed(self) -> list[int]:
        """Pack the position, with the dominoes still to come in their order."""
        numbers = []
        for domino in range(1, 49):
            numbers += [self.left_kind[domino], self.left_crowns[domino]]
            numbers += [self.right_kind[domino], self.right_crowns[domino]]
        numbers += [self.seats, self.size, self.middle, self.lenient, self.harmony, self.starter]
        numbers += [self.turn, self.placing, self.pile, self.unseen - self.drawn]
        numbers += [self.deck[i] for i in range(self.drawn, self.unseen)]
        numbers.append(0 if self.opening else self.line)
        if not self.opening:
            for i in range(self.line):
                numbers += [self.current[i], self.owners[i]]
        numbers.append(self.choosing)
        for i in range(self.choosing):
            numbers += [self.offered[i], self.kings[i]]
        for seat in range(self.seats):
            entries = [self.log[seat * 24 + i] for i in range(self.logged[seat])]
            numbers.append(len(entries))
            numbers += [entry for entry in entries if entry % KEPT != DISCARDED]
            numbers += [entry for entry in entries if entry % KEPT == DISCARDED]
        return numbers

    @property
    def actor(self) -> int:
        """Who decides next; -1: the game is over."""
        return self.acting()

    def moves(self) -> list[int]:
        """List the legal moves in the order of the rules."""
        seat = self.acting()
        if seat < 0:
            return []
        if not self.placing:
            return [self.offered[i] for i in range(self.choosing) if self.kings[i] < 0]
        domino = self.current[self.turn]
        found = self.rank_everywhere(seat, domino, 0)
        spots = [self.spots[i] for i in range(found)]
        if self.left_kind[domino] == self.right_kind[domino]:
            spots += [(spot // 4 + self.steps[spot % 4]) * 4 + (spot + 2) % 4 for spot in spots]
        return [PLACE + spot for spot in sorted(spots)] or [0]

    def acting(self) -> int:
        """Return who decides next; -1: the game is over."""
        if self.opening:
            return (self.starter + self.turn) % self.seats
        if self.turn == self.line:
            return -1
        return self.owners[self.turn]

    def apply(self, move: int) -> None:
        """Make a legal move."""
        seat = self.acting()
        if self.placing:
            self._keep(seat, self.current[self.turn], move - PLACE if move else DISCARDED)
            if self.choosing:
                self.placing = 0
                return
        else:
            self._claim(seat, move)
        self.turn += 1
        if self.turn == self.line and self.choosing:
            self._next_line()

    def _claim(self, seat: int, domino: int) -> None:
        for slot in range(self.choosing):
            if self.offered[slot] == domino:
                self.kings[slot] = seat
        self.placing = 0 if self.opening else 1

    def _next_line(self) -> None:
        for slot in range(self.line):
            self.current[slot] = self.offered[slot]
            self.owners[slot] = self.kings[slot]
            self.plans[slot] = self.wishes[slot]
            self.planned[slot] = self.wished[slot]
        self.turn = 0
        self.placing = 1
        self.opening = 0
        self.choosing = self.line if self.pile else 0
        self.pile -= self.choosing
        for slot in range(self.choosing):
            domino = self.deck[self.drawn]
            self.drawn += 1
            place = slot
            while place > 0 and self.offered[place - 1] > domino:
                self.offered[place] = self.offered[place - 1]
                place -= 1
            self.offered[place] = domino
            self.kings[slot] = -1
            self.wished[slot] = -1

    def _keep(self, seat: int, domino: int, spot: int) -> None:
        """Lay a domino into a player's kingdom or discard it."""
        self.log[seat * 24 + self.logged[seat]] = domino * KEPT + spot
        self.logged[seat] += 1
        if spot != DISCARDED:
            self.lay(seat, domino, spot)

    def best_claim(self, seat: int) -> int:
        """Choose the domino of the next line that would gain most if it were placed at once."""
        best = -1000000
        chosen = 0
        for slot in range(self.choosing):
            if self.kings[slot] >= 0:
                continue
            domino = self.offered[slot]
            spot = self.best_spot(seat, domino)
            self.wishes[slot] = spot
            self.wished[slot] = self.logged[seat]
            value = self.best_value + self.liking(domino, slot)
            if value > best:
                best = value
                chosen = domino
        return chosen

    def liking(self, domino: int, slot: int) -> int:
        """Rate a domino by its crowns, and by how early its king chooses again."""
        crowns = self.left_crowns[domino] + self.right_crowns[domino]
        return CROWN * crowns - DELAY * slot

    def count_up(self) -> None:
        """Count the points of all seats."""
        for seat in range(self.seats):
            self.finals[seat] = self.total(seat)

    def lead_of(self, seat: int) -> int:
        """Count how far a player's final points are ahead of the best other ones."""
        most = -1000000
        for other in range(self.seats):
            if other != seat and self.finals[other] > most:
                most = self.finals[other]
        return self.finals[seat] - most

    def copy_from(self, other: Position) -> None:
        """Copy another position of the same game, except its spare kingdoms."""
        self.seats = other.seats
        self.size = other.size
        self.half = other.half
        self.middle = other.middle
        self.lenient = other.lenient
        self.harmony = other.harmony
        self.starter = other.starter
        self.line = other.line
        self.turn = other.turn
        self.placing = other.placing
        self.opening = other.opening
        self.choosing = other.choosing
        self.unseen = other.unseen
        self.pile = other.pile
        self.drawn = other.drawn
        self.current[:] = other.current
        self.owners[:] = other.owners
        self.offered[:] = other.offered
        self.kings[:] = other.kings
        self.plans[:] = other.plans
        self.wishes[:] = other.wishes
        self.planned[:] = other.planned
        self.wished[:] = other.wished
        self.deck[:] = other.deck
        self.log[:] = other.log
        self.logged[:] = other.logged
        for i in range(self.seats * 256):
            self.cells[i] = other.cells[i]
        for i in range(self.seats * 64):
            self.kinds[i] = other.kinds[i]
            self.sizes[i] = other.sizes[i]
            self.crowns[i] = other.crowns[i]
        self.founded[:] = other.founded
        self.west[:] = other.west
        self.east[:] = other.east
        self.north[:] = other.north
        self.south[:] = other.south
        self.points[:] = other.points
        self.squares[:] = other.squares
