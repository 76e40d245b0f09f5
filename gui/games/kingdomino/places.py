"""Places that only the table knows: halves of dominoes, kings in the lines, the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.places import Place

if TYPE_CHECKING:
    from core.games.kingdomino.grid import Cell
    from core.kernel.messages import Seat

FRAME = Place("frame")
DISCARD_BUTTON = Place("discard_button")
HELD = Place("held")
SHADOW = Place("shadow")


def half(slot: int, side: int) -> Place:
    """The left (0) or the right (1) half of a domino in the line being placed."""
    return Place("half", (slot, side))


def current_king(slot: int) -> Place:
    """Where a king stands in the line being placed."""
    return Place("current_king", (slot,))


def next_king(slot: int) -> Place:
    """Where a king stands in the line being chosen from."""
    return Place("next_king", (slot,))


def covered_cell(seat: Seat, cell: Cell) -> Place:
    """A square that something lies on: no target, so nothing dims it."""
    return Place("covered", cell, seat)
