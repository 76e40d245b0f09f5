"""The kinds of points of Kingdomino in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.kingdomino.texts import HARMONY, MIDDLE_KINGDOM, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine
    from core.match import Match

CATEGORIES = (*TERRAINS.values(), MIDDLE_KINGDOM, HARMONY)


def score_lines(match: Match, seat: Seat) -> Iterable[ScoreLine]:
    """Itemize all games of a dynasty: the sheet only sums up the earlier ones."""
    state = match.state
    for kingdoms in (*state.table.earlier, state.table.kingdoms):
        alone = evolve(state, table=evolve(state.table, earlier=(), kingdoms=kingdoms))
        yield from match.game.score(alone, seat).lines
