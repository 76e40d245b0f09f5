"""How far the chances that a search counts can be trusted, by what became of finished games.

A search plays games out more simply than they are played in earnest. Where that makes it too sure
of itself, its chances move toward an even share; they keep their order.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Calibration:
    """Trust in a counted chance, from 0 to 1, and the number of seats that share the victory."""

    share: float = 1.0
    seats: int = 2

    def calibrated(self, chance: float) -> float:
        """Say how likely a victory is that a search takes for so likely."""
        even = 1 / self.seats
        return even + self.share * (chance - even)


UNCHANGED = Calibration()
