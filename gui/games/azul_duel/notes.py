"""What happens in the tiling without anybody's doing, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import LINES
from core.games.azul_duel.events import LineBroken, NothingTiled
from core.kernel.messages import Player, text
from gui.telling import Note

from . import spots

if TYPE_CHECKING:
    from core.games.azul_duel.events import Event

NOTHING_FULL = text(
    "azul_duel_table", "{player} lays no tile in the dome: no pattern line is full."
).citing("tiling")
NOTHING_FITS = text(
    "azul_duel_table",
    "{player} lays no tile in the dome: no free space takes the color of a full line.",
).citing("tiling")
LINE_BREAKS = text(
    "azul_duel_table",
    "{player}: the tiles of line {line} break, as no space of its row takes them any more.",
).citing("unusable-lines")


def note(event: Event) -> Note | None:
    """Say why a player lays nothing, or why a line breaks."""
    match event:
        case NothingTiled(seat, full):
            sentence = (NOTHING_FITS if full else NOTHING_FULL).bind(player=Player(seat))
            shown = full or LINES
            return Note(seat, sentence, tuple(spots.pattern_line(seat, line) for line in shown))
        case LineBroken(seat, line):
            sentence = LINE_BREAKS.bind(player=Player(seat), line=line)
            return Note(seat, sentence, (spots.pattern_line(seat, line),))
        case _:
            return None
