# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A greedy player of Pixies, and rounds played out by it.

It takes what brings the most at once and leaves the next player the least.
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
    from core.ai.fast.pixies.rules import (
        AREA,
        AREAS,
        COLOR,
        COUNT,
        DISPLAY,
        DOWN,
        FACE_DOWN,
        FACE_UP,
        GROUP,
        NO_COLOR,
        OVER,
        OVER_IT,
        ROUND,
        SEATS,
        SLOTS,
        SPACE,
        SPECIAL,
        SPECIALS,
        SYMBOL,
        TAKEN,
        TOPS,
        UNDER_IT,
        UP,
        ZONES,
        draw,
        largest_zone,
        list_moves,
        take,
        taker,
        worth,
    )

    LONE, SPITE, SPITE_AMONG_MORE = 2, 10, 3

COMPILED = cython.compiled


def gain(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, largest: cython.int
) -> cython.int:
    """Return what a card adds, without validations, on a space with no other card face up."""
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


def rival_area(cells: cython.p_int) -> cython.int:
    """Find the area of the seat that takes the next card of this turn; 0: the turn is over."""
    seat: cython.int = taker(cells) + 1
    if cells[TAKEN] + 1 == cells[SLOTS]:
        return 0
    return AREAS + AREA * seat if seat < cells[SEATS] else AREAS


def envy(
    cells: cython.p_int, book: cython.p_int, area: cython.int, card: cython.int, largest: cython.int
) -> cython.int:
    """Rate what a card would bring a rival, if there is one."""
    rate: cython.int
    if area == 0:
        return 0
    rate = promise(cells, book, area, best_way(cells, book, area, card, largest), largest)
    return rate * (SPITE if cells[SEATS] == 2 else SPITE_AMONG_MORE)


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


def rate_moves(
    cells: cython.p_int,
    book: cython.p_int,
    moves: cython.p_int,
    count: cython.int,
    rates: cython.p_int,
) -> cython.int:
    """Rate moves as the greedy player does; return the highest rate."""
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
            take(cells, book, moves[draw(chance, count)], chance)
        else:
            take(cells, book, greediest(cells, book), chance)
