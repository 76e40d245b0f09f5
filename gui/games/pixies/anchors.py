"""The paragraphs of the rulebook, by place and by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed

from .places import FIRST_PLAYER, LABELS, SCORE, SPACE

if TYPE_CHECKING:
    from core.games.pixies.areas import Space
    from core.games.pixies.view import View
    from core.kernel.places import Place

COUNTED = "scoring"
"""The paragraph about how points are counted."""

_LABELS = {
    "revealed": "turn",
    "deck_caption": "deck",
    "order": "turn",
    SCORE: "scoring",
    FIRST_PLAYER: "turn",
}
_SOURCES = ("validated-cards", "symbols", "color-zone")


def anchor_of(view: View, place: Place) -> str | None:
    """Find the paragraph about a place; None: there is nothing to point at."""
    if place.area in LABELS:
        return _LABELS.get(place.area) or _SOURCES[place.at[0]]
    if place.area == displayed(0).area:
        return _revealed(view, place.at[0])
    if place.seat is None:
        return "turn"
    if place.area == SPACE and len(place.at) > 1:
        return None
    return _lying(view.areas[place.seat].at(place.at[0]))


def anchor_now(view: View) -> str:
    """Find the paragraph about what has to be decided."""
    return "game-end" if view.to_act is None else "turn"


def _revealed(view: View, slot: int) -> str:
    """Find the paragraph about how a revealed card would be placed now."""
    card = view.display[slot]
    if card is None or view.to_act is None:
        return "turn"
    space = view.areas[view.to_act].at(CARDS[card].number)
    if space.is_validated:
        return "face-down-card"
    return "first-card" if space.up is None else "second-card"


def _lying(space: Space) -> str:
    if space.is_validated:
        return "validated-cards"
    if space.up is not None:
        return "second-card"
    return "area" if space.is_empty else "face-down-card"
