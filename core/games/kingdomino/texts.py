"""Every sentence that Kingdomino says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text

from .pieces import Terrain

if TYPE_CHECKING:
    from core.kernel.messages import Message

# The paragraphs of the rulebook.
TURN = "turn"
CHOOSING = "choosing"
PLACING = "placing"
FRAME = "kingdom-size"
DISCARDING = "discarding"
LAST_TURN = "last-turn"
END = "end"
ANCHORS = (TURN, CHOOSING, PLACING, FRAME, DISCARDING, LAST_TURN, END)

# Names.
CASTLE = text("kingdomino", "Castle")
TERRAINS = {
    Terrain.WHEAT: text("kingdomino", "Wheat field"),
    Terrain.FOREST: text("kingdomino", "Forest"),
    Terrain.LAKE: text("kingdomino", "Lake"),
    Terrain.MEADOW: text("kingdomino", "Meadow"),
    Terrain.SWAMP: text("kingdomino", "Swamp"),
    Terrain.MINE: text("kingdomino", "Mine"),
}

CASTLE_WITHIN = text("kingdomino", "castle")
LANDS = {
    Terrain.WHEAT: text("kingdomino", "wheat field"),
    Terrain.FOREST: text("kingdomino", "forest"),
    Terrain.LAKE: text("kingdomino", "lake"),
    Terrain.MEADOW: text("kingdomino", "meadow"),
    Terrain.SWAMP: text("kingdomino", "swamp"),
    Terrain.MINE: text("kingdomino", "mine"),
}
"""The terrains as they are written within a sentence."""

# Options.
DYNASTY = text("kingdomino", "Dynasty")
DYNASTY_EXPLAINED = text("kingdomino", "Three games in a row; the highest total wins.")
MIDDLE_KINGDOM = text("kingdomino", "The Middle Kingdom")
MIDDLE_KINGDOM_EXPLAINED = text(
    "kingdomino", "10 extra points if your castle is exactly in the middle of your kingdom."
)
HARMONY = text("kingdomino", "Harmony")
HARMONY_EXPLAINED = text(
    "kingdomino", "5 extra points if your kingdom is complete: no domino was discarded."
)
MIGHTY_DUEL = text("kingdomino", "The Mighty Duel")
MIGHTY_DUEL_EXPLAINED = text(
    "kingdomino", "For two players: all 48 dominoes, and kingdoms of 7 × 7 squares."
)
LENIENT_MIDDLE = text("kingdomino", "Lenient middle")
LENIENT_MIDDLE_EXPLAINED = text(
    "kingdomino",
    "Only with The Middle Kingdom: an incomplete kingdom gets the bonus as long as no "
    "square is too far away for the castle to be in the middle. A house rule, to compare "
    "with published research.",
)
WRONG_SEATS = text("kingdomino", "Kingdomino is for {least} to {most} players, not {seats}.")
DUEL_FOR_TWO = text("kingdomino", "The Mighty Duel is for two players, not {seats}.")

# Refusals; each cites the paragraph that it comes from.
GAME_OVER = text("kingdomino", "The game is over.").citing(END)
PLACE_FIRST = text("kingdomino", "First place domino {domino}, then choose the next one.").citing(
    TURN
)
DISCARD_FIRST = text(
    "kingdomino", "First discard domino {domino}, which fits nowhere, then choose the next one."
).citing(TURN)
CHOOSE_FIRST = text(
    "kingdomino", "Your domino has been played; now choose one from the next line."
).citing(TURN)
NOTHING_TO_PLACE = text(
    "kingdomino", "There is nothing to place yet: first, everyone chooses a domino."
).citing(CHOOSING)
NO_NEXT_LINE = text("kingdomino", "In the last turn there is no next line to choose from.").citing(
    LAST_TURN
)
NOT_IN_LINE = text("kingdomino", "Domino {domino} is not in the next line.").citing(CHOOSING)
ALREADY_CHOSEN = text("kingdomino", "{player} already has a king on domino {domino}.").citing(
    CHOOSING
)
COVERED = text("kingdomino", "This square is already covered: {terrain}.").citing(PLACING)
NO_MATCH = text(
    "kingdomino",
    "One half must touch the castle or a square of the same terrain: {left} or {right}.",
).citing(PLACING)
NO_MATCH_TWIN = text(
    "kingdomino", "One half must touch the castle or a square of the same terrain: {terrain}."
).citing(PLACING)
STILL_FITS = text(
    "kingdomino", "Domino {domino} can still be placed, so you cannot discard it."
).citing(DISCARDING)


def too_wide(width: int, size: int) -> Message:
    """Refuse what sticks out to the west or to the east."""
    return (
        plural(
            "kingdomino",
            "Your kingdom would be %n square(s) wide; no more than {size} are allowed.",
            "",
            width,
        )
        .bind(size=size)
        .citing(FRAME)
    )


def too_high(height: int, size: int) -> Message:
    """Refuse what sticks out to the north or to the south."""
    return (
        plural(
            "kingdomino",
            "Your kingdom would be %n square(s) high; no more than {size} are allowed.",
            "",
            height,
        )
        .bind(size=size)
        .citing(FRAME)
    )


UNREADABLE = text("kingdomino", "This is not a Kingdomino move: “{code}”")

# Points.
TERRITORY = text("kingdomino", "{terrain}: {squares} × {crowns}")
EARLIER_GAME = text("kingdomino", "Game {number}")

# How it ended.
WON_BY_TERRITORY = text(
    "kingdomino",
    "{winner} wins. Points are tied ({points}); the largest territory decides ({squares}).",
)
WON_BY_CROWNS = text(
    "kingdomino",
    "{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; "
    "the crowns decide ({crowns}).",
)
SHARED = text(
    "kingdomino",
    "Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) "
    "are all tied.",
)
DYNASTY_WON_BY_TERRITORY = text(
    "kingdomino",
    "{winner} wins. Points are tied ({points}); the combined largest territories of the "
    "three games decide ({squares}).",
)
DYNASTY_WON_BY_CROWNS = text(
    "kingdomino",
    "{winner} wins. Points ({points}) and the combined largest territories of the three "
    "games ({squares}) are tied; the combined crowns decide ({crowns}).",
)
DYNASTY_SHARED = text(
    "kingdomino",
    "Shared victory: over three games, points ({points}), largest territories ({squares}) and "
    "crowns ({crowns}) are all tied.",
)
BROKEN_BY_TERRITORY = text(
    "kingdomino", "Points are tied; the largest territory decides: {best} to {other}."
)
BROKEN_BY_CROWNS = text(
    "kingdomino", "Points and the largest territory are tied; the crowns decide: {best} to {other}."
)
DYNASTY_BROKEN_BY_TERRITORY = text(
    "kingdomino",
    "Points are tied; the combined largest territories of the three games decide: {best} "
    "to {other}.",
)
DYNASTY_BROKEN_BY_CROWNS = text(
    "kingdomino",
    "Points and the combined largest territories of the three games are tied; the "
    "combined crowns decide: {best} to {other}.",
)


def won_by_points(points: int) -> Message:
    """Say who wins with how many points."""
    return plural("kingdomino", "{winner} wins with %n point(s).", "", points)


# What can be wrong with a position.
BAD_OPTIONS = text("kingdomino", "The options are not the options of Kingdomino.")
BAD_STARTER = text(
    "kingdomino", "The first player must be one of {seats} players, not number {seat}."
)
BAD_EARLIER = text("kingdomino", "At most {most} games can have been finished, not {games}.")
BAD_KINGDOMS = text("kingdomino", "There must be {seats} kingdoms, one per player, not {kingdoms}.")
BAD_SIZE = text("kingdomino", "A kingdom of this game measures {right}, not {size}.")
BAD_KING = text("kingdomino", "A king belongs to one of {seats} players, not to number {seat}.")
UNKNOWN_DOMINO = text("kingdomino", "There is no domino {domino}.")
UNCONNECTED = text("kingdomino", "Domino {domino} cannot be where it is ({player}). {reason}")
BAD_SHARE = text(
    "kingdomino",
    "Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}",
)
REPEATED = text("kingdomino", "Domino {domino} is there {count} times instead of once.")
BAD_REMOVED = text("kingdomino", "{right} dominoes must be out of the game, not {count}.")
BAD_PILE = text("kingdomino", "The pile must consist of whole lines of {line}, not of {count}.")
BAD_LINE = text("kingdomino", "A line holds {line} dominoes or none, not {count}.")
UNSORTED_LINE = text("kingdomino", "A line must be sorted from the lowest number to the highest.")
NO_LINE = text("kingdomino", "There is no line of dominoes.")
LINE_NOT_DRAWN = text("kingdomino", "The next line must be drawn while the pile lasts: {count}")
BAD_PILE_HEIGHT = text(
    "kingdomino", "With these lines on the table the pile can hold {right} dominoes, not {count}."
)
BAD_CURRENT_KINGS = text(
    "kingdomino",
    "The number of a player’s kings in the current line must be {right}, not {count}: {player}",
)
BAD_CHOSEN_KINGS = text(
    "kingdomino",
    "The number of a player’s kings in the next line must be {right} now, not {count}: {player}",
)
BAD_TURN = text("kingdomino", "It cannot be the turn of place {turn} in the line.")
BAD_DECISION = text("kingdomino", "This decision cannot be pending now.")
NOT_PLAYED = text(
    "kingdomino", "Domino {domino} is neither in the kingdom nor discarded. Player: {player}"
)
