"""Kingdomino in words: the two lines, every kingdom row by row, the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE, Direction
from core.games.kingdomino.pieces import Terrain
from core.games.kingdomino.places import (
    PILE,
    current_king,
    current_slot,
    discard,
    kingdom_cell,
    next_slot,
    waiting_king,
)
from core.games.kingdomino.scoring import prospects
from core.games.kingdomino.state import Decision
from core.games.kingdomino.texts import CASTLE_WITHIN
from core.kernel.messages import Player, text
from gui.games.zones import Line, Zone, listed

from . import places as spots
from . import texts
from .names import name_of
from .places import half

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from core.games.kingdomino.kingdom import Kingdom
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

KINGDOM = text("kingdomino_table", "Kingdom: {player}")
SUPPLY = text("kingdomino_table", "Pile and discarded dominoes")
ROW = text("kingdomino_table", "Row from the square {where}: {squares}")
ROW_FROM_CASTLE = text("kingdomino_table", "Row from the castle: {squares}")
EMPTY = text("kingdomino_table", "empty")
WITH_KING = text("kingdomino_table", "{domino}; king: {king}")
HELD = {
    Direction.EAST: text("kingdomino_table", "The other half lies to the right."),
    Direction.SOUTH: text("kingdomino_table", "The other half lies below."),
    Direction.WEST: text("kingdomino_table", "The other half lies to the left."),
    Direction.NORTH: text("kingdomino_table", "The other half lies above."),
}


def zones(view: View, near: Seat) -> list[Zone]:
    """Describe the whole board in words, the near kingdom first."""
    table = view.table
    seats = sorted(range(table.seats), key=lambda seat: (seat - near) % table.seats)
    now = texts.FIRST_CHOICE if table.opening else texts.TO_PLACE
    return [
        Zone(now, tuple(_now(view)), (("half", None), ("current_king", None))),
        Zone(texts.TO_CHOOSE, tuple(_next(view))),
        *(_kingdom(view, seat) for seat in seats),
        Zone(SUPPLY, tuple(_supply(view))),
    ]


def held_words(view: View, source: Place) -> Message:
    """Name the king, or the domino and the half by which it is held."""
    return name_of(view, source)


def variant_words(_view: View, _source: Place, variant: Hashable) -> Message | None:
    """Say where the other half of a held domino lies."""
    return HELD[variant] if isinstance(variant, Direction) else None


def _now(view: View) -> Iterator[Line]:
    table = view.table
    if table.opening:
        for turn in range(table.turn, table.setup.line):
            king = waiting_king(table.first_chooser(turn), turn // table.seats)
            yield Line(name_of(view, king), (king,))
        return
    for slot in range(table.turn, len(table.current_line)):
        yield _current(view, slot)


def _current(view: View, slot: int) -> Line:
    table, king = view.table, current_king(slot)
    acting = slot == table.turn
    if acting and table.decision is Decision.CLAIM:
        return Line(name_of(view, king), (king,))
    domino = (half(slot, 0), half(slot, 1)) if acting else (current_slot(slot),)
    owner = Player(table.current_line[slot].king)
    words = WITH_KING.bind(domino=name_of(view, current_slot(slot)), king=owner)
    return Line(words, (*domino, king))


def _next(view: View) -> Iterator[Line]:
    for slot in range(len(view.table.next_line)):
        yield Line(name_of(view, next_slot(slot)), (next_slot(slot),))


def _kingdom(view: View, seat: Seat) -> Zone:
    table = view.table
    bonuses = (spots.bonus(seat, index) for index in range(len(prospects(table, seat))))
    labels = (spots.score(seat), *bonuses, *_terrains(table.kingdoms[seat], seat))
    lines = (*_named(view, labels), *_rows(table.kingdoms[seat], seat))
    return Zone(KINGDOM.bind(player=Player(seat)), lines, (("kingdom", seat),))


def _terrains(kingdom: Kingdom, seat: Seat) -> Iterator[Place]:
    """List the lines of the terrains that have crowned territories."""
    crowned = {territory.terrain for territory in kingdom.territories if territory.crowns}
    for index, terrain in enumerate(Terrain):
        if terrain in crowned:
            yield spots.terrain_line(seat, index)


def _named(view: View, named: Iterable[Place]) -> Iterator[Line]:
    return (Line(name_of(view, place), (place,)) for place in named)


def _rows(kingdom: Kingdom, seat: Seat) -> Iterator[Line]:
    cells = {CASTLE, *kingdom.squares}
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    for y in rows:
        row = [(x, y) for x in columns]
        squares = [
            CASTLE_WITHIN
            if cell == CASTLE
            else texts.square(kingdom.squares[cell])
            if cell in cells
            else EMPTY
            for cell in row
        ]
        words = ROW_FROM_CASTLE if row[0] == CASTLE else ROW.bind(where=texts.where(row[0]))
        yield Line(
            words.bind(squares=listed(squares)),
            tuple(kingdom_cell(seat, cell) for cell in row if cell in cells),
        )


def _supply(view: View) -> Iterator[Line]:
    dynasty = (spots.GAMES,) if view.table.options["dynasty"] else ()
    yield from _named(view, (PILE, spots.TURNS, spots.DISCARDS, *dynasty))
    for seat, kingdom in enumerate(view.table.kingdoms):
        for index in range(len(kingdom.discarded)):
            yield from _named(view, (discard(seat, index),))
