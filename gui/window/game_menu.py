"""Commands for the current game: undo, save, replay, rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from gui.text.translation import render

if TYPE_CHECKING:
    from gui.play.screen import GameScreen
    from gui.play.session import Session

    from .main_window import MainWindow


class GameMenu(QObject):
    """Commands for the game being played; without one they do nothing."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.on("save", self.save)
        window.menus.on("replay", self.replay)
        window.menus.on("again", self.show_again)
        window.menus.on("undo", self.undo)
        window.menus.on("redo", self.redo)

    def watch(self, screen: GameScreen) -> None:
        """Connect the requests of a board; leaving waits until its slot has returned."""
        screen.named.connect(self._window.menus.show_steps)
        screen.named.connect(self._on_named)
        screen.replayed.connect(self._window.replay)
        queued = Qt.ConnectionType.QueuedConnection
        screen.leave.connect(self._window.leave, queued)
        screen.rematch.connect(self.rematch, queued)
        screen.reviewed.connect(self._window.coaching.review, queued)
        screen.swapped.connect(self.swap, queued)

    def undo(self) -> None:
        """Take the last step back."""
        if (screen := self._board) is not None:
            screen.take_back()

    def redo(self) -> None:
        """Make the step again that was taken back."""
        if (screen := self._board) is not None:
            screen.make_again()

    def show_again(self) -> None:
        """Show the last moves once more."""
        if self._played is not None:
            self._played.screen.playback.show_again()

    def save(self) -> None:
        """Ask where the game is to be saved."""
        analysis, session = self._window.analyses.screen, self._window.session
        if analysis is not None:
            match = analysis.analysis.match
            from core.record import Record  # noqa: PLC0415 - not needed for the first picture

            record = Record.of(match, analysis.analysis.players)
        elif session is not None:
            match, record = session.controller.match, session.record
        else:
            return
        self._window.files.ask_save(record, render(match.game.title))

    def replay(self) -> None:
        """Replay the game, from its current position."""
        if (session := self._window.session) is not None:
            self._window.replay(session.controller.match.ply)

    def rematch(self) -> None:
        """Deal again for the same players, unless they play a contest or a daily deal."""
        session, window = self._window.session, self._window
        if session is None or window.contests.show_standing() or window.daily.show_after(session):
            return
        if (another := session.rematch()) is not None:
            window.seat(another)

    def swap(self) -> None:
        """Play the same deal with the seats swapped."""
        session = self._window.session
        if session is not None and (swapped := session.swap()) is not None:
            self._window.seat(swapped)

    def _on_named(self) -> None:
        """Offer the last moves again, also in a game without undo."""
        if (session := self._played) is not None:
            moved = bool(session.controller.match.ply)
            self._window.menus.actions["again"].setEnabled(moved)

    @property
    def _board(self) -> GameScreen | None:
        """The board on which moves are made: of an analysis, or of the game being played."""
        if self._window.analyses.arranging is not None:
            return None  # its own commands take steps back
        if self._window.analyses.screen is not None:
            return self._window.analyses.screen
        return None if self._played is None else self._played.screen

    @property
    def _played(self) -> Session | None:
        """The game being played, unless a replay or a second try covers it."""
        session = self._window.session
        return session if session is None or self._window.at_hand is session.screen else None
