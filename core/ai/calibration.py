"""Calibrate the chances that a search counts by the results of finished games.

Playouts are simpler than real play. Where that makes a search too confident, its chances are moved
toward an even share; their order stays.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Calibration:
    """How much of the distance to an even share is kept, from 0 to 1, among how many seats."""

    share: float = 1.0
    seats: int = 2

    def calibrated(self, chance: float) -> float:
        """Move a counted chance toward an even share."""
        even = 1 / self.seats
        return even + self.share * (chance - even)


UNCHANGED = Calibration()
