"""What the start screen says of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text

if TYPE_CHECKING:
    from core.kernel.messages import Message

LINES = {
    "azul_duel": text("posters", "Take tiles by sun and by moon, raise your own dome."),
    "kingdomino": text("posters", "Draft dominoes, join the lands, count the crowns."),
    "pixies": text("posters", "Nine spaces, four seasons: which spirit stays in sight?"),
}


def players(seats: range) -> Message:
    """Say how many can play."""
    if len(seats) == 1:
        return plural("posters", "%n player(s)", "", seats[0])
    return plural("posters", "{least}–%n player(s)", "", seats[-1]).bind(least=seats[0])
