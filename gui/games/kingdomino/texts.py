"""Every sentence that the table of Kingdomino shows or reads out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import Direction
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.scoring import Prospect
from core.games.kingdomino.texts import LANDS, TERRAINS
from core.kernel.messages import Player, plural, text

if TYPE_CHECKING:
    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.pieces import Square
    from core.kernel.messages import Message, Seat

# On the board.
NOW = text("kingdomino_table", "Now")
NEXT = text("kingdomino_table", "Next")
CHOOSE_FROM = text("kingdomino_table", "Choose from")
FIRST_CHOICE = text("kingdomino_table", "First choice")
TURN = text("kingdomino_table", "Turn {number} of {turns}")
LEFT_IN_PILE = text("kingdomino_table", "left in the pile")
NOTHING_DISCARDED = text("kingdomino_table", "Nothing discarded")
GAME = text("kingdomino_table", "Game {number} of {games}")
EARLIER_GAME = text("kingdomino_table", "Game {number}")
MIDDLE = text("kingdomino_table", "Middle +{points}")
HARMONY = text("kingdomino_table", "Harmony +{points}")

# Keys.
TURN_IT = text("kingdomino_table", "turn")
PUT_BACK = text("kingdomino_table", "put back")
PLACE_IT = text("kingdomino_table", "place")

# The button.
DISCARD = text("kingdomino_table", "Discard domino {domino}")
WHY_DISCARD = text(
    "kingdomino_table", "Domino {domino} fits nowhere in your kingdom, so it must be discarded."
)

# Names of places.
PILE = text("kingdomino_table", "Pile. Dominoes left: {count}")
CURRENT = text("kingdomino_table", "Now, place {place}: {domino}")
CURRENT_EMPTY = text("kingdomino_table", "Now, place {place}: already played")
CHOSEN = text("kingdomino_table", "Next, place {place}: {domino}, chosen by {king}")
FREE = text("kingdomino_table", "Next, place {place}: {domino}, free")
FIRST_CHOSEN = text("kingdomino_table", "First line, place {place}: {domino}, chosen by {king}")
FIRST_FREE = text("kingdomino_table", "First line, place {place}: {domino}, free")
NEXT_EMPTY = text("kingdomino_table", "Next, place {place}: empty")
LEFT_HALF = text("kingdomino_table", "Domino {domino}, left half: {square}")
RIGHT_HALF = text("kingdomino_table", "Domino {domino}, right half: {square}")
KING = text("kingdomino_table", "King: {king}")
NO_KING = text("kingdomino_table", "No king")
CASTLE = text("kingdomino_table", "Castle: {king}")
SQUARE = text("kingdomino_table", "{player}, {where}: {square}")
EMPTY_SQUARE = text("kingdomino_table", "{player}, {where}: free")
WHERE = {
    (-1, 0): text("kingdomino_table", "{x} left of the castle"),
    (1, 0): text("kingdomino_table", "{x} right of the castle"),
    (0, -1): text("kingdomino_table", "{y} above the castle"),
    (0, 1): text("kingdomino_table", "{y} below the castle"),
    (-1, -1): text("kingdomino_table", "{x} left and {y} above the castle"),
    (1, -1): text("kingdomino_table", "{x} right and {y} above the castle"),
    (-1, 1): text("kingdomino_table", "{x} left and {y} below the castle"),
    (1, 1): text("kingdomino_table", "{x} right and {y} below the castle"),
}
"""How a square lies to the castle, by the signs of its distance."""
DISCARDED = text("kingdomino_table", "Discarded domino {domino}: {king}")
FRAME = text("kingdomino_table", "Maximum kingdom size: {size} × {size}")
TO_PLACE = text("kingdomino_table", "Dominoes to place now")
TO_CHOOSE = text("kingdomino_table", "Dominoes to choose from")
TERRITORIES = text("kingdomino_table", "{player}: territories with crowns")
TERRAIN_LINE = text("kingdomino_table", "{player}: {terrain}")
BONUS = text("kingdomino_table", "{player}: {bonus}")
DISCARDS = text("kingdomino_table", "Discarded dominoes: {count}")

# Dominoes within a sentence.
DOMINO = text("kingdomino_table", "domino {domino}, {left} and {right}")
TWIN = text("kingdomino_table", "domino {domino}, {terrain} on both halves")
SPOT = text("kingdomino_table", "{named}, {there}, other half {side}")
NUMBER = text("kingdomino_table", "domino {domino}")
SIDES = {
    Direction.EAST: text("kingdomino_table", "to the right"),
    Direction.SOUTH: text("kingdomino_table", "below"),
    Direction.WEST: text("kingdomino_table", "to the left"),
    Direction.NORTH: text("kingdomino_table", "above"),
}
"""Where the right half of a domino lies, seen from its left half."""

# What places and labels are for, and how they stand.
LINE_EXPLAINED = text("kingdomino_table", "Kings act in the order of these numbers, lowest first.")
KING_EXPLAINED = text(
    "kingdomino_table",
    "This king’s owner places the domino under it, then moves the king to a domino in "
    "the next line.",
)
FIRST_KING_EXPLAINED = text(
    "kingdomino_table",
    "Each king goes on a domino; the lower its number, the sooner the king acts.",
)
CHOSEN_EXPLAINED = text("kingdomino_table", "This domino is chosen; it will be placed next turn.")
PILE_EXPLAINED = text(
    "kingdomino_table", "Drawn each turn: {line}. Removed from this game, unseen: {removed}."
)
TURNS_EXPLAINED = text(
    "kingdomino_table", "Dominoes placed each turn: {line}. Turns after this one: {left}."
)
DISCARD_EXPLAINED = text(
    "kingdomino_table", "A domino that fits nowhere is discarded and scores nothing."
)
CASTLE_EXPLAINED = text(
    "kingdomino_table", "Any terrain may touch the castle; it scores nothing itself."
)
FREE_EXPLAINED = text(
    "kingdomino_table",
    "A domino fits here if one of its halves touches the castle or the same terrain.",
)
SQUARE_EXPLAINED = text(
    "kingdomino_table", "Its territory, squares × crowns: {squares} × {crowns} = {points}."
)
SCORE_EXPLAINED = text(
    "kingdomino_table", "Every territory scores its squares × its crowns. Crowns so far: {crowns}."
)
STILL_POSSIBLE = text("kingdomino_table", "Still possible: {bonuses}.")
BONUS_WORTH = text("kingdomino_table", "{bonus} +{points}")
MIDDLE_RULE = text(
    "kingdomino_table",
    "{points} extra points if the castle is exactly in the middle of its kingdom.",
)
HARMONY_RULE = text(
    "kingdomino_table", "{points} extra points if the kingdom is complete: nothing was discarded."
)
PROSPECTS = {
    Prospect.CERTAIN: text("kingdomino_table", "Certain: +{points}."),
    Prospect.POSSIBLE: text("kingdomino_table", "Still possible; counted so far: 0."),
    Prospect.LOST: text("kingdomino_table", "No longer possible: 0."),
}
TERRAIN_RULE = text(
    "kingdomino_table", "Each territory of this terrain scores its squares × its crowns."
)
STILL_POSSIBLE_EXPLAINED = text(
    "kingdomino_table", "Bonuses that can still be earned; they count once they are certain."
)
TERRITORY_WORTH = text("kingdomino_table", "{squares} × {crowns} = {points}")
TERRITORIES_EXPLAINED = text(
    "kingdomino_table", "Squares × crowns: {territories}. Together: {points}."
)
NO_CROWN = text(
    "kingdomino_table", "No territory with a crown yet: 0. Squares of this terrain: {squares}."
)
NO_CROWNS = text("kingdomino_table", "No territory with a crown yet: 0.")
EARLIER_POINTS = text("kingdomino_table", "{player}: {points}")


def where(cell: Cell) -> Message:
    """Say how far a square is from the castle."""
    x, y = cell
    signs = (x > 0) - (x < 0), (y > 0) - (y < 0)
    return WHERE[signs].bind(x=abs(x), y=abs(y))


def named_square(seat: Seat, cell: Cell, shown: Square | None) -> Message:
    """Name a square of a kingdom and what lies there; None: nothing does."""
    message = EMPTY_SQUARE if shown is None else SQUARE.bind(square=square(shown))
    return message.bind(player=Player(seat), where=where(cell))


def score(count: int) -> Message:
    """Name a player and the points of this game."""
    return plural("kingdomino_table", "{player}: %n point(s)", "", count)


def points(count: int) -> Message:
    """Say how many points."""
    return plural("kingdomino_table", "%n point(s)", "", count)


def dominoes(count: int) -> Message:
    """Say how many dominoes."""
    return plural("kingdomino_table", "%n domino(es)", "", count)


def square(shown: Square) -> Message:
    """Name a terrain with its crowns."""
    terrain = TERRAINS[shown.terrain]
    if not shown.crowns:
        return terrain
    crowned = plural("kingdomino_table", "{terrain}, %n crown(s)", "", shown.crowns)
    return crowned.bind(terrain=terrain)


def domino(number: int) -> Message:
    """Name a domino and its two halves, left half first."""
    shown = DOMINOES[number]
    if shown.left == shown.right:
        return TWIN.bind(domino=number, terrain=land(shown.left))
    return DOMINO.bind(domino=number, left=land(shown.left), right=land(shown.right))


def land(shown: Square) -> Message:
    """Name a terrain with its crowns within a sentence."""
    terrain = LANDS[shown.terrain]
    if not shown.crowns:
        return terrain
    crowned = plural("kingdomino_table", "{terrain} with %n crown(s)", "", shown.crowns)
    return crowned.bind(terrain=terrain)
