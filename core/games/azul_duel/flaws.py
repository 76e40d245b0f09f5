"""Every sentence about what is wrong with a position of Azul Duel."""

from __future__ import annotations

from core.kernel.messages import text

OPTIONS = text("azul_duel", "The options are not those of Azul Duel.")
GOALS = text("azul_duel", "The goals in play do not fit the chosen scoring tablets.")
ROUND = text("azul_duel", "The round must be from 1 to 5, not {round}.")
SEAT = text("azul_duel", "There is no seat {seat}; the seats are 0 and 1.")
RNG = text("azul_duel", "The random generator has a state out of range.")
BOARDS = text("azul_duel", "There must be 2 player boards, not {number}.")
FACTORIES = text("azul_duel", "There must be 5 factories, not {number}.")
FACTORY_PARTS = text("azul_duel", "Factory {factory} has tiles on both of its sides.")
FACTORY_SUN = text("azul_duel", "The sun side of factory {factory} holds too many tiles: {number}")
FACTORY_MOON = text(
    "azul_duel", "The moon side of factory {factory} holds too many tiles: {number}"
)
LARGE_CHIP = text("azul_duel", "A bonus chip lies on the large factory.")
FACTORIES_IN_USE = text("azul_duel", "Tiles or chips lie on factory {factory} after acquisition.")
FACTORIES_UNTOUCHED = text(
    "azul_duel", "Before the first round every factory must be full and the large one mixed."
)
SPECIAL_TILE = text("azul_duel", "There is a special tile outside the domes.")
DISPLAY = text("azul_duel", "The display must have 3 places, not {number}.")
DISPLAY_GAPS = text(
    "azul_duel", "The number of gaps in the display must be at most {most}, not {gaps}."
)
PLATE_NUMBERS = text("azul_duel", "Each of the 18 dome plates must be there exactly once.")
PLATES_LAID = text(
    "azul_duel", "The number of plates in {player}’s dome must be {wanted}, not {number}."
)
DOME_SIZE = text("azul_duel", "A dome must have 9 slots and 36 spaces.")
TURNS = text("azul_duel", "A dome plate must be turned 0 to 3 times, not {turns} times.")
DOME_TILE = text(
    "azul_duel", "The tile in row {row}, column {column} of {player}’s dome cannot be there."
)
DOME_SPECIAL = text(
    "azul_duel",
    "In {player}’s dome, row {row}, column {column} must have a special tile exactly when "
    "the rest of its plate is complete.",
)
LINES = text("azul_duel", "A player board must have 6 pattern lines, not {number}.")
LINE_LENGTH = text("azul_duel", "{player}’s pattern line {line} holds too many tiles: {number}")
LINE_COLORS = text("azul_duel", "{player}’s pattern line {line} holds more than one color.")
BROKEN = text("azul_duel", "{player} has more than 4 broken tiles: {number}")
BROKEN_LEFT = text("azul_duel", "{player} has broken tiles after tiling.")
TOKENS = text("azul_duel", "{player} cannot have {number} tokens now.")
LEDGER = text("azul_duel", "{player}’s points do not add up.")
TOWER = text("azul_duel", "The tower must have a count from 0 to 13 for each of 5 colors.")
TILES = text("azul_duel", "There must be 13 tiles of each color, not {number}: {color}")
CHIPS = text("azul_duel", "There must be 2 bonus chips of each kind, not {number}: {chip}")
CHIPS_IN_SUPPLY = text(
    "azul_duel", "In round {round} there must be {wanted} chips in the supply, not {number}."
)
CHIPS_TAKEN = text("azul_duel", "{player} cannot have {number} bonus chips in round {round}.")
FIRST_TILE = text(
    "azul_duel", "A player has the first-player tile before the large factory was used."
)
OPENING = text("azul_duel", "Before the first round only dome plates can lie on the boards.")
PASSED = text("azul_duel", "{player} cannot have passed.")
NOTHING_LEFT = text("azul_duel", "There is nothing left to take, but the acquisition goes on.")
HAND = text("azul_duel", "The number of drawn dome plates cannot be {number} now.")
HAND_SEEN = text("azul_duel", "The drawn plates must be known to their drawer, and only as drawn.")
STACK_SEEN = text("azul_duel", "The front of a plate was seen, but its back was not.")
CANNOT_DRAW = text("azul_duel", "The drawer can draw no other plate and must look.")
LINE_NUMBER = text("azul_duel", "Pattern line {line} cannot be tiled now.")
FINAL_ROUND = text("azul_duel", "The game cannot be over in round {round}.")
LINE_LEFT = text(
    "azul_duel", "{player}’s pattern line {line} should have been cleared in this phase."
)
