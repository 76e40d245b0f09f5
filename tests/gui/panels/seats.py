"""Seats for tests of the panels."""

from __future__ import annotations

from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook

NAMES = ("Ana", "Bence", "Cecylia", "Dora", "Emil")


def looks(seats: int) -> tuple[SeatLook, ...]:
    return tuple(map(SeatLook, NAMES[:seats], SEAT_COLORS))


def sitters(seats: int, *computers: int) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(NAMES[seat], SEAT_COLORS[seat].name, "novice" if seat in computers else "")
        for seat in range(seats)
    )
