"""What every consistent position fulfills while a certain decision is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player

from . import flaws
from .board import CHIPS_OF_COLOR, CHIPS_PER_ROUND, LAST_PLATE_ROUND, LINES, ROUNDS, TOKENS, Board
from .dome import Dome
from .legality import why_not_draw
from .rounds import PLAYERS
from .state import HOLDING, LARGE, TILING, Stage
from .supply import EMPTY_TOWER, LARGE_TILES, SMALL_TILES
from .turns import acquisition_is_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat

    from .state import State

ACQUISITION = frozenset({Stage.ACQUIRING, *HOLDING})
FIRST_RETURNED = 2
"""The least number of plates in the hand while the drawer chooses which to return first."""


def stage_flaws(state: State) -> Iterator[Message]:
    """List what does not fit the pending decision; only the first counts."""
    yield from _token_flaws(state)
    yield from _laid_flaws(state)
    yield from _hand_flaws(state)
    if state.first_tile is not None and state.factories[LARGE].sun:
        yield flaws.FIRST_TILE
    if state.stage is Stage.OPENING:
        yield from _opening_flaws(state)
    elif state.stage in ACQUISITION:
        yield from _acquisition_flaws(state)
    else:
        yield from _tiling_flaws(state)
    if state.line and state.stage not in TILING:
        yield flaws.LINE_NUMBER.bind(line=state.line)


def _token_flaws(state: State) -> Iterator[Message]:
    for seat, board in enumerate(state.boards):
        if board.tokens not in _possible_tokens(state, seat):
            yield flaws.TOKENS.bind(player=Player(seat), number=board.tokens)


def _possible_tokens(state: State, seat: Seat) -> range:
    if state.stage is Stage.OPENING:
        return range(TOKENS, TOKENS + 1)
    if state.stage not in ACQUISITION or state.round > LAST_PLATE_ROUND:
        return range(1)
    spent = int(state.stage in HOLDING and seat == state.turn)
    return range(TOKENS + 1 - spent)


def _laid_flaws(state: State) -> Iterator[Message]:
    for seat, board in enumerate(state.boards):
        number = sum(laid is not None for laid in board.dome.slots)
        wanted = _plates_due(state, seat)
        if number != wanted:
            yield flaws.PLATES_LAID.bind(player=Player(seat), wanted=wanted, number=number)
    spent = sum(TOKENS - board.tokens for board in state.boards)
    most = spent - int(state.stage in HOLDING)
    gaps = state.display.count(None)
    if gaps > most:
        yield flaws.DISPLAY_GAPS.bind(gaps=gaps, most=most)


def _plates_due(state: State, seat: Seat) -> int:
    if state.stage is Stage.OPENING:
        return int(seat != state.starter == state.turn)
    if state.round > LAST_PLATE_ROUND:
        return 1 + TOKENS * LAST_PLATE_ROUND
    holds = state.stage in {Stage.DRAWING, Stage.KEEPING} and seat == state.turn
    return 1 + TOKENS * state.round - state.boards[seat].tokens - int(holds)


def _hand_flaws(state: State) -> Iterator[Message]:
    number = len(state.hand)
    least = FIRST_RETURNED if state.stage is Stage.RETURNING else int(state.stage in HOLDING)
    if number < least or (number and state.stage not in HOLDING):
        yield flaws.HAND.bind(number=number)
    drawer_only = (state.turn == 0, state.turn == 1)
    for held in state.hand:
        if (
            not held.back_seen
            or (state.stage is Stage.KEEPING and not held.seen[state.turn])
            or (state.stage is Stage.RETURNING and held.seen != drawer_only)
        ):
            yield flaws.HAND_SEEN
    if state.stage is Stage.DRAWING and why_not_draw(state) is not None:
        yield flaws.CANNOT_DRAW


def _opening_flaws(state: State) -> Iterator[Message]:
    if any(board != Board(dome=Dome(board.dome.slots)) for board in state.boards):
        yield flaws.OPENING
    sizes = [len(factory.sun) for factory in state.factories]
    if (
        sizes != [LARGE_TILES, *[SMALL_TILES] * 4]
        or len(set(state.factories[LARGE].sun)) == 1
        or state.tower != EMPTY_TOWER
    ):
        yield flaws.FACTORIES_UNTOUCHED


def _acquisition_flaws(state: State) -> Iterator[Message]:
    bare = all(factory.is_bare for factory in state.factories)
    for seat, board in enumerate(state.boards):
        finished = bare and not board.tokens and state.chips_taken(seat) == CHIPS_PER_ROUND
        if board.passed and (seat == state.turn or not finished):
            yield flaws.PASSED.bind(player=Player(seat))
    if state.stage is Stage.ACQUIRING and acquisition_is_over(state):
        yield flaws.NOTHING_LEFT


def _tiling_flaws(state: State) -> Iterator[Message]:
    for number, factory in enumerate(state.factories):
        if not factory.is_bare or factory.chip is not None:
            yield flaws.FACTORIES_IN_USE.bind(factory=number)
    for seat, board in enumerate(state.boards):
        if board.passed:
            yield flaws.PASSED.bind(player=Player(seat))
    if state.stage is Stage.OVER:
        if state.round != ROUNDS:
            yield flaws.FINAL_ROUND.bind(round=state.round)
    elif not _is_tileable(state):
        yield flaws.LINE_NUMBER.bind(line=state.line)
    for seat in range(PLAYERS):
        yield from _walked_flaws(state, seat)


def _is_tileable(state: State) -> bool:
    board, line = state.board, state.line
    if line not in LINES or not board.line(line) or not board.openings(line):
        return False
    missing = board.missing(line)
    if state.stage is Stage.COMPLETING:
        return missing > 0 and board.can_complete(line)
    spent = sum(stored.spent for stored in board.chips)
    return spent >= CHIPS_OF_COLOR * missing


def _walked_flaws(state: State, seat: Seat) -> Iterator[Message]:
    """Check the lines that a player has already tiled in this phase."""
    board = state.boards[seat]
    is_done = state.stage is Stage.OVER or seat == state.starter != state.turn
    if is_done and board.broken:
        yield flaws.BROKEN_LEFT.bind(player=Player(seat))
    walked = len(LINES) if is_done else (state.line - 1) * (seat == state.turn)
    for line in LINES[:walked]:
        if board.line(line) and _should_be_gone(board, line):
            yield flaws.LINE_LEFT.bind(line=line, player=Player(seat))


def _should_be_gone(board: Board, line: int) -> bool:
    if board.openings(line):
        return not board.missing(line)
    return not board.dome.awaits_plate(line)
