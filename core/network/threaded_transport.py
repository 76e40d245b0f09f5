"""What the transports share: a thread that serves sockets, and the values that wait to be sent."""

from __future__ import annotations

from selectors import DefaultSelector
from threading import Lock, Thread, current_thread
from time import monotonic
from typing import TYPE_CHECKING

from core.kernel.messages import text

from .waker import Waker

if TYPE_CHECKING:
    from core.kernel.messages import Message

    from .transport import Receiver

FAREWELL = 1.0
"""Seconds in which the last values are sent."""

INTERRUPTED = text("table", "The connection is interrupted. Kupola connects again by itself.")


class ThreadedTransport:
    """A transport with one thread; only the latest value of a register waits to be sent."""

    def __init__(self, name: str) -> None:
        """Prepare the thread; ``start`` connects."""
        self._receiver: Receiver
        self._lock = Lock()
        self._outgoing: dict[str, bytes] = {}
        self._closing = False
        self._problem: Message | None = None
        self._selector = DefaultSelector()
        self._waker = Waker(self._selector)
        self._thread = Thread(target=self._run, name=name, daemon=True)

    def start(self, receiver: Receiver) -> None:
        """Connect in the background."""
        self._receiver = receiver
        self._thread.start()

    def send(self, register: str, envelope: bytes) -> None:
        """Make this the latest value of a register."""
        with self._lock:
            self._outgoing[register] = envelope
        self._waker.wake()

    def close(self) -> None:
        """Send what waits, briefly, and end."""
        self._closing = True
        if self._thread.ident is None:
            self._end()
            return
        self._waker.wake()
        if current_thread() is not self._thread:
            self._thread.join(2 * FAREWELL)

    def _run(self) -> None:
        try:
            self._serve()
        finally:
            self._end()

    def _serve(self) -> None:
        """Connect, and carry values until ``_closing``."""
        raise NotImplementedError

    def _end(self) -> None:
        self._waker.close()
        self._selector.close()

    def _taken(self) -> dict[str, bytes]:
        """Take the values that wait to be sent."""
        with self._lock:
            outgoing, self._outgoing = self._outgoing, {}
        return outgoing

    def _wait(self, seconds: float) -> None:
        """Wait, unless the transport is closed."""
        end = monotonic() + seconds
        while not self._closing and (left := end - monotonic()) > 0:
            for key, _ in self._selector.select(left):
                if key.data is self._waker:
                    self._waker.drain()

    def _trouble(self, problem: Message | None) -> None:
        """Report what is wrong, once."""
        if problem != self._problem:
            self._problem = problem
            self._receiver.troubled(problem)
