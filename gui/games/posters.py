"""Texts about the number of players of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural

if TYPE_CHECKING:
    from core.kernel.messages import Message


def players(seats: range) -> Message:
    """Say how many can play."""
    if len(seats) == 1:
        return plural("posters", "%n player(s)", "", seats[0])
    return plural("posters", "{least}–%n player(s)", "", seats[-1]).bind(least=seats[0])
