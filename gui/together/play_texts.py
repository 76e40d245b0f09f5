"""Texts of playing at a shared table."""

from __future__ import annotations

from core.kernel.messages import text

# What prevents moves.

PAUSED = text("shared_table", "Paused. Everybody at the table can resume the game.")
SENT = text("shared_table", "Your move is on its way to {host}")
HOST_AWAY = text("shared_table", "{host} is away. The game goes on when the host is back.")
REACHING = text("shared_table", "Looking for {host}’s table…")
DEALING = text("shared_table", "The next game is being dealt.")
DEALING_WAITS = text("shared_table", "The next game is dealt when everybody is here.")
PUT_OUT = text("shared_table", "The host has taken you off the table.")
HOST_CLOSED = text("shared_table", "{host} has left the table.")

# Who is here.

AWAY = text("shared_table", "{name} (away)")
OPEN_SEAT = text("shared_table", "seat {seat} is free")
WATCH = text("shared_table", "watching: {names}")
TURN_SINCE = text("shared_table", "{name}’s turn since {time}")
YOURS_SINCE = text("shared_table", "your turn since {time}")
SAID = text("shared_table", "{name}: {words}")

# Proposals and questions.

PROPOSED = {
    "undo": text("shared_table", "{name} would like to undo. Do you agree?"),
    "rematch": text("shared_table", "{name} would like another game. Do you agree?"),
    "swap": text(
        "shared_table", "{name} would like another game with swapped seats. Do you agree?"
    ),
}
ASKING = {
    "undo": text("shared_table", "You ask to undo. Waiting for {names}."),
    "rematch": text("shared_table", "You ask for another game. Waiting for {names}."),
    "swap": text("shared_table", "You ask for swapped seats. Waiting for {names}."),
}
OPEN_PROPOSAL = {
    "undo": text("shared_table", "{name} asks to undo. Waiting for {names}."),
    "rematch": text("shared_table", "{name} asks for another game. Waiting for {names}."),
    "swap": text("shared_table", "{name} asks for swapped seats. Waiting for {names}."),
}
KNOCKS = text("shared_table", "{name} would like to come to the table.")
DECLINED = text("shared_table", "The proposal was declined.")
AGREE = text("shared_table", "Agree")
DECLINE = text("shared_table", "Decline")
WITHDRAW = text("shared_table", "Withdraw")
LET_IN = text("shared_table", "Let in")
TURN_AWAY = text("shared_table", "Turn away")

# What happened.

NUDGED = text("shared_table", "The others remind you: it is your turn.")
NUDGE_SENT = text("shared_table", "{name} was reminded.")
GAVE_UP = text("shared_table", "{name} has resigned. A computer plays on.")
CAME = text("shared_table", "{name} is here.")
WENT = text("shared_table", "{name} is away.")
CHECKED = text(
    "shared_table", "The deal is open and is the one that was played. The game is saved."
)
SAVED = text("shared_table", "The game is saved.")
UNFAIR = text(
    "shared_table",
    "Beware: the deal that the host has opened is not the one that was played. The game is not "
    "saved.",
)

# Menus.

SAY = text("shared_table", "Say")
SAY_EXPLAINED = text("shared_table", "Say something to everybody at the table")
TABLE = text("shared_table", "Table")
TABLE_EXPLAINED = text("shared_table", "Remind, pause, resign, seats: everything about this table")
WRITE = text("shared_table", "Write…")
NUDGE = text("shared_table", "Remind {name}")
PAUSE = text("shared_table", "Pause the game")
RESUME = text("shared_table", "Resume the game")
RESIGN = text("shared_table", "Resign…")
RESIGN_SEAT = text("shared_table", "Resign for {name}…")
REMATCH = text("shared_table", "Play another game…")
SWAP = text("shared_table", "Swap the seats and play again…")
GIVE_TO_COMPUTER = text("shared_table", "Let a computer play for {name}")
GIVE_TO_PERSON = text("shared_table", "Let {other} play for {name}")
GIVE_HERE = text("shared_table", "Play for {name} at this computer")
LOOK_FROM = text("shared_table", "Watch from {name}’s side")
GO_ON_ALONE = text("shared_table", "Go on without the host…")
LEAVE_TABLE = text("shared_table", "Leave the table…")

# Questions of dialogs.

RESIGN_ASKED = text("shared_table", "Do you want to resign?")
RESIGN_TWO = text("shared_table", "The game ends. Winner: {others}.")
RESIGN_MORE = text("shared_table", "A computer plays your seat to the end. You can watch.")
LEAVE_ASKED = text("shared_table", "Do you want to leave the table for good?")
LEAVE_EXPLAINED = text("shared_table", "Your seat becomes free. To come back, ask the host again.")
GO_ON_ASKED = text("shared_table", "Do you want to go on without the host?")
GO_ON_EXPLAINED = text(
    "shared_table",
    "You become the host of a new table with the position on the board. What is hidden is dealt "
    "again, because only the old host knows it. The record says so.",
)
WORDS_TITLE = text("shared_table", "Write to the table")
WORDS_ASKED = text("shared_table", "Everybody at the table reads this:")
SEND = text("shared_table", "Send")
CANCEL = text("shared_table", "Cancel")
