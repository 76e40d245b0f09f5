"""A transport that is made in the thread of its link, because that may wait for a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.network.transport import Receiver, Transport


class LateTransport:
    """Makes the real transport when it is started; what prevents that is reported."""

    def __init__(self, make: Callable[[], Transport]) -> None:
        self._make = make
        self._made: Transport | None = None

    def start(self, receiver: Receiver) -> None:
        """Make the transport, and connect."""
        try:
            self._made = self._make()
        except KupolaError as error:
            receiver.troubled(error.message)
        else:
            self._made.start(receiver)

    def send(self, register: str, envelope: bytes) -> None:
        """Make this the latest value of a register."""
        if self._made is not None:
            self._made.send(register, envelope)

    def close(self) -> None:
        """End every connection."""
        if self._made is not None:
            self._made.close()
