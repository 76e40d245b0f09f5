"""One connection between a host and a guest at home: frames, pings, and how much may wait."""

from __future__ import annotations

import socket
from selectors import EVENT_READ, EVENT_WRITE
from typing import TYPE_CHECKING

from core.sealing import LARGEST

from .allowance import Allowance
from .frames import PING, FrameReader, written

if TYPE_CHECKING:
    from selectors import BaseSelector

    from .frames import Frame

PING_AFTER = 3.0
"""Seconds without a word of ours after which a ping is sent."""
SILENCE = 10.0
"""Seconds without a word of the other side after which the connection counts as lost."""
_PIECE = 65_536
_RATE, _BURST = 50.0, 200.0


class Connection:
    """A connected socket that never blocks.

    Only the latest value of each register waits to be sent, so a slow reader costs little memory.

    Attributes:
        member: Whose connection it is, as far as is known; empty: nobody's yet.
        source: The address of the other side; of IPv6 the network.
        opened_at: When it was made, in seconds.
    """

    def __init__(
        self, sock: socket.socket, source: str, now: float, largest: int = LARGEST
    ) -> None:
        """Take over a socket."""
        sock.settimeout(0)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock = sock
        self.source = source
        self.member = ""
        self.opened_at = now
        self.reader = FrameReader(largest)
        self._heard_at = self._told_at = now
        self._waiting: dict[str, bytes] = {}
        self._sending = b""
        self._allowance = Allowance(_RATE, _BURST)

    @property
    def has_more(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._sending or self._waiting)

    def pause(self, now: float) -> float:
        """Return for how many seconds nothing is read, because too much was said."""
        return self._allowance.pause(now)

    def put(self, register: str, envelope: bytes) -> None:
        """Make this the latest value of a register."""
        self._waiting[register] = envelope

    def read(self, now: float) -> list[Frame]:
        """Read what has arrived.

        Raises:
            BadFrame: If it is nothing that a table sends.
            OSError: If the connection has ended.

        """
        try:
            piece = self.sock.recv(_PIECE)
        except (BlockingIOError, InterruptedError):
            return []
        if not piece:
            raise ConnectionResetError
        self._heard_at = now
        frames = self.reader.feed(piece)
        self._allowance.spend(len(frames), now)
        return frames

    def write(self, now: float) -> None:
        """Send as much as the other side takes.

        Raises:
            OSError: If the connection has ended.

        """
        while self.has_more:
            if not self._sending:
                register = next(iter(self._waiting))
                self._sending = written(register, self._waiting.pop(register))
            try:
                sent = self.sock.send(self._sending)
            except (BlockingIOError, InterruptedError):
                return
            self._sending = self._sending[sent:]
            self._told_at = now

    def beat(self, now: float) -> bool:
        """Send a ping after a while; return whether the other side is still there."""
        if now - self._told_at > PING_AFTER and not self.has_more:
            self._sending, self._told_at = PING, now
        return now - self._heard_at <= SILENCE

    def watch(self, selector: BaseSelector, now: float) -> None:
        """Let a selector wait for what can be done next."""
        events = 0 if self.pause(now) else EVENT_READ
        events |= EVENT_WRITE if self.has_more else 0
        registered = selector.get_map().get(self.sock)
        if registered is None and events:
            selector.register(self.sock, events, self)
        elif registered is not None and not events:
            selector.unregister(self.sock)
        elif registered is not None and registered.events != events:
            selector.modify(self.sock, events, self)

    def close(self, selector: BaseSelector) -> None:
        """End the connection."""
        if selector.get_map().get(self.sock) is not None:
            selector.unregister(self.sock)
        self.sock.close()
