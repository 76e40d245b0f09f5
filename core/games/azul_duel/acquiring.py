"""Taking tiles and bonus chips from the factories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Turned
from core.kernel.tuples import replaced

from . import places
from .board import StoredChip
from .events import Passed
from .moves import BROKEN
from .pieces import FIRST_PLAYER_TILE, Tile, chip_piece, tile_piece
from .state import LARGE, SMALL, Factory
from .tiling import broken
from .turns import end_turn

if TYPE_CHECKING:
    from core.kernel.places import Place

    from .events import Event
    from .moves import Pass, TakeChip, TakeMoon, TakeSun
    from .state import State


def take_sun(state: State, move: TakeSun, events: list[Event]) -> State:
    """Take a color from a sun part; the rest goes to the moon part."""
    number, factory = move.factory, state.factories[move.factory]
    taken = [
        (tile, places.sun(number, index))
        for index, tile in enumerate(factory.sun)
        if tile is move.color
    ]
    state = _received(state, taken, move.line, events)
    rest = tuple(tile for tile in factory.sun if tile is not move.color)
    moon = rest if number == LARGE else move.order
    events += _sun_to_moon(number, factory.sun, moon)
    if number == LARGE and not moon:
        state = _first_tile_taken(state, events)
    return end_turn(_with_factory(state, number, Factory((), moon, factory.chip), events), events)


def take_moon(state: State, move: TakeMoon, events: list[Event]) -> State:
    """Take a color from all moon parts: every one on the large factory, else from the top."""
    large = state.factories[LARGE]
    from_large = [
        (tile, places.moon(LARGE, index))
        for index, tile in enumerate(large.moon)
        if tile is move.color
    ]
    tops = [small for small in SMALL if state.factories[small].moon[-1:] == (move.color,)]
    from_small = [
        (move.color, places.moon(small, len(state.factories[small].moon) - 1)) for small in tops
    ]
    if from_large and state.first_tile is None:
        state = _first_tile_taken(state, events)
    state = _received(state, from_large + from_small, move.line, events)
    if from_large:
        left = _closed_up(large.moon, move.color, events)
        state = _with_factory(state, LARGE, evolve(large, moon=left), events)
    for small in tops:
        factory = state.factories[small]
        state = _with_factory(state, small, evolve(factory, moon=factory.moon[:-1]), events)
    return end_turn(state, events)


def take_chip(state: State, move: TakeChip, events: list[Event]) -> State:
    """Put a bonus chip into the storage."""
    seat, board, factory = state.turn, state.board, state.factories[move.factory]
    chip = factory.chip
    if chip is not None:
        target = places.storage(seat, len(board.chips))
        events.append(Moved(chip_piece(chip), places.chip(move.factory), target))
        board = evolve(board, chips=(*board.chips, StoredChip(chip)))
    factories = replaced(state.factories, move.factory, Factory())
    return end_turn(evolve(state.with_board(seat, board), factories=factories), events)


def pass_turn(state: State, _: Pass, events: list[Event]) -> State:
    """Pass for the rest of this acquisition."""
    events.append(Passed(state.turn))
    return end_turn(state.with_board(state.turn, evolve(state.board, passed=True)), events)


def _received(
    state: State, taken: list[tuple[Tile, Place]], line: int, events: list[Event]
) -> State:
    """Fill a pattern line from the right and break what does not fit."""
    seat, board = state.turn, state.board
    room = 0 if line == BROKEN else board.missing(line)
    fitting, excess = taken[:room], taken[room:]
    if fitting:
        tiles = board.line(line)
        events += [
            Moved(tile_piece(tile), source, places.line(seat, line, index))
            for index, (tile, source) in enumerate(fitting, start=len(tiles))
        ]
        tiles += tuple(tile for tile, _ in fitting)
        board = evolve(board, lines=replaced(board.lines, line - 1, tiles))
    board, tower = broken(board, seat, excess, state.tower, events)
    return evolve(state.with_board(seat, board), tower=tower)


def _sun_to_moon(number: int, sun: tuple[Tile, ...], moon: tuple[Tile, ...]) -> list[Event]:
    waiting = list(enumerate(sun))
    events: list[Event] = []
    for target, tile in enumerate(moon):
        source = next(item for item in waiting if item[1] is tile)
        waiting.remove(source)
        moved = Moved(tile_piece(tile), places.sun(number, source[0]), places.moon(number, target))
        events.append(moved)
    return events


def _closed_up(moon: tuple[Tile, ...], gone: Tile, events: list[Event]) -> tuple[Tile, ...]:
    """Close the gaps in the large moon part."""
    left = [(index, tile) for index, tile in enumerate(moon) if tile is not gone]
    events += [
        Moved(tile_piece(tile), places.moon(LARGE, source), places.moon(LARGE, target))
        for target, (source, tile) in enumerate(left)
        if source != target
    ]
    return tuple(tile for _, tile in left)


def _first_tile_taken(state: State, events: list[Event]) -> State:
    target = places.first_player_tile(state.turn)
    events.append(Moved(FIRST_PLAYER_TILE, places.FIRST_PLAYER_SPOT, target))
    return evolve(state, first_tile=state.turn)


def _with_factory(state: State, number: int, factory: Factory, events: list[Event]) -> State:
    """Change a factory; the chip of one without tiles turns up."""
    if factory.is_bare and factory.chip is not None:
        events.append(Turned(chip_piece(factory.chip), places.chip(number)))
    return evolve(state, factories=replaced(state.factories, number, factory))
