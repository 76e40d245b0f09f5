"""Texts about the hidden pieces that a move of Azul Duel showed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import places
from core.kernel.events import Moved, Turned
from core.kernel.messages import Player, plural, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.azul_duel.events import Event
    from core.kernel.messages import Message, Seat

DISPLAY, CHIP, SLOT = places.display(0).area, places.chip(0).area, places.slot(0, 0).area

LAID = text("azul_duel_table", "{player} placed a drawn dome plate.")
NEXT_BACK = text("azul_duel_table", "The back of the next dome plate in the stack was revealed.")


def _tiles(count: int) -> Message:
    return plural("azul_duel_table", "%n new tile(s) drawn for the factories.", "", count)


def _displayed(count: int) -> Message:
    return plural("azul_duel_table", "%n new dome plate(s) revealed on the display.", "", count)


def _chips(count: int) -> Message:
    return plural("azul_duel_table", "%n bonus chip(s) revealed.", "", count)


def _looked(seat: Seat, count: int) -> Message:
    looked = plural("azul_duel_table", "{player} looked at %n drawn dome plate(s).", "", count)
    return looked.bind(player=Player(seat))


def shown(events: Sequence[Event]) -> Iterator[Message]:
    """Say which tiles, chips and plates came to light in a move."""
    moved = [event for event in events if isinstance(event, Moved)]
    turned = [event.place for event in events if isinstance(event, Turned)]
    if tiles := sum(event.source == places.BAG for event in moved):
        yield _tiles(tiles)
    from_stack = [event.target.area for event in moved if event.source == places.STACK]
    if plates := from_stack.count(DISPLAY):
        yield _displayed(plates)
    if chips := sum(place.area == CHIP for place in turned):
        yield _chips(chips)
    looking = [place.seat for place in turned if place.area == places.HAND]
    if looking and looking[0] is not None:
        yield _looked(looking[0], len(looking))
    for event in moved:
        if event.source.area == places.HAND and event.target.area == SLOT:
            yield LAID.bind(player=Player(event.source.seat or 0))
    if places.HAND in from_stack:
        yield NEXT_BACK
