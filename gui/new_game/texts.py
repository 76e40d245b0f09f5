"""What the new-game dialog says."""

from __future__ import annotations

from core.kernel.messages import text

TITLE = text("new_game", "New game: {game}")
FACTS = text("new_game", "{players} · {line}")

# The seats.

SEATS = text("new_game", "Seats")
SEATS_ORDER = text("new_game", "clockwise, in the order of play")
NAME = text("new_game", "Name")
WHO_PLAYS = text("new_game", "Who plays")
LANGUAGE = text("new_game", "Language")
HELP = text("new_game", "Help")
LEVEL = text("new_game", "Level")
LANGUAGE_OR_LEVEL = text("new_game", "Language or level")
COLOR = text("new_game", "Color of this seat")
PERSON = text("new_game", "Person")
COMPUTER = text("new_game", "Computer")
LIKE_THE_TABLE = text("new_game", "Like the table")
ADD_SEAT = text("new_game", "Add seat {number}")
REMOVE_SEAT = text("new_game", "Remove this seat")

COLORS = {
    "pink": text("new_game", "Pink rose"),
    "yellow": text("new_game", "Yellow sun"),
    "green": text("new_game", "Green oak leaf"),
    "blue": text("new_game", "Blue wave"),
    "violet": text("new_game", "Violet star"),
}
TRADE = text("new_game", "{color} – trade with {name}")

HELP_USUAL = text("new_game", "As in the settings")
HELP_ALL = text("new_game", "Every help")
HELP_NONE = text("new_game", "No help")
HELP_SOME = text("new_game", "{count} of {all} helps")
HELP_NAMED = text("new_game", "Help: {choice}")
HELP_TITLES = {
    "sources": text("new_game", "What can be taken"),
    "targets": text("new_game", "Where a piece can go"),
    "previews": text("new_game", "What a move brings"),
    "hints": text("new_game", "Hints"),
    "undo": text("new_game", "Take-backs"),
}
HELP_EXPLAINED = {
    "sources": text("new_game", "On this player’s turn, dots outline every piece to take."),
    "targets": text("new_game", "Legal places light up while something is held."),
    "previews": text("new_game", "A move shows what it brings before it is made."),
    "hints": text("new_game", "This player may ask the program for a good move."),
    "undo": text("new_game", "Moves of this player can be taken back."),
}

# The options.

OPTIONS = text("new_game", "Options")

# The deal, and the buttons.

DEAL = text("new_game", "Deal")
SEED = text("new_game", "Seed")
SEED_EXPLAINED = text(
    "new_game", "The same seed deals the same game again. Empty: a new deal every time."
)
RANDOM_SEED = text("new_game", "Random")
DRAW_SEED = text("new_game", "Draw a number")
REMEMBER = text("new_game", "Remember these seats and options")
CANCEL = text("new_game", "Cancel")
START = text("new_game", "Start the game")
