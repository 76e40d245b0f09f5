"""What a game needs, fetched while the start screen is looked at."""

from __future__ import annotations

import sys
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from core.games.boxes import BOXES

MODULES = (
    *(f"core.games.{game}" for game in BOXES),
    "gui.new_game",
    "gui.board.scene",
    "gui.access.tree",
    "gui.panels.points_delegate",
    "gui.panels.side_panel",
    "gui.header",
    "gui.game_screen",
    "gui.sitting",
    *(f"gui.games.{game}" for game in BOXES),
    "gui.new_game.controls",
    "gui.new_game.dialog",
    *(f"core.ai.{game}" for game in BOXES),
    "gui.replay.screen",
    "gui.rulebook.window",
)
WIDGETS = ("QGraphicsScene", "QGraphicsView", "QTableView", "QListView")
"""Of which kinds the first one takes longer: Qt for Python learns them then."""
PAUSE = 20
"""Milliseconds between two steps, for whatever the person does meanwhile."""
FIRST_PAUSE = 100
"""Milliseconds before the first step: what is shown first comes first."""


class Warmer(QObject):
    """Takes one small step after the other, never two in a row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting = [name for name in MODULES if name not in sys.modules]
        self._unknown = list(WIDGETS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fetch)

    def begin(self) -> None:
        """Begin, if there is anything to fetch."""
        if self._waiting:
            self._timer.start(FIRST_PAUSE)

    def stop(self) -> None:
        """Leave the rest until it is needed."""
        self._timer.stop()

    def _fetch(self) -> None:
        self._timer.setInterval(PAUSE)
        if self._waiting:
            import_module(self._waiting.pop(0))
        elif self._unknown:
            _get_to_know(self._unknown.pop(0))
        else:
            self._timer.stop()


def _get_to_know(kind: str) -> None:
    """Make one and let it go."""
    made = getattr(import_module("PySide6.QtWidgets"), kind)()
    if made.isWidgetType():
        made.viewport()
        made.deleteLater()
