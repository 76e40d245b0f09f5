"""Listen for later starts of the program, which hand their file over.

Any program of the same user can connect, so nothing is expected of a caller: each may say one line
of bounded length within a bounded time, a few are served at a time, and a line that is not the
path of a file changes nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from .instance_client import heard

MOST = 32_768
"""Bytes of a message: a path of 4,096 bytes, all of them escaped, has fewer."""
AT_ONCE = 8
"""The number of simultaneous callers; the oldest one is dropped for a new one."""
TIME = 1000
"""Milliseconds that a caller has for its line."""


class InstanceServer(QObject):
    """Listens at an address that only this user reaches.

    Signals:
        requested: The program was started again, with this file; empty: with none.
    """

    requested = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._callers: list[_Caller] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def listen(self, address: str) -> bool:
        """Listen at an address that no program has; return whether that is possible."""
        return self._server.listen(address)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        while self._callers:
            self._callers[0].hang_up()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            caller = _Caller(socket, self)
            self._callers.append(caller)
            caller.received.connect(self.requested)
            caller.ended.connect(self._on_ended)
            if len(self._callers) > AT_ONCE:
                self._callers[0].hang_up()
            caller.listen()

    def _on_ended(self, caller: _Caller) -> None:
        self._callers.remove(caller)


class _Caller(QObject):
    """Reads one line from another start, then hangs up.

    Signals:
        received: The file that the other start was given; empty: none.
        ended: The connection has ended; sent once.
    """

    received = Signal(object)
    ended = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._over = False
        self._clock = QTimer(self)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(MOST)

    def listen(self) -> None:
        """Wait for the line; some of it may be there already."""
        self._socket.readyRead.connect(self._on_ready)
        self._socket.disconnected.connect(self.hang_up)
        self._clock.timeout.connect(self.hang_up)
        self._clock.start(TIME)
        if self._socket.state() is QLocalSocket.LocalSocketState.ConnectedState:
            self._on_ready()
        else:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection, if it has not ended."""
        if self._over:
            return
        self._over = True
        self._clock.stop()
        self._socket.abort()
        self.deleteLater()
        self.ended.emit(self)

    def _on_ready(self) -> None:
        if self._over:
            return
        if self._socket.canReadLine():
            self._answer(heard(bytes(self._socket.readLine(MOST).data())))
        elif self._socket.bytesAvailable() >= MOST:
            self.hang_up()

    def _answer(self, file: str | None) -> None:
        if file is not None:
            self._socket.write(b"\n")
            self._socket.flush()
        self.hang_up()
        if file is not None:
            self.received.emit(file)
