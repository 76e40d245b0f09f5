"""What a game needs, fetched while the start screen is looked at."""

from __future__ import annotations

import sys
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

MODULES = (
    "gui.new_game",
    "gui.rulebook.window",
    "gui.sitting",
    "gui.replay.screen",
    "gui.games.azul_duel",
    "gui.games.kingdomino",
    "gui.games.pixies",
)
PAUSE = 25
"""Milliseconds between two modules, for whatever the person does meanwhile."""


class Warmer(QObject):
    """Imports one module after the other, never two in a row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting = [name for name in MODULES if name not in sys.modules]
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self._fetch)

    def begin(self) -> None:
        """Begin, if there is anything to fetch."""
        if self._waiting:
            self._timer.start()

    def stop(self) -> None:
        """Leave the rest until it is needed."""
        self._timer.stop()

    def _fetch(self) -> None:
        if self._waiting:
            import_module(self._waiting.pop(0))
        else:
            self._timer.stop()
