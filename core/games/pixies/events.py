"""What can happen at the table.

A card moves with its face showing and is turned where it has come to lie; since everybody saw
every face, nothing that happens is secret.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from core.kernel.events import Moved, Scored, Turned
from core.kernel.messages import Seat
from core.kernel.places import Place


@frozen
class Validated:
    """A face-up card came to lie over a face-down one."""

    seat: Seat
    piece: str
    place: Place


@frozen
class AreaFilled:
    """A player's ninth space was occupied."""

    seat: Seat


@frozen
class RoundEnded:
    """A round was over; if nobody had filled the nine spaces, the deck had run out."""

    round: int
    full: tuple[Seat, ...]


@frozen
class DeckShuffled:
    """All seventy cards were shuffled into a new deck."""


@frozen
class RoundBegan:
    """A round began; the last player of the round before is the first player."""

    round: int
    first: Seat


@frozen
class TurnBegan:
    """A turn began; the first player reveals cards."""

    first: Seat


Event: TypeAlias = (
    Moved
    | Turned
    | Scored
    | Validated
    | AreaFilled
    | RoundEnded
    | DeckShuffled
    | RoundBegan
    | TurnBegan
)
