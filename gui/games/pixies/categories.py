"""The kinds of points of Pixies in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.events import Scored

from .narration import SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine
    from core.match import Match

CATEGORIES = SOURCES


def score_lines(match: Match, seat: Seat) -> Iterable[ScoreLine]:
    """Itemize the points of all rounds, if they were played here: the sheet only sums them up."""
    events = (event for turn in match.turns for event in turn.events)
    itemized = [each.line for each in events if isinstance(each, Scored) and each.seat == seat]
    sheet = match.game.score(match.state, seat)
    return itemized if sum(line.points for line in itemized) == sheet.total else sheet.lines
