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
class NothingTiled:
    """A player who starts to tile has no full pattern line, and none to complete."""

    seat: Seat


@frozen
class LineWaits:
    """The tiles of a full pattern line stay: no free space takes them before another plate."""

    seat: Seat
    line: int


@frozen
class LineBroken:
    """The tiles of a pattern line break: no space of the dome will ever take them."""

    seat: Seat
    line: int


@frozen
class TowerPoured:
    """The tiles of the tower, counted by color, went back into the bag."""

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
    | NothingTiled
    | LineWaits
    | LineBroken
    | TowerPoured
    | GameEnded
)
