"""The kinds of points of Azul Duel in the statistics."""

from __future__ import annotations

from core.games.azul_duel.tally_texts import ON_THE_TRACK
from core.games.azul_duel.texts import SPARED

from .narration import ROUND, SHORT

ROUNDS = 5
CATEGORIES = (
    ON_THE_TRACK,
    *(ROUND.bind(round=number) for number in range(1, ROUNDS + 1)),
    *SHORT.values(),
    SPARED,
)
