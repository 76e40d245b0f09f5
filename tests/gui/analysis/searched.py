"""What the analysis of a position finds after a few playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.deepening import deepening
from gui.analysis.lines import LINES, Found, described

if TYPE_CHECKING:
    from core.match import Match


def analyzed(match: Match, most: int = 128) -> Found:
    """Search a position for a moment."""
    game, seat = match.game, match.to_act
    assert seat is not None
    view = game.view(match.state, seat)
    *_, depth = deepening(game, view, seat, LINES, seed=1, stop=lambda: False, most=most)
    return described(game, view, depth)
