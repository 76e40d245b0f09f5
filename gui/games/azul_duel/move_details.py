"""Moves of Azul Duel in words alone: which pieces go from where to where."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from core.games.azul_duel import moves, texts
from core.games.azul_duel.state import LARGE
from core.kernel.messages import Message, plural, text

from .names import chip_name, plate_spaces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

PLATE_LAID = text(
    "azul_duel_table", "Dome plate ({spaces}) to plate row {row}, plate column {column}"
)
PLATE_RETURNED = text("azul_duel_table", "Dome plate ({spaces}) under the stack")
CHIP_OF = text("azul_duel_table", "Bonus chip ({chip}) from small factory {factory}")
CHIPS_FOR = text("azul_duel_table", "Bonus chips ({chips}) to complete line {line}")
TILE_TO = text(
    "azul_duel_table", "Tile ({color}) from line {line} to dome row {line}, column {column}"
)
STACKED = text("azul_duel_table", "{tiles}; the others to the moon side, from the bottom: {order}")
ENUMERATED = text("azul_duel_table", "{several}, {another}")


def _small_sun(count: int) -> Message:
    return plural(
        "azul_duel_table",
        "%n {color} tile(s) from small factory {factory} to line {line}",
        "",
        count,
    )


def _small_sun_broken(count: int) -> Message:
    return plural(
        "azul_duel_table",
        "%n {color} tile(s) from small factory {factory} to the broken tiles",
        "",
        count,
    )


def _large_sun(count: int) -> Message:
    return plural(
        "azul_duel_table", "%n {color} tile(s) from the large factory to line {line}", "", count
    )


def _large_sun_broken(count: int) -> Message:
    return plural(
        "azul_duel_table",
        "%n {color} tile(s) from the large factory to the broken tiles",
        "",
        count,
    )


def _moons(count: int) -> Message:
    return plural(
        "azul_duel_table", "%n {color} tile(s) from the moon sides to line {line}", "", count
    )


def _moons_broken(count: int) -> Message:
    return plural(
        "azul_duel_table", "%n {color} tile(s) from the moon sides to the broken tiles", "", count
    )


def tiles_taken(move: moves.TakeSun | moves.TakeMoon, count: int) -> Message:
    """Name tiles, their factory and their line, and the order of the others where it matters."""
    breaks = move.line == moves.BROKEN
    color = texts.COLORS[move.color]
    if isinstance(move, moves.TakeMoon):
        sentence = _moons_broken(count) if breaks else _moons(count)
        return sentence.bind(color=color, line=move.line)
    if move.factory == LARGE:
        sentence = _large_sun_broken(count) if breaks else _large_sun(count)
        return sentence.bind(color=color, line=move.line)
    sentence = _small_sun_broken(count) if breaks else _small_sun(count)
    tiles = sentence.bind(color=color, line=move.line, factory=move.factory)
    if len(set(move.order)) < 2:  # noqa: PLR2004 - tiles of one color have only one order
        return tiles
    return STACKED.bind(tiles=tiles, order=_listed(texts.COLORS[tile] for tile in move.order))


def detail_of(move: moves.Move, seat: Seat, before: View) -> Message | None:
    """Name the pieces and places of any other move; None: there is nothing to add."""
    match move:
        case moves.OpenPlate() | moves.TakePlate() | moves.KeepPlate():
            spaces = plate_spaces(move.plate, move.turns)
            return PLATE_LAID.bind(spaces=spaces, row=move.slot // 3 + 1, column=move.slot % 3 + 1)
        case moves.ReturnPlate(plate) if plate in {drawn.plate for drawn in before.hand}:
            return PLATE_RETURNED.bind(spaces=plate_spaces(plate))
        case moves.TakeChip(factory):
            chip = before.factories[factory].chip
            return None if chip is None else CHIP_OF.bind(chip=chip_name(chip), factory=factory)
        case moves.SpendChips(line, chips):
            return CHIPS_FOR.bind(line=line, chips=_listed(chip_name(chip) for chip in chips))
        case moves.PlaceTile(line, column):
            color = texts.COLORS[before.boards[seat].line(line)[0]]
            return TILE_TO.bind(color=color, line=line, column=column)
        case _:
            return None


def _listed(words: Iterable[Message]) -> Message:
    return reduce(lambda several, another: ENUMERATED.bind(several=several, another=another), words)
