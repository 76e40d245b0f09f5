"""The paragraphs of the rulebook, by place and by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.pieces import Space, Tile
from core.games.azul_duel.state import TILING, Stage

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from core.kernel.places import Place

COUNTED = "tile-points"
"""The paragraph about how points are counted."""

_AREAS = {
    "factory": "acquisition",
    "sun": "sun-part",
    "moon": "moon-parts",
    "chip": "bonus-chips",
    "first_player_spot": "first-player-tile",
    "first_player_tile": "first-player-tile",
    "display": "dome-plates",
    "stack": "plate-stack",
    "pile": "plate-stack",
    "hand": "plate-stack",
    "tray": "plate-stack",
    "draw_button": "plate-stack",
    "look_button": "plate-stack",
    "slot": "dome-plates",
    "broken": "broken-tiles",
    "broken_field": "broken-tiles",
    "chip_store": "spending-chips",
    "storage": "spending-chips",
    "token": "dome-plates",
    "spent_token": "dome-plates",
    "goal": "scoring-tablets",
    "bag": "next-round",
    "tower": "next-round",
    "special_supply": "special-tiles",
    "chip_supply": "bonus-chips",
    "score": "tile-points",
    "marker": "tile-points",
    "track": "tile-points",
    "row_value": "special-tiles",
    "loss": "penalties",
    "broken_title": "broken-tiles",
    "chips_title": "spending-chips",
    "first_tile_loss": "first-player-tile",
    "stack_price": "plate-stack",
}
_STAGES = {
    Stage.OPENING: "setup",
    Stage.ACQUIRING: "acquisition",
    Stage.DRAWING: "plate-stack",
    Stage.KEEPING: "plate-stack",
    Stage.RETURNING: "plate-stack",
    Stage.COMPLETING: "spending-chips",
    Stage.PLACING: "tiling",
    Stage.OVER: "game-end",
}


def anchor_of(view: View, place: Place) -> str | None:
    """Find the paragraph about a place; None: there is nothing to point at."""
    tiling = view.stage in TILING
    match place.area:
        case "line" | "pattern_line":
            return "tiling" if tiling else "pattern-lines"
        case "turn_button":
            return "tiling" if tiling else "passing"
        case "dome":
            return _dome(view, place)
        case "hand" if not view.hand:
            return None
        case _:
            return _AREAS.get(place.area)


def anchor_now(view: View) -> str:
    """Find the paragraph about what has to be decided."""
    return _STAGES[view.stage]


def _dome(view: View, place: Place) -> str | None:
    dome, cell = view.boards[place.seat or 0].dome, (place.at[0], place.at[1])
    if dome.space(cell) is None:
        return None
    special = dome.space(cell) is Space.SPECIAL or dome.tile(cell) is Tile.SPECIAL
    return "special-tiles" if special else "tile-points"
