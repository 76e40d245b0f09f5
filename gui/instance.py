"""One program for one folder of games: a second start hands its file to the first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from .knocking import OURS, address, instance_name, is_private, knock, runtime_folder

if TYPE_CHECKING:
    from pathlib import Path

MOST = 16_384
"""No message is longer, in bytes."""


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
        self._name = instance_name()
        self._lock: QLockFile | None = None
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Take the lock; where it cannot be had for another reason, every start is the first."""
        if not self._is_private():
            return True
        lock = QLockFile(str(self._folder / f"{self._name}.lock"))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return lock.error() is not QLockFile.LockError.LockFailedError
        self._lock = lock
        self._listen()
        return True

    def hand_over(self, file: str) -> bool:
        """Send a file's path to the first start; tells whether it was heard."""
        return knock(file, self._folder)

    def close(self) -> None:
        """Let the next start be the first."""
        if self._server is not None:
            self._server.close()
        if self._lock is not None:
            self._lock.unlock()

    @property
    def _address(self) -> str:
        return address(self._folder)

    def _is_private(self) -> bool:
        """Make the folder, and see that nobody else can write there."""
        try:
            self._folder.mkdir(mode=OURS, parents=True, exist_ok=True)
        except OSError:
            return False
        return is_private(self._folder)

    def _listen(self) -> None:
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(self._address)  # one that a killed program left
        self._server.listen(self._address)

    def _on_connection(self) -> None:
        assert self._server is not None  # noqa: S101 - it has just called
        while (socket := self._server.nextPendingConnection()) is not None:
            caller = _Caller(socket, self)
            caller.told.connect(self.asked)
            caller.listen()


class _Caller(QObject):
    """Reads one line from another start, then hangs up."""

    told = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(MOST)

    def listen(self) -> None:
        """Wait for the line; some of it may be there already."""
        self._socket.readyRead.connect(self._on_ready)
        self._socket.disconnected.connect(self.deleteLater)
        self._on_ready()

    def _on_ready(self) -> None:
        if self._socket.canReadLine():
            file = _read(bytes(self._socket.readLine(MOST).data()))
            self._socket.write(b"\n")
            self._socket.flush()
            self._socket.disconnectFromServer()
            self.told.emit(file)
        elif self._socket.bytesAvailable() >= MOST:
            self._socket.abort()


def _read(line: bytes) -> str:
    try:
        file = json.loads(line)
    except ValueError:
        return ""
    return file if isinstance(file, str) else ""
