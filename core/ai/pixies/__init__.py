"""The computer player of Pixies."""

from __future__ import annotations

from core.ai.fast.pixies.search import COMPILED
from core.ai.opponent import Opponent, Strength

from . import packing, reasons, search

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "novice": Strength(40, 12.0),
        "casual": Strength(60, 7.0),
        "skilled": Strength(100, 4.0),
        "hard": Strength(300, 1.0),
        "expert": Strength(40_000),
    },
    review_budget=4000,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, _: packing.unpack_move(packed),
)
