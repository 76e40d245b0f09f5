"""How exact a hand has to be."""

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


STEADY = Tolerance()
UNSTEADY = Tolerance(threshold=16.0, halo=64.0)
