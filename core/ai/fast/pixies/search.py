# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The search for Pixies.

The search is a single-observer information-set tree search: each iteration deals the unseen cards
again, descends among the moves that this deal offers, adds one that was never tried and plays on
greedily. It sees nothing but what is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ai.fast import nocython as cython
else:
    try:
        import cython
    except ImportError:
        from core.ai.fast import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import free, realloc
else:
    from math import sqrt

    from core.ai.fast.pixies.playouts import play_out, rate_moves
    from core.ai.fast.pixies.rules import (
        AREA,
        AREAS,
        BELOW,
        BOOK,
        DEEPEST,
        DISPLAY,
        EARLIER,
        MOST_MOVES,
        MOVES,
        OVER,
        ROUND,
        SEATS,
        SIZE,
        SLOTS,
        TOPS,
        VALIDATED,
        list_moves,
        take,
        taker,
        total,
        turn_down,
        turn_up,
    )
    from core.ai.fast.pixies.tree import Tree, fractions, integers
    from core.ai.fast.pixies.valuation import joy, lead, winning

COMPILED = cython.compiled

WHIMS = cython.declare(cython.int, 10)  # percent of a playout's moves that are drawn
CURIOSITY = cython.declare(cython.double, 0.8)
TASTE = cython.declare(cython.double, 400.0)  # by how much a move looks half as good


@cython.cclass
class Search(Tree):
    """A tree that grows below one position."""

    book: cython.p_int
    root: cython.p_int
    cells: cython.p_int
    moves: cython.p_int
    places: cython.p_int
    found: cython.p_int
    rates: cython.p_int
    shares: cython.p_double
    path: cython.p_int
    movers: cython.p_int
    totals: cython.p_int
    before: cython.p_int
    after: cython.p_int
    moods: cython.p_double
    chance: cython.p_ulonglong
    wins: cython.p_double
    points: cython.p_double

    def __init__(self, packed: list[int], seat: int, seed: int) -> None:
        """Read the book and a position; a seed of 0 keeps the order of the deck."""
        index: cython.int
        Tree.__init__(self)
        if cython.compiled:
            self.chance = cython.cast(cython.p_ulonglong, realloc(self.chance, 8))
        else:
            self.book = self.root = self.cells = self.moves = self.places = []
            self.path = self.movers = self.totals = self.before = self.after = []
            self.rates = self.found = []
            self.shares = self.wins = self.points = self.moods = []
            self.chance = [0]
        self.book = integers(self.book, BOOK)
        self.root = integers(self.root, SIZE)
        self.cells = integers(self.cells, SIZE)
        self.moves = integers(self.moves, MOST_MOVES)
        self.places = integers(self.places, MOVES)
        self.found = integers(self.found, MOST_MOVES)
        self.rates = integers(self.rates, MOST_MOVES)
        self.shares = fractions(self.shares, MOST_MOVES)
        self.wins = fractions(self.wins, MOVES)
        self.points = fractions(self.points, MOVES)
        self.path = integers(self.path, DEEPEST)
        self.movers = integers(self.movers, DEEPEST)
        self.totals = integers(self.totals, 5)
        self.before = integers(self.before, 5)
        self.after = integers(self.after, 5)
        self.moods = fractions(self.moods, 5)
        self.chance[0] = mixed(seed) if seed else 0
        if cython.compiled:
            for index in range(BOOK):
                self.book[index] = packed[index]
            for index in range(SIZE):
                self.root[index] = packed[BOOK + index]
            for index in range(MOVES):
                self.places[index] = 0
                self.wins[index] = self.points[index] = 0.0
        else:
            self.book, self.root = packed[:BOOK], packed[BOOK : BOOK + SIZE]
        if not self.root[OVER] and taker(self.root) != seat:
            message = "the search is for whoever is to act"
            raise ValueError(message)
        self._look_at_areas()
        self._look_back()

    def __dealloc__(self) -> None:
        """Free the memory."""
        if cython.compiled:
            free(self.book)
            free(self.root)
            free(self.cells)
            free(self.moves)
            free(self.places)
            free(self.found)
            free(self.rates)
            free(self.shares)
            free(self.path)
            free(self.movers)
            free(self.totals)
            free(self.before)
            free(self.after)
            free(self.moods)
            free(self.chance)
            free(self.wins)
            free(self.points)

    def run(self, iterations: cython.int) -> int:
        """Run a number of iterations; none are left when the round is over."""
        if self.root[OVER]:
            return 0
        self.make_room(self.nodes + iterations)
        with cython.nogil:
            for _ in range(iterations):
                self._iterate()
        return iterations

    def candidates(self) -> list[tuple[int, float, int]]:
        """List the moves, most visited first, with the expected lead at the end of the round."""
        found = []
        node: cython.int = self.child[0]
        while node:
            visits = self.visits[node]
            found.append((visits, self.leads[node] / visits, self.move[node]))
            node = self.sibling[node]
        found.sort(reverse=True)
        return [(move, value, visits) for visits, value, move in found]

    def prospects(self) -> list[tuple[int, float, float, list[int]]]:
        """List the moves with the chance to win the game, the mean points and the likeliest line.

        The points are those at the end of the round, the line ends where cards are revealed.
        """
        found = []
        node: cython.int = self.child[0]
        while node:
            move, visits = self.move[node], self.visits[node]
            wins, points = self.wins[move] / visits, self.points[move] / visits
            found.append((move, wins, points, self._line(node)))
            node = self.sibling[node]
        return found

    def _line(self, node: int) -> list[int]:
        """Follow the moves that were tried most as long as they take what is displayed now."""
        displayed = {self.root[DISPLAY + slot] for slot in range(self.root[SLOTS])} - {0}
        line = []
        while node:
            card = self.move[node] >> 4
            if card not in displayed:
                break
            displayed.remove(card)
            line.append(self.move[node])
            node = self.likeliest(node)
        return line

    def legal_moves(self) -> list[int]:
        """List the moves of the position."""
        count: cython.int = list_moves(self.root, self.book, self.moves)
        return [self.moves[index] for index in range(count)]

    def position(self) -> list[int]:
        """Return the position with everything that follows from the cards."""
        return [self.root[index] for index in range(SIZE)]

    def scores(self) -> list[int]:
        """Return the points of all seats as they stand."""
        self._add_up(self.root)
        return [self.totals[seat] for seat in range(self.root[SEATS])]

    def play(self, move: cython.int) -> None:
        """Make a move and clear the tree."""
        take(self.root, self.book, move, self.chance)
        self.clear()

    def play_outs(self, move: cython.int, number: cython.int, whims: cython.int) -> int:
        """Make a move and play on to the end of the round a number of times; add up the leads."""
        leads: cython.longlong = 0
        seat: cython.int = taker(self.root)
        with cython.nogil:
            for _ in range(number):
                self._reset()
                take(self.cells, self.book, move, self.chance)
                play_out(self.cells, self.book, self.moves, whims, self.chance)
                self._add_up(self.cells)
                leads += lead(self.totals, self.cells[SEATS], seat)
        return leads

    @cython.cfunc
    def _look_at_areas(self) -> cython.void:
        """Compute the derived fields of the areas."""
        seat: cython.int
        space: cython.int
        area: cython.int
        for seat in range(self.root[SEATS]):
            area = AREAS + AREA * seat
            for space in range(BELOW + 9, AREA):
                self.root[area + space] = 0
            for space in range(9):
                if self.root[area + TOPS + space]:
                    turn_up(self.root, self.book, area, self.root[area + TOPS + space], 0)
                if self.root[area + BELOW + space]:
                    turn_down(self.root, area, self.root[area + BELOW + space], space)
                if self.root[area + TOPS + space] and self.root[area + BELOW + space]:
                    self.root[area + VALIDATED] += space + 1

    @cython.cfunc
    def _look_back(self) -> cython.void:
        """Compute the lead of each seat before this round."""
        seat: cython.int
        for seat in range(self.root[SEATS]):
            self.totals[seat] = self.root[EARLIER + seat]
        for seat in range(self.root[SEATS]):
            self.before[seat] = lead(self.totals, self.root[SEATS], seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reset(self) -> cython.void:
        """Go back to the root."""
        index: cython.int
        for index in range(SIZE):
            self.cells[index] = self.root[index]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_up(self, cells: cython.p_int) -> cython.void:
        """Store the points of all seats."""
        seat: cython.int
        for seat in range(cells[SEATS]):
            self.totals[seat] = total(cells, self.book, seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        """Descend with a new deal, add a node, play out, and back up the result."""
        node: cython.int = 0
        depth: cython.int = 0
        size: cython.int = self.nodes
        index: cython.int
        mover: cython.int
        self._reset()
        while not self.cells[OVER] and self.nodes == size:
            node = self._descend(node)
            self.path[depth] = node
            self.movers[depth] = taker(self.cells)
            depth += 1
            take(self.cells, self.book, self.move[node], self.chance)
        play_out(self.cells, self.book, self.moves, WHIMS, self.chance)
        self._add_up(self.cells)
        for mover in range(self.cells[SEATS]):
            self.after[mover] = lead(self.totals, self.cells[SEATS], mover)
            self.moods[mover] = joy(self.after[mover], self.before[mover], self.cells[ROUND])
        if depth:
            node = self.move[self.path[0]]
            mover = self.movers[0]
            self.points[node] += self.totals[mover]
            self.wins[node] += winning(self.after[mover], self.cells[ROUND], self.cells[SEATS])
        for index in range(depth):
            node = self.path[index]
            mover = self.movers[index]
            self.visits[node] += 1
            self.leads[node] += self.after[mover]
            self.joys[node] += self.moods[mover]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _descend(self, parent: cython.int) -> cython.int:
        """Choose a move of a node by its mean value and its prior; the prior fades with visits.

        A move never tried counts as good as the others have been on the average.
        """
        count: cython.int = list_moves(self.cells, self.book, self.moves)
        node: cython.int
        visits: cython.int = 0
        joys: cython.double = 0.0
        best: cython.int = 0
        most: cython.double = -1000.0
        spread: cython.double
        rate: cython.double
        index: cython.int
        self._find_children(parent, count)
        for index in range(count):
            node = self.found[index]
            if node:
                visits += self.visits[node]
                joys += self.joys[node]
        spread = CURIOSITY * sqrt(visits + 1.0) / self._share_out(count)
        for index in range(count):
            node = self.found[index]
            if node:
                rate = self.joys[node] / self.visits[node]
                rate += spread * self.shares[index] / (1 + self.visits[node])
            else:
                rate = joys / max(visits, 1) + spread * self.shares[index]
            if rate > most:
                most = rate
                best = index
        node = self.found[best]
        return node or self.grow(parent, self.moves[best])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_children(self, parent: cython.int, count: cython.int) -> cython.void:
        """Find the nodes of the moves that this deal offers; 0: never tried."""
        node: cython.int = self.child[parent]
        index: cython.int
        for index in range(count):
            self.found[index] = 0
            self.places[self.moves[index]] = index + 1
        while node:
            if self.places[self.move[node]]:
                self.found[self.places[self.move[node]] - 1] = node
            node = self.sibling[node]
        for index in range(count):
            self.places[self.moves[index]] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _share_out(self, count: cython.int) -> cython.double:
        """Set the exploration prior of each move from its static rating; return the sum."""
        highest: cython.int = rate_moves(self.cells, self.book, self.moves, count, self.rates)
        whole: cython.double = 0.0
        share: cython.double
        index: cython.int
        for index in range(count):
            share = 1.0 / (1.0 + (highest - self.rates[index]) / TASTE)
            self.shares[index] = share * share
            whole += share * share
        return whole


def mixed(seed: int) -> int:
    """Spread a seed over the states of the generator."""
    word = (seed + 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9 % 2**64
    word = (word ^ (word >> 29)) * 0x94D049BB133111EB % 2**64
    return (word ^ (word >> 32)) % 2**62 + 1
