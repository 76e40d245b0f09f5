"""A move of a match in words, as somebody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Line, Match, Turn

    from .narration import Sentences, Told


def seen(match: Match, turn: Turn, viewer: Seat | None) -> Turn:
    """Leave out of a turn what its viewer may not know."""
    redact = match.game.redact
    return evolve(turn, events=tuple(redact(event, viewer) for event in turn.events))


def told(match: Match, line: Line, ply: int, viewer: Seat | None, sentences: Sentences) -> Told:
    """Tell the move that a line makes after so many."""
    before = line[ply - 1].state if ply else match.start.state
    return sentences.told(seen(match, line[ply], viewer), match.game.view(before, viewer))
