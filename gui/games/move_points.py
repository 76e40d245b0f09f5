"""The points of a turn: what the move itself earned, and what else was scored after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Message, Player, Seat, text
from core.kernel.scores import ScoreLine

from .positions import reached, score_at

if TYPE_CHECKING:
    from core.match import Line, Match

    from .narration import Sentences

SCORED_BY = text("panels", "{reason} ({player})")


@frozen
class TurnPoints:
    """The points of a turn.

    Attributes:
        own: What the move itself earned its player.
        apart: What a rule brought or cost a seat after the move, such as a penalty or a goal.

    """

    own: int
    apart: tuple[tuple[Seat, ScoreLine], ...]


def turn_points(match: Match, line: Line, ply: int, sentences: Sentences) -> TurnPoints:
    """Itemize the points of the move that a line makes after a number of moves."""
    game, turn, before = match.game, line[ply], reached(match, line, ply)
    old, new = score_at(game, before, turn.seat), score_at(game, turn, turn.seat)
    apart = tuple(sentences.scored_apart(turn, old, new))
    own = new.total - old.total - sum(each.points for seat, each in apart if seat == turn.seat)
    return TurnPoints(own, apart)


def scored_by(seat: Seat, line: ScoreLine) -> Message:
    """Name points and the player who gets or loses them."""
    return SCORED_BY.bind(reason=line.reason, player=Player(seat))
