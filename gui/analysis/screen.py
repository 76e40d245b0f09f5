"""The screen of the analysis board: the ordinary board, with the engine's lines beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.games.registry import table_of
from gui.panels.side_panel import panel_width
from gui.play.screen import GameScreen
from gui.play.side_slot import Guest
from gui.text.voice_sentences import sentences
from gui.widgets.announce import announce, withdraw
from gui.widgets.opening import open_once

from .arrows import Arrows
from .controller import AnalysisController
from .live_search import LiveSearch
from .panel import LOOKING, OVER, PAUSED, AnalysisPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

    from core.match import Match, Note
    from core.record import Sitter

    from .lines import Found

ALWAYS = frozenset({"undo", "refusals"})
"""Helps without which nothing can be analyzed."""


class AnalysisScreen(GameScreen):
    """A position that changes with every move of either hand, searched ever deeper.

    Signals:
        played_on: The match at the position from which it is to be played.
        arranged: Another position is to be set up.
        closed: Back to where the analysis began.
        paneled: The panel of the analysis has come or gone.
    """

    played_on = Signal(object)
    arranged = Signal()
    closed = Signal()
    paneled = Signal(bool)

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        parent: QWidget | None = None,
        *,
        paused: bool = False,
    ) -> None:
        """Analyze a match from the position that stands; a study begins without the engine."""
        self.analysis = AnalysisController(match, players)
        self._paused = paused
        self._said = False
        super().__init__(self.analysis, table_of(match.game.key), parent)
        self.analysis.setParent(self)
        self.header.set_coached(coached=False)
        self.arrows = Arrows(self.scene, self)
        self.search = LiveSearch(self)
        self.search.found.connect(self._on_found)
        self.lines.pointed.connect(self.arrows.point)
        self.lines.chosen.connect(self._on_chosen)
        self.analysis.changing.connect(self.search.cancel)
        self.analysis.stepped.connect(self.look)
        self.analysis.jumped.connect(self.look)
        self.analysis.called.connect(self._show_note)
        self.lines.set_paused(paused=paused)
        self.look()

    def look(self) -> None:
        """Search the position that stands, and no other."""
        self.search.cancel()
        self.arrows.clear()
        self._said = False
        self._show_note()
        match = self.analysis.match
        buttons = self.lines.buttons
        buttons["back"].setEnabled(self.analysis.goes_back)
        buttons["forward"].setEnabled(bool(match.undone))
        buttons["play"].setEnabled(not match.over)
        seat = match.to_act
        if seat is None:
            self.lines.show_nothing(OVER)
        elif self._paused:
            self.lines.show_nothing(PAUSED)
        else:
            self.lines.show_nothing(LOOKING)
            view = match.game.view(match.state, seat)
            self.search.ask(match.game, view, seat, match.ply)

    def set_helps(self, helps: frozenset[str]) -> None:
        """Set the helps; moves can always be taken back here."""
        super().set_helps(helps | ALWAYS)

    def end(self) -> None:
        """Stop all searches."""
        self.search.stop()
        self.hints.stop()
        self.controller.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Read out what is written about the first position."""
        super().showEvent(event)
        said = self.lines.note.text() or self.lines.progress.text()
        announce(self.view, sentences((self.lines.accessibleName(), said)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Read out nothing more: a position that is set up covers this screen at once."""
        super().hideEvent(event)
        withdraw(self.view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc when nothing else uses it."""
        covered = self.lines.isHidden() or self.lens.isVisible()
        if event.key() != Qt.Key.Key_Escape or covered:
            super().keyPressEvent(event)
        else:
            self.closed.emit()

    def return_to(self, number: int) -> None:
        """Go to the end of another line."""
        self.scene.hand.cancel()
        self.analysis.return_to(number)

    def _lay_out(self) -> None:
        self.lines = AnalysisPanel([player.name for player in self.analysis.players])
        super()._lay_out()
        self.beside.column.addWidget(self.lines)
        before: QWidget = self.view
        for button in self.lines.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button

    def _connect(self) -> None:
        super()._connect()
        buttons = self.lines.buttons
        buttons["back"].clicked.connect(self.take_back)
        buttons["forward"].clicked.connect(self.make_again)
        buttons["pause"].clicked.connect(self._on_paused)
        buttons["note"].clicked.connect(self._on_note)
        buttons["play"].clicked.connect(self._on_played_on)
        buttons["set_up"].clicked.connect(self.arranged)
        buttons["close"].clicked.connect(self.closed)
        guest = Guest(lambda: not self.lines.isHidden(), self.lines.hide)
        self.beside.invite(guest, self.paneled)
        self.help.shown.connect(self._on_covered_panel)
        self.beside.toggled.connect(self._on_toggled)
        self.replayed.connect(self.analysis.wind)
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _restyle(self) -> None:
        super()._restyle()
        self.lines.restyle(self._style, panel_width(self._style, self.width()))

    def _bring_panel(self) -> None:
        self.lines.show()
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _show_note(self) -> None:
        self.lines.show_note(self.analysis.match.note)

    def _on_found(self, found: Found) -> None:
        self.lines.show_found(found)
        self.arrows.show_lines([line.suggestion for line in found.lines])
        if found.last and not self._said:
            self._said = True
            announce(self.view, self.lines.words)

    def _on_chosen(self, move: object) -> None:
        if self.playback.is_laid and move in self.analysis.moves:
            self.view.setFocus()  # the line is about to go
            self.analysis.play(move)

    def _on_paused(self) -> None:
        self._paused = not self._paused
        self.lines.set_paused(paused=self._paused)
        self.look()

    def _on_note(self) -> None:
        from .note_dialog import NoteDialog  # noqa: PLC0415 - few positions are commented

        match = self.analysis.match
        dialog = NoteDialog(match.note, self, marked=bool(match.ply))
        dialog.written.connect(self._on_written)
        open_once(dialog)

    def _on_written(self, note: Note) -> None:
        self.analysis.note(note)
        announce(self.view, self.lines.note.text())

    def _on_played_on(self) -> None:
        self.played_on.emit(self.analysis.match)

    def _on_covered_panel(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Bring the panel back when the rules in its place are closed."""
        if not shown and not self.help.reading:
            self._bring_panel()

    def _on_toggled(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Change between the panel of the analysis and that of points and moves."""
        if not shown:
            self._bring_panel()
