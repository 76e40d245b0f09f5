"""A table about to be opened: the game, its seats, and how guests come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Seat
from core.table.values import SeatInfo
from gui.store.plan import Plan

if TYPE_CHECKING:
    from core.record import Sitter

HOME, INTERNET = "home", "internet"
WAYS = (HOME, INTERNET)


@frozen
class TablePlan:
    """The choices of the dialog that opens a table.

    Attributes:
        plan: The game, its options, and who sits here.
        guests: The seats that are open for guests.
        way: Whether guests come from the same network or across the Internet.
        free_words: Whether they may write words of their own.

    """

    plan: Plan
    guests: frozenset[Seat]
    way: str = HOME
    free_words: bool = False

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where when the table is opened."""
        return tuple(
            open_seat(sitter.color) if seat in self.guests else seated(sitter)
            for seat, sitter in enumerate(self.plan.sitters)
        )


def open_seat(color: str) -> SeatInfo:
    """Leave a seat open."""
    return SeatInfo("open", "", color)


def seated(sitter: Sitter) -> SeatInfo:
    """Seat a person at this computer, or a computer."""
    kind = "computer" if sitter.level else "host"
    return SeatInfo(kind, sitter.name, sitter.color, sitter.level)
