"""Notes on automatic events of the tiling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import LINES
from core.games.azul_duel.events import LineBroken, LineWaits, NothingTiled
from core.kernel.messages import Player, text
from gui.games.narration import Note

from . import places as spots

if TYPE_CHECKING:
    from core.games.azul_duel.events import Event

NOTHING_FULL = text(
    "azul_duel_table", "{player} places no tile in the dome: no pattern line is full."
).citing("tiling")
LINE_WAITS = text(
    "azul_duel_table",
    "{player}: the tiles in line {line} stay; no free space in its row takes their color yet.",
).citing("tiling")
LINE_BREAKS = text(
    "azul_duel_table",
    "{player}: the tiles in line {line} break; no space in its row can take them anymore.",
).citing("unusable-lines")


def note(event: Event) -> Note | None:
    """Say why a player lays nothing, or why a line stays or breaks."""
    match event:
        case NothingTiled(seat):
            lines = tuple(spots.pattern_line(seat, line) for line in LINES)
            return Note(seat, NOTHING_FULL.bind(player=Player(seat)), lines)
        case LineWaits(seat, line) | LineBroken(seat, line):
            sentence = LINE_WAITS if isinstance(event, LineWaits) else LINE_BREAKS
            bound = sentence.bind(player=Player(seat), line=line)
            return Note(seat, bound, (spots.pattern_line(seat, line),))
        case _:
            return None
