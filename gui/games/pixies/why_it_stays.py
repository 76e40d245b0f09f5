"""Why a card that lies on the table cannot be taken, where no move would begin with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

from .places import PILE

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

DECK = text(
    "pixies_table", "New cards are revealed from the deck when all of these are taken."
).citing("turn")
VALIDATED = text(
    "pixies_table", "This card is validated: it stays until the end of the round."
).citing("validated-cards")
FACE_UP = text(
    "pixies_table", "A placed card stays on its space; another {number} can still validate it."
).citing("second-card")
FACE_DOWN = text(
    "pixies_table",
    "A face-down card stays on its space until a card with the number {number} covers it.",
).citing("face-down-card")


def why_it_stays(view: View, place: Place) -> Message | None:
    """Say which rule keeps a card where it lies; None: nothing does."""
    if place == PILE:
        return DECK
    if place.seat is None:
        return None
    (number,) = place.at
    space = view.areas[place.seat].at(number)
    if space.is_validated:
        return VALIDATED
    return (FACE_DOWN if space.up is None else FACE_UP).bind(number=number)
