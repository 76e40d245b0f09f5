"""What every ledger fulfills.

A position that is set up need not say where its points came from, so a ledger is checked against
the most that the rounds so far can bring and cost, not against the tiles in the dome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import (
    FIRST_STACK,
    LAST_PLATE_ROUND,
    MOST_BROKEN,
    MOST_FIRST,
    MOST_FOR_SPECIALS,
    MOST_FOR_TILES,
    ROUNDS,
    TOKENS,
)

if TYPE_CHECKING:
    from .board import Ledger


def adds_up(ledger: Ledger, round_: int) -> bool:
    """Return whether a ledger is possible in a round from 1 to 5."""
    draws = FIRST_STACK * TOKENS * min(round_, LAST_PLATE_ROUND)
    penalties = -(ledger.broken + ledger.first)
    return (
        len(ledger.tiles) == ROUNDS
        and all(0 <= points <= MOST_FOR_TILES for points in ledger.tiles)
        and not any(ledger.tiles[round_:])
        and 0 <= ledger.specials <= MOST_FOR_SPECIALS
        and 0 <= -ledger.plates <= draws
        and 0 <= -ledger.broken <= MOST_BROKEN * round_
        and -ledger.first in range(0, MOST_FIRST * round_ + 1, MOST_FIRST)
        and 0 <= ledger.spared <= penalties
        and ledger.total >= 0
    )
