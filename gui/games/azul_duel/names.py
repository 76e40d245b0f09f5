"""Naming every place and what lies there, for tooltips and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import texts as rules
from core.games.azul_duel.pieces import SPACES, Kind, Space, Tile
from core.games.azul_duel.state import LARGE
from core.kernel.messages import Player

from . import places as spots
from . import texts
from .faces import scores_of, special_tiles_left

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.azul_duel.pieces import Chip
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place


def name_of(view: View, place: Place) -> Message:
    """Name a place and what lies there."""
    message = _NAMES.get(place.area, _button)(view, place)
    return message if place.seat is None else message.bind(player=Player(place.seat))


def chip_name(chip: Chip) -> Message:
    """Name the colors of a bonus chip."""
    colors = [texts.CHIP_COLORS[Tile(letter)] for letter in chip.value]
    if len(colors) == 1:
        return colors[0]
    return texts.TWO_COLORS.bind(one=colors[0], other=colors[1])


def space_name(space: Space) -> Message:
    """Name what a space takes."""
    return texts.WILD_SPACE if space is Space.WILD else rules.SPACES[space]


def plate_spaces(plate: int, turns: int = 0) -> Message:
    """Name the four spaces of a dome plate."""
    a, b, c, d = map(space_name, SPACES[plate][turns])
    return texts.FOUR_SPACES.bind(a=a, b=b, c=c, d=d)


def _factory(_: View, place: Place) -> Message:
    (number,) = place.at
    return texts.LARGE_FACTORY if number == LARGE else texts.SMALL_FACTORY.bind(factory=number)


def _sun(view: View, place: Place) -> Message:
    number, index = place.at
    tiles = view.factories[number].sun
    if index >= len(tiles):
        return texts.EMPTY_SUN
    color = rules.COLORS[tiles[index]]
    if number == LARGE:
        return texts.LARGE_SUN.bind(color=color)
    return texts.SMALL_SUN.bind(factory=number, color=color)


def _moon(view: View, place: Place) -> Message:
    number, index = place.at
    tiles = view.factories[number].moon
    if index >= len(tiles):
        return texts.EMPTY_MOON
    color = rules.COLORS[tiles[index]]
    if number == LARGE:
        return texts.LARGE_MOON.bind(color=color)
    named = texts.SMALL_MOON if index == len(tiles) - 1 else texts.BURIED
    return named.bind(factory=number, color=color)


def _chip(view: View, place: Place) -> Message:
    (number,) = place.at
    factory = view.factories[number]
    if factory.chip is not None:
        return texts.FACTORY_CHIP.bind(factory=number, chip=chip_name(factory.chip))
    named = texts.FACTORY_CHIP_DOWN if factory.has_chip else texts.FACTORY_CHIP_GONE
    return named.bind(factory=number)


def _first_player_spot(view: View, _: Place) -> Message:
    return texts.FIRST_PLAYER_SPOT if view.first_tile is None else texts.FIRST_PLAYER_SPOT_EMPTY


def _first_player_tile(view: View, place: Place) -> Message:
    held = view.first_tile == place.seat
    return texts.FIRST_PLAYER_HELD if held else texts.FIRST_PLAYER_FIELD


def _display(view: View, place: Place) -> Message:
    plate = view.display[place.at[0]]
    if plate is None:
        return texts.DISPLAY_GAP
    return texts.DISPLAY_PLATE.bind(spaces=plate_spaces(plate))


def _stack(view: View, _: Place) -> Message:
    if not view.stack:
        return texts.STACK_EMPTY
    named = texts.special_stack if view.stack[0].kind is Kind.SPECIAL else texts.wild_stack
    return named(len(view.stack))


def _hand(view: View, place: Place) -> Message:
    if not place.at or place.at[0] >= len(view.hand):
        return texts.TRAY
    drawn = view.hand[place.at[0]]
    if drawn.plate is not None:
        return texts.DRAWN_PLATE.bind(spaces=plate_spaces(drawn.plate))
    return texts.DRAWN_BACKS[drawn.kind or Kind.WILD]


def _tray(_: View, __: Place) -> Message:
    return texts.TRAY


def _pattern_line(view: View, place: Place) -> Message:
    (number,) = place.at
    tiles = view.boards[place.seat or 0].line(number)
    if not tiles:
        return texts.LINE_EMPTY.bind(line=number)
    color = rules.COLORS[tiles[0]]
    return texts.LINE.bind(line=number, filled=len(tiles), color=color)


def _line(view: View, place: Place) -> Message:
    number, index = place.at
    if index < len(view.boards[place.seat or 0].line(number)):
        return _pattern_line(view, spots.pattern_line(place.seat or 0, number))
    return texts.LINE_SPACE.bind(line=number)


def _slot(view: View, place: Place) -> Message:
    row, column = place.at
    laid = view.boards[place.seat or 0].dome.slots[(row - 1) * 3 + column - 1]
    if laid is None:
        return texts.SLOT.bind(row=row, column=column)
    spaces = plate_spaces(laid.plate, laid.turns)
    return texts.SLOT_FILLED.bind(row=row, column=column, spaces=spaces)


def _dome(view: View, place: Place) -> Message:
    row, column = place.at
    dome = view.boards[place.seat or 0].dome
    tile, space = dome.tile((row, column)), dome.space((row, column))
    if tile is not None:
        return texts.CELL_FILLED.bind(row=row, column=column, color=rules.COLORS[tile])
    if space is not None:
        return texts.CELL_FREE.bind(row=row, column=column, space=space_name(space))
    return texts.CELL.bind(row=row, column=column)


def _broken(view: View, place: Place) -> Message:
    return texts.broken_field(len(view.boards[place.seat or 0].broken))


def _chip_store(_: View, __: Place) -> Message:
    return texts.CHIP_STORE


def _storage(view: View, place: Place) -> Message:
    chips = view.boards[place.seat or 0].chips
    (index,) = place.at
    if index >= len(chips):
        return texts.CHIP_STORE
    if chips[index].spent:
        return texts.CHIP_SPENT
    return texts.CHIP_STORED.bind(chip=chip_name(chips[index].chip))


def _token(_: View, __: Place) -> Message:
    return texts.TOKEN


def _spent_token(_: View, __: Place) -> Message:
    return texts.SPENT_TOKEN


def _marker(_: View, __: Place) -> Message:
    return texts.MARKER


def _goal(view: View, place: Place) -> Message:
    return rules.GOALS[view.goals[place.at[0]]]


def _score(view: View, place: Place) -> Message:
    return texts.score(scores_of(view)[place.seat or 0])


def _row_value(_: View, place: Place) -> Message:
    return texts.ROW_VALUE.bind(row=place.at[0])


def _track(_: View, place: Place) -> Message:
    return texts.TRACKS[place.at[0]]


def _stack_price(_: View, __: Place) -> Message:
    return texts.STACK_PRICE


def _bag(view: View, _: Place) -> Message:
    return texts.bag(sum(view.bag))


def _tower(view: View, _: Place) -> Message:
    return texts.tower(sum(view.tower))


def _special_supply(view: View, _: Place) -> Message:
    return texts.special_supply(special_tiles_left(view))


def _chip_supply(view: View, _: Place) -> Message:
    return texts.chip_supply(view.chips_left)


def _button(_: View, __: Place) -> Message:
    return texts.BUTTON


_NAMES: dict[str, Callable[[View, Place], Message]] = {
    "factory": _factory,
    "sun": _sun,
    "moon": _moon,
    "chip": _chip,
    "first_player_spot": _first_player_spot,
    "first_player_tile": _first_player_tile,
    "display": _display,
    "stack": _stack,
    "pile": _stack,
    "hand": _hand,
    "tray": _tray,
    "pattern_line": _pattern_line,
    "line": _line,
    "slot": _slot,
    "dome": _dome,
    "broken": _broken,
    "broken_field": _broken,
    "chip_store": _chip_store,
    "storage": _storage,
    "token": _token,
    "spent_token": _spent_token,
    "marker": _marker,
    "goal": _goal,
    "score": _score,
    "row_value": _row_value,
    "loss": _broken,
    "broken_title": _broken,
    "chips_title": _chip_store,
    "first_tile_loss": _first_player_tile,
    "track": _track,
    "stack_price": _stack_price,
    "bag": _bag,
    "tower": _tower,
    "special_supply": _special_supply,
    "chip_supply": _chip_supply,
}
