"""Counts on the board when a round has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.pixies.events import RoundBegan, RoundEnded
from core.games.pixies.sheets import earlier_lines, round_lines
from core.kernel.events import Scored
from core.kernel.tuples import replaced
from gui.games.narration import Count, running

if TYPE_CHECKING:
    from core.games.pixies.areas import Area
    from core.games.pixies.view import View
    from core.match import Turn


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count a round that a move ended, before its cards are collected."""
    events = turn.events
    ends = (at for at, event in enumerate(events) if isinstance(event, RoundEnded))
    if (ended := next(ends, None)) is None:
        return None
    cleared = any(isinstance(event, RoundBegan) for event in events)
    areas = after.finished[-1].areas if cleared else after.areas
    earlier = after.finished[: before.round - 1]
    start = tuple(tuple(earlier_lines(seat, earlier)) for seat in range(after.seats))
    present = [tuple(round_lines(seat, area, before.round)) for seat, area in enumerate(areas)]
    lines = tuple((seat, line) for seat, each in enumerate(present) for line in each)
    sheets = running(start, lines, lambda line: line)
    if not cleared:
        return Count(lines, sheets)
    later = tuple(event for event in events[ended + 1 :] if not isinstance(event, Scored))
    view = _full(turn, before, areas)
    return Count(lines, sheets, view, events[: ended + 1], later)


def _full(turn: Turn, before: View, areas: tuple[Area, ...]) -> View:
    """Show the table with the last card placed and nothing collected yet."""
    slot = before.display.index(turn.move.card)
    takers = before.takers or (None,) * len(before.display)
    return evolve(
        before,
        areas=areas,
        display=replaced(before.display, slot, None),
        takers=replaced(takers, slot, turn.seat),
        to_act=None,
    )
