"""The sentences of the toy game."""

from __future__ import annotations

from core.kernel.messages import text

TITLE = text("toy", "Nine Cards")
DIAGONALS = text("toy", "Diagonals")
DIAGONALS_EXPLAINED = text("toy", "The two diagonals are lines as well.")

PLAYERS = text("toy", "Two or three play.").citing("setup")
UNREADABLE = text("toy", "“{code}” is no move of this game.")
OVER = text("toy", "The game is over.").citing("end")
NOT_HELD = text("toy", "The card {card} is not in your hand.").citing("turn")
OCCUPIED = text("toy", "A card lies there already.").citing("turn")

LINE = text("toy", "Highest card of a full line")
MOST_POINTS = text("toy", "{winner} has the most points: {points}.")
SHARED = text("toy", "The victory is shared.")

BAD_SHAPE = text("toy", "There are nine spaces, and two or three players.")
BAD_OPTIONS = text("toy", "The options are not those of this game.")
BAD_CARDS = text("toy", "Each card from 1 to 9 is there once.")
BAD_TURNS = text("toy", "The players have not taken turns.")
BAD_HANDS = text("toy", "A hand has too many or too few cards, or is not sorted.")

DECK = text("toy", "Deck")
CARD = text("toy", "Card {card}")
EMPTY_SPACE = text("toy", "Space {space}, empty")
LAID = text("toy", "Space {space}: card {card}")
SPACES = text("toy", "Spaces")
HAND = text("toy", "Hand")
LAYS = text("toy", "{player} lays card {card} on space {space}.")
DRAWN = text("toy", "A card was drawn.")
LAY = text("toy", "{player}, lay a card.")
PROGRESS = text("toy", "Card {number} of 9")
UNSEEN = text("toy", "Unseen")
UNSEEN_COUNT = text("toy", "{count} cards")
