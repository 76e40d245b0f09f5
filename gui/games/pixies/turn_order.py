"""The order in which players take the cards of this turn, and who took which."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from core.kernel.messages import Seat


def takers(view: View) -> tuple[Seat, ...]:
    """List who takes the first, the second, … card of this turn."""
    return tuple((view.first + turn) % view.seats for turn in range(len(view.display)))


def taken(view: View) -> int:
    """Count the cards that were taken in this turn."""
    return view.display.count(None)


def taker_of(view: View, slot: int) -> Seat | None:
    """Return who took the card of a slot; None: it lies there, or its taker is unknown."""
    if view.takers and (seat := view.takers[slot]) is not None:
        return seat
    so_far = set(takers(view)[: taken(view)])
    if view.display[slot] is not None or len(so_far) != 1:
        return None
    return next(iter(so_far))
