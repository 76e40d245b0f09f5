"""Every sentence that the table of Kingdomino shows or reads out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.texts import TERRAINS
from core.kernel.messages import Player, plural, text

if TYPE_CHECKING:
    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.pieces import Square
    from core.kernel.messages import Message, Seat

# On the board.
NOW = text("kingdomino_table", "Now")
NEXT = text("kingdomino_table", "Next")
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
CURRENT = text("kingdomino_table", "Now, place {place}: domino {domino} ({left} / {right})")
CURRENT_EMPTY = text("kingdomino_table", "Now, place {place}: already played")
CHOSEN = text("kingdomino_table", "Next, place {place}: domino {domino} ({left} / {right}), {king}")
FREE = text("kingdomino_table", "Next, place {place}: domino {domino} ({left} / {right}), free")
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
FRAME = text("kingdomino_table", "The largest size of the kingdom: {size} × {size}")


def where(cell: Cell) -> Message:
    """Tell how far a square is from the castle."""
    x, y = cell
    signs = (x > 0) - (x < 0), (y > 0) - (y < 0)
    return WHERE[signs].bind(x=abs(x), y=abs(y))


def named_square(seat: Seat, cell: Cell, shown: Square | None) -> Message:
    """Name a square of a kingdom and what lies there; None: nothing does."""
    message = EMPTY_SQUARE if shown is None else SQUARE.bind(square=square(shown))
    return message.bind(player=Player(seat), where=where(cell))


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
