"""A move as it is shown: made once, and handed to board, panels, sound and screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.messages import Message, Seat
from core.kernel.scores import ScoreLine
from core.match import Turn
from gui.games.move_points import turn_points
from gui.games.move_text import move_text, seen
from gui.games.narration import Count, MoveText
from gui.games.positions import seen_by

if TYPE_CHECKING:
    from core.match import Match
    from gui.games.narration import Sentences


@frozen(eq=False)
class ShownTurn:
    """A move as the near seat may know it.

    Attributes:
        seat: Who moved.
        move: What was played.
        events: What happened.
        before: What the near seat saw before it.
        after: What it sees now.
        move_text: The move in words.
        notes: Automatic events, in words.
        gain: The points that the move itself earned.
        scored: The points of penalties, goals and bonuses after it, with the seats they concern.
        over: Whether the game ended with it.
        count: The points to be counted on the board; None: there are none.
        known: The turn with the events that the near seat may know.

    """

    seat: Seat
    move: Any
    events: tuple[Any, ...]
    before: Any
    after: Any
    move_text: MoveText
    notes: tuple[Message, ...]
    gain: int
    scored: tuple[tuple[Seat, ScoreLine], ...]
    over: bool
    count: Count | None
    known: Turn


def last_turn(match: Match, near: Seat | None, sentences: Sentences, *, counted: bool) -> ShownTurn:
    """Describe the last move of a match; in a replay nothing is counted."""
    ply = match.ply
    turn = seen(match, match.line[ply - 1], near)
    points = turn_points(match, match.line, ply - 1, sentences)
    before, after = seen_by(match.goto(ply - 1), near), seen_by(match, near)
    notes = (sentences.note(event) for event in turn.events)
    return ShownTurn(
        turn.seat,
        turn.move,
        turn.events,
        before,
        after,
        move_text(match, match.line, ply - 1, near, sentences),
        tuple(note.reason for note in notes if note is not None),
        points.own,
        points.apart,
        match.over,
        sentences.count(turn, before, after) if counted else None,
        turn,
    )
