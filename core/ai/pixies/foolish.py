"""Moves of Pixies that a child would laugh at.

- It lowers the points of this round although another move does not.
- It puts a card face down on an empty space although another card could lie face up or validate.
- It covers a card although slipping the new one under it would score at least three points more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.moves import PlaceFaceDown, PlaceOver, PlaceUnder
from core.games.pixies.placing import placed
from core.games.pixies.scoring import tally

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.games.pixies.moves import Move
    from core.games.pixies.view import View

PLAIN = 3
"""How many points everybody sees."""


def foolish(view: View, moves: Sequence[Move]) -> Collection[Move]:
    """List the legal moves of the seat to act that a child would laugh at."""
    seat = view.to_act
    if seat is None:
        return ()
    area = view.areas[seat]
    now = tally(area, view.round).total
    gains = {move: tally(placed(area, move), view.round).total - now for move in moves}
    found: set[Move] = {
        move
        for move, gain in gains.items()
        if isinstance(move, PlaceOver) and gains.get(PlaceUnder(move.card), gain) - gain >= PLAIN
    }
    if not all(isinstance(move, PlaceFaceDown) for move in moves):
        found |= {move for move in moves if isinstance(move, PlaceFaceDown)}
    if any(gain >= 0 for move, gain in gains.items() if move not in found):
        found |= {move for move, gain in gains.items() if gain < 0}
    return found
