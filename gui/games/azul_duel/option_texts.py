"""Texts of the new-game dialog about the options of Azul Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.goals import Goal
from core.games.azul_duel.settings import FIRST_FREE, FORCED_ONLY, FREE
from core.kernel.messages import text

if TYPE_CHECKING:
    from gui.games.game_ui import ValueNames

VALUES: ValueNames = {
    "zero_point_draw": {
        FORCED_ONLY: text("new_game", "Only when the display is empty"),
        FIRST_FREE: text("new_game", "The first plate is free"),
        FREE: text("new_game", "All plates are free"),
    },
}

GOALS = {
    Goal.ROWS: text("new_game", "Complete rows"),
    Goal.FIVE: text("new_game", "Rows with five colors"),
    Goal.COLS: text("new_game", "Complete columns"),
    Goal.EDGE: text("new_game", "Tiles on the outer edge"),
    Goal.DIAG: text("new_game", "Complete diagonals"),
    Goal.CORNER: text("new_game", "Complete corner plates"),
    Goal.WILD: text("new_game", "All multicolored spaces"),
    Goal.EMPTY_SPECIAL: text("new_game", "Empty special spaces"),
}

BEGINNER_TABLETS = text("new_game", "Beginner set")
THREE_AT_RANDOM = text("new_game", "Three at random")
FOUR_AT_RANDOM = text("new_game", "Four at random")
OWN_CHOICE = text("new_game", "Your own choice")
TOO_FEW_TABLETS = text("new_game", "Choose one side of at least three tablets.")
