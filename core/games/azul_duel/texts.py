"""Every sentence of Azul Duel."""

from __future__ import annotations

from core.kernel.messages import Message, plural, text

from .goals import Goal
from .pieces import Space, Tile
from .state import Stage

# The paragraphs of the rulebook.

SETUP = "setup"
ACQUISITION = "acquisition"
DOME_PLATES = "dome-plates"
PLATE_STACK = "plate-stack"
SUN_PART = "sun-part"
MOON_PARTS = "moon-parts"
PATTERN_LINES = "pattern-lines"
BONUS_CHIPS = "bonus-chips"
PASSING = "passing"
TILING = "tiling"
SPENDING_CHIPS = "spending-chips"
SPECIAL_TILES = "special-tiles"
GAME_END = "game-end"

ANCHORS = (
    SETUP,
    ACQUISITION,
    DOME_PLATES,
    PLATE_STACK,
    SUN_PART,
    MOON_PARTS,
    PATTERN_LINES,
    BONUS_CHIPS,
    PASSING,
    TILING,
    SPENDING_CHIPS,
    SPECIAL_TILES,
    GAME_END,
)

# Names.

COLORS = {
    Tile.BLUE: text("azul_duel", "blue"),
    Tile.YELLOW: text("azul_duel", "yellow"),
    Tile.RED: text("azul_duel", "red"),
    Tile.BLACK: text("azul_duel", "black"),
    Tile.TURQUOISE: text("azul_duel", "turquoise"),
    Tile.SPECIAL: text("azul_duel", "special tile"),
}

SPACES = {
    Space.BLUE: text("azul_duel", "blue", "space"),
    Space.YELLOW: text("azul_duel", "yellow", "space"),
    Space.RED: text("azul_duel", "red", "space"),
    Space.BLACK: text("azul_duel", "black", "space"),
    Space.TURQUOISE: text("azul_duel", "turquoise", "space"),
    Space.SPECIAL: text("azul_duel", "special tile", "space"),
}

GOALS = {
    Goal.ROWS: text("azul_duel", "Scoring tablet: complete rows"),
    Goal.FIVE: text("azul_duel", "Scoring tablet: rows with five colors"),
    Goal.COLS: text("azul_duel", "Scoring tablet: complete columns"),
    Goal.EDGE: text("azul_duel", "Scoring tablet: tiles on the outer edge"),
    Goal.DIAG: text("azul_duel", "Scoring tablet: complete diagonals"),
    Goal.CORNER: text("azul_duel", "Scoring tablet: complete corner plates"),
    Goal.WILD: text("azul_duel", "Scoring tablet: all multicolored spaces"),
    Goal.EMPTY_SPECIAL: text("azul_duel", "Scoring tablet: empty special spaces"),
}

# Options.

TABLETS = text("azul_duel", "Scoring tablets")
TABLETS_EXPLAINED = text(
    "azul_duel",
    "Which goals score at the end: the beginner set, three or four drawn at random, or "
    "your own choice.",
)
ZERO_POINT_DRAW = text("azul_duel", "Drawing without points")
ZERO_POINT_DRAW_EXPLAINED = text(
    "azul_duel",
    "Whether you can draw from the stack with no points: one plate when the display is "
    "empty, always the first plate, or as many as you like.",
)
SPECIAL_COUNTS = text("azul_duel", "Special tile counts as a color")
SPECIAL_COUNTS_EXPLAINED = text(
    "azul_duel",
    "Whether special tiles count as a sixth color for the goal that rewards rows with five colors.",
)
TWO_PLAYERS = text("azul_duel", "Azul Duel is a game for two players.")
UNREADABLE = text("azul_duel", "This is not an Azul Duel move: {code}")

# Why a move is not legal: what has to be done first.

GAME_OVER = text("azul_duel", "The game is over.").citing(GAME_END)

FIRST = {
    Stage.OPENING: text(
        "azul_duel", "Before the first round, place a plate from the display in your dome."
    ).citing(SETUP),
    Stage.ACQUIRING: text("azul_duel", "Now take tiles, a dome plate or a bonus chip.").citing(
        ACQUISITION
    ),
    Stage.DRAWING: text(
        "azul_duel", "Draw another dome plate, or look at the plates you have drawn."
    ).citing(PLATE_STACK),
    Stage.KEEPING: text("azul_duel", "Keep one of the dome plates you have drawn.").citing(
        PLATE_STACK
    ),
    Stage.RETURNING: text(
        "azul_duel", "Put the other plates you have drawn under the stack, one by one."
    ).citing(PLATE_STACK),
    Stage.COMPLETING: text(
        "azul_duel", "Decide whether bonus chips complete pattern line {line}."
    ).citing(SPENDING_CHIPS),
    Stage.PLACING: text("azul_duel", "Move a tile from pattern line {line} to your dome.").citing(
        TILING
    ),
}

# Why a move is not legal: dome plates.

NO_PLATES_IN_LAST_ROUND = text("azul_duel", "You cannot take dome plates in round 5.").citing(
    DOME_PLATES
)
NO_TOKEN = text(
    "azul_duel", "You have no token left: you have taken two dome plates this round."
).citing(DOME_PLATES)
NOT_ON_DISPLAY = text("azul_duel", "This dome plate is not on display: {plate}.").citing(
    DOME_PLATES
)
SLOT_TAKEN = text(
    "azul_duel", "There is already a dome plate in plate row {row}, plate column {column}."
).citing(DOME_PLATES)
STACK_EMPTY = text("azul_duel", "The stack of dome plates is empty.").citing(PLATE_STACK)
NO_POINTS = text(
    "azul_duel", "A dome plate from the stack costs 1 point, and you have none."
).citing(PLATE_STACK)
NOT_DRAWN = text("azul_duel", "This is not one of the dome plates in your hand: {plate}.").citing(
    PLATE_STACK
)

# Why a move is not legal: tiles.

LARGE_SUN_EMPTY = text("azul_duel", "The sun side of the large factory is empty.").citing(SUN_PART)
SMALL_SUN_EMPTY = text("azul_duel", "The sun side of small factory {factory} is empty.").citing(
    SUN_PART
)
NOT_ON_LARGE_SUN = text(
    "azul_duel", "The sun side of the large factory has no {color} tile."
).citing(SUN_PART)
NOT_ON_SMALL_SUN = text(
    "azul_duel", "The sun side of small factory {factory} has no {color} tile."
).citing(SUN_PART)
LARGE_HAS_NO_ORDER = text(
    "azul_duel", "The other tiles on the large factory lie side by side; they have no order."
).citing(SUN_PART)
WRONG_ORDER = text("azul_duel", "Stack exactly the tiles left on small factory {factory}.").citing(
    SUN_PART
)
NOT_ON_MOON = text("azul_duel", "No moon side has a {color} tile.").citing(MOON_PARTS)
BURIED = text(
    "azul_duel", "You can take only the top tile of a stack, and no top tile is {color}."
).citing(MOON_PARTS)
LINE_FULL = text("azul_duel", "Pattern line {line} is already full.").citing(PATTERN_LINES)
OTHER_COLOR = text("azul_duel", "Pattern line {line} already holds another color: {color}.").citing(
    PATTERN_LINES
)

# Why a move is not legal: chips and passing.

CHIP_GONE = text("azul_duel", "The bonus chip from small factory {factory} is gone.").citing(
    BONUS_CHIPS
)
CHIP_COVERED = text(
    "azul_duel",
    "The bonus chip on small factory {factory} is face down while the factory holds tiles.",
).citing(BONUS_CHIPS)
CHIPS_TAKEN = text("azul_duel", "You have already taken two bonus chips this round.").citing(
    BONUS_CHIPS
)
CANNOT_PASS = text("azul_duel", "You can pass only when you can do nothing else.").citing(PASSING)

# Why a move is not legal: tiling.

ANOTHER_LINE = text("azul_duel", "Pattern line {line} is next.").citing(TILING)
NO_PLATE_THERE = text(
    "azul_duel", "There is no dome plate in row {row}, column {column} of your dome yet."
).citing(TILING)
SPACE_FILLED = text(
    "azul_duel", "There is already a tile in row {row}, column {column} of your dome."
).citing(TILING)
SPACE_FOR_SPECIAL = text(
    "azul_duel", "Only a special tile goes there, when the rest of its plate is complete."
).citing(SPECIAL_TILES)
SPACE_OF_OTHER_COLOR = text("azul_duel", "This space takes another color: {color}.").citing(TILING)
CHIPS_MISSING = text("azul_duel", "You do not have these bonus chips: {chips}.").citing(
    SPENDING_CHIPS
)


def too_many_chips(missing: int) -> Message:
    """Say that fewer chips complete a line."""
    return plural(
        "azul_duel",
        "You need fewer chips: %n tile(s) missing, at most three chips each.",
        "",
        missing,
    ).citing(SPENDING_CHIPS)


def too_few_chips(missing: int) -> Message:
    """Say that these chips do not complete a line."""
    return plural(
        "azul_duel",
        "These chips are not enough: %n tile(s) missing, and each takes two chips of its color "
        "or any three.",
        "",
        missing,
    ).citing(SPENDING_CHIPS)


# Scores.

START_SCORE = text("azul_duel", "Points at the start")
TILES_OF_ROUND = text("azul_duel", "Tiles placed in round {round}")
SPECIALS = text("azul_duel", "Special tiles")
PLATES_PAID = text("azul_duel", "Dome plates from the stack")
BROKEN_TILES = text("azul_duel", "Broken tiles")
FIRST_PLAYER_TILE = text("azul_duel", "First-player tile")
SPARED = text("azul_duel", "Not lost, because no score falls below 0")

LONE_TILE = text("azul_duel", "A tile without neighbors")
SPECIAL_TILE = text("azul_duel", "Special tile in row {row}")


def tiles_in_row(number: int) -> Message:
    """Name the points for connected tiles side by side."""
    return plural("azul_duel", "%n connected tile(s) in the row", "", number)


def tiles_in_column(number: int) -> Message:
    """Name the points for connected tiles one above the other."""
    return plural("azul_duel", "%n connected tile(s) in the column", "", number)


TIE_BY_TILE = text("azul_duel", "{player} wins. Points are tied; the first-player tile decides.")
TIE_BY_START = text(
    "azul_duel",
    "{player} wins. Points are tied, and nobody could take the first-player tile; "
    "the first player of the last round decides.",
)
BROKEN_BY_TILE = text("azul_duel", "Points are tied; the first-player tile decides.")
BROKEN_BY_START = text(
    "azul_duel",
    "Points are tied, and nobody could take the first-player tile; "
    "the first player of the last round decides.",
)


def most_points(points: int) -> Message:
    """Say who wins with how many points."""
    return plural("azul_duel", "{player} wins with %n point(s).", "", points)
