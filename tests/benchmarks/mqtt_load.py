"""Many tables at one broker: a load of raw MQTT packets, without rules and sealing.

Each table has a host and three guests. A move is a value of a guest, which the host answers with a
value for every guest, as ``core/table`` does; the time is that until the guest has its answer.
"""

from __future__ import annotations

import socket
import struct
from collections import deque
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

GUESTS = 3
UP, DOWN = bytes(580), bytes(840)
"""Values as large as those of a game are on average."""
_SUBACK, _PUBLISH = 0x90, 0x30


def _text(words: str) -> bytes:
    return struct.pack("!H", len(words)) + words.encode()


def _packet(kind: int, body: bytes) -> bytes:
    size, length = len(body), bytearray()
    while True:
        size, part = divmod(size, 128)
        length.append(part | (0x80 if size else 0))
        if not size:
            return bytes([kind]) + bytes(length) + body


class _Client:
    """A connection that reads one topic; blocks only while it is made."""

    def __init__(self, port: int, number: str, user: str, reads: str) -> None:
        self.sock = socket.create_connection(("127.0.0.1", port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connect = _text("MQTT") + bytes([4, 0x82]) + struct.pack("!H", 600)
        self.sock.sendall(_packet(0x10, connect + _text(number) + _text(user)))
        self.sock.sendall(_packet(0x82, b"\0\1" + _text(reads) + b"\1"))
        self._kept = bytearray()
        self._count = 1
        while _SUBACK not in {kind for kind, _ in self.read()}:
            pass
        self.sock.settimeout(0)

    def publish(self, topic: str, content: bytes) -> None:
        self._count = self._count % 60_000 + 1
        body = _text(topic) + struct.pack("!H", self._count) + content
        self.sock.sendall(_packet(0x33, body))

    def read(self) -> list[tuple[int, bytes]]:
        """Read the packets that are complete; values are acknowledged."""
        try:
            self._kept += self.sock.recv(65_536)
        except BlockingIOError:
            return []
        found = []
        while (packet := self._next()) is not None:
            kind, body = packet
            found.append((kind & 0xF0, body))
            if kind & 0xF0 == _PUBLISH and kind & 0x06:
                at = 2 + struct.unpack_from("!H", body)[0]
                self.sock.sendall(b"\x40\2" + body[at : at + 2])
        return found

    def _next(self) -> tuple[int, bytes] | None:
        length, shift, at = 0, 0, 1
        while at < len(self._kept):
            byte = self._kept[at]
            length |= (byte & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if not byte & 0x80:
                if len(self._kept) < at + length:
                    return None
                body = bytes(self._kept[at : at + length])
                kind = self._kept[0]
                del self._kept[: at + length]
                return kind, body
        return None


class _Table:
    """A host and its guests; one of them moves, then the next one."""

    def __init__(self, port: int, number: int) -> None:
        self.name = f"{number:032x}"
        place = f"kupola/1/{self.name}"
        self._up, self._down = f"{place}/u/", f"{place}/d/"
        self.host = _Client(port, f"h{number}", self.name, f"{place}/u/+")
        self.guests = [
            _Client(port, f"g{number}-{seat}", self.name, f"{self._down}{seat}")
            for seat in range(GUESTS)
        ]
        self._turn = 0
        self._sent_at = 0.0

    def move(self) -> None:
        self._turn = (self._turn + 1) % GUESTS
        self._sent_at = monotonic()
        self.guests[self._turn].publish(f"{self._up}{self._turn}", UP)

    def take(self, client: _Client) -> float | None:
        """Read; return the time of the move when its guest has the answer."""
        values = [body for kind, body in client.read() if kind == _PUBLISH]
        if client is self.host:
            for _ in values:
                for seat in range(GUESTS):
                    client.publish(f"{self._down}{seat}", DOWN)
        elif values and client is self.guests[self._turn] and self._sent_at:
            took, self._sent_at = monotonic() - self._sent_at, 0.0
            return took
        return None


class Load(NamedTuple):
    """How long moves took, in seconds, and how many a second there were."""

    times: list[float]
    moves_a_second: float


def load(port: int, tables: int, every: float, seconds: float, begin: Callable[[], None]) -> Load:
    """Let tables play, each a move every so many seconds; call ``begin`` when all have gathered."""
    made = [_Table(port, number) for number in range(tables)]
    times: list[float] = []
    with DefaultSelector() as selector:
        for table in made:
            for client in (table.host, *table.guests):
                selector.register(client.sock, EVENT_READ, (table, client))
        begin()
        begun = monotonic()
        due = deque((begun + every * number / tables, made[number]) for number in range(tables))
        while (now := monotonic()) < begun + seconds:
            while due[0][0] <= now:
                at, table = due.popleft()
                table.move()
                due.append((at + every, table))
            for key, _ in selector.select(max(0.0, due[0][0] - monotonic())):
                table, client = key.data
                took = table.take(client)
                if took is not None:
                    times.append(took)
    for table in made:
        for client in (table.host, *table.guests):
            client.sock.close()
    return Load(times, len(times) / seconds)
