"""What is said around the board: whose turn it is, what was played, how the points stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.kernel.messages import Player, text
from gui.access.guide import scored
from gui.panels.score_rows import sheet_rows
from gui.text.translation import render

from .turn_steps import Phase

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from gui.panels.side_panel import SidePanel

    from .header import Header
    from .perspective import Viewpoint
    from .shown_turn import ShownTurn
    from .turn_playback import TurnPlayback
    from .undo import Undoing

REPLAY = text("replay", "Replay")
THINKING = text("game_screen", "{player} is thinking")


class Herald(QObject):
    """Tells header, panel, menus and whoever listens how the match stands.

    Attributes:
        reads_out: Whether moves are read out.

    Signals:
        named: Which moves undo and redo are about, and what the players are called.
        spoken: What is to be read out.
    """

    named = Signal(object, object, object)
    spoken = Signal(str)

    def __init__(
        self,
        viewpoint: Viewpoint,
        playback: TurnPlayback,
        undoing: Undoing,
        header: Header,
        panel: SidePanel,
    ) -> None:
        """Follow the playback of a game."""
        super().__init__(header)
        self.reads_out = True
        self._viewpoint, self._playback, self._undoing = viewpoint, playback, undoing
        self._header, self._panel = header, panel
        self._due = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.tell)
        controller = viewpoint.controller
        controller.called.connect(self.tell)
        playback.changed.connect(self._on_changed)
        playback.rested.connect(self._tell_now)
        playback.stepped.connect(self._read_out)

    def tell(self) -> None:
        """Show points, moves, progress and status as they are."""
        self._due = False
        self._soon.stop()
        viewpoint, header, panel = self._viewpoint, self._header, self._panel
        controller, match = viewpoint.controller, viewpoint.controller.match
        view, looks, names = viewpoint.view, viewpoint.looks, viewpoint.names
        seat = match.to_act if self._playback.shown is None else None
        thinking = seat is not None and bool(controller.players[seat].level)
        if self._playback.held_count is not None:
            self._tell_count()
        else:
            panel.show_match(match, view, viewpoint.near, looks)
            header.show_progress(viewpoint.sentences.progress(view))
        if self._playback.shown is not None or not viewpoint.turning:
            header.show_status(self._status(view), seat, looks, thinking=thinking)
        undo, redo = self._undoing.steps()
        shown = self._playback.result_at_hand
        header.buttons["hint"].setEnabled(bool(controller.moves))
        header.set_possible(undo=undo, redo=redo, result=shown, names=names)
        self.named.emit(undo, redo, names)

    def _tell_count(self) -> None:
        """Tell the move whose points are being counted, and what they come to if that is known."""
        viewpoint, panel, count = self._viewpoint, self._panel, self._playback.held_count
        if count is not None and count.sheets:
            view = viewpoint.view if count.view is None else count.view
            rows = sheet_rows(count.sheets, view, viewpoint.sentences)
            panel.show_points(rows, viewpoint.near, viewpoint.looks)
        panel.show_moves(viewpoint.controller.match, viewpoint.near, viewpoint.looks)

    def _status(self, view: Any) -> Message:
        """Say what is waited for, or what is shown."""
        viewpoint, shown = self._viewpoint, self._playback.shown
        controller, match = viewpoint.controller, viewpoint.controller.match
        outcome, seat = match.game.outcome(match.state), match.to_act
        if outcome is None and not controller.played:
            return REPLAY
        if shown is not None:
            return shown
        if outcome is not None:
            return outcome.reason
        if seat is not None and controller.players[seat].level:
            return THINKING.bind(player=Player(seat))
        return viewpoint.sentences.status(view)

    def _on_changed(self) -> None:
        """Show the change; while the pieces of a move fly, not before they are seen flying."""
        if self._playback.phase is Phase.FLYING:
            self._due = True
        else:
            self.tell()

    def on_painted(self) -> None:
        """Show what waited for the first frame of a move."""
        if self._due:
            self._soon.start()

    def _tell_now(self) -> None:
        """Show what waited for the first frame of a move: the pieces lie still already."""
        if self._due:
            self.tell()

    def _read_out(self, turn: ShownTurn) -> None:
        """Read out what was played, what it brought, and what is waited for."""
        if self.reads_out:
            status = self._status(self._viewpoint.view)
            said = (turn.told.sentence, *turn.notes, *scored(turn.gain), status)
            self.spoken.emit(" ".join(render(each, self._viewpoint.names) for each in said))
