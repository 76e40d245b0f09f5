"""Texts of the new-game dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat

TITLE = text("new_game", "New game: {game}")
FACTS = text("new_game", "{players} · {line}")

# The seats.

SEATS = text("new_game", "Seats")
SEATS_ORDER = text("new_game", "clockwise, in turn order")
AT_SEAT = text("new_game", "Seat {seat}: {control}")
NAME = text("new_game", "Name")
WHO_PLAYS = text("new_game", "Played by")
LANGUAGE = text("new_game", "Language")
HELP = text("new_game", "Assistance")
LEVEL = text("new_game", "Level")
LANGUAGE_OR_LEVEL = text("new_game", "Language or level")
COLOR = text("new_game", "Color of this seat")
PERSON = text("new_game", "Person")
COMPUTER = text("new_game", "Computer")
GUEST = text("new_game", "Guest")
KINDS = {"person": PERSON, "computer": COMPUTER, "guest": GUEST}
OPEN_SEAT = text("new_game", "Open")
GUEST_NOTE = text("new_game", "Anyone you let in can take this seat.")
LIKE_THE_TABLE = text("new_game", "Same as the table")
ADD_SEAT = text("new_game", "Add seat {number}")
REMOVE_SEAT = text("new_game", "Remove this seat")

COLORS = {
    "pink": text("new_game", "Pink rose"),
    "yellow": text("new_game", "Yellow sun"),
    "green": text("new_game", "Green oak leaf"),
    "blue": text("new_game", "Blue wave"),
    "violet": text("new_game", "Violet star"),
}
TRADE = text("new_game", "{color} (swap with {name})")

HELP_USUAL = text("new_game", "As in the settings")
HELP_ALL = text("new_game", "All aids")
HELP_NONE = text("new_game", "No aids")
HELP_SOME = text("new_game", "{count} of {all} aids")
HELP_NAMED = text("new_game", "Assistance: {choice}")
HELP_TITLES = {
    "sources": text("new_game", "Pieces you can take"),
    "targets": text("new_game", "Where a piece can go"),
    "previews": text("new_game", "What a move scores"),
    "hints": text("new_game", "Hints"),
    "undo": text("new_game", "Undo"),
}
HELP_EXPLAINED = {
    "sources": text(
        "new_game", "On this player’s turn, a dotted outline marks every piece they can take."
    ),
    "targets": text("new_game", "Legal places light up while this player holds a piece."),
    "previews": text("new_game", "Points and losses appear before the piece is put down."),
    "hints": text("new_game", "This player may ask for a good move."),
    "undo": text("new_game", "This player may undo moves."),
}

# The options.

OPTIONS = text("new_game", "Options")

# The deal, and the buttons.

DEAL = text("new_game", "Deal")
SEED = text("new_game", "Seed")
SEED_EXPLAINED = text(
    "new_game",
    "The same seed always deals the same game. Leave it empty for a new deal every time.",
)
RANDOM_SEED = text("new_game", "Random")
DRAW_SEED = text("new_game", "Pick a random seed")
REMEMBER = text("new_game", "Remember these seats and options")
CANCEL = text("new_game", "Cancel")
START = text("new_game", "Start the game")


def at(seat: Seat, control: Message) -> Message:
    """Name a control of a seat, so that those of several seats can be told apart by ear."""
    return AT_SEAT.bind(seat=seat + 1, control=control)
