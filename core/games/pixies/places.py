"""The places on the table.

A space has two places: ``up`` for its face-up card and ``down`` for its face-down one. A lone
face-down card lies in ``down`` already and stays there when it is covered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.places import Place

if TYPE_CHECKING:
    from core.kernel.messages import Seat

DECK = Place("deck")


def displayed(slot: int) -> Place:
    """Return the place of a revealed card, from 0, in the order in which they were revealed."""
    return Place("display", (slot,))


def up(seat: Seat, space: int) -> Place:
    """Return the place of the face-up card of a space."""
    return Place("up", (space,), seat)


def down(seat: Seat, space: int) -> Place:
    """Return the place of the face-down card of a space, alone or under the face-up one."""
    return Place("down", (space,), seat)
