"""Frames on a connection: a length, the name of a register and its envelope.

A frame without content is a ping. Everything is bounded before it is kept, so a stranger can make
a reader hold no more than one frame.
"""

from __future__ import annotations

from typing import NamedTuple

from core.sealing import LARGEST

PING = bytes(4)
LONGEST_NAME = 64
_LENGTH_BYTES = 4


class BadFrame(Exception):
    """Bytes that no program of this kind sends."""


class Frame(NamedTuple):
    """The value of a register; an empty name: the greeting of a host."""

    register: str
    envelope: bytes


def written(register: str, envelope: bytes) -> bytes:
    """Write a frame."""
    name = register.encode("ascii")
    content = bytes([len(name)]) + name + envelope
    return len(content).to_bytes(_LENGTH_BYTES, "big") + content


class FrameReader:
    """Puts the pieces that arrive together to frames.

    Attributes:
        largest: The largest envelope that is taken, in bytes.
    """

    def __init__(self, largest: int = LARGEST) -> None:
        self.largest = largest
        self._kept = bytearray()

    def feed(self, piece: bytes) -> list[Frame]:
        """Take a piece and return the frames that are complete; pings are left out.

        Raises:
            BadFrame: If it is no part of a frame, or of one that is too large.

        """
        self._kept += piece
        found = []
        while len(self._kept) >= _LENGTH_BYTES:
            length = int.from_bytes(self._kept[:_LENGTH_BYTES], "big")
            if length > self.largest + LONGEST_NAME + 1:
                raise BadFrame
            end = _LENGTH_BYTES + length
            if len(self._kept) < end:
                break
            if length:
                found.append(self._frame(bytes(self._kept[_LENGTH_BYTES:end])))
            del self._kept[:end]
        return found

    def _frame(self, content: bytes) -> Frame:
        end = 1 + content[0]
        name, envelope = content[1:end], content[end:]
        if content[0] > LONGEST_NAME or len(name) != content[0] or len(envelope) > self.largest:
            raise BadFrame
        if not name.isascii():
            raise BadFrame
        return Frame(name.decode("ascii"), envelope)
