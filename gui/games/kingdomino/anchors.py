"""The paragraphs of the rulebook, by place and by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM, prospects
from core.games.kingdomino.state import Decision

if TYPE_CHECKING:
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.places import Place

COUNTED = "end"
"""The paragraph about how points are counted."""

_AREAS = {
    "pile": "dominoes",
    "current": "turn",
    "next": "choosing",
    "kings": "first-choice",
    "discard": "discarding",
    "discard_button": "discarding",
    "frame": "kingdom-size",
    "current_plate": "turn",
    "next_plate": "choosing",
    "now_title": "turn",
    "next_title": "choosing",
    "pile_caption": "dominoes",
    "turns": "turn",
    "discards": "discarding",
    "games": "dynasty",
    "why_discard": "discarding",
    "score": "end",
    "territories": "end",
    "terrain_line": "end",
}
_BONUSES = {MIDDLE_KINGDOM: "middle-kingdom", HARMONY: "harmony"}


def anchor_of(view: View, place: Place) -> str | None:
    """Find the paragraph about a place; None: there is nothing to point at."""
    table = view.table
    match place.area:
        case "next" | "next_plate" | "now_title" | "next_title" | "turns" if table.opening:
            return "first-choice"
        case "bonus":
            return _BONUSES[list(prospects(table, place.seat or 0))[place.at[0]]]
        case "half":
            return _half(table, place.at[0])
        case "next" | "next_king" if table.opening:
            return "first-choice"
        case "current_king" | "next_king":
            return _king(table, place)
        case "kingdom" | "covered":
            return _square(table, place)
        case _:
            return _AREAS.get(place.area)


def anchor_now(view: View) -> str:
    """Find the paragraph about what has to be decided."""
    table = view.table
    if table.over:
        return "end"
    if table.opening:
        return "first-choice"
    if table.decision is Decision.CLAIM:
        return "choosing"
    return "placing" if table.next_line else "last-turn"


def _half(table: Table, slot: int) -> str | None:
    if slot >= len(table.current_line) or slot < table.turn:
        return None
    return "placing" if slot == table.turn else "turn"


def _king(table: Table, place: Place) -> str | None:
    """Find the paragraph about a king on a domino that is chosen or still to be played."""
    (slot,) = place.at
    if place.area == "current_king":
        return "turn" if table.turn <= slot < len(table.current_line) else None
    chosen = slot < len(table.next_line) and table.next_line[slot].king is not None
    return "choosing" if chosen else None


def _square(table: Table, place: Place) -> str:
    cell = (place.at[0], place.at[1])
    if cell == CASTLE:
        return "kingdom-size"
    return "end" if cell in table.kingdoms[place.seat or 0].squares else "placing"
