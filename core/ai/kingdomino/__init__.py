"""The computer player of Kingdomino."""

from __future__ import annotations

from core.ai.fast.kingdomino.search import COMPILED
from core.ai.opponent import MASTER_SECONDS, MOST_PLAYOUTS, Opponent, Strength

from . import packing, reasons, search
from .foolish import foolish

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "gentle": Strength(40, 10.0, whims=0.6),
        "novice": Strength(60, 10.0, 0.67),
        "casual": Strength(60, 9.0),
        "skilled": Strength(90, 5.0),
        "hard": Strength(220, 2.5),
        "expert": Strength(8000),
        "master": Strength(MOST_PLAYOUTS, seconds=MASTER_SECONDS),
    },
    plans_ahead=True,
    review_budget=1200,
    foolish=foolish,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, _: packing.unpack_move(packed),
)
