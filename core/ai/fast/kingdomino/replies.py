# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, infer_types=True, annotation_typing=False
"""A search tree of the actions that follow a candidate of Kingdomino in the current line.

A node is a king's whole action, placement and choice. The walk prefers what served the acting seat
best so far, and sometimes what a quick look rated well. The new line is chance; from there games
are played out.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # nothing is compiled: the same source runs interpreted
    from core.ai.fast import nocython as cython

if not cython.compiled:
    from math import sqrt

    from core.ai.fast.kingdomino.endgame import Table  # noqa: TC001 - compiled, it is a C type
    from core.ai.fast.kingdomino.position import PLACE

    ROOM, WIDTH, SPOTS, CURIOSITY = 32768, 12, 6, 50

COMPILED = cython.compiled


def worth_of(lead: int) -> float:
    """Weigh a final lead between -1.5 and 1.5: a victory counts, and so does how clear it is."""
    far = lead if lead > 0 else -lead
    worth = lead / (far + 20.0)
    if lead > 0:
        worth += 0.5
    elif lead < 0:
        worth -= 0.5
    return worth


class Replies:
    """A tree whose roots are numbered like the candidates of a search."""

    def __init__(self, roots: int, spare: Table) -> None:
        if not cython.compiled:
            self.laid, self.claim = [0] * ROOM, [0] * ROOM
            self.child, self.width = [0] * ROOM, [0] * ROOM
            self.visits, self.worth = [0] * ROOM, [0.0] * ROOM
            self.priors, self.path, self.movers = [0] * WIDTH, [0] * 8, [0] * 8
        self.spare = spare
        self.nodes = 0
        self.depth = 0
        for _ in range(roots):
            self._add(0, 0, self.nodes)

    def descend(self, table: Table, root: int) -> None:
        """Play on after a candidate, as far as the tree reaches in this line."""
        node = root
        self.path[0] = root
        self.movers[0] = -1
        self.depth = 1
        while not table.drawn:
            if not self.width[node]:
                if not self.visits[node] or self.nodes + WIDTH > ROOM:
                    return
                self._expand(table, node)
            node = self._promising(node)
            self.path[self.depth] = node
            self.movers[self.depth] = table.acting()
            self.depth += 1
            if table.placing:
                table.apply(self.laid[node])
            table.apply(self.claim[node])

    def learn(self, table: Table) -> None:
        """Note how the game ended for those who acted."""
        for i in range(self.depth):
            node = self.path[i]
            self.visits[node] += 1
            if i:
                self.worth[node] += worth_of(table.lead_of(self.movers[i]))

    def _add(self, laid: int, claim: int, node: int) -> None:
        self.laid[node] = laid
        self.claim[node] = claim
        self.child[node] = 0
        self.width[node] = 0
        self.visits[node] = 0
        self.worth[node] = 0.0
        if node == self.nodes:
            self.nodes += 1

    def _promising(self, node: int) -> int:
        """Choose the child that is worth most, the more so the less it was tried."""
        first = self.child[node]
        total = 0.0
        tried = 0
        for i in range(self.width[node]):
            total += self.worth[first + i]
            tried += self.visits[first + i]
        hope = total / tried if tried else 0.0
        urge = CURIOSITY * sqrt(tried + 1.0) / 100.0
        best = -1000.0
        chosen = first
        for i in range(self.width[node]):
            number = self.visits[first + i]
            value = hope if not number else self.worth[first + i] / number
            value += urge / ((i + 1.0) * (number + 1.0))
            if value > best:
                best = value
                chosen = first + i
        return chosen

    def _expand(self, table: Table, node: int) -> None:
        """List the likeliest actions of the seat to act, the most promising first."""
        seat = table.acting()
        self.child[node] = self.nodes
        if not table.placing:
            self._expand_claims(table, node, 0, 0)
            return
        count = min(table.rank(seat, table.current[table.turn], 0), SPOTS)
        if not count:
            self.spare.copy_from(table)
            self.spare.apply(0)
            self._expand_claims(self.spare, node, 0, 0)
        for i in range(count):
            self.spare.copy_from(table)
            self.spare.apply(PLACE + table.spots[i])
            self._expand_claims(self.spare, node, PLACE + table.spots[i], table.values[i])

    def _expand_claims(self, table: Table, node: int, laid: int, worth: int) -> None:
        seat = table.acting()
        for slot in range(table.choosing):
            if table.kings[slot] < 0:
                domino = table.offered[slot]
                table.best_spot(seat, domino)
                prior = worth + table.best_value + table.liking(domino, slot)
                self._insert(node, laid, domino, prior)

    def _insert(self, node: int, laid: int, claim: int, prior: int) -> None:
        """Add an action in its order; the worst falls off at the end."""
        first = self.child[node]
        place = self.width[node]
        while place > 0 and self.priors[place - 1] < prior:
            place -= 1
        if place == WIDTH:
            return
        if self.width[node] < WIDTH:
            self.width[node] += 1
            self._add(0, 0, self.nodes)
        for i in range(self.width[node] - 1, place, -1):
            self.priors[i] = self.priors[i - 1]
            self._add(self.laid[first + i - 1], self.claim[first + i - 1], first + i)
        self.priors[place] = prior
        self._add(laid, claim, first + place)
