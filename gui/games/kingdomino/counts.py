"""Counts on the board when a game has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.kingdomino.events import GameBegan, GameEnded
from core.games.kingdomino.scoring import score
from gui.games.narration import Count, running

if TYPE_CHECKING:
    from core.games.kingdomino.view import View
    from core.match import Turn


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count the kingdoms of a game that a move ended, before they are cleared."""
    events = turn.events
    ends = (at for at, event in enumerate(events) if isinstance(event, GameEnded))
    if (ended := next(ends, None)) is None:
        return None
    cleared = any(isinstance(event, GameBegan) for event in events)
    table = after.table
    if cleared:
        played = before.table.turn + 1
        table = evolve(before.table, kingdoms=after.table.earlier[-1], turn=played)
    sheets = tuple(score(table, seat).lines for seat in range(table.seats))
    start = tuple(tuple(line for line in lines if not line.places) for lines in sheets)
    lines = tuple((seat, line) for seat, each in enumerate(sheets) for line in each if line.places)
    counted = running(start, lines, lambda line: line)
    if not cleared:
        return Count(lines, counted)
    view = evolve(before, table=table)
    return Count(lines, counted, view, events[:ended], events[ended + 1 :])
