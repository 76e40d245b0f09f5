"""One program for one data folder: a second start hands its file to the first.

Only the program that has the folder's lock opens a window on it (``gui/startup/folder_lock.py``).
"""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .folder_lock import FolderLock, published_address
from .instance_client import hand_over, leave, new_addresses, sweep

if TYPE_CHECKING:
    from pathlib import Path

    from .instance_server import InstanceServer

PATIENCE = 4
"""Seconds within which a listening program must answer or end."""
BEGINNING = 15
"""Seconds within which another program must begin to listen, even on a busy machine."""
BETWEEN = 0.05
"""Seconds between two tries to reach it."""


class Entry(Enum):
    """The result of a start."""

    FIRST = auto()
    """This program has the lock."""
    HANDED_OVER = auto()
    """The first program has taken over this start."""
    UNANSWERED = auto()
    """Another program has the lock and does not answer."""


class Instance(QObject):
    """Holds the lock of the data folder, and listens for other starts.

    Signals:
        asked: The program was started again, with this file; empty: with none.
    """

    asked = Signal(object)

    def __init__(
        self, folder: Path | None = None, parent: QObject | None = None, runtime: Path | None = None
    ) -> None:
        """Use a data folder, and a runtime folder for the socket; by default the user's own."""
        super().__init__(parent)
        self._lock = FolderLock(folder)
        self._runtime = runtime
        self._server: InstanceServer | None = None
        self._left = ""
        self._address = ""

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self._lock.folder

    def is_first(self) -> bool:
        """Take the lock; return whether this program has it now.

        Raises:
            OSError: If the folder cannot be made or cannot be locked.

        """
        if not self._lock.held and self._lock.take():
            self._left = published_address(self.folder)
            self._lock.publish("")  # others see that this program does not listen yet
        return self._lock.held

    def enter(self, file: str) -> Entry:
        """Take the lock, or hand a file's path to the program that has it.

        A program that has only just begun does not listen yet, and one that ends still has the lock
        for a moment after it has stopped listening: both are given some time.

        Raises:
            OSError: If the folder cannot be made or cannot be locked.

        """
        began = monotonic()
        while not self.is_first():
            if hand_over(file, self.folder):
                return Entry.HANDED_OVER
            patience = PATIENCE if published_address(self.folder) else BEGINNING
            if monotonic() - began >= patience:
                return Entry.UNANSWERED
            sleep(BETWEEN)
        return Entry.FIRST

    def listen(self) -> None:
        """Listen for later starts, if this is the first."""
        from .instance_server import InstanceServer  # noqa: PLC0415 - not needed for the first picture

        if not self._lock.held:
            return
        sweep(self._left)
        self._server = InstanceServer(self)
        self._server.requested.connect(self.asked)
        self._address = next(filter(self._server.listen, new_addresses(self._runtime)), "")
        self._lock.publish(self._address)

    def close(self) -> None:
        """Stop listening and release the lock."""
        if self._server is not None:
            self._server.close()
            leave(self._address)  # before the lock is released: no other program creates it now
        self._lock.release()
