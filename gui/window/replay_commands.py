"""Show a replay over its game, and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from gui.widgets.opening import open_once

from .covering_board import LATER, CoveringBoard

if TYPE_CHECKING:
    from core.match import Match
    from core.record import Sitter
    from gui.play.session import Session
    from gui.replay.screen import ReplayScreen  # noqa: F401 - the base names it in quotes
    from gui.widgets.stack import Stack

    from .main_window import MainWindow


class ReplayCommands(CoveringBoard["ReplayScreen"]):
    """Shows at most one replay over its game.

    Signals:
        seated: Another game begins: a position taken over, or the same deal.
        tried: A game, its mistakes that can be tried again, and which of them comes first.
        reviewed: A game and its turning points, when every move is judged.
    """

    seated = Signal(object)
    tried = Signal(object, object, int)
    reviewed = Signal(object, object)

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window, stack)
        self._session: Session | None = None

    def open(self, session: Session, ply: int) -> None:
        """Replay a game from the position after a number of moves."""
        from gui.replay.screen import ReplayScreen  # noqa: PLC0415 - not needed for the first picture

        self.end()
        self._stack.setCurrentWidget(session.screen)
        self._cover()
        controller = session.controller
        self._session = session
        match = controller.match.goto(ply)
        screen = ReplayScreen(match, controller.players, controller.viewer)
        screen.swapped.connect(self._on_swapped, LATER)
        screen.taken_over.connect(self._on_taken_over)
        screen.tried.connect(self.tried, LATER)
        screen.analyzed.connect(self.reviewed)
        self._show(screen)
        screen.tell_opening()

    def end(self) -> None:
        """Close the replay, if there is one."""
        super().end()
        self._session = None

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
