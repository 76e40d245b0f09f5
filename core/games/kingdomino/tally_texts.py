"""Sentences shown while a real table of Kingdomino is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text

from .texts import FRAME, PLACING

if TYPE_CHECKING:
    from core.kernel.messages import Message

DID_NOT_FIT = text("kingdomino", "Dominoes that did not fit")
CASTLE_STAYS = text("kingdomino", "The castle stays in its kingdom. Move it to a free square.")
OFF_THE_GRID = text("kingdomino", "Half of the domino would be outside the grid.")
TWICE = text("kingdomino", "Domino {domino} is in two kingdoms: {player} and {other}.")
TWICE_HERE = text("kingdomino", "Domino {domino} is in this kingdom twice.")
TOUCHES_NOTHING = text("kingdomino", "Domino {domino} touches nothing.").citing(PLACING)
NO_NEIGHBOR_FITS = text(
    "kingdomino",
    "Domino {domino} matches none of its neighbors: one half must touch the castle or a "
    "square of the same terrain.",
).citing(PLACING)
CUT_OFF = text("kingdomino", "Domino {domino} is not connected to the castle.").citing(PLACING)


def is_wide(width: int, size: int) -> Message:
    """Say that a kingdom sticks out of its frame to the west or to the east."""
    return (
        plural(
            "kingdomino",
            "This kingdom is %n square(s) wide; no more than {size} are allowed.",
            "",
            width,
        )
        .bind(size=size)
        .citing(FRAME)
    )


def is_high(height: int, size: int) -> Message:
    """Say that a kingdom sticks out of its frame to the north or to the south."""
    return (
        plural(
            "kingdomino",
            "This kingdom is %n square(s) high; no more than {size} are allowed.",
            "",
            height,
        )
        .bind(size=size)
        .citing(FRAME)
    )


def missing(dominoes: int) -> Message:
    """Say how many dominoes are still to be laid."""
    return plural(
        "kingdomino",
        "%n domino(es) missing. Place every domino, or enter how many did not fit.",
        "",
        dominoes,
    )


def too_many(dominoes: int, each: int) -> Message:
    """Say how many dominoes a player cannot have."""
    return plural(
        "kingdomino", "%n domino(es) too many: every player gets {each}.", "", dominoes
    ).bind(each=each)
