"""Scrolling on a board that is larger than its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer

if TYPE_CHECKING:
    from .view import TableView

EDGE = 36
"""The distance from the edge, in pixels, at which a held piece scrolls the board."""
STRIDE = 14
"""How many pixels the board scrolls with each tick."""
BEAT = 16


class Panning(QObject):
    """Moves the board with its ground, or when something is held near the window's edge."""

    def __init__(self, view: TableView) -> None:
        """Start at rest."""
        super().__init__(view)
        self._view = view
        self._grabbed: QPoint | None = None
        self._pointer = QPoint()
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self._creep)

    @property
    def active(self) -> bool:
        """Whether the ground is held."""
        return self._grabbed is not None

    def grab(self, at: QPoint) -> None:
        """Take hold of the ground, if there is more of it than can be seen."""
        if self._view.zoom > 1:
            self._grabbed = at

    def drag(self, at: QPoint) -> None:
        """Move the ground with the pointer."""
        if self._grabbed is not None:
            self._scroll(self._grabbed - at)
            self._grabbed = at

    def let_go(self) -> None:
        """Let go of the ground."""
        self._grabbed = None
        self._timer.stop()

    def lead(self, at: QPoint) -> None:
        """Follow a held piece; near an edge the board scrolls step by step."""
        self._pointer = at
        if self._pull() == QPoint():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _pull(self) -> QPoint:
        if self._view.zoom <= 1:
            return QPoint()
        port, at = self._view.viewport().rect(), self._pointer
        across = (at.x() > port.right() - EDGE) - (at.x() < port.left() + EDGE)
        down = (at.y() > port.bottom() - EDGE) - (at.y() < port.top() + EDGE)
        return QPoint(across * STRIDE, down * STRIDE)

    def _creep(self) -> None:
        hand = self._view.table_scene.hand
        before = self._view.offset
        if hand.holding:
            self._scroll(self._pull())
        if self._view.offset == before:
            self._timer.stop()
        else:
            hand.move(self._view.mapToScene(self._pointer))

    def _scroll(self, by: QPoint) -> None:
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())
