"""Sentences shown while a real table of Pixies is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text

if TYPE_CHECKING:
    from core.kernel.messages import Message

OWN_SPACE = text("pixies", "A face-up card goes on the space with its number: {space}.")
FACE_TAKEN = text("pixies", "There is already a face-up card on space {space}.")
BACK_TAKEN = text("pixies", "There is already a face-down card on space {space}.")
CARD_IN_TWO_AREAS = text(
    "pixies",
    "In round {round}, {player} and {other} both have this card: {number} ({color}).",
)
NINE_VALIDATED = text(
    "pixies",
    "In round {round}, not all nine spaces can be validated: the ninth card on an empty "
    "space ends the round.",
)
NOT_FULL = text("pixies", "In round {round}, nobody has cards on all nine spaces yet.")


def cards_missing(cards: int) -> Message:
    """Say how many cards a player has fewer than others in a round."""
    return plural(
        "pixies",
        "Round {round}: %n card(s) missing; every player places the same number.",
        "",
        cards,
    )
