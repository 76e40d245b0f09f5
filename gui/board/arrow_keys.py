"""Finding the next place in a direction, for the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.kernel.places import Place

DIRECTIONS = {
    "left": QPointF(-1, 0),
    "right": QPointF(1, 0),
    "up": QPointF(0, -1),
    "down": QPointF(0, 1),
}

ASIDE = 2.5
"""How much a step aside counts compared with a step ahead."""


def neighbor(rects: Mapping[Place, QRectF], here: Place | None, direction: QPointF) -> Place | None:
    """Find the nearest place in a direction; the first of all if there is no place here."""
    if here is None or here not in rects:
        return next(iter(rects), None)
    center = rects[here].center()

    def effort(place: Place) -> float | None:
        way = rects[place].center() - center
        ahead = way.x() * direction.x() + way.y() * direction.y()
        aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
        return ahead + ASIDE * aside if ahead > 1 else None

    ranked = [(cost, place) for place in rects if (cost := effort(place)) is not None]
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else here


def zone(place: Place) -> tuple[str, int | None]:
    """Return which zone of the board a place belongs to."""
    return place.area, place.seat


def next_in_zones(places: Sequence[Place], here: Place | None, step: int) -> Place | None:
    """Find the first place of the next zone, going round."""
    zones = list(dict.fromkeys(map(zone, places)))
    if not zones:
        return None
    if here is None or zone(here) not in zones:
        wanted = zones[0 if step > 0 else -1]
    else:
        wanted = zones[(zones.index(zone(here)) + step) % len(zones)]
    return next(place for place in places if zone(place) == wanted)


def after(places: Sequence[Place], here: Place | None, step: int) -> Place:
    """Find the next of some places in their order, going round."""
    if here not in places:
        return places[0 if step > 0 else -1]
    return places[(places.index(here) + step) % len(places)]
