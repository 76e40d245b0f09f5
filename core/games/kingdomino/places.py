"""Places on the table of Kingdomino.

``pile``            the dominoes to be drawn, face down
``current`` (slot)  the line whose dominoes are placed now, from the lowest number to the highest
``next`` (slot)     the line that kings choose from
``current_king``, ``next_king`` (slot)  the king on a domino of a line
``kings`` (king)    the kings of a player before the first choice
``kingdom`` (x, y)  a square of a player's kingdom; the castle stands on 0, 0
``discard`` (count) the dominoes that did not fit into a player's kingdom
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.places import Place

if TYPE_CHECKING:
    from core.kernel.messages import Seat

    from .grid import Cell

PILE = Place("pile")


def current_slot(slot: int) -> Place:
    """A place in the line being placed."""
    return Place("current", (slot,))


def next_slot(slot: int) -> Place:
    """A place in the line being chosen from."""
    return Place("next", (slot,))


def current_king(slot: int) -> Place:
    """Where a king stands in the line being placed."""
    return Place("current_king", (slot,))


def next_king(slot: int) -> Place:
    """Where a king stands in the line being chosen from."""
    return Place("next_king", (slot,))


def waiting_king(seat: Seat, king: int) -> Place:
    """Where a king waits for the first choice."""
    return Place("kings", (king,), seat)


def kingdom_cell(seat: Seat, cell: Cell) -> Place:
    """A square of a kingdom."""
    return Place("kingdom", cell, seat)


def discard(seat: Seat, index: int) -> Place:
    """A spot among a player's discarded dominoes."""
    return Place("discard", (index,), seat)
