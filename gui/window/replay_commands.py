"""Show a replay over its game, and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedWidget

    from core.match import Match
    from core.record import Sitter
    from gui.play.session import Session
    from gui.replay.screen import ReplayScreen

LATER = Qt.ConnectionType.QueuedConnection


class ReplayCommands(QObject):
    """Shows at most one replay; while it is shown, the game it is about waits.

    Signals:
        opened: The screen of a replay that is about to lie over its game.
        closed: The game can be seen again.
        seated: Another game begins: a position taken over, or the same deal.
        leave: Back to the start screen.
        tried: A game, its mistakes that can be tried again, and which of them comes first.
        reviewed: A game and its turning points, when every move is judged.
    """

    opened = Signal(object)
    closed = Signal()
    seated = Signal(object)
    leave = Signal()
    tried = Signal(object, object, int)
    reviewed = Signal(object, object)

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._stack = stack
        self._session: Session | None = None
        self.screen: ReplayScreen | None = None

    def open(self, session: Session, ply: int) -> None:
        """Replay a game from the position after a number of moves."""
        from gui.replay.screen import ReplayScreen  # noqa: PLC0415 - not needed for the first picture

        self.end()
        controller = session.controller
        controller.hold()
        self._session = session
        match = controller.match.goto(ply)
        screen = self.screen = ReplayScreen(match, controller.players, controller.viewer)
        screen.closed.connect(self.close, LATER)
        screen.leave.connect(self.leave, LATER)
        screen.swapped.connect(self._on_swapped, LATER)
        screen.taken_over.connect(self._on_taken_over)
        screen.tried.connect(self.tried, LATER)
        screen.analyzed.connect(self.reviewed)
        self._stack.addWidget(screen)
        self.opened.emit(screen)
        self._stack.setCurrentWidget(screen)

    def close(self) -> None:
        """Go back to the game."""
        if self.screen is not None and self._session is not None:
            session = self._session
            self.end()
            self._stack.setCurrentWidget(session.screen)
            session.screen.refresh()
            session.controller.begin()
            self.closed.emit()

    def end(self) -> None:
        """Close the replay, if there is one."""
        if self.screen is not None:
            self.screen.end()
            self.screen.reader.close()
            self._stack.removeWidget(self.screen)
            self.screen.deleteLater()
        self.screen = self._session = None

    def _on_swapped(self) -> None:
        if self._session is not None and (swapped := self._session.swap()) is not None:
            self.seated.emit(swapped)

    def _on_taken_over(self, match: Match) -> None:
        from gui.replay.seats import SeatsDialog  # noqa: PLC0415 - not needed for the first picture

        if self._session is not None and self.screen is not None:
            dialog = SeatsDialog(self._session.controller.players, self._stack.window())
            dialog.seated.connect(lambda players: self._take_over(match, players))
            open_once(dialog)

    def _take_over(self, match: Match, players: tuple[Sitter, ...]) -> None:
        if self._session is not None:
            self.seated.emit(self._session.taken_over(match, players))
