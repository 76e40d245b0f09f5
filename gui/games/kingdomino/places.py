"""Places that only the table knows: halves of dominoes, labels, the frame."""

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

# Labels: what is written or drawn beside the places of the game.
NOW_TITLE = Place("now_title")
NEXT_TITLE = Place("next_title")
PILE_CAPTION = Place("pile_caption")
TURNS = Place("turns")
DISCARDS = Place("discards")
GAMES = Place("games")
WHY_DISCARD = Place("why_discard")


def half(slot: int, side: int) -> Place:
    """The left (0) or the right (1) half of a domino in the line being placed."""
    return Place("half", (slot, side))


def covered_cell(seat: Seat, cell: Cell) -> Place:
    """A square that something lies on: no target, so nothing dims it."""
    return Place("covered", cell, seat)


def current_plate(slot: int) -> Place:
    """The number of a domino in the line being placed."""
    return Place("current_plate", (slot,))


def next_plate(slot: int) -> Place:
    """The number of a domino in the line being chosen from."""
    return Place("next_plate", (slot,))


def score(seat: Seat) -> Place:
    """A player's name and points."""
    return Place("score", (), seat)


def bonus(seat: Seat, index: int) -> Place:
    """A bonus of a variant, in the order in which the rules list them."""
    return Place("bonus", (index,), seat)


def territories(seat: Seat) -> Place:
    """The list of a player's crowned territories."""
    return Place("territories", (), seat)


def terrain_line(seat: Seat, index: int) -> Place:
    """The line of a terrain in that list."""
    return Place("terrain_line", (index,), seat)
