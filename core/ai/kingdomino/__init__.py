"""The computer player of Kingdomino."""

from __future__ import annotations

from core.ai.fast.kingdomino.search import COMPILED
from core.ai.opponent import Opponent, Strength

from . import packing, reasons, search

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "novice": Strength(60, 10.0, 0.67),
        "casual": Strength(60, 9.0),
        "skilled": Strength(90, 5.0),
        "hard": Strength(220, 2.5),
        "expert": Strength(8000),
    },
    review_budget=1200,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, _: packing.unpack_move(packed),
)
