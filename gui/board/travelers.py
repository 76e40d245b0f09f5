"""Pieces in motion: events as flights from place to place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF

from core.kernel.events import Moved, Rearranged, Scored, Turned
from core.kernel.places import Place

from .animator import STAGGER, Flight
from .faces import Face
from .items import PieceItem

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from .tabletop import Tabletop

TRAVEL_Z = 710.0

Travel: TypeAlias = tuple[Any, Moved | None]
"""An event, and what it moves."""


@frozen(eq=False)
class Dropped:
    """What the hand just let go, and how far off its place: it need not travel all the way."""

    places: frozenset[Place] = frozenset()
    offset: QPointF = field(factory=QPointF)


class Travelers:
    """Makes pieces that travel, and owns them until everything settles.

    Attributes:
        items: The pieces under way.
        dropped: What was let go just now.

    """

    def __init__(self, scene: QGraphicsScene, tabletop: Tabletop) -> None:
        """Begin with no piece under way."""
        self._scene = scene
        self._tabletop = tabletop
        self.items: list[PieceItem] = []
        self.dropped = Dropped()

    def travels(self, events: Sequence[Any]) -> list[Travel]:
        """List what each event moves."""
        return [each for event in events for each in self._travels(event)]

    def depart(self, travels: Sequence[Travel], before: Mapping[Place, Face]) -> list[Flight]:
        """Start one flight for each piece; several moves of one piece become one flight."""
        flights: list[tuple[Moved, Flight]] = []
        coming = self._tabletop.wanted()
        delay = 0.0
        for event, travel in travels:
            if isinstance(event, Scored):
                delay += STAGGER
            flight = self._flight(travel, before, coming, delay) if travel else None
            if travel is None or flight is None:
                continue
            if (at := _arrived(flights, travel)) is not None:
                _, earlier = flights.pop(at)
                earlier.item.setVisible(False)
                flight = evolve(
                    flight, start=earlier.start, delay=earlier.delay, appears=earlier.appears
                )
            flights.append((travel, flight))
            delay += STAGGER
        self.dropped = Dropped()
        return [flight for _, flight in flights]

    def vanish(self) -> None:
        """Remove all flying pieces from the board."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items.clear()

    def _travels(self, event: Any) -> list[Travel]:
        closing = event.moves if isinstance(event, Rearranged) else ()
        travel = self._tabletop.table.travel(event)
        return [(event, travel), *((event, move) for move in closing)]

    def _flight(
        self,
        travel: Moved,
        before: Mapping[Place, Face],
        coming: Mapping[Place, Face],
        delay: float,
    ) -> Flight | None:
        top = self._tabletop
        face, left = coming.get(travel.target), before.get(travel.source)
        start, end = top.rect_of(travel.source), top.rect_of(travel.target)
        if left is not None:
            start = left.body or left.rect  # it may have lain where the place is no longer
        if start.isNull() or end.isNull():
            return None
        picture = face.picture if face else top.table.picture_of(travel.piece, top.stage)
        if picture is None:
            return None
        size = (face or left or Face(travel.target, picture, end)).rect.size()
        half = QPointF(size.width() / 2, size.height() / 2)
        end_at = face.rect.topLeft() if face else end.center() - half
        if travel.source in before:
            top.fade((travel.source,), 0.0)
        above = left.z if left else 0.0
        shown = Face(travel.target, picture, QRectF(start.topLeft(), size), z=above)
        traveler = PieceItem()
        dress = partial(top.dress, traveler, shown, TRAVEL_Z)
        if left is not None:
            dress()
        self._scene.addItem(traveler)
        self.items.append(traveler)
        turn = (left.turn if left else 0.0, face.turn if face else 0.0)
        start_at = start.center() - half
        if travel.source in self.dropped.places:
            start_at = end_at + self.dropped.offset
        elif left is not None and face is None:
            start_at = left.rect.topLeft()
        late = dress if left is None else None
        return Flight(traveler, start_at, end_at, delay, turn, appears=left is None, dress=late)


def _arrived(flights: Sequence[tuple[Moved, Flight]], travel: Moved) -> int | None:
    """Find the flight that brought the piece to where it travels on from.

    Another piece out of the same pile has not come from there.
    """
    numbers = range(len(flights) - 1, -1, -1)
    came = (travel.piece, travel.source)
    return next((n for n in numbers if (flights[n][0].piece, flights[n][0].target) == came), None)


def done_by_hand(travels: Sequence[Travel], before: Mapping[Place, Face]) -> tuple[Place, ...]:
    """Find where the last move went: as far as pieces moved, turned or scored for it."""
    last: dict[Place, str] = {}
    going_on = False
    for event, travel in travels:
        going_on |= travel is None and not isinstance(event, Moved | Scored | Turned)
        if travel is None:
            continue
        carried = last.get(travel.source) == travel.piece  # not another one out of the same pile
        if carried or (travel.source in before and not going_on):
            last.pop(travel.source, None)
            last[travel.target] = travel.piece
    return tuple(last)


def untouched(marked: Sequence[Place], travels: Sequence[Travel]) -> tuple[Place, ...]:
    """Keep the marked places to and from which nothing has moved since."""
    touched = {at for _, moved in travels if moved for at in (moved.source, moved.target)}
    return tuple(place for place in marked if place not in touched)
