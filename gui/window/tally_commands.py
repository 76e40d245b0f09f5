"""Commands that show, continue and end a count."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, Qt, Signal

from core.kernel.errors import KupolaError
from gui.board.tolerance import STEADY, UNSTEADY
from gui.store import reading
from gui.store.waiting_tallies import FOLDER
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from pathlib import Path

    from core.record import Sitter
    from core.tally import Count
    from gui.look.theme import Theme
    from gui.share.report import Report
    from gui.store.foreign import Foreign
    from gui.store.tallies import Kept, SavedTallies
    from gui.store.waiting_tallies import WaitingCount
    from gui.tally.screen import TallyScreen
    from gui.widgets.stack import Stack

    from .main_window import MainWindow

USUAL = "kingdomino"
"""The game that is offered first where none is played."""
LATER = Qt.ConnectionType.QueuedConnection
OFFERED = ("start", "picture", "report")
"""Commands of the menus that a count has as well as a game."""


class TallyCommands(QObject):
    """Shows at most one count; every entry is saved at once.

    Signals:
        opened: A count is about to be shown.
    """

    opened = Signal()

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window)
        self._window, self._stack = window, stack
        self._path: Path | None = None
        self._date = ""
        self._troubled = self._touched = False
        self.screen: TallyScreen | None = None
        window.menus.on("tally", self.ask)
        window.menus.on("undo", self.undo)
        window.menus.on("redo", self.redo)
        window.menus.on("picture", self._on_pictured)
        window.menus.on("report", self._on_reported)

    @cached_property
    def saved_tallies(self) -> SavedTallies:
        """Where counts are kept."""
        from gui.store.tallies import SavedTallies  # noqa: PLC0415 - not needed for the first picture

        return SavedTallies(self._window.saved_games.folder)

    def waiting(self) -> list[WaitingCount | Foreign]:
        """List the counts that are not finished."""
        games = self._window.saved_games.folder
        if not reading.present(games / FOLDER):
            return []
        from gui.store.waiting_tallies import waiting_counts  # noqa: PLC0415 - often nothing waits

        return waiting_counts(games)

    def ask(self) -> None:
        """Ask what is to be counted."""
        from core.tally import TALLIES  # noqa: PLC0415 - not needed for the first picture
        from gui.tally.dialog import TallyDialog  # noqa: PLC0415 - not needed for the first picture

        screen = self._window.at_hand
        played = screen.controller.match.game.key if screen is not None else ""
        game = played if played in TALLIES else USUAL
        dialog = TallyDialog(game, self.saved_tallies.kept(), self._window.look.theme, self._window)
        dialog.begun.connect(self.begin)
        dialog.resumed.connect(self.resume)
        open_once(dialog)

    def begin(self, count: Count, players: tuple[Sitter, ...]) -> None:
        """Count a table from scratch."""
        date = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self._open(count, players, self.saved_tallies.new_path(), date, finished=False)

    def resume(self, kept: Kept) -> None:
        """Show a count again, or say why that is not possible."""
        from gui.store.plan_data import trusted  # noqa: PLC0415 - not needed at first

        try:
            count = kept.record.replay()
        except KupolaError as error:
            self._window.files.complain(error.message, kept.path)
            return
        players = trusted(kept.record.players, count.seats)
        record = kept.record
        self._open(count, players, kept.path, record.date, finished=record.finished)

    def reopen(self, path: Path) -> None:
        """Show the count of a file again, or say that it cannot be read."""
        self._window.activateWindow()
        if self._path == path and self.screen is not None:
            return  # it lies on the table
        kept = self.saved_tallies.read(path)
        if kept is None:
            from core.tally import NOT_A_TALLY, NOT_READABLE  # noqa: PLC0415 - not needed at first

            self._window.files.complain(NOT_A_TALLY.bind(problem=NOT_READABLE), path)
        else:
            self.resume(kept)

    def undo(self) -> None:
        """Take back the last entry."""
        if self.screen is not None:
            self.screen.undo()

    def redo(self) -> None:
        """Redo the last undone entry."""
        if self.screen is not None:
            self.screen.redo()

    def apply_look(self, theme: Theme, scale: float, *, unsteady: bool) -> None:
        """Change the look of the count that is shown, and offer what can be done there."""
        if self.screen is not None:
            for name in OFFERED:
                self._window.menus.actions[name].setEnabled(True)
            self.screen.refresh()
            self.screen.view.keys = self._window.preferences.commands.keymap.of("board")
            self.screen.scene.hand.tolerance = UNSTEADY if unsteady else STEADY
            self.screen.set_theme(theme)
            self.screen.set_text_scale(scale)

    def end(self) -> None:
        """Close the count, if there is one; a finished one enters the history."""
        if self.screen is not None:
            self._note()
            self._stack.removeWidget(self.screen)
            self.screen.deleteLater()
        self.screen = None

    def _open(
        self, count: Count, players: tuple[Sitter, ...], path: Path, date: str, *, finished: bool
    ) -> None:
        from gui.tally.screen import TallyScreen  # noqa: PLC0415 - not needed for the first picture

        self._window.leave()  # the current game has to wait
        self._path, self._date, self._troubled = path, date, False
        self._touched = False
        screen = self.screen = TallyScreen(count, players)
        screen.panel.finished.setChecked(finished and not count.flaws)
        screen.named.connect(self._window.menus.show_steps)
        screen.changed.connect(self._on_changed)
        screen.reported.connect(self._on_reported)
        screen.leave.connect(self._window.leave, LATER)
        self._stack.addWidget(screen)
        self.opened.emit()
        self._stack.setCurrentWidget(screen)
        screen.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_changed(self) -> None:
        if self.screen is None or self._path is None:
            return
        problem = self.saved_tallies.keep(self._path, self.screen.record(self._date))
        if problem is not None and not self._troubled:
            self._window.files.complain(problem, self._path)
        self._troubled = problem is not None
        self._touched = True

    def _note(self) -> None:
        from gui.history.history_file import HistoryFile  # noqa: PLC0415 - not needed at first

        if self._touched and self._path is not None:
            HistoryFile(self._window.saved_games).note_count(self._path)
        self._touched = False

    def _on_pictured(self) -> None:
        from gui.share.picture_dialog import PictureDialog  # noqa: PLC0415 - not needed at first

        if self.screen is not None:
            scene, title = self.screen.scene, self.screen.title
            dialog = PictureDialog(scene.table, scene.stage, title, self._window)
            dialog.troubled.connect(self._window.files.complain)
            open_once(dialog)

    def _on_reported(self) -> None:
        from gui.share.report_dialog import ReportDialog  # noqa: PLC0415 - not needed at first
        from gui.tally.rows import tally_report  # noqa: PLC0415 - likewise

        screen = self.screen
        if screen is None:
            return

        def report() -> Report:
            return tally_report(screen.count, screen.looks, self._date)

        dialog = ReportDialog(report, self._window)
        dialog.troubled.connect(self._window.files.complain)
        open_once(dialog)
