"""Calibrate the chances that a search counts by the results of finished games.

Playouts are simpler than real play. Where that makes a search too confident, its chances are moved
toward an even share; their order stays.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Calibration:
    """The share of the distance to an even chance that is kept, and the number of seats."""

    share: float = 1.0
    seats: int = 2

    def calibrated(self, chance: float) -> float:
        """Move a counted chance toward an even share."""
        even = 1 / self.seats
        return even + self.share * (chance - even)


UNCHANGED = Calibration()
