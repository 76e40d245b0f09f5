"""Texts about the hidden pieces that a move of Azul Duel showed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import places
from core.games.azul_duel import texts as rules
from core.games.azul_duel.events import RoundBegan, TowerPoured
from core.games.azul_duel.pieces import COLORS
from core.games.azul_duel.state import LARGE
from core.kernel.events import Moved, Turned
from core.kernel.messages import Player, plural, text
from gui.games.phrases import enumerated, sentence
from gui.games.zones import listed

from .names import name_of, plate_spaces

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.azul_duel.events import Event
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message, Seat
    from core.match import Turn

DISPLAY, CHIP, SLOT = places.display(0).area, places.chip(0).area, places.slot(0, 0).area

LAID = text("azul_duel_table", "{player} placed a drawn dome plate.")
NEXT_BACK = text("azul_duel_table", "The back of the next dome plate in the stack was revealed.")

ROUND_BEGINS = text("azul_duel_table", "Round {round} begins; {player} goes first.")
LARGE_FILLED = text("azul_duel_table", "Large factory: {tiles}.")
SMALL_FILLED = text("azul_duel_table", "Small factory {factory}: {tiles}.")
NEW_PLATE = text("azul_duel_table", "New dome plate on display: {plates}.")
NEW_PLATES = text("azul_duel_table", "New dome plates on display: {plates}.")
POURED = text("azul_duel_table", "The tiles in the tower go back into the bag.")


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


def news(turn: Turn, after: View, *, compact: bool) -> Iterator[Message]:
    """Name the tiles, chips and plates that came to light; in few words not those of a round."""
    events = turn.events
    begun = next((event for event in events if isinstance(event, RoundBegan)), None)
    if begun is not None:
        yield ROUND_BEGINS.bind(round=begun.round, player=Player(begun.seat))
    if any(isinstance(event, TowerPoured) for event in events):
        yield POURED
    if begun is None or not compact:
        yield from _plates(events, after)
    if begun is not None and not compact:
        yield from _factories(after)
    for event in events:
        match event:
            case Turned(_, place) if place.area == CHIP or (place.area == places.HAND and place.at):
                yield sentence(name_of(after, place))


def _plates(events: Sequence[Event], after: View) -> Iterator[Message]:
    """Name the plates that came to the display."""
    targets = [e.target for e in events if isinstance(e, Moved) and e.source == places.STACK]
    shown = [after.display[target.at[0]] for target in targets if target.area == DISPLAY]
    plates = [plate_spaces(plate) for plate in shown if plate is not None]
    if plates:
        yield (NEW_PLATES if len(plates) > 1 else NEW_PLATE).bind(plates=listed(plates))


def _factories(view: View) -> Iterator[Message]:
    for number, factory in enumerate(view.factories):
        order = sorted(factory.sun, key=COLORS.index)
        tiles = enumerated(rules.COLORS[tile] for tile in order)
        filled = LARGE_FILLED if number == LARGE else SMALL_FILLED.bind(factory=number)
        yield filled.bind(tiles=tiles)
