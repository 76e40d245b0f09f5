"""Reading and writing a register: a counter, and JSON data compressed and sealed."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

from core.sealing import BadEnvelope

if TYPE_CHECKING:
    from core.sealing import Seal

LARGEST_CONTENT = 8_000_000
"""The largest content of a register, in bytes, before it is compressed."""


class Writer:
    """Seals the values of one register; every value has a larger counter than the one before.

    Counters follow the clock, so that a program which has lost its last one goes on above it.
    """

    def __init__(self, seal: Seal, register: str, counter: int = 0) -> None:
        self._seal = seal
        self.register = register
        self.counter = counter

    def sealed(self, value: Any, now: float) -> bytes:
        """Seal a value."""
        self.counter = max(self.counter + 1, round(now * 1000))
        content = json.dumps([self.counter, value], separators=(",", ":")).encode()
        return self._seal.closed(zlib.compress(content), self.register)


class Reader:
    """Opens the values of one register, each counter once and in order."""

    def __init__(self, seal: Seal, register: str, counter: int = 0) -> None:
        self._seal = seal
        self.register = register
        self.counter = counter

    def opened(self, envelope: bytes) -> Any | None:
        """Open a value; None: it is not newer than the last one.

        Raises:
            BadEnvelope: If it was not sealed by the other side for this register.

        """
        counter, value = _content(self._seal.opened(envelope, self.register))
        if counter <= self.counter:
            return None
        self.counter = counter
        return value


def _content(packed: bytes) -> tuple[int, Any]:
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, LARGEST_CONTENT)
        data = json.loads(content) if unpacking.eof else None
    except (ValueError, RecursionError, zlib.error):
        raise BadEnvelope from None
    match data:
        case [int(counter), value] if type(counter) is int and 0 < counter < 2**63:
            return counter, value
        case _:
            raise BadEnvelope
