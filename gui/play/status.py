"""The texts around the board: whose turn it is, what was played, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.kernel.messages import Player, text
from gui.panels.score_rows import running_rows

from .turn_steps import Phase

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from gui.panels.side_panel import SidePanel

    from .header import Header
    from .perspective import Perspective
    from .turn_playback import TurnPlayback
    from .undo import UndoControl

REPLAY = text("replay", "Replay")
THINKING = text("game_screen", "{player} is thinking")
ELSEWHERE = text("game_screen", "Waiting for {player}")
FORCED = text("game_screen", "{player}: only one move is possible, so it is played for you")
HALTED = text("game_screen", "Paused: the computers are waiting for you")
LATEST = 50
"""Milliseconds after which a move is shown even if its first frame is not painted."""


class Status(QObject):
    """Updates header, panel and menus as the match changes.

    Signals:
        named: Which moves undo and redo are about, and what the players are called.
        told: What the program waits for, and which seat, if any.
    """

    named = Signal(object, object, object)
    told = Signal(object, object)

    def __init__(
        self,
        perspective: Perspective,
        playback: TurnPlayback,
        undo_control: UndoControl,
        header: Header,
        panel: SidePanel,
    ) -> None:
        """Follow the playback of a game."""
        super().__init__(header)
        self._perspective, self._playback, self._undo_control = perspective, playback, undo_control
        self._header, self._panel = header, panel
        self._due = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.tell)
        controller = perspective.controller
        controller.called.connect(self.tell)
        controller.awaited.connect(self._on_awaited)
        playback.changed.connect(self._on_changed)
        playback.advanced.connect(self._tell_points)
        playback.rested.connect(self._on_rested)

    def tell(self) -> None:
        """Update points, moves, progress and status."""
        self._due = self._playback.unseen = False
        self._soon.stop()
        perspective, header, panel = self._perspective, self._header, self._panel
        controller, match = perspective.controller, perspective.controller.match
        view, looks, names = perspective.view, perspective.looks, perspective.names
        seat = match.to_act if self._playback.shown is None else None
        if controller.notice is not None:
            seat = perspective.near
        computer = seat is not None and seat == match.to_act and controller.computes
        thinking = computer and not controller.halted
        if self._playback.running is None and not self._playback.waits_to_count:
            panel.show_match(match, view, perspective.eyes, looks)
        else:
            self._tell_points()
            panel.show_moves(match, perspective.eyes, looks)
        if not self._playback.holds_table:
            header.show_progress(perspective.sentences.progress(view))
            header.show_variants(perspective.sentences.variants(view))
        if self._playback.shown is not None or not perspective.turning:
            halted = computer and controller.halted
            sentence = self._sentence(view)
            header.show_status(sentence, seat, looks, thinking=thinking, halted=halted)
            self.told.emit(sentence, seat)
        undo, redo = self._undo_control.steps()
        shown = self._playback.result_at_hand
        header.buttons["hint"].setEnabled(bool(controller.moves) and seat is not None)
        header.set_possible(undo=undo, redo=redo, result=shown, names=names)
        self.named.emit(undo, redo, names)

    def _tell_points(self) -> None:
        """Show the points as far as they are counted; until then those before the move stay."""
        perspective, running = self._perspective, self._playback.running
        if running is not None:
            view, sentences = self._playback.view_shown, perspective.sentences
            rows = running_rows(running.sheets, running.counted, view, sentences)
            self._panel.show_points(rows, perspective.near, perspective.looks)

    def now(self) -> Message:
        """Return the sentence about what is awaited or shown now."""
        return self._sentence(self._perspective.view)

    def _sentence(self, view: Any) -> Message:
        """Return the sentence about what is awaited or shown."""
        perspective, shown = self._perspective, self._playback.shown
        controller, match = perspective.controller, perspective.controller.match
        outcome, seat = match.game.outcome(match.state), match.to_act
        if outcome is None and not controller.played:
            return REPLAY
        if shown is not None:
            return shown
        if controller.notice is not None:
            return controller.notice
        if outcome is not None:
            return outcome.reason
        if controller.halted:
            return HALTED
        if seat is not None and controller.forced_move is not None:
            return FORCED.bind(player=Player(seat))
        if seat is not None and controller.players[seat].level:
            return THINKING.bind(player=Player(seat))
        if seat is not None and seat in controller.remote:
            return ELSEWHERE.bind(player=Player(seat))
        return perspective.sentences.status(view, controller.moves)

    def _on_changed(self) -> None:
        """Show the change, but not before the first frame of a move is seen."""
        if self._playback.phase is Phase.FLYING:
            self._due = True
        elif self._playback.unseen:
            self._due = True
            self._soon.start(LATEST)
        else:
            self.tell()

    def _on_awaited(self) -> None:
        """Show who is to move, once the board is laid out."""
        if self._playback.is_laid:
            self.tell()

    def on_painted(self) -> None:
        """Show what waited for the first frame of a move."""
        self._playback.unseen = False
        if self._due:
            self._soon.start(0)

    def _on_rested(self) -> None:
        """Show what waited for the first frame of a move: the pieces lie still already."""
        if self._due and self._playback.unseen:
            self._soon.start(LATEST)
        elif self._due:
            self.tell()
