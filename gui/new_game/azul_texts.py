"""What the new-game dialog says of the options of Azul Duel."""

from __future__ import annotations

from core.games.azul_duel.goals import Goal
from core.games.azul_duel.settings import FIRST_FREE, FORCED_ONLY, FREE
from core.kernel.messages import text

VALUES = {
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
