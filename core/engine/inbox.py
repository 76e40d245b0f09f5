"""What the engine has to answer or report next: requests of a program, and events of a table."""

from __future__ import annotations

from queue import Queue
from threading import BoundedSemaphore, Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .at_table import Event

READ_AHEAD = 2
"""How many requests are read before they are answered; the first of them ends a stream."""


class Inbox:
    """One queue for both, in the order in which they come; requests are read no further ahead."""

    def __init__(self) -> None:
        self._queue: Queue[bytes | Event | None] = Queue()
        self._room = BoundedSemaphore(READ_AHEAD)
        self._lock = Lock()
        self._requests = 0

    def put_request(self, line: bytes | None) -> None:
        """Add a request; waits while enough of them are there. None: the last one has been."""
        self._room.acquire()
        with self._lock:
            self._requests += 1
        self._queue.put(line)

    def put_end(self) -> None:
        """Note that the program says no more."""
        self.put_request(None)

    def put_event(self, event: Event) -> None:
        """Add an event, at once."""
        self._queue.put(event)

    def has_request(self) -> bool:
        """Return whether a request waits."""
        return self._requests > 0

    def get(self) -> bytes | Event | None:
        """Wait for what comes next."""
        item = self._queue.get()
        if item is None or isinstance(item, bytes):
            with self._lock:
                self._requests -= 1
            self._room.release()
        return item
