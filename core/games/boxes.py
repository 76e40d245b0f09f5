"""What is printed on the box of each game: enough to list them without importing their rules."""

from __future__ import annotations

from attrs import frozen

from core.kernel.messages import Message, text


@frozen
class Box:
    """What is known of a game whose rules are not imported yet.

    Attributes:
        key: Its name in files and requests; ``core.games.<key>`` holds its rules.
        title: Its name for people.
        seats: How many can play.
        line: What the start screen says of it; None: nothing.
        credits: Who made it; empty: it is not said.
        art: How the names of its three drawings end: poster, banner and emblem.

    """

    key: str
    title: Message
    seats: range
    line: Message | None = None
    credits: str = ""
    art: str = "plain"


AZUL_DUEL = Box(
    "azul_duel",
    text("azul_duel", "Azul Duel"),
    range(2, 3),
    text("posters", "Take tiles by sunlight and moonlight, and build your dome."),
    "Michael Kiesling · Next Move Games, Plan B Games",
    "azul_duel",
)
KINGDOMINO = Box(
    "kingdomino",
    text("kingdomino", "Kingdomino"),
    range(2, 5),
    text("posters", "Draft dominoes, join the lands, count the crowns."),
    "Bruno Cathala · Blue Orange",
    "kingdomino",
)
PIXIES = Box(
    "pixies",
    text("pixies", "Pixies"),
    range(2, 6),
    text("posters", "Nine spaces, four seasons: which spirits stay in sight?"),
    "Johannes Goupy, Sylvain Trabut · Bombyx",
    "pixies",
)
BOXES = {box.key: box for box in (AZUL_DUEL, KINGDOMINO, PIXIES)}
"""Every game by its key. Share codes number them in this order: a new one comes last."""
