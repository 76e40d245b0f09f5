# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The packed engine of Pixies.

A position is a flat array of numbers. In front stand the seats, the slots of the display, the
round, the first player, the cards taken in this turn, the cards left in the deck and whether the
round is over; then come everybody's points of earlier rounds, the display, the deck (the next card
last) and the areas. Cards count from 1 to 70, and 0 is none. The horizon is the end of the round.

What the cards are stands in a book: of each card the space, the colors as bits, the only color, the
symbols and the color that it counts; then, for each set of spaces, its largest group and its size.

A move is ``card << 4 | way``: face up, over, under, or face down on the space ``way - DOWN``.

The search is a single-observer information-set tree search: each iteration deals the unseen cards
anew, descends among the moves that this deal offers, adds one that was never tried and plays on
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

COMPILED = cython.compiled

SEATS = cython.declare(cython.int, 0)
SLOTS = cython.declare(cython.int, 1)
ROUND = cython.declare(cython.int, 2)
FIRST = cython.declare(cython.int, 3)
TAKEN = cython.declare(cython.int, 4)
LEFT = cython.declare(cython.int, 5)
OVER = cython.declare(cython.int, 6)
EARLIER = cython.declare(cython.int, 8)
DISPLAY = cython.declare(cython.int, 13)
DECK = cython.declare(cython.int, 18)
AREAS = cython.declare(cython.int, 88)

# Within an area: the cards of the nine spaces, then what follows from them.
TOPS = cython.declare(cython.int, 0)
BELOW = cython.declare(cython.int, 9)
ZONES = cython.declare(cython.int, 18)  # the face-up spaces of each color, as bits
SPECIALS = cython.declare(cython.int, 22)  # the special cards of each color
SYMBOLS = cython.declare(cython.int, 26)
VALIDATED = cython.declare(cython.int, 27)
FACE_UP = cython.declare(cython.int, 28)  # spaces as bits
FACE_DOWN = cython.declare(cython.int, 29)
AREA = cython.declare(cython.int, 30)
SIZE = cython.declare(cython.int, 238)

UP = cython.declare(cython.int, 0)
OVER_IT = cython.declare(cython.int, 1)
UNDER_IT = cython.declare(cython.int, 2)
DOWN = cython.declare(cython.int, 3)
MOVES = cython.declare(cython.int, 71 * 16)
MOST_MOVES = cython.declare(cython.int, 64)
DEEPEST = cython.declare(cython.int, 80)
NO_COLOR = cython.declare(cython.int, 4)
ALL_SPACES = cython.declare(cython.int, 511)

# The book: what a card is, and what a set of spaces is.
SPACE = cython.declare(cython.int, 0)
COLOR_BITS = cython.declare(cython.int, 71)
COLOR = cython.declare(cython.int, 142)
SYMBOL = cython.declare(cython.int, 213)
SPECIAL = cython.declare(cython.int, 284)
GROUP = cython.declare(cython.int, 355)
COUNT = cython.declare(cython.int, 867)
BOOK = cython.declare(cython.int, 1379)

# In eighths: what a card lying alone may still bring for each point of its number, and what a
# point that the next player does not get is worth between two players and among more.
LONE = cython.declare(cython.int, 2)
SPITE = cython.declare(cython.int, 10)
SPITE_AMONG_MORE = cython.declare(cython.int, 3)

WHIMS = cython.declare(cython.int, 10)  # percent of a playout's moves that are drawn
CURIOSITY = cython.declare(cython.double, 0.8)
TASTE = cython.declare(cython.double, 400.0)  # by how much a move looks half as good

LOW = cython.declare(cython.ulonglong, 2**32 - 1)
CARRY = cython.declare(cython.ulonglong, 4294883355)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw(chance: cython.p_ulonglong, bound: cython.int) -> cython.int:
    """Draw a number below a bound; multiply-with-carry never leaves 64 bits."""
    word: cython.ulonglong = chance[0]
    word = (word & LOW) * CARRY + (word >> 32)
    chance[0] = word
    return cython.cast(cython.int, (((word ^ (word >> 32)) & LOW) * bound) >> 32)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def taker(cells: cython.p_int) -> cython.int:
    """Tell whose turn it is to take a card."""
    seat: cython.int = cells[FIRST] + cells[TAKEN]
    while seat >= cells[SEATS]:
        seat -= cells[SEATS]
    return seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, old: cython.int
) -> cython.int:
    """Score an area but for validations if a card came to lie face up, an old one no longer."""
    bit: cython.int = 1 << book[SPACE + card]
    fresh: cython.int = book[COLOR_BITS + card]
    stale: cython.int = book[COLOR_BITS + old]
    total: cython.int = cells[area + SYMBOLS] + book[SYMBOL + card] - book[SYMBOL + old]
    largest: cython.int = 0
    color: cython.int
    zone: cython.int
    specials: cython.int
    for color in range(4):
        zone = cells[area + ZONES + color]
        if stale >> color & 1:
            zone &= ~bit
        if fresh >> color & 1:
            zone |= bit
        specials = cells[area + SPECIALS + color]
        if book[SPECIAL + card] == color:
            specials += 1
        if book[SPECIAL + old] == color:
            specials -= 1
        total += specials * book[COUNT + zone]
        largest = max(largest, book[GROUP + zone])
    return total + largest * (cells[ROUND] + 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turn_up(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, old: cython.int
) -> cython.void:
    """Let a card lie face up on its space, an old one no longer."""
    color: cython.int
    bit: cython.int = 1 << book[SPACE + card]
    for color in range(4):
        if book[COLOR_BITS + old] >> color & 1:
            cells[area + ZONES + color] &= ~bit
        if book[COLOR_BITS + card] >> color & 1:
            cells[area + ZONES + color] |= bit
        if book[SPECIAL + old] == color:
            cells[area + SPECIALS + color] -= 1
        if book[SPECIAL + card] == color:
            cells[area + SPECIALS + color] += 1
    cells[area + SYMBOLS] += book[SYMBOL + card] - book[SYMBOL + old]
    cells[area + TOPS + book[SPACE + card]] = card
    cells[area + FACE_UP] |= bit


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turn_down(
    cells: cython.p_int, area: cython.int, card: cython.int, space: cython.int
) -> cython.void:
    """Let a card lie face down on a space."""
    cells[area + BELOW + space] = card
    cells[area + FACE_DOWN] |= 1 << space


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def total(cells: cython.p_int, book: cython.p_int, seat: cython.int) -> cython.int:
    """Add up a player's points, this round as it stands."""
    area: cython.int = AREAS + AREA * seat
    return cells[EARLIER + seat] + worth(cells, book, area, 0, 0) + cells[area + VALIDATED]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_moves(cells: cython.p_int, book: cython.p_int, moves: cython.p_int) -> cython.int:
    """List every legal move in the order of the rules; tell how many there are."""
    count: cython.int = 0
    slot: cython.int
    card: cython.int
    bit: cython.int
    space: cython.int
    area: cython.int = AREAS + AREA * taker(cells)
    up: cython.int = cells[area + FACE_UP]
    down: cython.int = cells[area + FACE_DOWN]
    if cells[OVER]:
        return 0
    for slot in range(cells[SLOTS]):
        card = cells[DISPLAY + slot]
        if card == 0:
            continue
        bit = 1 << book[SPACE + card]
        if not up & bit:
            moves[count] = card << 4 | UP
            count += 1
        elif not down & bit:
            moves[count] = card << 4 | OVER_IT
            moves[count + 1] = card << 4 | UNDER_IT
            count += 2
        else:
            for space in range(9):
                if not (up | down) >> space & 1:
                    moves[count] = card << 4 | (DOWN + space)
                    count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def largest_zone(cells: cython.p_int, book: cython.p_int, area: cython.int) -> cython.int:
    """Give the size of an area's largest zone."""
    largest: cython.int = 0
    color: cython.int
    for color in range(4):
        largest = max(largest, book[GROUP + cells[area + ZONES + color]])
    return largest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gain(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, largest: cython.int
) -> cython.int:
    """Tell what a card adds, validations apart, if it comes to lie where no other lies face up."""
    color: cython.int = book[COLOR + card]
    zone: cython.int
    points: cython.int
    if color == NO_COLOR:
        return worth(cells, book, area, card, 0) - worth(cells, book, area, 0, 0)
    zone = cells[area + ZONES + color] | 1 << book[SPACE + card]
    points = book[SYMBOL + card] + cells[area + SPECIALS + color]
    if book[SPECIAL + card] == color:
        points += book[COUNT + zone]
    if book[GROUP + zone] > largest:
        points += (book[GROUP + zone] - largest) * (cells[ROUND] + 1)
    return points


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def promise(
    cells: cython.p_int, book: cython.p_int, area: cython.int, move: cython.int, largest: cython.int
) -> cython.int:
    """Rate a move by the points that it brings and may bring, in eighths of a point."""
    card: cython.int = move >> 4
    way: cython.int = move & 15
    space: cython.int = book[SPACE + card]
    rate: cython.int = (8 - LONE) * (space + 1)
    if way == UP:
        if not cells[area + FACE_DOWN] >> space & 1:
            rate = LONE * (space + 1)
        rate += 8 * gain(cells, book, area, card, largest)
    elif way == OVER_IT:
        rate += 8 * worth(cells, book, area, card, cells[area + TOPS + space])
        rate -= 8 * worth(cells, book, area, 0, 0)
    elif way >= DOWN:
        rate = LONE * (way - DOWN + 1)
    return rate


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_way(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, largest: cython.int
) -> cython.int:
    """Find the most promising way to place a card."""
    bit: cython.int = 1 << book[SPACE + card]
    occupied: cython.int = cells[area + FACE_UP] | cells[area + FACE_DOWN]
    space: cython.int = 8
    over: cython.int
    if not cells[area + FACE_UP] & bit:
        return card << 4 | UP
    if not cells[area + FACE_DOWN] & bit:
        over = promise(cells, book, area, card << 4 | OVER_IT, largest)
        if over >= (8 - LONE) * (book[SPACE + card] + 1):
            return card << 4 | OVER_IT
        return card << 4 | UNDER_IT
    while space and occupied >> space & 1:
        space -= 1
    return card << 4 | (DOWN + space)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rival_area(cells: cython.p_int) -> cython.int:
    """Find the area of who takes the next card of this turn; 0: nobody does."""
    seat: cython.int = taker(cells) + 1
    if cells[TAKEN] + 1 == cells[SLOTS]:
        return 0
    return AREAS + AREA * seat if seat < cells[SEATS] else AREAS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def envy(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, largest: cython.int
) -> cython.int:
    """Rate what a card would bring a rival, if there is one."""
    rate: cython.int
    if area == 0:
        return 0
    rate = promise(cells, book, area, best_way(cells, book, area, card, largest), largest)
    return rate * (SPITE if cells[SEATS] == 2 else SPITE_AMONG_MORE)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def greediest(cells: cython.p_int, book: cython.p_int) -> cython.int:
    """Find the move that brings the most, and takes the most from the next player."""
    area: cython.int = AREAS + AREA * taker(cells)
    largest: cython.int = largest_zone(cells, book, area)
    rival: cython.int = rival_area(cells)
    threat: cython.int = largest_zone(cells, book, rival) if rival else 0
    best: cython.int = 0
    most: cython.int = -1000000
    slot: cython.int
    card: cython.int
    move: cython.int
    rate: cython.int
    for slot in range(cells[SLOTS]):
        card = cells[DISPLAY + slot]
        if card == 0:
            continue
        move = best_way(cells, book, area, card, largest)
        rate = 8 * promise(cells, book, area, move, largest)
        rate += envy(cells, book, rival, card, threat)
        if rate > most:
            most = rate
            best = move
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rate_moves(
    cells: cython.p_int,
    book: cython.p_int,
    moves: cython.p_int,
    count: cython.int,
    rates: cython.p_int,
) -> cython.int:
    """Rate moves as the greedy player does; tell the highest rate."""
    area: cython.int = AREAS + AREA * taker(cells)
    largest: cython.int = largest_zone(cells, book, area)
    rival: cython.int = rival_area(cells)
    threat: cython.int = largest_zone(cells, book, rival) if rival else 0
    highest: cython.int = -1000000
    card: cython.int = 0
    index: cython.int
    spared: cython.int = 0
    for index in range(count):
        if moves[index] >> 4 != card:
            card = moves[index] >> 4
            spared = envy(cells, book, rival, card, threat)
        rates[index] = 8 * promise(cells, book, area, moves[index], largest) + spared
        highest = max(highest, rates[index])
    return highest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reveal(cells: cython.p_int, chance: cython.p_ulonglong) -> cython.void:
    """Reveal the next cards: drawn if there is chance, else as the deck has them."""
    slot: cython.int
    index: cython.int
    left: cython.int = cells[LEFT]
    card: cython.int
    for slot in range(cells[SLOTS]):
        left -= 1
        card = cells[DECK + left]
        if chance[0]:
            index = draw(chance, left + 1)
            card = cells[DECK + index]
            cells[DECK + index] = cells[DECK + left]
        cells[DECK + left] = 0
        cells[DISPLAY + slot] = card
    cells[LEFT] = left
    cells[TAKEN] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(
    cells: cython.p_int, book: cython.p_int, move: cython.int, chance: cython.p_ulonglong
) -> cython.void:
    """Take and place a card, and do what follows in this round."""
    seat: cython.int = taker(cells)
    area: cython.int = AREAS + AREA * seat
    card: cython.int = move >> 4
    way: cython.int = move & 15
    space: cython.int = book[SPACE + card]
    old: cython.int = cells[area + TOPS + space]
    slot: cython.int = 0
    if way == UP:
        turn_up(cells, book, area, card, 0)
    elif way == OVER_IT:
        turn_down(cells, area, old, space)
        turn_up(cells, book, area, card, old)
    elif way == UNDER_IT:
        turn_down(cells, area, card, space)
    else:
        space = way - DOWN
        turn_down(cells, area, card, space)
    if (cells[area + FACE_UP] & cells[area + FACE_DOWN]) >> space & 1:
        cells[area + VALIDATED] += space + 1
    while cells[DISPLAY + slot] != card:
        slot += 1
    cells[DISPLAY + slot] = 0
    cells[TAKEN] += 1
    # Slots are as many as seats or twice as many.
    if (cells[TAKEN] == cells[SEATS] or cells[TAKEN] == cells[SLOTS]) and is_over(cells):
        cells[OVER] = 1
    elif cells[TAKEN] == cells[SLOTS]:
        cells[FIRST] = seat
        reveal(cells, chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_over(cells: cython.p_int) -> cython.bint:
    """Tell whether a round ends now that all have placed equally often."""
    seat: cython.int
    area: cython.int
    for seat in range(cells[SEATS]):
        area = AREAS + AREA * seat
        if cells[area + FACE_UP] | cells[area + FACE_DOWN] == ALL_SPACES:
            return True
    return cells[TAKEN] == cells[SLOTS] and cells[SLOTS] > cells[LEFT]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(
    cells: cython.p_int,
    book: cython.p_int,
    moves: cython.p_int,
    whims: cython.int,
    chance: cython.p_ulonglong,
) -> cython.void:
    """Play to the end of the round, greedily but for some percent of the moves."""
    count: cython.int
    while not cells[OVER]:
        if whims and draw(chance, 100) < whims:
            count = list_moves(cells, book, moves)
            play(cells, book, moves[draw(chance, count)], chance)
        else:
            play(cells, book, greediest(cells, book), chance)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lead(totals: cython.p_int, seats: cython.int, seat: cython.int) -> cython.int:
    """Give a player's lead over the best other one."""
    best: cython.int = -1000000
    other: cython.int
    for other in range(seats):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def joy(points: cython.int, before: cython.int, number: cython.int) -> cython.double:
    """Tell how good a lead at the end of a round is, from -1 to 1.

    What the round added counts, so that a large lead makes nobody careless; in the last round,
    winning counts as much.
    """
    share: cython.double = (points - before) / 20.0
    share = share / sqrt(1.0 + share * share)
    if number < 3:
        return share
    if points > 0:
        return 0.5 + 0.5 * share
    if points < 0:
        return -0.5 + 0.5 * share
    return 0.5 * share


@cython.cfunc
def integers(old: cython.p_int, size: cython.int) -> cython.p_int:
    """Give memory for so many numbers, with those of an old one."""
    grown: cython.p_int
    if cython.compiled:
        grown = cython.cast(cython.p_int, realloc(old, size * cython.sizeof(cython.int)))
    else:
        grown = [*old, *[0] * (size - len(old))]
    if not grown:
        raise MemoryError
    return grown


@cython.cfunc
def fractions(old: cython.p_double, size: cython.int) -> cython.p_double:
    """Give memory for so many fractions, with those of an old one."""
    grown: cython.p_double
    if cython.compiled:
        grown = cython.cast(cython.p_double, realloc(old, size * cython.sizeof(cython.double)))
    else:
        grown = [*old, *[0.0] * (size - len(old))]
    if not grown:
        raise MemoryError
    return grown


@cython.cclass
class Search:
    """A growing tree of moves below one position.

    Nodes are numbered, the root is 0. Each holds how often its move was made and how that fared
    for whoever made it.
    """

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
    chance: cython.p_ulonglong
    nodes: cython.int
    room: cython.int
    move: cython.p_int
    child: cython.p_int
    sibling: cython.p_int
    visits: cython.p_int
    joys: cython.p_double
    leads: cython.p_double

    def __init__(self, packed: list[int], seat: int, seed: int) -> None:
        """Read the book and a position; a seed of 0 keeps the order of the deck."""
        index: cython.int
        if cython.compiled:
            self.chance = cython.cast(cython.p_ulonglong, realloc(self.chance, 8))
        else:
            self.book = self.root = self.cells = self.moves = self.places = []
            self.path = self.movers = self.totals = self.before = self.move = self.child = (
                self.sibling
            ) = []
            self.visits = self.rates = self.found = []
            self.joys = self.leads = self.shares = []
            self.chance = [0]
        self.book = integers(self.book, BOOK)
        self.root = integers(self.root, SIZE)
        self.cells = integers(self.cells, SIZE)
        self.moves = integers(self.moves, MOST_MOVES)
        self.places = integers(self.places, MOVES)
        self.found = integers(self.found, MOST_MOVES)
        self.rates = integers(self.rates, MOST_MOVES)
        self.shares = fractions(self.shares, MOST_MOVES)
        self.path = integers(self.path, DEEPEST)
        self.movers = integers(self.movers, DEEPEST)
        self.totals = integers(self.totals, 5)
        self.before = integers(self.before, 5)
        self.chance[0] = mixed(seed) if seed else 0
        for index in range(BOOK):
            self.book[index] = packed[index]
        for index in range(SIZE):
            self.root[index] = packed[BOOK + index]
        for index in range(MOVES):
            self.places[index] = 0
        if not self.root[OVER] and taker(self.root) != seat:
            message = "the search is for whoever is to act"
            raise ValueError(message)
        self._look_at_areas()
        self._look_back()
        self.nodes = self.room = 0
        self._make_room(1)
        self._add(0)

    def __dealloc__(self) -> None:
        """Give the memory back."""
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
            free(self.chance)
            free(self.move)
            free(self.child)
            free(self.sibling)
            free(self.visits)
            free(self.joys)
            free(self.leads)

    def run(self, iterations: cython.int) -> int:
        """Do so many more iterations; nothing is left to do when the round is over."""
        if self.root[OVER]:
            return 0
        self._make_room(self.nodes + iterations)
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

    def legal_moves(self) -> list[int]:
        """List the moves of the position."""
        count: cython.int = list_moves(self.root, self.book, self.moves)
        return [self.moves[index] for index in range(count)]

    def position(self) -> list[int]:
        """Give the position with everything that follows from the cards."""
        return [self.root[index] for index in range(SIZE)]

    def scores(self) -> list[int]:
        """Give everybody's points as they stand."""
        self._add_up(self.root)
        return [self.totals[seat] for seat in range(self.root[SEATS])]

    def play(self, move: cython.int) -> None:
        """Make a move; a search begins anew."""
        play(self.root, self.book, move, self.chance)
        self.nodes = 0
        self._add(0)

    def play_outs(self, move: cython.int, number: cython.int, whims: cython.int) -> int:
        """Make a move and play on to the end of the round so often; add up the leads."""
        leads: cython.longlong = 0
        seat: cython.int = taker(self.root)
        with cython.nogil:
            for _ in range(number):
                self._reset()
                play(self.cells, self.book, move, self.chance)
                play_out(self.cells, self.book, self.moves, whims, self.chance)
                self._add_up(self.cells)
                leads += lead(self.totals, self.cells[SEATS], seat)
        return leads

    @cython.cfunc
    def _look_at_areas(self) -> cython.void:
        """Work out what follows from the cards of the areas."""
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
        """Work out everybody's lead before this round."""
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
        """Write down everybody's points."""
        seat: cython.int
        for seat in range(cells[SEATS]):
            self.totals[seat] = total(cells, self.book, seat)

    @cython.cfunc
    def _make_room(self, size: cython.int) -> cython.void:
        """Make room for nodes."""
        if size <= self.room:
            return
        self.room = size + size // 2
        self.move = integers(self.move, self.room)
        self.child = integers(self.child, self.room)
        self.sibling = integers(self.sibling, self.room)
        self.visits = integers(self.visits, self.room)
        self.joys = fractions(self.joys, self.room)
        self.leads = fractions(self.leads, self.room)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(self, move: cython.int) -> cython.int:
        """Add a node."""
        node: cython.int = self.nodes
        self.nodes += 1
        self.move[node] = move
        self.child[node] = 0
        self.sibling[node] = 0
        self.visits[node] = 0
        self.joys[node] = 0.0
        self.leads[node] = 0.0
        return node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        """Descend with a new deal, add a node, play on, and tell every mover how it fared."""
        node: cython.int = 0
        depth: cython.int = 0
        size: cython.int = self.nodes
        index: cython.int
        points: cython.int
        self._reset()
        while not self.cells[OVER] and self.nodes == size:
            node = self._descend(node)
            self.path[depth] = node
            self.movers[depth] = taker(self.cells)
            depth += 1
            play(self.cells, self.book, self.move[node], self.chance)
        play_out(self.cells, self.book, self.moves, WHIMS, self.chance)
        self._add_up(self.cells)
        for index in range(depth):
            node = self.path[index]
            points = lead(self.totals, self.cells[SEATS], self.movers[index])
            self.visits[node] += 1
            self.leads[node] += points
            self.joys[node] += joy(points, self.before[self.movers[index]], self.cells[ROUND])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _descend(self, parent: cython.int) -> cython.int:
        """Choose among the moves of a node: how they fared, and how they look while little tried.

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
        if not node:
            node = self._add(self.moves[best])
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

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
        """Give every move a share of curiosity by how it looks; tell the sum of the shares."""
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
