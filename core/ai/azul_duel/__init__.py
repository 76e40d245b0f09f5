"""The computer player of Azul Duel."""

from __future__ import annotations

from core.ai.fast.azul_duel.search import COMPILED
from core.ai.opponent import MASTER_SECONDS, MOST_PLAYOUTS, Opponent, Strength

from . import packing, reasons, search
from .foolish import foolish

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "gentle": Strength(24, 30.0, whims=0.46),
        "novice": Strength(24, 30.0),
        "casual": Strength(48, 7.0),
        "skilled": Strength(48),
        "hard": Strength(100),
        "expert": Strength(300),
        "master": Strength(MOST_PLAYOUTS, seconds=MASTER_SECONDS),
    },
    hint=Strength(6000),
    review_budget=500,
    foolish=foolish,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, state: packing.unpack_move(packed, state.line),
)
