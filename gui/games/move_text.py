"""A move of a match in words, as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.messages import text

from .positions import legal_moves, reached, redacted, view_at

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Line, Match, Turn

    from .narration import MoveText, Sentences

ONLY_MOVE = text("game_screen", "{move} It is the only move.")


def seen(match: Match, turn: Turn, viewer: Seat | None) -> Turn:
    """Leave out of a turn what its viewer may not know."""
    return redacted(match.game, turn, viewer)


def move_text(
    match: Match, line: Line, ply: int, viewer: Seat | None, sentences: Sentences
) -> MoveText:
    """Return the move that a line makes at this ply, and whether it was the only legal one."""
    at = reached(match, line, ply)
    described = sentences.move_text(seen(match, line[ply], viewer), view_at(match.game, at, viewer))
    if len(legal_moves(match.game, at)) == 1:
        return evolve(described, sentence=ONLY_MOVE.bind(move=described.sentence))
    return described
