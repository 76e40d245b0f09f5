"""Hearing of later starts of the program, which hand their file over."""

from __future__ import annotations

import json

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

MOST = 16_384
"""No message is longer, in bytes."""


class Doorbell(QObject):
    """Listens at an address that only this user reaches.

    Signals:
        rung: Somebody started the program again, with this file; empty: with none.
    """

    rung = Signal(object)

    def __init__(self, address: str, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(address)  # one that a killed program left
        self._server.listen(address)

    def close(self) -> None:
        """Hear of nobody any more."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            caller = _Caller(socket, self)
            caller.told.connect(self.rung)
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
