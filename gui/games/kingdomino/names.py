"""Every place and what lies there, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.pieces import DOMINOES, Terrain
from core.games.kingdomino.scoring import prospects
from core.games.kingdomino.texts import TERRAINS
from core.games.kingdomino.variants import games_for
from core.kernel.messages import Player

from . import texts
from .other_kingdoms import certain_points
from .supply import turn_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place


def name_of(view: View, place: Place) -> Message:
    """Name a place."""
    table = view.table
    if place.area in _LABELS:
        message = _LABELS[place.area](view, place)
        return message if place.seat is None else message.bind(player=Player(place.seat))
    match place.area:
        case "pile":
            return texts.PILE.bind(count=view.pile)
        case "half":
            return _half(table, *place.at)
        case "current" | "current_plate":
            return _current(table, place.at[0])
        case "next" | "next_plate":
            return _next(table, place.at[0])
        case "current_king" | "next_king" | "kings":
            return _king(table, place)
        case "kingdom" | "covered":
            return _cell(table, place.seat or 0, (place.at[0], place.at[1]))
        case "discard":
            return _discard(view, place)
        case "discard_button" if not table.opening and not table.over:
            return texts.DISCARD.bind(domino=table.current_line[table.turn].domino)
        case _:
            return texts.FRAME.bind(size=table.setup.size)


def _shown(message: Message, slot: int, number: int) -> Message:
    return message.bind(place=slot + 1, domino=texts.domino(number))


def _half(table: Table, slot: int, side: int) -> Message:
    if slot >= len(table.current_line):
        return texts.CURRENT_EMPTY.bind(place=slot + 1)
    number = table.current_line[slot].domino
    domino = DOMINOES[number]
    message, square = (texts.RIGHT_HALF, domino.right) if side else (texts.LEFT_HALF, domino.left)
    return message.bind(domino=number, square=texts.square(square))


def _current(table: Table, slot: int) -> Message:
    if slot < table.turn or slot >= len(table.current_line):
        return texts.CURRENT_EMPTY.bind(place=slot + 1)
    return _shown(texts.CURRENT, slot, table.current_line[slot].domino)


def _next(table: Table, slot: int) -> Message:
    if slot >= len(table.next_line):
        return texts.NEXT_EMPTY.bind(place=slot + 1)
    drawn = table.next_line[slot]
    free, chosen = texts.FREE, texts.CHOSEN
    if table.opening:
        free, chosen = texts.FIRST_FREE, texts.FIRST_CHOSEN
    if drawn.king is None:
        return _shown(free, slot, drawn.domino)
    return _shown(chosen, slot, drawn.domino).bind(king=Player(drawn.king))


def _king(table: Table, place: Place) -> Message:
    seat = _owner(table, place)
    if seat is None:
        return texts.NO_KING
    return texts.KING.bind(king=Player(seat))


def _owner(table: Table, place: Place) -> Seat | None:
    if place.area == "kings":
        return place.seat
    line = table.current_line if place.area == "current_king" else table.next_line
    slot = place.at[0]
    return line[slot].king if slot < len(line) else None


def _cell(table: Table, seat: Seat, cell: Cell) -> Message:
    if cell == CASTLE:
        return texts.CASTLE.bind(king=Player(seat))
    return texts.named_square(seat, cell, table.kingdoms[seat].squares.get(cell))


def _now_title(view: View, _: Place) -> Message:
    return texts.FIRST_CHOICE if view.table.opening else texts.TO_PLACE


def _turns(view: View, _: Place) -> Message:
    number = turn_number(view)
    turns = view.table.setup.turns
    return texts.TURN.bind(number=number, turns=turns) if number else texts.FIRST_CHOICE


def _discards(view: View, _: Place) -> Message:
    gone = sum(len(kingdom.discarded) for kingdom in view.table.kingdoms)
    return texts.DISCARDS.bind(count=gone) if gone else texts.NOTHING_DISCARDED


def _discard(view: View, place: Place) -> Message:
    seat, (index,) = place.seat or 0, place.at
    gone = view.table.kingdoms[seat].discarded
    if index >= len(gone):
        return _discards(view, place)
    return texts.DISCARDED.bind(domino=gone[index], king=Player(seat))


def _games(view: View, _: Place) -> Message:
    table = view.table
    return texts.GAME.bind(number=table.game, games=games_for(table.options))


def _why_discard(view: View, _: Place) -> Message:
    table = view.table
    return texts.WHY_DISCARD.bind(domino=table.current_line[table.turn].domino)


def _score(view: View, place: Place) -> Message:
    return texts.score(certain_points(view.table, place.seat or 0))


def _bonus(view: View, place: Place) -> Message:
    bonus = list(prospects(view.table, place.seat or 0))[place.at[0]]
    return texts.BONUS.bind(bonus=bonus.reason)


def _terrain(_: View, place: Place) -> Message:
    return texts.TERRAIN_LINE.bind(terrain=TERRAINS[list(Terrain)[place.at[0]]])


_LABELS: dict[str, Callable[[View, Place], Message]] = {
    "now_title": _now_title,
    "next_title": lambda *_: texts.TO_CHOOSE,
    "pile_caption": lambda view, _: texts.PILE.bind(count=view.pile),
    "turns": _turns,
    "discards": _discards,
    "games": _games,
    "why_discard": _why_discard,
    "score": _score,
    "bonus": _bonus,
    "territories": lambda *_: texts.TERRITORIES,
    "terrain_line": _terrain,
}
