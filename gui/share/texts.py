"""Texts of reports."""

from __future__ import annotations

from core.kernel.messages import text

POINTS = text("share", "Points")
BOARDS = text("share", "Boards")
MOVES = text("share", "Moves")
