"""Why something that lies on the table cannot be taken, where no move would begin with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.state import LARGE, TILING, Stage
from core.kernel.messages import text

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

TOP_TILE = text("azul_duel_table", "You can take only the top tile of a stack.").citing(
    "moon-parts"
)
FIRST_PLAYER_TILE = text(
    "azul_duel_table",
    "You get the first-player tile when you are the first to take tiles from the moon "
    "side of the large factory.",
).citing("first-player-tile")
FIRST_PLAYER_TILE_KEPT = text(
    "azul_duel_table", "You keep the first-player tile until the round ends."
).citing("first-player-tile")
LINE_WAITS = text("azul_duel_table", "The tiles stay in pattern line {line} until tiling.").citing(
    "tiling"
)
LINE_DONE = text(
    "azul_duel_table", "The tiles in pattern line {line} stay there for the next round."
).citing("tiling")
LINE_LATER = text("azul_duel_table", "Lines are tiled from 1 to 6; line {line} is next.").citing(
    "tiling"
)
LINE_INCOMPLETE = text(
    "azul_duel_table", "Line {line} lacks tiles: complete it with bonus chips, or skip it."
).citing("spending-chips")
PLATE = text("azul_duel_table", "Once placed, a dome plate never moves.").citing("dome-plates")
TILE = text("azul_duel_table", "Once placed in your dome, a tile never moves.").citing("tiling")
BROKEN = text(
    "azul_duel_table", "Broken tiles stay here until you lose points for them after tiling."
).citing("broken-tiles")
CHIP_WAITS = text(
    "azul_duel_table", "You spend bonus chips during tiling, to complete a pattern line."
).citing("spending-chips")
CHIP_LATER = text(
    "azul_duel_table", "You spend bonus chips when an incomplete line is next."
).citing("spending-chips")
CHIP_USELESS = text(
    "azul_duel_table",
    "This chip does not help line {line}: a missing tile costs two chips of its color, "
    "or any three.",
).citing("spending-chips")
CHIP_SPENT = text("azul_duel_table", "A spent bonus chip cannot be used again.").citing(
    "spending-chips"
)
TOKEN = text("azul_duel_table", "You spend a token when you take a dome plate.").citing(
    "dome-plates"
)
TOKEN_SPENT = text("azul_duel_table", "You get your tokens back before the next round.").citing(
    "next-round"
)
MARKER = text("azul_duel_table", "The scoring markers move automatically.").citing("tile-points")

_ALWAYS = {
    "moon": TOP_TILE,
    "first_player_spot": FIRST_PLAYER_TILE,
    "first_player_tile": FIRST_PLAYER_TILE_KEPT,
    "slot": PLATE,
    "dome": TILE,
    "broken": BROKEN,
    "token": TOKEN,
    "spent_token": TOKEN_SPENT,
    "marker": MARKER,
}


def is_buried(view: View, place: Place) -> bool:
    """Return whether other tiles of a stack lie on the tile at a place of a moon part."""
    number, index = place.at
    return number != LARGE and index < len(view.factories[number].moon) - 1


def why_it_stays(view: View, place: Place) -> Message | None:
    """Say which rule keeps something where it lies; None: nothing does."""
    match place.area:
        case "line":
            return _line(view, place.at[0])
        case "storage":
            return _chip(view, place.at[0])
        case area:
            return _ALWAYS.get(area)


def _line(view: View, number: int) -> Message:
    if view.stage not in TILING:
        return LINE_WAITS.bind(line=number)
    if number < view.line:
        return LINE_DONE.bind(line=number)
    said = LINE_INCOMPLETE if number == view.line else LINE_LATER
    return said.bind(line=view.line)


def _chip(view: View, index: int) -> Message:
    if view.boards[view.turn].chips[index].spent:
        return CHIP_SPENT
    if view.stage is Stage.COMPLETING:
        return CHIP_USELESS.bind(line=view.line)
    return CHIP_LATER if view.stage in TILING else CHIP_WAITS
