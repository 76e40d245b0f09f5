"""The seats of a table as the players of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.record import Sitter
from gui.store.plan_data import trusted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.table.values import SeatInfo

HERE = "host"
"""The kind of a seat that a person at the host's computer has."""


def players_of(seats: Sequence[SeatInfo]) -> tuple[Sitter, ...]:
    """Name the players as a record does; what came from outside is checked."""
    sitters = tuple(Sitter(each.name, each.color, each.level) for each in seats)
    return trusted(sitters, len(seats))


def remote_seats(seats: Sequence[SeatInfo]) -> frozenset[Seat]:
    """List the seats that are not played at the host's computer."""
    return frozenset(seat for seat, each in enumerate(seats) if each.kind not in {HERE, "computer"})


def seats_here(seats: Sequence[SeatInfo]) -> tuple[Seat, ...]:
    """List the seats of people at the host's computer."""
    return tuple(seat for seat, each in enumerate(seats) if each.kind == HERE)
