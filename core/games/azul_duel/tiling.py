"""Phase 2: tiles go from the pattern lines to the dome and score.

Each player walks through the pattern lines from 1 to 6, the first player before the other. The
walk stops only where the player has something to decide or to lay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Scored, Turned
from core.kernel.tuples import replaced

from . import places, texts
from .board import BROKEN_SPACES, LINES, ROUNDS, StoredChip
from .dome import slot_of
from .events import GameEnded, LineBroken, LineWaits, NothingTiled, TilingBegan
from .pieces import HIDDEN_CHIP, Tile, tile_piece
from .rounds import next_round
from .scoring import final_lines, penalty_lines, placement_lines, special_line
from .state import Stage
from .supply import dropped

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .board import Board
    from .events import Event
    from .moves import PlaceTile, SkipLine, SpendChips
    from .state import State


def begin_tiling(state: State, events: list[Event]) -> State:
    """Start the tiling after the acquisition."""
    boards = tuple(evolve(board, passed=False) for board in state.boards)
    return _begin_seat(evolve(state, boards=boards), state.starter, events)


def spend_chips(state: State, move: SpendChips, events: list[Event]) -> State:
    """Turn chips face down for the missing tiles of a line."""
    board = state.board
    chips = board.chips
    for chip in move.chips:
        index = chips.index(StoredChip(chip))
        chips = replaced(chips, index, StoredChip(chip, spent=True))
        events.append(Turned(HIDDEN_CHIP, places.storage(state.turn, index)))
    state = state.with_board(state.turn, evolve(board, chips=chips))
    return evolve(state, stage=Stage.PLACING)


def skip_line(state: State, _: SkipLine, events: list[Event]) -> State:
    """Leave a line as it is."""
    return _walk(state, events)


def place_tile(state: State, move: PlaceTile, events: list[Event]) -> State:
    """Lay the rightmost tile of a line; the others go to the tower."""
    seat, board, cell = state.turn, state.board, (move.line, move.column)
    color, *others = board.line(move.line)
    events.append(
        Moved(tile_piece(color), places.line(seat, move.line, 0), places.dome(seat, cell))
    )
    dome = board.dome.with_tile(cell, color)
    scored = placement_lines(dome, cell, seat)
    events += [Scored(seat, line) for line in scored]
    ledger = board.ledger.with_tile(state.round, sum(line.points for line in scored))
    special = dome.due_special(slot_of(cell))
    if special is not None:
        dome = dome.with_tile(special, Tile.SPECIAL)
        line = special_line(special, seat)
        ledger = evolve(ledger, specials=ledger.specials + line.points)
        target = places.dome(seat, special)
        events += [
            Moved(tile_piece(Tile.SPECIAL), places.SPECIAL_SUPPLY, target),
            Scored(seat, line),
        ]
    events += [
        Moved(tile_piece(tile), places.line(seat, move.line, index), places.TOWER)
        for index, tile in enumerate(others, start=1)
    ]
    lines = replaced(board.lines, move.line - 1, ())
    state = state.with_board(seat, evolve(board, dome=dome, ledger=ledger, lines=lines))
    return _walk(evolve(state, tower=dropped(state.tower, tuple(others))), events)


def broken(
    board: Board,
    seat: Seat,
    pieces: list[tuple[Tile, Place]],
    tower: tuple[int, ...],
    events: list[Event],
) -> tuple[Board, tuple[int, ...]]:
    """Break tiles, each from its place; what the broken field cannot hold goes to the tower."""
    field = board.broken
    for tile, source in pieces:
        if len(field) < BROKEN_SPACES:
            events.append(Moved(tile_piece(tile), source, places.broken(seat, len(field))))
            field += (tile,)
        else:
            events.append(Moved(tile_piece(tile), source, places.TOWER))
            tower = dropped(tower, (tile,))
    return evolve(board, broken=field), tower


def _begin_seat(state: State, seat: Seat, events: list[Event]) -> State:
    events.append(TilingBegan(seat))
    board = state.boards[seat]
    if not any(_decides(board, line) or not board.missing(line) for line in LINES):
        events.append(NothingTiled(seat))
    return _walk(evolve(state, turn=seat, line=0), events)


def _walk(state: State, events: list[Event]) -> State:
    """Go on to the next line at which the player decides, or to the end of the phase."""
    for line in LINES[state.line :]:
        board = state.board
        if _decides(board, line):
            stage = Stage.COMPLETING if board.missing(line) else Stage.PLACING
            return evolve(state, stage=stage, line=line)
        if not board.line(line) or board.openings(line):
            continue
        if board.dome.bars(line, board.line(line)[0]):
            state = _line_broken(state, line, events)
        elif not board.missing(line):
            events.append(LineWaits(state.turn, line))
    state = _penalized(state, events)
    if state.turn == state.starter:
        return _begin_seat(state, 1 - state.starter, events)
    return _round_ended(state, events)


def _decides(board: Board, line: int) -> bool:
    """Return whether a player has something to lay or to decide at a line."""
    if not board.line(line) or not board.openings(line):
        return False
    return not board.missing(line) or board.can_complete(line)


def _line_broken(state: State, line: int, events: list[Event]) -> State:
    seat, board = state.turn, state.board
    pieces = [(t, places.line(seat, line, index)) for index, t in enumerate(board.line(line))]
    board = evolve(board, lines=replaced(board.lines, line - 1, ()))
    events.append(LineBroken(seat, line))
    board, tower = broken(board, seat, pieces, state.tower, events)
    return evolve(state.with_board(seat, board), tower=tower)


def _penalized(state: State, events: list[Event]) -> State:
    seat, board = state.turn, state.board
    lines = penalty_lines(board, seat, holds_first_tile=state.first_tile == seat)
    events += [Scored(seat, line) for line in lines]
    points: dict[Message, int] = {line.reason: line.points for line in lines}
    ledger = evolve(
        board.ledger,
        broken=board.ledger.broken + points.get(texts.BROKEN_TILES, 0),
        first=board.ledger.first + points.get(texts.FIRST_PLAYER_TILE, 0),
        spared=board.ledger.spared + points.get(texts.SPARED, 0),
    )
    events += [
        Moved(tile_piece(tile), places.broken(seat, index), places.TOWER)
        for index, tile in enumerate(board.broken)
    ]
    tower = dropped(state.tower, board.broken)
    return evolve(state.with_board(seat, evolve(board, broken=(), ledger=ledger)), tower=tower)


def _round_ended(state: State, events: list[Event]) -> State:
    if state.round < ROUNDS:
        return next_round(state, events)
    events.append(GameEnded())
    for seat in range(state.seats):
        events += [Scored(seat, line) for line in final_lines(state, seat) if line.points]
    return evolve(state, stage=Stage.OVER, line=0)
