"""One program for one folder of games: a second start hands its file to the first."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

from .knocking import OURS, PATIENCE, address, instance_name, is_private, knock, runtime_folder

if TYPE_CHECKING:
    from pathlib import Path

    from .doorbell import Doorbell

BETWEEN = 0.05
"""Seconds between two tries to reach a program that has only just begun."""


class Instance(QObject):
    """Knows whether this is the first start, and hears of the others.

    Signals:
        asked: Somebody started the program again, with this file; empty: with none.
    """

    asked = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Use a folder for the lock; by default that of the user's running programs."""
        super().__init__(parent)
        self._folder = folder or runtime_folder()
        self._lock: QLockFile | None = None
        self._bell: Doorbell | None = None

    def is_first(self) -> bool:
        """Take the lock; where it cannot be had for another reason, every start is the first."""
        if not self._is_private():
            return True
        lock = QLockFile(str(self._folder / f"{instance_name()}.lock"))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return lock.error() is not QLockFile.LockError.LockFailedError
        self._lock = lock
        return True

    def listen(self) -> None:
        """Hear of later starts, if this is the first."""
        from .doorbell import Doorbell  # noqa: PLC0415 - not needed for the first picture

        if self._lock is not None:
            self._bell = Doorbell(address(self._folder), self)
            self._bell.rung.connect(self.asked)

    def hand_over(self, file: str) -> bool:
        """Send a file's path to the first start; tells whether it was heard.

        A program that has only just begun does not listen yet, so this may take a moment.
        """
        latest = monotonic() + PATIENCE / 1000
        while not (heard := knock(file, self._folder)) and monotonic() < latest:
            sleep(BETWEEN)
        return heard

    def close(self) -> None:
        """Let the next start be the first."""
        if self._bell is not None:
            self._bell.close()
        if self._lock is not None:
            self._lock.unlock()

    def _is_private(self) -> bool:
        """Make the folder, and see that nobody else can write there."""
        try:
            self._folder.mkdir(mode=OURS, parents=True, exist_ok=True)
        except OSError:
            return False
        return is_private(self._folder)
