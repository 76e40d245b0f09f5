"""The computer player of each game: its own record, or the search that plays every game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.kernel.registry import Registry

from .opponent import MASTER_SECONDS, MOST_PLAYOUTS, Opponent, Strength

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

GENERAL_STRENGTHS = {
    "gentle": Strength(6, whims=0.5),
    "novice": Strength(6),
    "casual": Strength(18),
    "skilled": Strength(60),
    "hard": Strength(200),
    "expert": Strength(600),
    "master": Strength(MOST_PLAYOUTS, seconds=MASTER_SECONDS),
}
GENERAL_REVIEW_BUDGET = 150


def _azul_duel() -> Opponent:
    from .azul_duel import OPPONENT  # noqa: PLC0415 - imported when it is first asked

    return OPPONENT


def _kingdomino() -> Opponent:
    from .kingdomino import OPPONENT  # noqa: PLC0415 - imported when it is first asked

    return OPPONENT


def _pixies() -> Opponent:
    from .pixies import OPPONENT  # noqa: PLC0415 - imported when it is first asked

    return OPPONENT


OPPONENTS: Registry[Opponent] = Registry(
    {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
)
"""The games that have a computer player of their own."""


def opponent_of(game: AnyGame) -> Opponent:
    """Return the computer player of a game."""
    return OPPONENTS[game.key] if game.key in OPPONENTS else general_opponent(game)


def general_opponent(game: AnyGame) -> Opponent:
    """Make the computer player that needs nothing but the rules."""
    from .information_set_search import search  # noqa: PLC0415 - imported when it is first asked

    return Opponent(partial(search, game), GENERAL_STRENGTHS, GENERAL_REVIEW_BUDGET)
