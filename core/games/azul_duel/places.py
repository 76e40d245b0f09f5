"""Places on the table of Azul Duel.

Pattern lines, dome rows, dome columns and dome slots count from 1, as in the rulebook; positions
in a pile or on a line count from 0, in the order in which they are filled. Factory 0 is the large
one, factories 1 to 4 are the small ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.places import Place

if TYPE_CHECKING:
    from core.kernel.messages import Seat

    from .dome import Cell

BAG = Place("bag")
TOWER = Place("tower")
STACK = Place("stack")
CHIP_SUPPLY = Place("chip_supply")
SPECIAL_SUPPLY = Place("special_supply")
FIRST_PLAYER_SPOT = Place("first_player_spot")
"""The place of the first-player tile on the large factory."""

HAND = "hand"


def sun(factory: int, index: int) -> Place:
    """Return a place on the sun part of a factory."""
    return Place("sun", (factory, index))


def moon(factory: int, index: int) -> Place:
    """Return a place on the moon part of a factory; in a stack, 0 is the bottom."""
    return Place("moon", (factory, index))


def chip(factory: int) -> Place:
    """Return the place of the bonus chip of a small factory."""
    return Place("chip", (factory,))


def display(index: int) -> Place:
    """Return a place for a face-up dome plate."""
    return Place("display", (index,))


def hand(seat: Seat, index: int) -> Place:
    """Return the place of a drawn dome plate that is still to be kept or returned."""
    return Place(HAND, (index,), seat)


def line(seat: Seat, number: int, index: int) -> Place:
    """Return a space of a pattern line; 0 is the rightmost."""
    return Place("line", (number, index), seat)


def broken(seat: Seat, index: int) -> Place:
    """Return a space for a broken tile."""
    return Place("broken", (index,), seat)


def dome(seat: Seat, cell: Cell) -> Place:
    """Return a space of the dome by row and column."""
    return Place("dome", cell, seat)


def slot(seat: Seat, index: int) -> Place:
    """Return a slot for a dome plate, by row and column from its index in reading order."""
    return Place("slot", (index // 3 + 1, index % 3 + 1), seat)


def storage(seat: Seat, index: int) -> Place:
    """Return a space for a bonus chip; two for each round."""
    return Place("storage", (index,), seat)


def first_player_tile(seat: Seat) -> Place:
    """Return the space for the first-player tile on a player's board."""
    return Place("first_player_tile", (), seat)


def token(seat: Seat, index: int) -> Place:
    """Return the place of a token that is still to be spent."""
    return Place("token", (index,), seat)


def spent_token(seat: Seat, index: int) -> Place:
    """Return the place of a spent token on the scoring board."""
    return Place("spent_token", (index,), seat)
