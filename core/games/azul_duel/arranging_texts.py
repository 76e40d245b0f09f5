"""Every sentence about what is set beside the pieces while a position is arranged."""

from __future__ import annotations

from core.kernel.messages import text

from .goals import Goal
from .pieces import Kind, Tile
from .state import Stage

STAGE = text("azul_duel", "Decision")
STAGES = {
    Stage.OPENING: text("azul_duel", "Opening"),
    Stage.ACQUIRING: text("azul_duel", "Acquisition"),
    Stage.DRAWING: text("azul_duel", "Draw or look"),
    Stage.KEEPING: text("azul_duel", "Keep a plate"),
    Stage.RETURNING: text("azul_duel", "Return plates"),
    Stage.COMPLETING: text("azul_duel", "Spend chips"),
    Stage.PLACING: text("azul_duel", "Tiling"),
    Stage.OVER: text("azul_duel", "Game over"),
}
STARTER = text("azul_duel", "Began this round")
LINE = text("azul_duel", "Pattern line to tile")
PASSED = text("azul_duel", "{player} has passed")
NO = text("azul_duel", "no")
YES = text("azul_duel", "yes")

TABLETS_GROUP = text("azul_duel", "Scoring tablets")
TABLET = text("azul_duel", "Tablet {number}")
NOT_IN_PLAY = text("azul_duel", "not in play")
GOALS = {
    Goal.ROWS: text("azul_duel", "rows"),
    Goal.FIVE: text("azul_duel", "five colors"),
    Goal.COLS: text("azul_duel", "columns"),
    Goal.EDGE: text("azul_duel", "outer edge"),
    Goal.DIAG: text("azul_duel", "diagonals"),
    Goal.CORNER: text("azul_duel", "corners"),
    Goal.WILD: text("azul_duel", "multicolored"),
    Goal.EMPTY_SPECIAL: text("azul_duel", "empty special"),
}

TOWER_GROUP = text("azul_duel", "Tower")
TOWER = {
    Tile.BLUE: text("azul_duel", "Blue tiles in the tower"),
    Tile.YELLOW: text("azul_duel", "Yellow tiles in the tower"),
    Tile.RED: text("azul_duel", "Red tiles in the tower"),
    Tile.BLACK: text("azul_duel", "Black tiles in the tower"),
    Tile.TURQUOISE: text("azul_duel", "Turquoise tiles in the tower"),
}

POINTS_GROUP = text("azul_duel", "Points")
POINTS = text("azul_duel", "On the score track")
TILE_POINTS = text("azul_duel", "For tiles in round {round}")
SPECIAL_POINTS = text("azul_duel", "For special tiles")
PLATES_PAID = text("azul_duel", "Paid for dome plates")
BROKEN_LOSS = text("azul_duel", "Lost for broken tiles")
FIRST_LOSS = text("azul_duel", "Lost for the first-player tile")
SPARED = text("azul_duel", "Not lost at 0 points")

STACK_GROUP = text("azul_duel", "Hidden plates")
TOP = text("azul_duel", "Back of the top plate")
BACKS = {
    Kind.SPECIAL: text("azul_duel", "special space"),
    Kind.WILD: text("azul_duel", "multicolored space"),
}
UNDER_STACK = text("azul_duel", "Under the stack, plate {number}: seen by")
DRAWN = text("azul_duel", "Drawn plate {number}: seen by")
UNSEEN = text("azul_duel", "nobody")
SEEN_BY_BOTH = text("azul_duel", "both")
SHUFFLED_IN = text("azul_duel", "shuffle in")
