"""Seats as they are written on a command line and in a request: open, for a guest, a computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.levels import LEVELS
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.outside_text import cleaned_name, excerpt
from core.table.values import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

COLORS = ("pink", "yellow", "green", "blue", "violet")
LEVEL = "skilled"
_SHOWN = 40

NO_SEAT = text(
    "host",
    "“{seat}” is no seat. A seat is “open”, “guest:Name”, “computer” or “computer:level”; levels "
    "are: {levels}.",
)


class BadSeat(KupolaError):
    """A text that describes no seat."""

    code = "bad_seat"


def seats_of(written: Sequence[str]) -> list[SeatInfo]:
    """Read seats; one for a guest stays open until a guest of that name comes.

    Raises:
        BadSeat: If one of them is none.

    """
    return [_seat(each, COLORS[number % len(COLORS)]) for number, each in enumerate(written)]


def _seat(written: str, color: str) -> SeatInfo:
    kind, _, rest = written.partition(":")
    name = cleaned_name(rest)
    if kind == "open" and not rest:
        return SeatInfo("open", "", color)
    if kind == "guest" and name:
        return SeatInfo("guest", name, color, present=False)
    if kind == "computer" and (rest or LEVEL) in LEVELS:
        return SeatInfo("computer", "", color, rest or LEVEL)
    levels = ", ".join(LEVELS)
    raise BadSeat(NO_SEAT.bind(seat=excerpt(written, _SHOWN), levels=levels))
