"""Key, title and seats of each game: enough to list them without importing their rules."""

from __future__ import annotations

from attrs import frozen

from core.kernel.messages import Message, text


@frozen
class Box:
    """What is known of a game whose rules are not imported yet.

    Attributes:
        key: Its name in files and requests.
        title: Its name for people.
        seats: How many can play.

    """

    key: str
    title: Message
    seats: range


AZUL_DUEL = Box("azul_duel", text("azul_duel", "Azul Duel"), range(2, 3))
KINGDOMINO = Box("kingdomino", text("kingdomino", "Kingdomino"), range(2, 5))
PIXIES = Box("pixies", text("pixies", "Pixies"), range(2, 6))
BOXES = {box.key: box for box in (AZUL_DUEL, KINGDOMINO, PIXIES)}
