"""What the screen of a count says."""

from __future__ import annotations

from core.kernel.messages import text

BOX_TITLE = text("tally", "In the box")
POINTS = text("tally", "Points: {points}")
STATUS = text("tally", "{player}: lay out this board with pieces from the box")
LAID = text("tally", "Laid: {piece}")
LIFTED = text("tally", "Taken away: {piece}")
ENTERED = text("tally", "Points on the track: {points}")
BOX_ZONE = text("tally", "Box")
BOARD_ZONE = text("tally", "Board: {player}")
