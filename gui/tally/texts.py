"""Texts of the screen of a count."""

from __future__ import annotations

from core.kernel.messages import text

COUNT_TITLE = text("tally", "Score a real game")
ARRANGE_TITLE = text("tally", "Set up a position")
BOX_TITLE = text("tally", "In the box")
POINTS = text("tally", "Points: {points}")
LAID = text("tally", "Placed: {piece}")
LIFTED = text("tally", "Removed: {piece}")
MOVED = text("tally", "Moved: {piece}")
ENTERED = text("tally", "{title}: {number}")
BOARD_DONE = text("tally", "This board is complete. Still open: {players}")
NO_WINNER = text("tally", "No winner yet.")
OPEN = text("tally", "{player}: {problem}")
TYPE_A_NUMBER = text("tally", "Type the number of the piece that lies here.")
BOX_ZONE = text("tally", "Box")
BOARD_ZONE = text("tally", "Board: {player}")
NO_ROOM = text("tally", "There is no room for it there.")
