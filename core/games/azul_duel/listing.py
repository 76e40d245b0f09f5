"""Every legal move, always in the same order.

Acquisition: plates of the display (by place, slot, turns), a draw, sun parts (by factory, color,
order of the rest, destination), moon parts (by color, destination), chips (by factory); a pass if
there is nothing else. Destinations are the pattern lines from 1 to 6, then breaking. Colors go in
the order of ``COLORS``, chips by number and then in the order of ``Chip``.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING

from .board import LAST_PLATE_ROUND, LINES, suffices
from .legality import moon_offers, why_not_chip, why_not_draw, why_not_line
from .moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Look,
    OpenPlate,
    Pass,
    PlaceTile,
    ReturnPlate,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from .pieces import CHIPS, COLOR_INDEX, COLORS, TURNS
from .state import FACTORIES, LARGE, SMALL, Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from .board import Board
    from .moves import Move
    from .pieces import Chip, Tile
    from .state import Factory, State


def legal_moves(state: State) -> tuple[Move, ...]:
    """List every legal move."""
    return tuple(_LISTS[state.stage](state))


def _layings(plates: Iterable[int | None], board: Board) -> Iterator[tuple[int, int, int]]:
    free = [slot for slot, laid in enumerate(board.dome.slots) if laid is None]
    for plate in plates:
        if plate is not None:
            for slot, turns in product(free, TURNS):
                yield plate, slot, turns


def _openings(state: State) -> Iterator[Move]:
    for plate, slot, turns in _layings(state.display, state.board):
        yield OpenPlate(plate, slot, turns)


def _acquisitions(state: State) -> list[Move]:
    moves = [*_plates(state), *_suns(state), *_moons(state), *_chips(state)]
    return moves or [Pass()]


def _plates(state: State) -> Iterator[Move]:
    if state.round <= LAST_PLATE_ROUND and state.board.tokens:
        for plate, slot, turns in _layings(state.display, state.board):
            yield TakePlate(plate, slot, turns)
        if why_not_draw(state) is None:
            yield Draw()


def _suns(state: State) -> Iterator[Move]:
    destinations = {color: _destinations(state.board, color) for color in COLORS}
    for number in FACTORIES:
        factory = state.factories[number]
        for color in COLORS:
            if color in factory.sun:
                orders = [()] if number == LARGE else _orders(factory, color)
                for order, line in product(orders, destinations[color]):
                    yield TakeSun(number, color, order, line)


def _orders(factory: Factory, color: Tile) -> Iterable[tuple[Tile, ...]]:
    rest = sorted((t for t in factory.sun if t is not color), key=COLOR_INDEX.__getitem__)
    return dict.fromkeys(permutations(rest))


def _destinations(board: Board, color: Tile) -> list[int]:
    lines = [line for line in LINES if why_not_line(board, color, line) is None]
    return [*lines, BROKEN]


def _moons(state: State) -> Iterator[Move]:
    for color in COLORS:
        if moon_offers(state, color):
            for line in _destinations(state.board, color):
                yield TakeMoon(color, line)


def _chips(state: State) -> Iterator[Move]:
    for small in SMALL:
        if why_not_chip(state, small) is None:
            yield TakeChip(small)


def _draws(_: State) -> list[Move]:
    return [Draw(), Look()]


def _keepings(state: State) -> Iterator[Move]:
    drawn = [held.plate for held in state.hand]
    for plate, slot, turns in _layings(drawn, state.board):
        yield KeepPlate(plate, slot, turns)


def _returns(state: State) -> Iterator[Move]:
    for held in state.hand:
        yield ReturnPlate(held.plate)


def _completions(state: State) -> Iterator[Move]:
    board, line = state.board, state.line
    color, missing = board.line(line)[0], board.missing(line)
    for chips in _choices(board.usable_chips):
        if suffices(chips, color, missing):
            yield SpendChips(line, chips)
    yield SkipLine(line)


def _choices(chips: tuple[Chip, ...]) -> list[tuple[Chip, ...]]:
    held = Counter(chips)
    kinds = [chip for chip in CHIPS if chip in held]
    choices = [
        tuple(chip for chip, n in zip(kinds, numbers, strict=True) for _ in range(n))
        for numbers in product(*(range(held[chip], -1, -1) for chip in kinds))
    ]
    return sorted(choices, key=len)


def _placings(state: State) -> Iterator[Move]:
    for column in state.board.openings(state.line):
        yield PlaceTile(state.line, column)


def _nothing(_: State) -> list[Move]:
    return []


_LISTS: dict[Stage, Callable[[State], Iterable[Move]]] = {
    Stage.OPENING: _openings,
    Stage.ACQUIRING: _acquisitions,
    Stage.DRAWING: _draws,
    Stage.KEEPING: _keepings,
    Stage.RETURNING: _returns,
    Stage.COMPLETING: _completions,
    Stage.PLACING: _placings,
    Stage.OVER: _nothing,
}
