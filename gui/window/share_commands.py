"""Commands that share the visible board or its game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.text.translation import render
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from core.match import Match
    from core.share_code import Shared
    from gui.share.report import Report

    from .main_window import MainWindow

SHARED = ("code", "position", "picture", "report")
"""Actions that need a game."""
NO_FILE = Path()


class ShareCommands(QObject):
    """Commands of the main window; no dialog blocks.

    Signals:
        opened: A record, its game played again, and a path that is no file.
    """

    opened = Signal(object, object, object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.on("code", self.show_code)
        window.menus.on("position", self.show_position)
        window.menus.on("paste", self.ask_code)
        window.menus.on("picture", self.ask_picture)
        window.menus.on("report", self.ask_report)

    @property
    def _game(self) -> Match | None:
        """The game at hand; a replay only winds through one that stands."""
        screen = self._window.at_hand
        if screen is None:
            return None
        match = screen.controller.match
        return match.goto(len(match.line)) if screen is self._window.replays.screen else match

    def show_code(self) -> None:
        """Copy the code of the whole game."""
        if self._game is not None:
            self._show_code(self._game, whole=True)

    def show_position(self) -> None:
        """Copy the code of the position at hand."""
        if self._window.at_hand is not None:
            self._show_code(self._window.at_hand.controller.match, whole=False)

    def ask_code(self) -> None:
        """Ask for a code and open what it holds."""
        from gui.share.paste_dialog import PasteDialog  # noqa: PLC0415 - not needed for the first picture

        dialog = PasteDialog(self._window.look.theme, self._window)
        dialog.chosen.connect(self._on_chosen)
        open_once(dialog)

    def ask_picture(self) -> None:
        """Ask how to save a picture of the board at hand."""
        from gui.share.picture_dialog import PictureDialog  # noqa: PLC0415 - not needed at first

        if (screen := self._window.at_hand) is not None:
            scene = screen.scene
            title = render(screen.controller.match.game.title)
            dialog = PictureDialog(scene.table, scene.stage, title, self._window)
            dialog.troubled.connect(self._window.files.complain)
            dialog.saved.connect(self._window.files.tell_saved)
            open_once(dialog)

    def ask_report(self) -> None:
        """Show the report of the game at hand."""
        from gui.share.report import report_of  # noqa: PLC0415 - not needed for the first picture
        from gui.share.report_dialog import ReportDialog  # noqa: PLC0415 - likewise

        screen, match = self._window.at_hand, self._game
        if screen is not None and match is not None:
            controller, looks = screen.controller, screen.looks

            day = self._window.session.day if self._window.session else None

            def report() -> Report:
                return report_of(match, controller.players, looks, controller.viewer, day)

            dialog = ReportDialog(report, self._window)
            dialog.troubled.connect(self._window.files.complain)
            dialog.saved.connect(self._window.files.tell_saved)
            open_once(dialog)

    def _show_code(self, match: Match, *, whole: bool) -> None:
        from gui.share.code_dialog import CodeDialog  # noqa: PLC0415 - not needed for the first picture

        if (screen := self._window.at_hand) is not None:
            seats = screen.controller.players, screen.controller.viewer
            open_once(CodeDialog(match, *seats, self._window, whole=whole))

    def _on_chosen(self, shared: Shared, words: str) -> None:
        if not self._window.by_message.takes(shared, words):
            self.opened.emit(shared.record, shared.match, NO_FILE)
