"""A transport inside one process: for tests, and for trying a table without a network."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Receiver


class MemoryExchange:
    """Keeps the latest value of every register and passes it to all who read it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._values: dict[str, bytes] = {}
        self._readers: dict[MemoryTransport, Receiver] = {}

    def join(self, transport: MemoryTransport, receiver: Receiver) -> None:
        """Connect a transport; it gets every value that it reads."""
        with self._lock:
            self._readers[transport] = receiver
            kept = [each for each in self._values.items() if transport.reads(each[0])]
        receiver.connected()
        for register, envelope in kept:
            receiver.received(register, envelope)

    def leave(self, transport: MemoryTransport) -> None:
        """Disconnect a transport."""
        with self._lock:
            self._readers.pop(transport, None)

    def send(self, register: str, envelope: bytes) -> None:
        """Keep a value and pass it on."""
        with self._lock:
            self._values[register] = envelope
            readers = [each for each in self._readers.items() if each[0].reads(register)]
        for _, receiver in readers:
            receiver.received(register, envelope)


class MemoryTransport:
    """Connects a host, or the guest who reads one register, to an exchange."""

    def __init__(self, exchange: MemoryExchange, register: str = "") -> None:
        """Read one register; empty: all that guests write."""
        self._exchange = exchange
        self._register = register

    def reads(self, register: str) -> bool:
        """Return whether a register is read here."""
        return register == self._register if self._register else register.startswith("u/")

    def start(self, receiver: Receiver) -> None:
        """Connect at once."""
        self._exchange.join(self, receiver)

    def send(self, register: str, envelope: bytes) -> None:
        """Keep a value and pass it on."""
        self._exchange.send(register, envelope)

    def close(self) -> None:
        """Disconnect."""
        self._exchange.leave(self)
