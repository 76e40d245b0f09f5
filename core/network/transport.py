"""What carries the registers of a table, and how it reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from core.kernel.messages import Message


class Receiver(Protocol):
    """Who listens to a transport; called from any thread, never blocks."""

    def connected(self) -> None:
        """Note that values can be sent and will arrive; everything is said again."""

    def received(self, register: str, envelope: bytes) -> None:
        """Take the latest value of a register."""

    def lost(self, member: str) -> None:
        """Note that the connection of one member has ended; a host at home learns that."""

    def troubled(self, problem: Message | None) -> None:
        """Note what is wrong with the connection, in a sentence; None: nothing any more."""


class Transport(Protocol):
    """Carries registers; connects again by itself until it is closed."""

    def start(self, receiver: Receiver) -> None:
        """Connect in the background."""

    def send(self, register: str, envelope: bytes) -> None:
        """Make this the latest value of a register; never blocks."""

    def close(self) -> None:
        """Send what waits, briefly, and end every connection and thread."""
