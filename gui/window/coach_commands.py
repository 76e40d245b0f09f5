"""Commands about computer players: hints, move now, other players, review, fairness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.kernel.messages import text
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from core.record import Sitter
    from gui.play.session import Session

    from .main_window import MainWindow

COACHED = ("hint", "seats", "review")
"""Actions that need a game."""
CHANGE_PLAYERS = text("CoachCommands", "Change players")


class CoachCommands(QObject):
    """Commands of the main window; no dialog blocks."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.on("hint", self.hint)
        window.menus.on("now", self.hurry)
        window.menus.on("seats", self.ask_players)
        window.menus.on("review", self.review)
        window.menus.on("fairness", self.show_fairness)

    def hint(self) -> None:
        """Show a hint for the game being played."""
        if (session := self._played) is not None:
            session.screen.hints.ask()

    def hurry(self) -> None:
        """Let the computer move now."""
        if (session := self._played) is not None:
            session.controller.move_now()

    def follow(self) -> None:
        """Enable *move now* only while a computer is to move."""
        session = self._window.session
        thinks = session is not None and session.controller.computes
        played = self._window.replays.screen is None
        self._window.menus.actions["now"].setEnabled(thinks and played)

    def ask_players(self) -> None:
        """Ask who plays on: people for computers, other levels, or the other way round."""
        from gui.replay.seats import SeatsDialog  # noqa: PLC0415 - not needed at first

        session = self._window.session
        if session is not None:
            self._window.replays.close()
            dialog = SeatsDialog(session.controller.players, self._window, CHANGE_PLAYERS)
            dialog.seated.connect(self._on_seated)
            open_once(dialog)

    def review(self) -> None:
        """Replay the game and judge every move."""
        window = self._window
        if window.session is None:
            return
        if window.replays.screen is None:
            window.replay(window.session.controller.match.ply)
        if window.replays.screen is not None:
            window.replays.screen.set_reviewed(reviewed=True)

    def show_fairness(self) -> None:
        """Show what computers see, and the seal or the opened deal of the game."""
        from .fairness_dialog import FairnessDialog  # noqa: PLC0415 - not needed for the first picture

        session = self._window.session
        match = None if session is None else session.controller.match
        open_once(FairnessDialog(match, self._window))

    @property
    def _played(self) -> Session | None:
        """The game being played, unless it is only seen again or a question covers it."""
        session = self._window.session
        if session is None or self._window.replays.screen is not None:
            return None
        return None if session.screen.undo_control.asking else session

    def _on_seated(self, players: tuple[Sitter, ...]) -> None:
        if self._window.session is not None:
            self._window.session.controller.reseat(players)
