"""Keep the window on a screen, with its whole frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMargins, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

FRAME = QMargins(6, 36, 6, 6)
"""The usual size of window frames; the real one is known only once the window is shown."""
FRAMED = 200
"""Milliseconds after which a window that is shown has its frame."""
LARGE = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


def inside(frame: QRect, room: QRect, smallest: QSize) -> QRect:
    """Fit a frame into some room.

    Where not even the smallest window has room, it stays as it is.
    """
    if smallest.width() > room.width() or smallest.height() > room.height():
        return frame
    size = frame.size().boundedTo(room.size()).expandedTo(smallest)
    left = min(max(frame.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(frame.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


class WindowGeometry(QObject):
    """Gives a window its first place and size, before it is shown and once it has a frame.

    The window's minimum is what the window asks for, or its screen where that is smaller.
    """

    def __init__(self, window: QWidget, usual: tuple[int, int], remembered: str) -> None:
        """Place a window as it was left, or else let the system choose where."""
        super().__init__(window)
        self._window = window
        self._smallest = window.minimumSize()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FRAMED)
        self._timer.timeout.connect(self._on_framed)
        window.resize(*usual)
        self._placed = window.restoreGeometry(QByteArray.fromBase64(remembered.encode()))
        self._fit(FRAME)
        self._first = window.size()

    def framed(self) -> None:
        """Fit again once the window has its frame."""
        self._timer.start()

    def stop(self) -> None:
        """Stop fitting."""
        self._timer.stop()

    def _on_framed(self) -> None:
        handle = self._window.windowHandle()
        handle.screenChanged.connect(self._on_screen, Qt.ConnectionType.UniqueConnection)
        if self._window.size() == self._first:
            self._placed = True
            self._fit(handle.frameMargins())

    def _on_screen(self, screen: QScreen) -> None:
        self._bound(screen.availableGeometry(), self._window.windowHandle().frameMargins())

    def _bound(self, room: QRect, margins: QMargins) -> None:
        """Limit the minimum size to the screen."""
        self._window.setMinimumSize(self._smallest.boundedTo(room.size().shrunkBy(margins)))

    def _fit(self, margins: QMargins) -> None:
        window = self._window
        seen = window.geometry()
        screen = QGuiApplication.screenAt(seen.center()) if self._placed else None
        room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
        self._bound(room, margins)
        if window.windowState() & LARGE:
            return
        smallest = window.minimumSize().grownBy(margins)
        fitted = inside(seen.marginsAdded(margins), room, smallest).marginsRemoved(margins)
        if fitted.size() != seen.size():
            window.resize(fitted.size())
        if self._placed and fitted.topLeft() != seen.topLeft():
            window.setGeometry(fitted)
