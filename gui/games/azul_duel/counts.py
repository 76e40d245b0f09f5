"""Counts on the board: tiles as they are laid, losses, and the goals at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from attrs import evolve

from core.games.azul_duel import places, texts
from core.games.azul_duel.events import GameEnded, LineWaits, NothingTiled
from core.games.azul_duel.pieces import Tile, tile_piece
from core.games.azul_duel.scoring import ledger_lines
from core.games.azul_duel.state import Stage
from core.games.azul_duel.view import FactoryView
from core.kernel.events import Moved, Scored
from core.kernel.tuples import replaced
from gui.games.narration import Count, running

from .round_summary import entered
from .tiling_notes import note

if TYPE_CHECKING:
    from core.games.azul_duel.board import Board
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine
    from core.match import Turn
    from gui.games.narration import Note

_LOSSES = (texts.BROKEN_TILES, texts.FIRST_PLAYER_TILE, texts.SPARED)
_TILES = {tile_piece(tile): tile for tile in Tile}
_TILING = {Stage.COMPLETING, Stage.PLACING}
_BARE = FactoryView((), (), has_chip=False, chip=None)


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count what a move scored; what broke lies there until it is counted.

    Notes on automatic events are shown in between.
    """
    events = turn.events
    counted = [(at, line) for at, event in enumerate(events) if (line := _line(event))]
    ends = after.round > before.round
    if not counted and not ends:
        return None
    lines = tuple(line for _, line in counted)
    start = tuple(ledger_lines(board.ledger) for board in before.boards)
    sheets = running(start, lines, lambda line: entered(line, before.round))
    over = any(isinstance(event, GameEnded) for event in events)
    if not (ends or over or any(_waits(event, after) for event in events)):
        return Count(lines, sheets)
    last = counted[-1][0] if counted else -1
    later = [
        _sweeps(event) or (at > last and not _leaves_line(event)) for at, event in enumerate(events)
    ]
    split = list(zip(events, later, strict=True))
    view = _unswept(turn, before, after)
    return Count(
        lines,
        sheets,
        view,
        tuple(event for event, waits in split if not waits),
        tuple(event for event, waits in split if waits),
    )


def _line(event: Any) -> tuple[Seat, ScoreLine | Note] | None:
    """Return the score line or note of an event, and its seat."""
    if isinstance(event, Scored):
        paid = event.line.reason == texts.PLATES_PAID
        return None if paid else (event.seat, event.line)
    said = note(event)
    return None if said is None else (said.seat, said)


def _waits(event: Any, after: View) -> bool:
    """Return whether the round pauses for an event."""
    if isinstance(event, Scored):
        return event.line.reason in _LOSSES
    if isinstance(event, LineWaits):
        return after.turn != event.seat or after.stage not in _TILING
    return isinstance(event, NothingTiled)


def _sweeps(event: Any) -> TypeGuard[Moved]:
    """Return whether a broken tile leaves for the tower."""
    return (
        isinstance(event, Moved) and event.source.area == "broken" and event.target == places.TOWER
    )


def _leaves_line(event: Any) -> bool:
    """Return whether a tile leaves a pattern line, as those do that are left of a line laid."""
    return isinstance(event, Moved) and event.source.area == "line"


def _unswept(turn: Turn, before: View, after: View) -> View:
    """Show the table after the move, with the broken tiles still there and the round not over."""
    display, first = before.display, before.first_tile
    for event in turn.events:
        if isinstance(event, Moved) and event.source.area == "display":
            display = replaced(display, event.source.at[0], None)
        if isinstance(event, Moved) and event.target.area == "first_player_tile":
            first = event.target.seat
    boards = tuple(
        _board(turn, seat, old, new)
        for seat, (old, new) in enumerate(zip(before.boards, after.boards, strict=True))
    )
    bare = (_BARE,) * len(before.factories)
    return evolve(
        before,
        stage=Stage.PLACING,
        factories=bare,
        display=display,
        first_tile=first,
        hand=(),
        boards=boards,
        line=0,
    )


def _board(turn: Turn, seat: Seat, old: Board, new: Board) -> Board:
    swept = tuple(
        _TILES[event.piece] for event in turn.events if _sweeps(event) and event.source.seat == seat
    )
    was = old.ledger
    ledger = evolve(new.ledger, broken=was.broken, first=was.first, spared=was.spared)
    return evolve(new, broken=swept or new.broken, tokens=old.tokens, ledger=ledger)
