"""The computer player of Pixies."""

from __future__ import annotations

from core.ai.fast.pixies.search import COMPILED
from core.ai.opponent import MASTER_SECONDS, MOST_PLAYOUTS, Opponent, Strength

from . import packing, reasons, search
from .foolish import foolish

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "gentle": Strength(40, 12.0, whims=0.65),
        "novice": Strength(40, 12.0),
        "casual": Strength(60, 7.0),
        "skilled": Strength(100, 4.0),
        "hard": Strength(300, 1.0),
        "expert": Strength(40_000),
        "master": Strength(MOST_PLAYOUTS, seconds=MASTER_SECONDS),
    },
    review_budget=4000,
    foolish=foolish,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, _: packing.unpack_move(packed),
)
