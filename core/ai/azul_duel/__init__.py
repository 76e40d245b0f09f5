"""The computer player of Azul Duel."""

from __future__ import annotations

from core.ai.fast.azul_duel.search import COMPILED
from core.ai.opponent import Opponent, Strength

from . import packing, reasons, search

OPPONENT = Opponent(
    compiled=COMPILED,
    search=search.search,
    strengths={
        "novice": Strength(24, 30.0),
        "casual": Strength(48, 7.0),
        "skilled": Strength(48),
        "hard": Strength(100),
        "expert": Strength(300),
    },
    hint=Strength(6000),
    review_budget=500,
    reasons=reasons.found,
    reason_kinds=reasons.KINDS,
    read_move=lambda packed, state: packing.unpack_move(packed, state.line),
)
