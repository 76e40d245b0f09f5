"""Numbers as they are written: percentages in each language, points with a true minus sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from core.kernel.messages import Message

PERCENT = text("percent", "{number}%")


def percent(number: int) -> Message:
    """Write a percentage."""
    return PERCENT.bind(number=number)


def signed(points: int, *, plus: bool = False) -> str:
    """Write points with a true minus sign."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else f"{points}"
