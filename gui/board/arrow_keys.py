"""Finding the next place in a direction, for the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from core.kernel.places import Place

    ZoneOf = Callable[[Place], Hashable]
    """Tells which zone of the board a place belongs to."""

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


def in_reading_order(
    rects: Mapping[Place, QRectF], here: Place | None, direction: QPointF, zone_of: ZoneOf
) -> Place | None:
    """Find the next place like ``neighbor``; left and right run through a whole zone before that.

    So that a zone of several rows is a line for players who do not see it: each key takes back the
    other.
    """
    if here not in rects or here is None or not direction.x():
        return neighbor(rects, here, direction)
    mates = [place for place in rects if zone_of(place) == zone_of(here)]
    order = _rows(mates, rects)
    index = order.index(here) + round(direction.x())
    if 0 <= index < len(order):
        return order[index]
    others = {place: rects[place] for place in rects if place not in mates or place == here}
    return neighbor(others, here, direction)


def _rows(places: Sequence[Place], rects: Mapping[Place, QRectF]) -> list[Place]:
    """Sort places by rows from the top, each from the left."""
    rows: list[list[Place]] = []
    for place in sorted(places, key=lambda each: rects[each].center().y()):
        middle = rects[place].center().y()
        if rows and middle <= rects[rows[-1][0]].bottom():
            rows[-1].append(place)
        else:
            rows.append([place])
    return [
        place for row in rows for place in sorted(row, key=lambda each: rects[each].center().x())
    ]


def zone(place: Place) -> tuple[str, int | None]:
    """Return which zone of the board a place belongs to."""
    return place.area, place.seat


def next_in_zones(
    places: Sequence[Place], here: Place | None, step: int, zone_of: ZoneOf = zone
) -> Place | None:
    """Find the first place of the next zone, going round."""
    zones = list(dict.fromkeys(map(zone_of, places)))
    if not zones:
        return None
    if here is None or zone_of(here) not in zones:
        wanted = zones[0 if step > 0 else -1]
    else:
        wanted = zones[(zones.index(zone_of(here)) + step) % len(zones)]
    return next(place for place in places if zone_of(place) == wanted)


def after(places: Sequence[Place], here: Place | None, step: int) -> Place:
    """Find the next of some places in their order, going round."""
    if here not in places:
        return places[0 if step > 0 else -1]
    return places[(places.index(here) + step) % len(places)]
