"""Calibrate the chances that a search counts by the results of finished games.

Playouts are simpler than real play, and the best of many estimates promises too much. So a chance
is moved toward an even share, its odds are made flatter or steeper about that share, and they are
lowered. The order of chances stays. Each game has such numbers for the stages of a game, fitted by
``python -m tests.benchmarks calibrate``.
"""

from __future__ import annotations

import math

from attrs import frozen


@frozen
class Calibration:
    """How chances are corrected.

    Attributes:
        share: The share of the distance to an even chance that is kept.
        seats: The number of seats, each of which has an even chance.
        optimism: By how much the logarithm of the odds is too high; certain ones are right.
        steepness: By what the logarithm of the odds, compared with even ones, is multiplied.

    """

    share: float = 1.0
    seats: int = 2
    optimism: float = 0.0
    steepness: float = 1.0

    def calibrated(self, chance: float) -> float:
        """Move a counted chance toward an even share, bend its odds and lower them."""
        even = 1 / self.seats
        moved = self.share * min(chance, 1.0) + (1 - self.share) * even
        won = even * math.pow(moved / even, self.steepness)
        lost = (1 - even) * math.pow((1 - moved) / (1 - even), self.steepness)
        return won / (won + lost * math.exp(self.optimism))


UNCHANGED = Calibration()
