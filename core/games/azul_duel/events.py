"""What happens at the table of Azul Duel."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from core.kernel.events import Moved, Rearranged, Scored, Turned
from core.kernel.messages import Seat


@frozen
class RoundBegan:
    """The factories are filled and a player begins the acquisition."""

    round: int
    seat: Seat


@frozen
class Passed:
    """A player can do nothing more in this acquisition."""

    seat: Seat


@frozen
class TilingBegan:
    """A player starts to move tiles from the pattern lines to the dome."""

    seat: Seat


@frozen
class TowerPoured:
    """The tiles of the tower, so many of each color, went back into the bag."""

    tiles: tuple[int, ...]


@frozen
class GameEnded:
    """The last round is over; the scoring tablets follow."""


Event: TypeAlias = (
    Moved
    | Turned
    | Rearranged
    | Scored
    | RoundBegan
    | Passed
    | TilingBegan
    | TowerPoured
    | GameEnded
)
