# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""Exhaustive search of the end of a game of Kingdomino, and the look-ahead of Full Greedy."""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from core.ai.fast.kingdomino.policies import Policies
    from core.ai.fast.kingdomino.position import PLACE

COMPILED = cython.compiled


class Table(Policies):
    """A position whose last moves can be played as well as possible."""

    def __init__(self, packed: list[int]) -> None:
        Policies.__init__(self, packed)
        if not cython.compiled:
            self.queue, self.settled, self.outcomes = [0] * 8, [0] * 4, [0] * 32
        for seat in range(4):
            self.settled[seat] = 0

    def play(self, move: int) -> None:
        """Make a legal move."""
        self.apply(move)

    def playout(self) -> None:
        """Let the greedy player play to the end."""
        self.play_out()

    def outlook(self, move: int, domino: int) -> tuple[int, int]:
        """Return what the acting player can reach with a move and the best use of another domino.

        First the most points with the castle still in the middle and no single free square left
        within its frame, then the most points of all; -1: there is no such placement. This is
        what the player called Full Greedy looks at.
        """
        seat = self.acting()
        self.copy_kingdom(seat, 4)
        if self.placing and move:
            self.lay(4, self.current[self.turn], move - PLACE)
        if not domino:
            return (self.total(4) if self.sound(4) else -1), self.total(4)
        sound, best = -1, -1
        for i in range(self.rank_everywhere(4, domino, 0)):
            self.copy_kingdom(4, 5)
            self.lay(5, domino, self.spots[i])
            total = self.total(5)
            best = max(best, total)
            if total > sound and self.sound(5):
                sound = total
        return sound, best

    def settle(self) -> None:
        """Play the last two lines, which lie open, as well as possible: ``finals`` are the points.

        Every player wants the largest lead. A player without another domino to place in the current
        line knows which ones are left for the last line, and lays them out alone.
        """
        self._settle_from(0)

    def _settle_from(self, depth: int) -> None:
        if self.choosing and self.turn < self.line:
            self._settle_choice(depth, self.owners[self.turn])
            return
        for one in range(self.seats):
            if not self.settled[one]:
                self._collect(one, 0)
                self.finals[one] = self._laid_out(one, 8, 0)

    def _settle_choice(self, depth: int, seat: int) -> None:
        """Try every placement and choice of the acting king; keep what suits its owner best."""
        domino = self.current[self.turn]
        last = self._acts_last(seat)
        count = 0
        if not last:
            count = min(self.rank_everywhere(seat, domino, depth), 8)
            self.copy_kingdom(seat, 4 + depth)
        self.turn += 1
        best = -1000000
        for i in range(max(count, 1)):
            if count:
                self.copy_kingdom(4 + depth, seat)
                self.lay(seat, domino, self.spots[depth * 256 + i])
            for slot in range(self.line):
                if self.kings[slot] >= 0:
                    continue
                self.kings[slot] = seat
                if last:
                    self._collect(seat, domino)
                    self.finals[seat] = self._laid_out(seat, 8, 0)
                    self.settled[seat] = 1
                self._settle_from(depth + 1)
                self.settled[seat] = 0
                self.kings[slot] = -1
                lead = self.lead_of(seat)
                if lead > best:
                    best = lead
                    for one in range(self.seats):
                        self.outcomes[depth * 4 + one] = self.finals[one]
        self.turn -= 1
        if count:
            self.copy_kingdom(4 + depth, seat)
        for one in range(self.seats):
            self.finals[one] = self.outcomes[depth * 4 + one]

    def _acts_last(self, seat: int) -> bool:
        """Return whether no other king of the acting player waits in the current line."""
        others = 0
        for slot in range(self.turn + 1, self.line):
            if self.owners[slot] == seat:
                others += 1
        return others == 0

    def _collect(self, seat: int, domino: int) -> None:
        """Queue what a player still has to place: a domino, if any, and those with a king on."""
        self.queued = 0
        if domino:
            self.queue[0] = domino
            self.queued = 1
        if self.choosing:
            for slot in range(self.line):
                if self.kings[slot] == seat:
                    self.queue[self.queued] = self.offered[slot]
                    self.queued += 1
        else:
            for slot in range(self.turn, self.line):
                if self.owners[slot] == seat:
                    self.queue[self.queued] = self.current[slot]
                    self.queued += 1

    def _laid_out(self, kingdom: int, spare: int, first: int) -> int:
        """Count the most points that a kingdom gets out of the queued dominoes."""
        if first == self.queued:
            return self.total(kingdom)
        domino = self.queue[first]
        store = 4 + first
        count = min(self.rank_everywhere(kingdom, domino, store), 12)
        if not count:
            return self._laid_out(kingdom, spare, first + 1)
        best = -1
        for i in range(count):
            self.copy_kingdom(kingdom, spare)
            self.lay(spare, domino, self.spots[store * 256 + i])
            best = max(best, self._laid_out(spare, spare + 1, first + 1))
        return best
