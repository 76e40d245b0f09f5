"""The name and the color of a seat."""

from __future__ import annotations

from attrs import frozen

from gui.look.seat_colors import SeatColor
from gui.text.translation import called


@frozen
class SeatLook:
    """How a seat is shown: the name that was given to it, and its color."""

    given: str
    color: SeatColor

    @property
    def name(self) -> str:
        """The name in the current language."""
        return called(self.given)
