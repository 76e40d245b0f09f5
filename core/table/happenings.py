"""What a host or a guest learns when it reads a register."""

from __future__ import annotations

from typing import Any, TypeAlias

from attrs import frozen

from core.kernel.messages import Message, Seat
from core.record import Record

from .values import Proposal, Said


@frozen
class Knocked:
    """A new member asks to be let in."""

    member: str
    name: str


@frozen
class Played:
    """A guest has made a legal move; the host plays it."""

    seat: Seat
    move: Any


@frozen
class Agreed:
    """Everybody has agreed to a proposal; the host carries it out."""

    proposal: Proposal


@frozen
class Declined:
    """A proposal was declined."""

    proposal: Proposal


@frozen
class Heard:
    """Something was said at the table."""

    said: Said


@frozen
class Nudged:
    """The player whose turn it is was reminded."""


@frozen
class Resigned:
    """A player has given the game up."""

    seat: Seat


@frozen
class Changed:
    """The table is another one than before: seats, presence, phase, proposals."""


@frozen
class Stepped:
    """The guest's match is one move longer."""


@frozen
class Jumped:
    """The guest's match is another one, or another line of it."""


@frozen
class Refused:
    """An act of the guest was refused."""

    reason: Message


@frozen
class Checked:
    """The game is over and its deal is open.

    Attributes:
        record: The whole game; None: what the host opened is not the game that was played.

    """

    record: Record | None


Happening: TypeAlias = (
    Knocked
    | Played
    | Agreed
    | Declined
    | Heard
    | Nudged
    | Resigned
    | Changed
    | Stepped
    | Jumped
    | Refused
    | Checked
)
