"""A board that lies over what is on the table, and gives way to it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gui.analysis.screen import AnalysisScreen
    from gui.puzzles.screen import PuzzleScreen
    from gui.replay.screen import ReplayScreen
    from gui.second_try.screen import SecondTryScreen
    from gui.widgets.stack import Stack

    from .main_window import MainWindow

LATER = Qt.ConnectionType.QueuedConnection
"""After the screen that asks is done: it is deleted then."""

S = TypeVar("S", bound="AnalysisScreen | PuzzleScreen | ReplayScreen | SecondTryScreen")


class CoveringBoard(QObject, Generic[S]):
    """Shows at most one board of a kind; while it is shown, the game below waits.

    Attributes:
        screen: The board that is shown.

    Signals:
        opened: A board is about to be shown.
        closed: What lay below can be seen again.
        leave: Back to the start screen.
    """

    opened = Signal(object)
    closed = Signal()
    leave = Signal()

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window)
        self._window, self._stack = window, stack
        self._below: QWidget | None = None
        self.screen: S | None = None

    def close(self) -> None:
        """Go back to what lay below."""
        below = self._below
        if below is None:
            return
        self.end()
        self._stack.setCurrentWidget(below)
        session = self._window.session
        if session is not None and below is session.screen:
            session.screen.refresh()
            session.controller.begin()
        self.closed.emit()

    def end(self) -> None:
        """Close the board, if there is one; what lay below stays covered or goes too."""
        self._end_screen()
        self._below = None

    def _cover(self) -> None:
        """Have what is shown wait below, unless something does already."""
        if self._below is not None:
            return
        self._below = self._stack.currentWidget()
        session = self._window.session
        if session is not None and self._below is session.screen:
            session.controller.hold()

    def _show(self, screen: S) -> None:
        """Show a board instead of the one before it."""
        self._end_screen()
        self.screen = screen
        screen.closed.connect(self.close, LATER)
        screen.leave.connect(self.leave, LATER)
        self._stack.addWidget(screen)
        self.opened.emit(screen)
        self._stack.setCurrentWidget(screen)

    def _end_screen(self) -> None:
        if self.screen is not None:
            self.screen.end()
            self.screen.reader.close()
            self._stack.removeWidget(self.screen)
            self.screen.deleteLater()
        self.screen = None
