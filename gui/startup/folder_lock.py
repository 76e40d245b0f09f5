"""The lock that lets one program at a time use a data folder; imports no Qt.

The lock belongs to the operating system (``flock``, ``LockFileEx`` on Windows), not to a file that
names a process: the system releases it when the process ends, however it ends, and it holds between
containers and process namespaces. A lock by process number, such as ``QLockFile``, is taken for
stale when the number is unknown here, and for living when another process has got the number.

It lies in the data folder itself, so a start meets it with any runtime folder. Two things
are locked. The folder: that needs no permission to write, and a deleted lock file does not end it.
And ``kupola.lock`` in it: network file systems pass the lock of a file, but not that of a folder,
on to other computers. Where the lock file may not be written, the folder alone is locked. Windows
cannot lock folders and locks the file alone. The file also holds the address at which the program
that has the lock is reached; it is never deleted, for a lock on a deleted file locks nothing.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from gui.paths import data_folder
from gui.store import reading
from gui.store.errors import FileError

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAME = "kupola.lock"
PRIVATE_FILE = 0o600
LONGEST = 4096
"""The longest address, in bytes."""
LOCKED_BYTE = 1 << 20
"""What Windows locks: a byte behind the content, which stays readable."""
READ_ONLY = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
WRITING = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)


class FolderLock:
    """The lock of one data folder, held until it is released or the process ends."""

    def __init__(self, folder: Path | None = None) -> None:
        """Prepare the lock of a folder; by default of the user's own."""
        self.folder = folder or data_folder()
        self._held: list[int] = []
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether this program has the lock."""
        return bool(self._held)

    def take(self) -> bool:
        """Take the lock, making the folder if there is none; False: another program has it.

        Raises:
            OSError: If the folder cannot be made or cannot be locked.

        """
        if self._held:
            return True
        self.folder.mkdir(parents=True, exist_ok=True)
        taken = False
        try:
            taken = self._take_folder() and self._take_file()
        finally:
            if not taken:
                self.release()
        return taken

    def release(self) -> None:
        """Release the lock, after deleting the address."""
        self.publish("")
        self._file = None
        while self._held:
            os.close(self._held.pop())

    def publish(self, address: str) -> None:
        """Write this program's address into the lock file; on a full disk it stays empty."""
        if self._file is None:
            return
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            if address:
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, os.fsencode(address) + b"\n")

    def _take_folder(self) -> bool:
        return sys.platform == "win32" or self._locked(self.folder, os.O_RDONLY) is not None

    def _take_file(self) -> bool:
        try:
            self._file = self._locked(self.folder / NAME, WRITING)
        except OSError as error:
            if error.errno in READ_ONLY and self._held:
                return True
            raise
        return self._file is not None

    def _locked(self, path: Path, flags: int) -> int | None:
        """Open and lock a path; None: another program has locked it."""
        descriptor = os.open(path, flags, PRIVATE_FILE)  # children do not inherit it
        self._held.append(descriptor)
        found = os.fstat(descriptor)
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        if not _lock(descriptor):
            return None
        if not os.path.samestat(os.fstat(descriptor), path.stat()):  # replaced meanwhile
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), str(path))
        return descriptor


def published_address(folder: Path) -> str:
    """Read the address of the program that uses a folder; empty: it is not known."""
    with suppress(FileError):
        line, end, _ = reading.read_bytes(folder / NAME, LONGEST).partition(b"\n")
        return os.fsdecode(line) if end else ""
    return ""


if sys.platform == "win32":

    def _lock(descriptor: int) -> bool:
        os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
