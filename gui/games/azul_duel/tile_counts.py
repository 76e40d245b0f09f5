"""Numbers of tiles in words, so that each language can make number and color agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.pieces import Tile
from core.games.azul_duel.scoring import FIRST_TILE_PENALTY
from core.games.azul_duel.state import LARGE
from core.kernel.messages import Message, plural, text

from .taken_together import group_of, leftovers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.games.azul_duel.view import View
    from core.kernel.places import Place

WITH_OTHERS = text("azul_duel_table", "{tiles}; the others go to the moon side")
WITH_FIRST_TILE = text(
    "azul_duel_table", "{tiles} and the first-player tile, which costs {points} points"
)


def tiles(color: Tile, count: int) -> Message:
    """Name some tiles of a color, as in "2 black tiles"."""
    return _TILES[color](count)


def colored(color: Tile, count: int) -> Message:
    """Name some tiles of a color in the fewest words, as in "2 black"."""
    return _COLORED[color](count)


def held_tiles(view: View, source: Place) -> Message:
    """Name the tiles taken from a place, what comes along, and what becomes of the others.

    Where the others can be stacked in several orders, the held variant says theirs.
    """
    number, index = source.at
    if source.area == "line":
        return tiles(view.boards[view.turn].line(number)[0], 1)
    factory = view.factories[number]
    color = (factory.sun if source.area == "sun" else factory.moon)[index]
    held = tiles(color, len(group_of(view, source)))
    if source.area == "sun":
        others = leftovers(view, number, color)
        return WITH_OTHERS.bind(tiles=held) if others and not is_ordered(view, source) else held
    first = view.first_tile is None and color in view.factories[LARGE].moon
    return WITH_FIRST_TILE.bind(tiles=held, points=FIRST_TILE_PENALTY) if first else held


def is_ordered(view: View, source: Place) -> bool:
    """Return whether the tiles left on a sun side can be stacked in several orders."""
    number, index = source.at
    color = view.factories[number].sun[index]
    return number != LARGE and len(set(leftovers(view, number, color))) > 1


_TILES: Mapping[Tile, Callable[[int], Message]] = {
    Tile.BLUE: lambda count: plural("azul_duel_table", "%n blue tile(s)", "", count),
    Tile.YELLOW: lambda count: plural("azul_duel_table", "%n yellow tile(s)", "", count),
    Tile.RED: lambda count: plural("azul_duel_table", "%n red tile(s)", "", count),
    Tile.BLACK: lambda count: plural("azul_duel_table", "%n black tile(s)", "", count),
    Tile.TURQUOISE: lambda count: plural("azul_duel_table", "%n turquoise tile(s)", "", count),
}
_COLORED: Mapping[Tile, Callable[[int], Message]] = {
    Tile.BLUE: lambda count: plural("azul_duel_table", "%n blue", "", count),
    Tile.YELLOW: lambda count: plural("azul_duel_table", "%n yellow", "", count),
    Tile.RED: lambda count: plural("azul_duel_table", "%n red", "", count),
    Tile.BLACK: lambda count: plural("azul_duel_table", "%n black", "", count),
    Tile.TURQUOISE: lambda count: plural("azul_duel_table", "%n turquoise", "", count),
}
