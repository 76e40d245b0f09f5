"""How exact a drag or click must be."""

from __future__ import annotations

from attrs import frozen


@frozen
class Tolerance:
    """How exact a hand has to be, in pixels.

    Attributes:
        threshold: How far the pointer may slip during a click.
        halo: How far from a target something may be dropped where no other place is.

    """

    threshold: float = 4.0
    halo: float = 24.0

    def widened(self, other: Tolerance) -> Tolerance:
        """Take the wider of two tolerances."""
        return Tolerance(max(self.threshold, other.threshold), max(self.halo, other.halo))


STEADY = Tolerance()
UNSTEADY = Tolerance(threshold=16.0, halo=64.0)
FINGER = Tolerance(threshold=12.0, halo=44.0)
