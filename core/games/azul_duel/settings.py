"""What can be chosen before a game of Azul Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.options import Option

from .goals import BEGINNER, CHOICES
from .texts import (
    SPECIAL_COUNTS,
    SPECIAL_COUNTS_EXPLAINED,
    TABLETS,
    TABLETS_EXPLAINED,
    ZERO_POINT_DRAW,
    ZERO_POINT_DRAW_EXPLAINED,
)

if TYPE_CHECKING:
    from core.kernel.options import Options

FORCED_ONLY = "forced_only"
FIRST_FREE = "first_free"
FREE = "free"

OPTIONS = (
    Option("tablets", CHOICES, "random_3", TABLETS, TABLETS_EXPLAINED, first=BEGINNER),
    Option(
        "zero_point_draw",
        (FORCED_ONLY, FIRST_FREE, FREE),
        FORCED_ONLY,
        ZERO_POINT_DRAW,
        ZERO_POINT_DRAW_EXPLAINED,
    ),
    Option(
        "special_counts_as_color",
        (True, False),
        True,  # noqa: FBT003 - the default of a field named default
        SPECIAL_COUNTS,
        SPECIAL_COUNTS_EXPLAINED,
    ),
)


def tablets(options: Options) -> str:
    """Return which scoring tablets were chosen."""
    return str(options["tablets"])


def special_counts(options: Options) -> bool:
    """Return whether a special tile is one more color for the goal of five colors."""
    return options["special_counts_as_color"] is True
