"""Every sentence that the table of Pixies shows or reads out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.texts import color_of
from core.kernel.messages import plural, text

if TYPE_CHECKING:
    from core.games.pixies.pieces import Card
    from core.kernel.messages import Message

# On the board.
REVEALED = text("pixies_table", "Revealed")
LEFT = text("pixies_table", "{left} of {all} left")
TAKEN_BY = text("pixies_table", "taken by {player}")
TAKEN = text("pixies_table", "taken")
DECK = text("pixies_table", "Deck")
ORDER = text("pixies_table", "Order of this turn")
PICKS = text("pixies_table", "picks")
OPENS_NEXT = text("pixies_table", "goes first next turn")
ROUND = text("pixies_table", "round")
TOTAL = text("pixies_table", "total")
POINTS = text("pixies_table", "{round} this round · {total} total")

# While a card is held.
NEW_STAYS = text("pixies_table", "The new {number} stays up")
OLD_STAYS = text("pixies_table", "The old {number} stays up")
ZONE = text("pixies_table", "zone {cards} × {factor} = {points}")

# Names of places.
PLAIN_CARD = text("pixies_table", "{number} {color}")
SPECIAL_CARD = text("pixies_table", "{number} {color}, special card")
REVEALED_CARD = text("pixies_table", "Revealed card: {card}")
TAKEN_CARD = text("pixies_table", "This card has been taken.")
TAKEN_CARD_BY = text("pixies_table", "{player} has taken this card.")
BACK = text("pixies_table", "a face-down card")
EMPTY_SPACE = text("pixies_table", "{player}, space {space}: empty")
FACE_UP = text("pixies_table", "{player}, space {space}: {card}")
FACE_DOWN = text("pixies_table", "{player}, space {space}: a face-down card")
VALIDATED = text("pixies_table", "{player}, space {space}, validated: {card}")
UPPER_HALF = text("pixies_table", "{player}, space {space}, upper half: the new card stays up")
LOWER_HALF = text("pixies_table", "{player}, space {space}, lower half: the old card stays up")

REVEALED_LEFT = text("pixies_table", "Revealed cards: {left} of {all} left")
SCORE = text("pixies_table", "{player}: {round} this round, {total} in total")
SOURCE = text("pixies_table", "{player}: {source}, {points}")
FIRST_PLAYER = text("pixies_table", "{player}: first player of this turn")

# What places and labels are for, and how they stand.
SPACE_EXPLAINED = text(
    "pixies_table", "The first card with the number {space} goes here, or a face-down card."
)
BACK_EXPLAINED = text(
    "pixies_table", "It scores nothing. The next card with the number {space} is validated here."
)
VALIDATED_EXPLAINED = text(
    "pixies_table",
    "It lies on a face-down card, so it is validated and scores its number: {space}.",
)
OPEN_EXPLAINED = text(
    "pixies_table", "A second card with the number {space} validates it, or takes its place."
)
COPIES_EXPLAINED = text(
    "pixies_table", "×{copies}: there are {copies} cards with the number {number}."
)
MULTICOLORED_EXPLAINED = text("pixies_table", "It belongs to the zones of every color.")
SPECIAL_EXPLAINED = text(
    "pixies_table",
    "Special card: 1 point for each face-up card of its color in the area, itself included.",
)
SPECIAL_NOW = text("pixies_table", "Now: {points}.")
DECK_EXPLAINED = text(
    "pixies_table",
    "Cards revealed each turn: {cards}. The number on the deck shows how many are left.",
)
REVEALED_EXPLAINED = text(
    "pixies_table", "These cards are taken one by one, in the order of this turn."
)
ORDER_EXPLAINED = text("pixies_table", "The player who takes the last card goes first next turn.")
SCORE_EXPLAINED = text(
    "pixies_table",
    "This round: validated cards {validated}, spirals and crosses {symbols}, largest zone {zone}.",
)
ROUND_EXPLAINED = text("pixies_table", "Points scored this round.")
VALIDATED_RULE = text("pixies_table", "Each validated card scores its number.")
SYMBOLS_RULE = text(
    "pixies_table",
    "Each spiral scores 1 point, each cross costs 1; a special card scores 1 for each "
    "face-up card of its color.",
)
ZONE_RULE = text(
    "pixies_table",
    "Each card of your largest zone of one color scores 2 in round 1, 3 in round 2, 4 in round 3.",
)
ZONE_FACTOR_EXPLAINED = text(
    "pixies_table", "This round, each card of the largest zone of one color scores {factor}."
)
SOURCES_EXPLAINED = (
    text("pixies_table", "Seal: each validated card scores its number. So far: {points}."),
    text(
        "pixies_table",
        "Spiral and cross: each spiral scores 1 point, each cross costs 1; special cards "
        "count here too. So far: {points}.",
    ),
    text(
        "pixies_table",
        "Zone: each card of the largest zone of one color scores {factor} this round. Cards: "
        "{cards}. So far: {points}.",
    ),
)


def spirals_score(count: int) -> Message:
    """Say what the spirals of a card bring."""
    return plural("pixies_table", "It scores %n point(s) for spirals.", "", count)


def crosses_cost(count: int) -> Message:
    """Say what the crosses of a card cost."""
    return plural("pixies_table", "It loses %n point(s) for crosses.", "", count)


def deck_count(count: int) -> Message:
    """Say how many cards the deck holds."""
    return plural("pixies_table", "%n card(s)", "", count)


def deck_name(count: int) -> Message:
    """Name the deck."""
    return plural("pixies_table", "Deck: %n card(s)", "", count)


def card_name(card: Card) -> Message:
    """Name a card with its symbols."""
    if card.spirals:
        name = plural("pixies_table", "{number} {color}, %n spiral(s)", "", card.spirals)
    elif card.crosses:
        name = plural("pixies_table", "{number} {color}, %n cross(es)", "", card.crosses)
    else:
        name = SPECIAL_CARD if card.special else PLAIN_CARD
    return name.bind(number=card.number, color=color_of(card))


def plain_name(card: Card) -> Message:
    """Name a card by its number and color alone."""
    return PLAIN_CARD.bind(number=card.number, color=color_of(card))
