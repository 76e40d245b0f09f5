"""Everything that Pixies says, and the paragraphs of the rulebook that it cites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Message, plural, text

from .pieces import Color

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .pieces import Card

ANCHORS = (
    "players",
    "turn",
    "first-card",
    "second-card",
    "face-down-card",
    "game-end",
    "validated-cards",
    "symbols",
    "color-zone",
)
"""The paragraphs of the rulebook that sentences cite."""

# Labels.

COLORS: Mapping[Color, Message] = {
    Color.BLUE: text("pixies", "blue"),
    Color.GREEN: text("pixies", "green"),
    Color.YELLOW: text("pixies", "yellow"),
    Color.RED: text("pixies", "red"),
}
MULTICOLORED = text("pixies", "multicolored")


def color_of(card: Card) -> Message:
    """Name a card's color."""
    return MULTICOLORED if card.is_multicolored else COLORS[card.colors[0]]


# Why a game does not start.

WRONG_PLAYERS = text("pixies", "Pixies is for 2 to 5 players.").citing("players")
NO_OPTIONS = text("pixies", "Pixies has no options to choose.").citing("players")

# Why a move is refused.

UNREADABLE = text("pixies", "A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.")
GAME_OVER = text("pixies", "The game is over.").citing("game-end")
STILL_IN_DECK = text("pixies", "This card has not been revealed yet: {number} {color}.").citing(
    "turn"
)
ALREADY_TAKEN = text("pixies", "{player} has already taken this card: {number} {color}.").citing(
    "turn"
)
GOES_FACE_UP = text(
    "pixies", "Your space {space} is empty: the card must go there, face up."
).citing("first-card")
COVER_THE_BACK = text(
    "pixies",
    "Your space {space} holds a lone face-down card: the new card must go on top of it, face up.",
).citing("first-card")
CHOOSE_WHICH_STAYS = text(
    "pixies",
    "Your space {space} holds a single face-up card: choose which of the two cards stays face up.",
).citing("second-card")
GOES_FACE_DOWN = text(
    "pixies",
    "Your card {space} is already validated: the new card must go face down on an empty space.",
).citing("face-down-card")
NEEDS_EMPTY_SPACE = text(
    "pixies", "A face-down card needs an empty space, and your space {space} is not empty."
).citing("face-down-card")

REFUSALS = (
    GAME_OVER,
    STILL_IN_DECK,
    ALREADY_TAKEN,
    GOES_FACE_UP,
    COVER_THE_BACK,
    CHOOSE_WHICH_STAYS,
    GOES_FACE_DOWN,
    NEEDS_EMPTY_SPACE,
)

# What scores.

ROUND = text("pixies", "Round {round}")
VALIDATED = text("pixies", "Validated cards").citing("validated-cards")
SYMBOLS = text("pixies", "Spirals and crosses").citing("symbols")
ZONE = text("pixies", "Largest color zone").citing("color-zone")


def validated_cards(count: int) -> Message:
    """Name the validated cards of an area."""
    return plural("pixies", "%n validated card(s)", "", count).citing("validated-cards")


def spirals(count: int) -> Message:
    """Name the spirals of an area."""
    return plural("pixies", "%n spiral(s)", "", count).citing("symbols")


def crosses(count: int) -> Message:
    """Name the crosses of an area."""
    return plural("pixies", "%n cross(es)", "", count).citing("symbols")


def special_card(count: int, color: Color) -> Message:
    """Name a special card and the cards that it counts."""
    reason = plural("pixies", "Special card ({color}): %n card(s) of its color", "", count)
    return reason.bind(color=COLORS[color]).citing("symbols")


def color_zone(count: int, factor: int) -> Message:
    """Name the largest zone and what its cards are worth."""
    reason = plural("pixies", "Largest color zone: %n card(s) × {factor}", "", count)
    return reason.bind(factor=factor).citing("color-zone")


# How the game ended.

SHARED_VICTORY = text("pixies", "Shared victory: the highest total is tied ({points}).").citing(
    "game-end"
)


def highest_total(points: int) -> Message:
    """Say who wins with how many points."""
    return plural("pixies", "{winner} wins with %n point(s).", "", points).citing("game-end")


# Which invariant a position breaks.

BAD_SEATS = text("pixies", "There must be 2 to 5 areas, not {count}.")
BAD_FIRST = text("pixies", "There is no seat {seat} to take the first card.")
BAD_DISPLAY = text("pixies", "The display must have {expected} slots, not {count}.")
BAD_ROUNDS = text("pixies", "At most 2 rounds can be finished before this one, not {count}.")
BAD_AREA = text("pixies", "An area must have 9 spaces, not {count} ({player}, round {round}).")
NO_SUCH_CARD = text("pixies", "Round {round} has a card {card}, which does not exist.")
CARD_TWICE = text("pixies", "Card {card} is there more than once in round {round}.")
CARDS_MISSING = text("pixies", "There must be 70 cards in the round, not {count}.")
WRONG_SPACE = text(
    "pixies",
    "The face-up card {card} has the number {number}, but lies on space {space} "
    "({player}, round {round}).",
)
ALL_VALIDATED = text(
    "pixies",
    "Nine validated spaces are impossible: the ninth occupied space ends the round "
    "({player}, round {round}).",
)
WRONG_COUNT = text(
    "pixies", "The number of cards that {player} has placed must be {expected} by now, not {count}."
)
WRONG_DECK = text("pixies", "The deck cannot hold {count} cards when every turn reveals {each}.")
FULL_TOO_LONG = text("pixies", "{player}’s area is already full: the round should be over.")
NOT_REVEALED = text("pixies", "The display is empty although the deck still holds {count} cards.")
NOT_SCORED = text("pixies", "Round {round} is over, but neither scored nor followed by the next.")
WRONG_NUMBER_OF_AREAS = text(
    "pixies", "Round {round} must have {expected} areas and tallies, not {areas} and {tallies}."
)
UNEQUAL_COUNTS = text("pixies", "Not all players placed the same number of cards in round {round}.")
NOT_ENDED = text("pixies", "Nobody filled an area in round {round}, and the deck did not run out.")
WRONG_TALLY = text(
    "pixies",
    "{player}’s area in round {round} is worth {validated} for validated cards, "
    "{symbols} for symbols and {zone} for the zone; its tally says otherwise.",
)

FLAWS = (
    BAD_SEATS,
    BAD_FIRST,
    BAD_DISPLAY,
    BAD_ROUNDS,
    BAD_AREA,
    NO_SUCH_CARD,
    CARD_TWICE,
    CARDS_MISSING,
    WRONG_SPACE,
    ALL_VALIDATED,
    WRONG_COUNT,
    WRONG_DECK,
    FULL_TOO_LONG,
    NOT_REVEALED,
    NOT_SCORED,
    WRONG_NUMBER_OF_AREAS,
    UNEQUAL_COUNTS,
    NOT_ENDED,
    WRONG_TALLY,
)
