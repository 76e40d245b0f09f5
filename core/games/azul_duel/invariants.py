"""What every consistent position fulfills."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from core.kernel.messages import Player
from core.kernel.options import are_complete

from . import flaws
from .board import BROKEN_SPACES, CHIPS_PER_ROUND, LINES, ROUNDS
from .dome import CELLS, SLOTS, slot_of
from .goals import allowed_goals
from .ledger_invariants import adds_up
from .pieces import (
    CHIPS,
    COLORS,
    COPIES_OF_CHIP,
    PLATES,
    TILES_PER_COLOR,
    TURNS,
    Space,
    Tile,
    accepts,
)
from .rounds import PLAYERS
from .settings import OPTIONS, tablets
from .stage_invariants import stage_flaws
from .state import DISPLAY_SIZE, FACTORIES, LARGE, SMALL
from .supply import LARGE_TILES, SMALL_TILES
from .texts import COLORS as COLOR_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat

    from .board import Board
    from .dome import Dome
    from .state import State

RNG_STATES = range(2**64)


def flaw(state: State) -> Message | None:
    """Say which invariant a position breaks; None: it is consistent."""
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[Message]:
    """List flaws; each check may rely on those before it, so only the first counts."""
    yield from _frame_flaws(state)
    yield from _size_flaws(state)
    yield from _factory_flaws(state)
    for seat, board in enumerate(state.boards):
        yield from _board_flaws(board, seat, state.round)
    yield from _plate_flaws(state)
    for seat, board in enumerate(state.boards):
        yield from _dome_flaws(board.dome, seat)
    yield from _tile_flaws(state)
    yield from _chip_flaws(state)
    yield from stage_flaws(state)


def _frame_flaws(state: State) -> Iterator[Message]:
    if not are_complete(OPTIONS, state.options):
        yield flaws.OPTIONS
    if state.goals not in allowed_goals(tablets(state.options)):
        yield flaws.GOALS
    if state.round not in range(1, ROUNDS + 1):
        yield flaws.ROUND.bind(round=state.round)
    for seat in (state.turn, state.starter, state.first_tile):
        if seat is not None and seat not in range(PLAYERS):
            yield flaws.SEAT.bind(seat=seat)
    if state.rng.state not in RNG_STATES:
        yield flaws.RNG


def _size_flaws(state: State) -> Iterator[Message]:
    if len(state.boards) != PLAYERS:
        yield flaws.BOARDS.bind(number=len(state.boards))
    if len(state.factories) != len(FACTORIES):
        yield flaws.FACTORIES.bind(number=len(state.factories))
    if len(state.display) != DISPLAY_SIZE:
        yield flaws.DISPLAY.bind(number=len(state.display))
    if len(state.tower) != len(COLORS) or any(
        number not in range(TILES_PER_COLOR + 1) for number in state.tower
    ):
        yield flaws.TOWER


def _factory_flaws(state: State) -> Iterator[Message]:
    if state.factories[LARGE].chip is not None:
        yield flaws.LARGE_CHIP
    for number, factory in enumerate(state.factories):
        most = LARGE_TILES if number == LARGE else SMALL_TILES
        if factory.sun and factory.moon:
            yield flaws.FACTORY_PARTS.bind(factory=number)
        if len(factory.sun) > most:
            yield flaws.FACTORY_SUN.bind(factory=number, number=len(factory.sun))
        if len(factory.moon) >= most:
            yield flaws.FACTORY_MOON.bind(factory=number, number=len(factory.moon))


def _board_flaws(board: Board, seat: Seat, round_: int) -> Iterator[Message]:
    if len(board.lines) != len(LINES):
        yield flaws.LINES.bind(number=len(board.lines))
    for number, line in enumerate(board.lines, start=1):
        if len(line) > number:
            yield flaws.LINE_LENGTH.bind(line=number, player=Player(seat), number=len(line))
        if len(set(line)) > 1:
            yield flaws.LINE_COLORS.bind(line=number, player=Player(seat))
    if len(board.broken) > BROKEN_SPACES:
        yield flaws.BROKEN.bind(player=Player(seat), number=len(board.broken))
    if not adds_up(board.ledger, round_):
        yield flaws.LEDGER.bind(player=Player(seat))


def _plate_flaws(state: State) -> Iterator[Message]:
    laid = [plate for board in state.boards for plate in board.dome.slots if plate is not None]
    for plate in laid:
        if plate.turns not in TURNS:
            yield flaws.TURNS.bind(turns=plate.turns)
    numbers = [
        *(plate.plate for plate in laid),
        *(plate for plate in state.display if plate is not None),
        *(plate.plate for plate in state.stack + state.hand),
    ]
    if sorted(numbers) != list(PLATES):
        yield flaws.PLATE_NUMBERS
    if any(any(plate.seen) and not plate.back_seen for plate in state.stack):
        yield flaws.STACK_SEEN


def _dome_flaws(dome: Dome, seat: Seat) -> Iterator[Message]:
    if len(dome.slots) != len(SLOTS) or len(dome.tiles) != len(CELLS):
        yield flaws.DOME_SIZE
    for cell in CELLS:
        row, column = cell
        tile, space = dome.tile(cell), dome.space(cell)
        if tile is not None and (space is None or not accepts(space, tile)):
            yield flaws.DOME_TILE.bind(row=row, column=column, player=Player(seat))
        if space is Space.SPECIAL and (tile is not None) != (
            dome.due_special(slot_of(cell)) is not None
        ):
            yield flaws.DOME_SPECIAL.bind(row=row, column=column, player=Player(seat))


def _tile_flaws(state: State) -> Iterator[Message]:
    outside = Counter(state.bag)
    for factory in state.factories:
        outside.update(factory.sun + factory.moon)
    for board in state.boards:
        outside.update(board.broken)
        for line in board.lines:
            outside.update(line)
    if outside[Tile.SPECIAL]:
        yield flaws.SPECIAL_TILE
    for color, in_tower in zip(COLORS, state.tower, strict=True):
        in_domes = sum(board.dome.tiles.count(color) for board in state.boards)
        number = outside[color] + in_tower + in_domes
        if number != TILES_PER_COLOR:
            yield flaws.TILES.bind(number=number, color=COLOR_WORDS[color])


def _chip_flaws(state: State) -> Iterator[Message]:
    everywhere = Counter(state.chips)
    everywhere.update(factory.chip for factory in state.factories if factory.chip is not None)
    for board in state.boards:
        everywhere.update(stored.chip for stored in board.chips)
    for chip in CHIPS:
        if everywhere[chip] != COPIES_OF_CHIP:
            yield flaws.CHIPS.bind(number=everywhere[chip], chip=chip.value)
    wanted = len(CHIPS) * COPIES_OF_CHIP - len(SMALL) * state.round
    if len(state.chips) != wanted:
        yield flaws.CHIPS_IN_SUPPLY.bind(round=state.round, wanted=wanted, number=len(state.chips))
    for seat, board in enumerate(state.boards):
        if state.chips_taken(seat) not in range(CHIPS_PER_ROUND + 1):
            number = len(board.chips)
            yield flaws.CHIPS_TAKEN.bind(player=Player(seat), number=number, round=state.round)
