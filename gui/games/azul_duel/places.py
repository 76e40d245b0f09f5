"""Places that only the table knows: whole lines and fields to drop on, buttons, labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import places
from core.kernel.places import Place

if TYPE_CHECKING:
    from core.kernel.messages import Seat

PILE = Place("pile")
"""The picture of the stack; what goes under it goes to the place of the rules."""

TRAY = Place("tray")
DRAW_BUTTON = Place("draw_button")
LOOK_BUTTON = Place("look_button")
TURN_BUTTON = Place("turn_button")
"""Where passing and leaving a line are offered."""

STACK_PRICE = Place("stack_price")
"""The label with the price of the stack."""


def pattern_line(seat: Seat, number: int) -> Place:
    """Return a whole pattern line."""
    return Place("pattern_line", (number,), seat)


def broken_field(seat: Seat) -> Place:
    """Return the whole field for broken tiles."""
    return Place("broken_field", (), seat)


def chip_store(seat: Seat) -> Place:
    """Return the whole storage for bonus chips."""
    return Place("chip_store", (), seat)


def another_hand(seat: Seat) -> Place:
    """Return the place to which events redact the plates that another player has drawn."""
    return Place(places.HAND, (), seat)


def factory(number: int) -> Place:
    """Return a whole factory."""
    return Place("factory", (number,))


def goal(index: int) -> Place:
    """Return the place of a scoring tablet."""
    return Place("goal", (index,))


def marker(seat: Seat, track: int) -> Place:
    """Return the place of a scoring marker: track 0 for tens, 1 for ones."""
    return Place("marker", (track,), seat)


def hint(number: int) -> Place:
    """Return a place for a picture that is no piece."""
    return Place("hint", (number,))


def score(seat: Seat) -> Place:
    """Return the label of a player's name and points."""
    return Place("score", (), seat)


def broken_title(seat: Seat) -> Place:
    """Return the heading of the broken tiles."""
    return Place("broken_title", (), seat)


def chips_title(seat: Seat) -> Place:
    """Return the heading of the bonus chips."""
    return Place("chips_title", (), seat)


def row_value(seat: Seat, row: int) -> Place:
    """Return the number beside a row of the dome."""
    return Place("row_value", (row,), seat)


def loss(seat: Seat, index: int) -> Place:
    """Return the number under a space for a broken tile."""
    return Place("loss", (index,), seat)


def first_tile_loss(seat: Seat) -> Place:
    """Return the number under the space for the first-player tile."""
    return Place("first_tile_loss", (), seat)


def track(row: int) -> Place:
    """Return a score track: 0 for tens, 1 for ones."""
    return Place("track", (row,))
