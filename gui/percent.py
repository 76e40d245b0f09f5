"""Shares of a whole, written as each language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from core.kernel.messages import Message

PERCENT = text("percent", "{number}%")


def percent(number: int) -> Message:
    """Say so many of a hundred."""
    return PERCENT.bind(number=number)
