"""A proxy between guests and a host: it delays, freezes and cuts connections, on loopback."""

from __future__ import annotations

import socket
import time
from collections import deque
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Thread

from core.kernel.rng import Rng

_MARKS = 10_000


class Disturbing:
    """Passes bytes on, late; a lost packet of TCP is one that comes later still.

    Attributes:
        delay: Seconds in each direction.
        loss: The share of pieces that are sent again after ``resent``.
        frozen: Whether nothing is passed on, while every connection stays open.
    """

    def __init__(self, target: int, delay: float = 0.0, loss: float = 0.0) -> None:
        self.delay, self.loss, self.frozen = delay, loss, False
        self.resent = 0.3
        self.passed = 0
        self._target = target
        self._rng = Rng.seeded(1)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._selector = DefaultSelector()
        self._selector.register(self._listener, EVENT_READ, None)
        self._other: dict[socket.socket, socket.socket] = {}
        self._late: dict[socket.socket, deque[tuple[float, bytes]]] = {}
        self._cut = self._closing = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """End every connection."""
        self._cut = True

    def close(self) -> None:
        self._closing = True
        self._thread.join(5)

    def _run(self) -> None:
        while not self._closing:
            for key, _ in self._selector.select(0.005):
                if key.fileobj is self._listener:
                    self._accept()
                else:
                    assert isinstance(key.fileobj, socket.socket)
                    self._read(key.fileobj)
            if self._cut:
                self._cut = False
                for sock in list(self._other):
                    self._end(sock)
            self._pass_on()
        for sock in list(self._other):
            self._end(sock)
        self._listener.close()
        self._selector.close()

    def _accept(self) -> None:
        near, _ = self._listener.accept()
        try:
            far = socket.create_connection(("127.0.0.1", self._target), 2)
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._other[one] = other
            self._late[one] = deque()
            self._selector.register(one, EVENT_READ)

    def _read(self, sock: socket.socket) -> None:
        if self.frozen:
            time.sleep(0.005)
            return
        try:
            piece = sock.recv(65_536)
        except OSError:
            piece = b""
        if not piece:
            self._end(sock)
            return
        mark, self._rng = self._rng.below(_MARKS)
        lost = mark < self.loss * _MARKS
        late = self._late[self._other[sock]]
        at = time.monotonic() + self.delay + (self.resent if lost else 0.0)
        late.append((max(at, late[-1][0] if late else 0.0), piece))

    def _pass_on(self) -> None:
        now = time.monotonic()
        for sock, late in list(self._late.items()):
            while late and late[0][0] <= now and not self.frozen:
                _, piece = late.popleft()
                self.passed += len(piece)
                try:
                    sock.sendall(piece)
                except OSError:
                    self._end(sock)
                    break

    def _end(self, sock: socket.socket) -> None:
        for each in (sock, self._other.get(sock)):
            if each is not None and each in self._other:
                del self._other[each], self._late[each]
                with suppress(KeyError):
                    self._selector.unregister(each)
                each.close()
