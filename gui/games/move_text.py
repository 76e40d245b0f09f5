"""A move of a match in words, as somebody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .positions import reached, redacted, view_at

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Line, Match, Turn

    from .narration import MoveText, Sentences


def seen(match: Match, turn: Turn, viewer: Seat | None) -> Turn:
    """Leave out of a turn what its viewer may not know."""
    return redacted(match.game, turn, viewer)


def move_text(
    match: Match, line: Line, ply: int, viewer: Seat | None, sentences: Sentences
) -> MoveText:
    """Tell the move that a line makes after so many."""
    before = view_at(match.game, reached(match, line, ply), viewer)
    return sentences.move_text(seen(match, line[ply], viewer), before)
