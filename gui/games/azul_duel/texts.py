"""Texts on the table of Azul Duel, and the names of its places."""

from __future__ import annotations

from core.games.azul_duel.goals import Goal
from core.games.azul_duel.pieces import Kind, Tile
from core.kernel.messages import Message, plural, text

# Headings and labels.

BROKEN_TILES = text("azul_duel_table", "Broken tiles")
BONUS_CHIPS = text("azul_duel_table", "Bonus chips")
CHIPS_EXPLAINED = text("azul_duel_table", "1 tile = two of its color or any three")
TOKENS = text("azul_duel_table", "Plate tokens")
DOME_PLATES = text("azul_duel_table", "Dome plates")
DRAWN_PLATES = text("azul_duel_table", "Drawn: {player}")
STACK_PRICE = text("azul_duel_table", "From the stack: 1 point each")
GOALS = text("azul_duel_table", "Goals at the end")
BAG = text("azul_duel_table", "Bag")
TOWER = text("azul_duel_table", "Tower")
SPECIAL_TILES = text("azul_duel_table", "Special")
CHIPS_LEFT = text("azul_duel_table", "Chips")
SCORE = text("azul_duel_table", "Score")
PASSED = text("azul_duel_table", "{points} (passed)")
KEEP_ONE = text("azul_duel_table", "Keep one: drag it into your dome.")
RETURN_OTHERS = text("azul_duel_table", "Drag the others under the stack, one by one.")


def points(number: int) -> Message:
    """Say how many points."""
    return plural("azul_duel_table", "%n point(s)", "", number)


def score(number: int) -> Message:
    """Name a player and the score."""
    return plural("azul_duel_table", "{player}: %n point(s)", "", number)


GOAL_NAMES = {
    Goal.ROWS: text("azul_duel_table", "Rows"),
    Goal.FIVE: text("azul_duel_table", "Five colors"),
    Goal.COLS: text("azul_duel_table", "Columns"),
    Goal.EDGE: text("azul_duel_table", "Edge"),
    Goal.DIAG: text("azul_duel_table", "Diagonals"),
    Goal.CORNER: text("azul_duel_table", "Corners"),
    Goal.WILD: text("azul_duel_table", "Multicolored"),
    Goal.EMPTY_SPECIAL: text("azul_duel_table", "Empty special"),
}

# Buttons.

DRAW_FREE = text("azul_duel_table", "Draw: free")
DRAW_EXPLAINED = text(
    "azul_duel_table",
    "Draw the top plate of the stack; you see its front when you stop drawing.",
)
LOOK = text("azul_duel_table", "Stop and look")
LOOK_EXPLAINED = text(
    "azul_duel_table",
    "Look at the plates you have drawn, keep one of them and put the others under the stack.",
)
PASS = text("azul_duel_table", "Pass")
PASS_EXPLAINED = text("azul_duel_table", "You cannot do anything else in this round’s acquisition.")
SKIP = text("azul_duel_table", "Skip line {line}")
SKIP_EXPLAINED = text(
    "azul_duel_table", "Keep your bonus chips; the tiles in pattern line {line} stay there."
)


def draw_for(price: int) -> Message:
    """Name the button that draws a plate for some points."""
    return plural("azul_duel_table", "Draw: %n point(s)", "", price)


# While tiles are held.

BREAKS = text("azul_duel_table", "breaks")
ONE_FITS = text("azul_duel_table", "1 fits")
ONE_BREAKS = text("azul_duel_table", "1 breaks")
DOOMED = text(
    "azul_duel_table",
    "Row {line} of your dome can never take this color: the tiles will break during tiling.",
)


def fitting(count: int) -> Message:
    """Say how many tiles fit into a line."""
    return ONE_FITS if count == 1 else plural("azul_duel_table", "%n fit", "", count)


def breaking(count: int) -> Message:
    """Say how many tiles break."""
    return ONE_BREAKS if count == 1 else plural("azul_duel_table", "%n break", "", count)


# Names of places and of what lies there.

LARGE_FACTORY = text("azul_duel_table", "Large factory")
SMALL_FACTORY = text("azul_duel_table", "Small factory {factory}")
LARGE_SUN = text("azul_duel_table", "Large factory, sun side: {color}")
SMALL_SUN = text("azul_duel_table", "Small factory {factory}, sun side: {color}")
LARGE_MOON = text("azul_duel_table", "Large factory, moon side: {color}")
SMALL_MOON = text("azul_duel_table", "Small factory {factory}, on top of the moon stack: {color}")
BURIED = text(
    "azul_duel_table",
    "Small factory {factory}, under other tiles: {color}. Only the top tile can be taken",
)
EMPTY_SUN = text("azul_duel_table", "A free space on a sun side")
EMPTY_MOON = text("azul_duel_table", "A free space on a moon side")
FACTORY_CHIP = text("azul_duel_table", "Bonus chip on small factory {factory}: {chip}")
FACTORY_CHIP_DOWN = text(
    "azul_duel_table",
    "Bonus chip on small factory {factory}, face down while the factory holds tiles",
)
FACTORY_CHIP_GONE = text("azul_duel_table", "The bonus chip from small factory {factory} is gone")
FIRST_PLAYER_SPOT = text(
    "azul_duel_table", "First-player tile, for whoever takes from this moon side first"
)
FIRST_PLAYER_SPOT_EMPTY = text("azul_duel_table", "The space for the first-player tile")
FIRST_PLAYER_FIELD = text("azul_duel_table", "{player}: space for the first-player tile, −2 points")
FIRST_PLAYER_HELD = text("azul_duel_table", "{player}: first-player tile, costs 2 points")
DISPLAY_PLATE = text("azul_duel_table", "Dome plate on display: {spaces}")
DISPLAY_GAP = text("azul_duel_table", "A gap in the display, refilled before the next round")
TRAY = text("azul_duel_table", "The tray for drawn dome plates")
DRAWN_PLATE = text("azul_duel_table", "Drawn dome plate: {spaces}")
DRAWN_BACKS = {
    Kind.SPECIAL: text("azul_duel_table", "Drawn special plate, face down"),
    Kind.WILD: text("azul_duel_table", "Drawn wild plate, face down"),
}
STACK_EMPTY = text("azul_duel_table", "The stack of dome plates is empty")
LINE = text("azul_duel_table", "{player}: pattern line {line}, {filled} of {line} filled: {color}")
LINE_EMPTY = text("azul_duel_table", "{player}: pattern line {line}, empty")
LINE_SPACE = text("azul_duel_table", "{player}: a space in pattern line {line}")
SLOT = text("azul_duel_table", "{player}: free slot, plate row {row}, plate column {column}")
SLOT_FILLED = text(
    "azul_duel_table", "{player}: dome plate in plate row {row}, plate column {column}: {spaces}"
)
CELL = text("azul_duel_table", "{player}: dome row {row}, column {column}, no plate yet")
CELL_FREE = text("azul_duel_table", "{player}: dome row {row}, column {column}, free for: {space}")
CELL_FILLED = text("azul_duel_table", "{player}: dome row {row}, column {column}: {color}")
CHIP = text("azul_duel_table", "Bonus chip: {chip}")
CHIP_FACE_UP = text("azul_duel_table", "can be spent")
CHIP_FACE_DOWN = text("azul_duel_table", "spent: lies face down")
CHIP_STORE = text("azul_duel_table", "{player}: bonus chip storage")
CHIP_STORED = text("azul_duel_table", "{player}: bonus chip: {chip}")
CHIP_SPENT = text("azul_duel_table", "{player}: spent bonus chip")
TOKEN = text("azul_duel_table", "{player}: a token for a dome plate")
SPENT_TOKEN = text("azul_duel_table", "{player}: place for a spent token")
MARKER = text("azul_duel_table", "{player}: scoring marker")
TRACKS = (
    text("azul_duel_table", "Score track: tens"),
    text("azul_duel_table", "Score track: ones"),
)
ROW_VALUE = text("azul_duel_table", "{player}: value of dome row {row}")
CHIP_COLORS = {
    Tile.BLUE: text("azul_duel_table", "blue", "bonus chip"),
    Tile.YELLOW: text("azul_duel_table", "yellow", "bonus chip"),
    Tile.RED: text("azul_duel_table", "red", "bonus chip"),
    Tile.BLACK: text("azul_duel_table", "black", "bonus chip"),
    Tile.TURQUOISE: text("azul_duel_table", "turquoise", "bonus chip"),
}
WILD_SPACE = text("azul_duel_table", "any color")
TWO_COLORS = text("azul_duel_table", "{one} or {other}")
FOUR_SPACES = text("azul_duel_table", "{a}, {b}, {c}, {d}")
BUTTON = text("azul_duel_table", "Place for a button")

# What places and labels are for, and how they stand.

GOAL_RULES = {
    Goal.ROWS: text("azul_duel_table", "{points} points for each dome row with six tiles."),
    Goal.FIVE: text(
        "azul_duel_table", "{points} points for each dome row with at least five colors."
    ),
    Goal.COLS: text("azul_duel_table", "{points} points for each dome column with six tiles."),
    Goal.EDGE: text("azul_duel_table", "1 point for each tile on the outer edge of the dome."),
    Goal.DIAG: text("azul_duel_table", "{points} points for each complete long diagonal."),
    Goal.CORNER: text(
        "azul_duel_table",
        "{points} points for each complete upper corner plate, {more} for each lower one.",
    ),
    Goal.WILD: text(
        "azul_duel_table",
        "{points} points for each multicolored space in the dome, but only if all are filled.",
    ),
    Goal.EMPTY_SPECIAL: text(
        "azul_duel_table", "You lose {points} points for each special space without a tile."
    ),
}
TAKEN_TOGETHER = text("azul_duel_table", "Taken together: {tiles}.")
ORDER_CHOSEN = text(
    "azul_duel_table", "You choose the order in which the others are stacked on the moon side."
)
START_EXPLAINED = text("azul_duel_table", "Both players start with these points.")
ROUND_EXPLAINED = text("azul_duel_table", "Points for the tiles placed in the dome this round.")
SPECIALS_EXPLAINED = text(
    "azul_duel_table", "Each special tile scores the number beside its dome row."
)
PLATES_EXPLAINED = text("azul_duel_table", "Each dome plate drawn from the stack costs 1 point.")
SPARED_EXPLAINED = text(
    "azul_duel_table", "Scores never fall below 0, so these points were not lost."
)
BROKEN_RULE = text(
    "azul_duel_table",
    "One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of "
    "each round.",
)
LOSSES_EXPLAINED = text(
    "azul_duel_table",
    "What broken tiles and the first-player tile will cost at the end of this round.",
)
GOALS_EXPLAINED = text("azul_duel_table", "What the goals would score if the game ended now.")
GOALS_NAMED = text("azul_duel_table", "Goals: {goals}")
ACQUISITION_EXPLAINED = text(
    "azul_duel_table", "Both players take tiles, dome plates and bonus chips until both pass."
)
TILING_EXPLAINED = text(
    "azul_duel_table", "One tile of every full pattern line goes to the dome and scores."
)
SO_FAR = text("azul_duel_table", "So far: {players}.")
COUNTED = text("azul_duel_table", "{player} has {count} (points: {points})")
HAS = text("azul_duel_table", "{player} has {points}")
TRACKS_EXPLAINED = text("azul_duel_table", "Tens and ones make up the score: {players}.")
SCORE_EXPLAINED = text(
    "azul_duel_table", "Not counted yet: this round’s losses {losses}, goals {goals}."
)
SCORE_FINAL = text("azul_duel_table", "Everything is counted, including the goals.")
ROW_VALUE_EXPLAINED = text(
    "azul_duel_table",
    "A special tile in this row scores {points}. Special spaces here: {filled} filled, "
    "{free} free.",
)
BROKEN_EXPLAINED = text(
    "azul_duel_table",
    "One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of "
    "the round. So far: {loss}.",
)
FIRST_TILE_EXPLAINED = text(
    "azul_duel_table",
    "It costs {points} points at the end of the round, and its owner goes first next round.",
)
LINE_EXPLAINED = text(
    "azul_duel_table",
    "Once it is full, one of its tiles goes to dome row {line} and scores; the others go to the "
    "tower.",
)
CELL_EXPLAINED = text("azul_duel_table", "A tile placed here now scores {points}.")
SPECIAL_CELL_EXPLAINED = text(
    "azul_duel_table",
    "A special tile is placed here once the other three spaces of this plate are filled; "
    "it scores {points}.",
)
FILLED_EXPLAINED = text(
    "azul_duel_table", "It counts for every tile placed next to it or in line with it."
)
SLOT_EXPLAINED = text("azul_duel_table", "A dome plate goes here, turned any way.")
PLATE_EXPLAINED = text("azul_duel_table", "Tiles on this plate: {filled} of 4.")
CHIP_EXPLAINED = text(
    "azul_duel_table",
    "Two chips of its color, or any three, replace a missing tile in a pattern line.",
)
CHIPS_EXPLAINED_STORED = text("azul_duel_table", "Chips to spend: {count}.")
TOKEN_EXPLAINED = text(
    "azul_duel_table", "Each dome plate costs a token. Tokens left this round: {count}."
)
BAG_EXPLAINED = text(
    "azul_duel_table",
    "The factories are filled from the bag; when it is empty, it is refilled from the tower.",
)
SPECIAL_EXPLAINED = text(
    "azul_duel_table",
    "A special tile is placed on a special space once the other three spaces of its "
    "plate are filled, and scores the number beside its row.",
)

# Counting a real table.
PLATE = text("azul_duel_table", "Dome plate: {spaces}")
TILE = text("azul_duel_table", "Tile: {color}")
NO_BROKEN_TILES = text("azul_duel_table", "{player}: no broken tiles")
BROKEN_TILE = text("azul_duel_table", "Broken tile")
BROKEN_SPACE = text("azul_duel_table", "Space for a broken tile")


def broken_field(number: int) -> Message:
    """Name the field for broken tiles."""
    if not number:
        return NO_BROKEN_TILES
    return plural("azul_duel_table", "{player}: %n broken tile(s)", "", number)


def bag(number: int) -> Message:
    """Name the bag."""
    return plural("azul_duel_table", "Bag: %n tile(s)", "", number)


def tower(number: int) -> Message:
    """Name the tower."""
    return plural("azul_duel_table", "Tower: %n tile(s)", "", number)


def special_supply(number: int) -> Message:
    """Name the special tiles that are left."""
    return plural("azul_duel_table", "%n special tile(s) left", "", number)


def chip_supply(number: int) -> Message:
    """Name the bonus chips that are left."""
    return plural("azul_duel_table", "%n bonus chip(s) for the next rounds", "", number)


def special_stack(number: int) -> Message:
    """Name a stack whose top plate has a special space."""
    return plural(
        "azul_duel_table", "Stack of %n dome plate(s); on top: a special plate", "", number
    )


def wild_stack(number: int) -> Message:
    """Name a stack whose top plate has a multicolored space."""
    return plural(
        "azul_duel_table",
        "Stack of %n dome plate(s); on top: a wild plate",
        "",
        number,
    )
