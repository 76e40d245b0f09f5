"""Find the moves of a match that showed hidden pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.messages import Seat
    from core.match import Match


def reveals(match: Match, ply: int, seats: Iterable[Seat]) -> bool:
    """Return whether the move at this ply showed one of the seats something it could not know."""
    game, turn = match.game, match.line[ply]
    before = match.line[ply - 1].state if ply else match.start.state
    return any(
        game.reveals(game.view(before, seat), [game.redact(event, seat) for event in turn.events])
        for seat in seats
    )
