"""Views and points of a match's positions, each computed once for a seat.

A position is known by the turn that led to it, or by the start of its match. What is known of it is
dropped together with that object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from core.kernel.messages import Seat
from core.kernel.scores import ScoreSheet
from core.match import Turn

from .once import once_for_each
from .registry import ui_of

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.match import Line, Match, Start


@frozen(eq=False)
class Known:
    """What was computed of one position, by seat.

    Attributes:
        views: What the position alone shows.
        seen: What a seat knows that has watched from the start.
        sheets: The points.
        turns: The turn that led here, without what the seat may not know.
        moves: The legal moves; empty: not listed yet, or none.

    """

    views: dict[Seat | None, Any] = field(factory=dict)
    seen: dict[Seat | None, Any] = field(factory=dict)
    sheets: dict[Seat, ScoreSheet] = field(factory=dict)
    turns: dict[Seat | None, Turn] = field(factory=dict)
    moves: list[Any] = field(factory=list)


def reached(match: Match, line: Line, ply: int) -> Turn | Start:
    """Find what led to the position of a line after a number of moves."""
    return line[ply - 1] if ply else match.start


def view_at(game: AnyGame, at: Turn | Start, seat: Seat | None) -> Any:
    """Return a seat's view of a position, without what it has watched."""
    views = _known(at).views
    if seat not in views:
        views[seat] = game.view(at.state, seat)
    return views[seat]


def seen_by(match: Match, seat: Seat | None) -> Any:
    """Return the view of a seat that has watched from the start."""
    at = reached(match, match.line, match.ply)
    seen = _known(at).seen
    if seat not in seen:
        seen[seat] = match.remembered(view_at(match.game, at, seat), seat)
    return seen[seat]


def score_at(game: AnyGame, at: Turn | Start, seat: Seat) -> ScoreSheet:
    """Itemize the points of a seat in a position, as they are shown."""
    sheets = _known(at).sheets
    if seat not in sheets:
        sheets[seat] = ui_of(game.key).shown_score(game, at.state, seat)
    return sheets[seat]


def scores(match: Match) -> tuple[ScoreSheet, ...]:
    """Itemize the points of every seat as they stand."""
    at = reached(match, match.line, match.ply)
    return tuple(score_at(match.game, at, seat) for seat in range(match.start.seats))


def legal_moves(game: AnyGame, at: Turn | Start) -> tuple[Any, ...]:
    """List the legal moves of a position."""
    moves = _known(at).moves
    if not moves:
        moves.extend(game.legal_moves(at.state))
    return tuple(moves)


def redacted(game: AnyGame, turn: Turn, seat: Seat | None) -> Turn:
    """Leave out of a turn what a seat may not know."""
    turns = _known(turn).turns
    if seat not in turns:
        events = tuple(game.redact(event, seat) for event in turn.events)
        turns[seat] = evolve(turn, events=events)
    return turns[seat]


@once_for_each
def _known(_at: Turn | Start) -> Known:
    return Known()
