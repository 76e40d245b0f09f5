"""Calibrate the chances that a search counts by the results of finished games.

Playouts are simpler than real play. Where that makes a search too confident, its chances are moved
toward an even share; where the best of many estimates promises too much, they are lowered. Their
order stays.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Calibration:
    """How chances are corrected.

    Attributes:
        share: The share of the distance to an even chance that is kept.
        seats: The number of seats, each of which has an even chance.
        optimism: Four times by how much a chance of one half is too high; certain ones are right.

    """

    share: float = 1.0
    seats: int = 2
    optimism: float = 0.0

    def calibrated(self, chance: float) -> float:
        """Move a counted chance toward an even share, and lower it."""
        even = 1 / self.seats
        moved = even + self.share * (chance - even)
        return moved - self.optimism * moved * (1 - moved)


UNCHANGED = Calibration()
