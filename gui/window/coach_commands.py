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
        """Show a hint for the game being played, or for a second try."""
        if (trying := self._window.second_tries.screen) is not None:
            trying.hints.ask()
        elif (session := self._played) is not None:
            session.screen.hints.ask()

    def hurry(self) -> None:
        """Let the computer move now."""
        if (session := self._played) is not None:
            session.controller.move_now()

    def follow(self) -> None:
        """Enable what the game allows; *move now* only while a computer is to move."""
        session, actions = self._window.session, self._window.menus.actions
        thinks = session is not None and session.controller.computes
        played = session is not None and self._window.at_hand is session.screen
        actions["now"].setEnabled(thinks and played)
        match = None if session is None else session.controller.match
        for name in ("hint", "review"):
            actions[name].setEnabled(match is not None and not match.unaided)
        if session is not None and not session.whole:
            actions["review"].setEnabled(False)
        shared = session is not None and session.shared
        actions["seats"].setEnabled(match is not None and not (match.daily or shared))

    def ask_players(self) -> None:
        """Ask who plays on: people for computers, other levels, or the other way round."""
        from gui.replay.seats import SeatsDialog  # noqa: PLC0415 - not needed at first

        session = self._window.session
        if session is not None:
            self._window.second_tries.close()
            self._window.replays.close()
            dialog = SeatsDialog(session.controller.players, self._window, CHANGE_PLAYERS)
            dialog.seated.connect(self._on_seated)
            open_once(dialog)

    def review(self) -> None:
        """Replay the game and judge every move."""
        window = self._window
        session = window.session
        if session is None or session.controller.match.unaided or not session.whole:
            return
        window.second_tries.close()
        if window.replays.screen is None:
            window.replay(session.controller.match.ply)
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
        """The game being played, unless another board or a question covers it."""
        session = self._window.session
        if session is None or self._window.at_hand is not session.screen:
            return None
        return None if session.screen.undo_control.asking else session

    def _on_seated(self, players: tuple[Sitter, ...]) -> None:
        if self._window.session is not None:
            self._window.session.controller.reseat(players)
