"""Sentences shown while a real table of Azul Duel is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text

from .texts import SPECIAL_TILES, TILING

if TYPE_CHECKING:
    from core.kernel.messages import Message

ON_THE_TRACK = text("azul_duel", "Points on the score track")
NAME_THE_GOALS = text("azul_duel", "Choose the scoring tablets you played with.")
SPECIAL_STAYS = text(
    "azul_duel", "A special tile is removed automatically when you remove a tile from its plate."
)
FIRST_IS_HELD = text("azul_duel", "{player} already has the first-player tile.")
NO_MORE_BROKEN = text("azul_duel", "All four spaces for broken tiles are taken.")
PLATE_TWICE = text("azul_duel", "This dome plate is in both domes.")
PLATE_TWICE_HERE = text("azul_duel", "This dome plate is in this dome twice.")
TILE_WITHOUT_PLATE = text(
    "azul_duel", "There is no dome plate under the tile in row {row}, column {column}."
)
TILE_ON_SPECIAL = text(
    "azul_duel", "The tile in row {row}, column {column} is on a space for a special tile."
).citing(SPECIAL_TILES)
TILE_ON_OTHER_COLOR = text(
    "azul_duel", "The tile in row {row}, column {column} is on a space of another color: {color}."
).citing(TILING)
ENTER_THE_TRACK = text("azul_duel", "Enter the points on the score track.")


def too_many_tiles(tiles: int, most: int) -> Message:
    """Say that the box has fewer tiles of a color."""
    return plural(
        "azul_duel", "%n tile(s) in both domes, but there are only {most}: {color}.", "", tiles
    ).bind(most=most)


def plates_missing(plates: int) -> Message:
    """Say how many slots of a dome are empty."""
    return plural("azul_duel", "%n dome plate(s) missing.", "", plates)


TIE_OPEN = text("azul_duel", "Points are tied: the player with the first-player tile wins.")
