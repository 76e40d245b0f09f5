"""Ends the waiting of a thread for its sockets, from another thread."""

from __future__ import annotations

import socket
from selectors import EVENT_READ, DefaultSelector


class Waker:
    """A pair of sockets in a selector."""

    def __init__(self, selector: DefaultSelector) -> None:
        """Register with the selector of the thread."""
        self._read, self._write = socket.socketpair()
        self._read.settimeout(0)
        self._write.settimeout(0)
        selector.register(self._read, EVENT_READ, self)

    def wake(self) -> None:
        """End the waiting; a thread that is already woken needs no more."""
        try:
            self._write.send(b"\0")
        except OSError:
            return

    def drain(self) -> None:
        """Forget that the thread was woken."""
        try:
            while self._read.recv(4096):
                pass
        except OSError:
            return

    def close(self) -> None:
        """Close both sockets."""
        self._read.close()
        self._write.close()
