"""Receive the progress of compiling the computer players, when started from the sources.

``packaging/engines/beside_window.py`` compiles them and documents the protocol of the socket.
"""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalSocket

from core.ai.compiled_engines import take_compiled
from core.ai.opponents import OPPONENTS
from core.kernel.messages import text

COMPILING = text(
    "engine_build",
    "Compiling the computer players: {done} of {total}. Until then they think more slowly.",
)


class EngineBuild(QObject):
    """Switches to the compiled engines when all of them are ready.

    Signals:
        progressed: A sentence about how far they are; None: there is nothing more to say.
    """

    progressed = Signal(object)

    def __init__(self, descriptor: int, parent: QObject) -> None:
        super().__init__(parent)
        os.set_inheritable(descriptor, False)  # noqa: FBT003 - it has no name
        self._unloaded = [*OPPONENTS]
        self._socket = QLocalSocket(self)
        self._socket.readyRead.connect(self._on_ready)
        self._socket.disconnected.connect(self._on_ended)
        self._socket.setSocketDescriptor(descriptor)
        self._loading = QTimer(self, interval=0)
        self._loading.timeout.connect(self._load)
        self._loading.start()

    def _load(self) -> None:
        """Load one interpreted engine; after the last one, let the binaries be put in place."""
        if self._unloaded:
            OPPONENTS[self._unloaded.pop()]
            return
        self._loading.stop()
        self._socket.write(b"loaded\n")

    def _on_ready(self) -> None:
        while self._socket.canReadLine():
            match bytes(self._socket.readLine().data()).split():
                case [b"done"]:
                    take_compiled()
                    self.progressed.emit(None)
                case [done, total]:
                    self.progressed.emit(COMPILING.bind(done=int(done), total=int(total)))

    def _on_ended(self) -> None:
        self.progressed.emit(None)
