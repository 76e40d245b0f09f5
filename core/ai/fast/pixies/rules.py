# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The rules of a round of Pixies over flat numbers.

A position is a flat array of numbers. In front stand the seats, the slots of the display, the
round, the first player, the cards taken in this turn, the cards left in the deck and whether the
round is over; then come the seats' points of earlier rounds, the display, the deck (the next card
last) and the areas. Cards count from 1 to 70, and 0 is none. The horizon is the end of the round.

What the cards are stands in a book: of each card the space, the colors as bits, the only color, the
symbols and the color that it counts; then, for each set of spaces, its largest group and its size.

A move is ``card << 4 | way``: face up, over, under, or face down on the space ``way - DOWN``.
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

if not cython.compiled:
    SEATS, SLOTS, ROUND, FIRST, TAKEN, LEFT = 0, 1, 2, 3, 4, 5
    OVER, EARLIER, DISPLAY, DECK, AREAS = 6, 8, 13, 18, 88
    TOPS, BELOW, ZONES, SPECIALS, SYMBOLS, VALIDATED = 0, 9, 18, 22, 26, 27
    FACE_UP, FACE_DOWN, AREA, SIZE = 28, 29, 30, 238
    UP, OVER_IT, UNDER_IT, DOWN = 0, 1, 2, 3
    MOVES, MOST_MOVES, DEEPEST, NO_COLOR, ALL_SPACES = 1136, 64, 80, 4, 511
    SPACE, COLOR_BITS, COLOR, SYMBOL, SPECIAL, GROUP = 0, 71, 142, 213, 284, 355
    COUNT, BOOK = 867, 1379

COMPILED = cython.compiled

LOW = cython.declare(cython.ulonglong, 2**32 - 1)
CARRY = cython.declare(cython.ulonglong, 4294883355)


def draw(chance: cython.p_ulonglong, bound: cython.int) -> cython.int:
    """Draw a number below a bound; multiply-with-carry never leaves 64 bits."""
    word: cython.ulonglong = chance[0]
    word = (word & LOW) * CARRY + (word >> 32)
    chance[0] = word
    return cython.cast(cython.int, (((word ^ (word >> 32)) & LOW) * bound) >> 32)


def taker(cells: cython.p_int) -> cython.int:
    """Return whose turn it is to take a card."""
    seat: cython.int = cells[FIRST] + cells[TAKEN]
    while seat >= cells[SEATS]:
        seat -= cells[SEATS]
    return seat


def worth(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, old: cython.int
) -> cython.int:
    """Score an area, without validations, with a card face up in place of an old one."""
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


def turn_up(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, old: cython.int
) -> cython.void:
    """Put a card face up on its space in place of an old one."""
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


def turn_down(
    cells: cython.p_int, area: cython.int, card: cython.int, space: cython.int
) -> cython.void:
    """Put a card face down on a space."""
    cells[area + BELOW + space] = card
    cells[area + FACE_DOWN] |= 1 << space


def total(cells: cython.p_int, book: cython.p_int, seat: cython.int) -> cython.int:
    """Add up a player's points, this round as it stands."""
    area: cython.int = AREAS + AREA * seat
    return cells[EARLIER + seat] + worth(cells, book, area, 0, 0) + cells[area + VALIDATED]


def list_moves(cells: cython.p_int, book: cython.p_int, moves: cython.p_int) -> cython.int:
    """List every legal move in the order of the rules; return how many there are."""
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


def largest_zone(cells: cython.p_int, book: cython.p_int, area: cython.int) -> cython.int:
    """Return the size of an area's largest zone."""
    largest: cython.int = 0
    color: cython.int
    for color in range(4):
        largest = max(largest, book[GROUP + cells[area + ZONES + color]])
    return largest


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


def take(
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


def is_over(cells: cython.p_int) -> cython.bint:
    """Return whether a round ends now that all have placed equally often."""
    seat: cython.int
    area: cython.int
    for seat in range(cells[SEATS]):
        area = AREAS + AREA * seat
        if cells[area + FACE_UP] | cells[area + FACE_DOWN] == ALL_SPACES:
            return True
    return cells[TAKEN] == cells[SLOTS] and cells[SLOTS] > cells[LEFT]
