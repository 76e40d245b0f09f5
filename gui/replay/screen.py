"""The screen of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent

from gui.games.move_text import move_text
from gui.games.registry import table_of
from gui.panels.side_panel import panel_width
from gui.play.screen import GameScreen
from gui.play.side_slot import Guest
from gui.play.status import REPLAY as OPENING
from gui.text.translation import render
from gui.widgets.announce import announce, withdraw
from gui.widgets.keymap import REPLAY, Keymap, pressed

from .bar import ReplayBar
from .curve import totals
from .replay_controller import ReplayController

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from core.ai.review import Verdict
    from core.kernel.messages import Seat
    from core.match import Match
    from core.record import Sitter

    from .review import Review

NOTCH = 120
CONTROL = Qt.KeyboardModifier.ControlModifier
CURVES = 0.25
"""The part of the screen's height that curves may take; else the board needs their room."""


class ReplayScreen(GameScreen):
    """The board at any position of a line, with a bar to wind it.

    Signals:
        taken_over: The match at the position from which it is to be continued.
        closed: Back to the game.
        tried: A game, its mistakes that can be tried again, and which of them comes first.
        analyzed: A game and its turning points, when every move is judged.
    """

    taken_over = Signal(object)
    closed = Signal()
    tried = Signal(object, object, int)
    analyzed = Signal(object, object)

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        viewer: Seat,
        parent: QWidget | None = None,
    ) -> None:
        """Make the screen of a replay."""
        self.reel = ReplayController(match, players, viewer)
        self.review: Review | None = None
        self._people = frozenset(seat for seat, each in enumerate(players) if not each.level)
        super().__init__(self.reel, table_of(match.game.key), parent)
        self.reel.setParent(self)
        self._turned = 0
        self._keys = Keymap(REPLAY, {}).of("replay")
        self.header.set_coached(coached=False)
        self.panel.moves.whole = True
        self.header.buttons["undo"].hide()
        self.header.buttons["redo"].hide()
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)

    def wind(self, ply: int) -> None:
        """Show the position after a number of moves."""
        self.scene.finish_motion()
        before = self.reel.match.ply
        self.reel.wind(ply)
        self.bar.show_ply(self.reel.match.ply)
        if self.review is not None:
            self.review.show_ply(self.reel.match.ply)
        if self.reel.match.ply != before + 1:  # a step forward is read out like any move
            self.tell()

    def tell_opening(self) -> None:
        """Read out that this is a replay, and which move is shown."""
        self.tell(f"{render(OPENING)}. ")

    def tell(self, before: str = "") -> None:
        """Read out which move is shown, instead of those that still wait to be read out."""
        match, perspective = self.reel.match, self._perspective
        told = [f"{before}{self.bar.where}."]
        if match.ply:
            last, eyes = match.ply - 1, perspective.eyes
            move = move_text(match, match.line, last, eyes, perspective.sentences)
            compact = self.spoken_game.compact
            told += [render(each, perspective.names) for each in move.read_out(compact=compact)]
        withdraw(self.view)
        announce(self.view, " ".join(told))

    def set_reviewed(self, *, reviewed: bool) -> None:
        """Open or close the review."""
        self.bar.buttons["review"].setChecked(reviewed)

    def set_keys(self, keymap: Keymap) -> None:
        """Change which keys do what, also those of the bar."""
        super().set_keys(keymap)
        self._keys = keymap.of("replay")
        self.bar.set_keys(self._keys)

    def return_to(self, number: int) -> None:
        """Show another line, from where it leaves this one; the game itself stays as it is."""
        self.scene.finish_motion()
        self.reel.switch(number)
        self._show_line()

    def end(self) -> None:
        """Stop the playback and the review."""
        self.bar.stop()
        self.reel.stop()
        if self.review is not None:
            self.review.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Step through the game by keys and by the wheel over the board."""
        if isinstance(event, QWheelEvent) and not event.modifiers() & CONTROL:
            self._turned += event.angleDelta().y()
            while abs(self._turned) >= NOTCH:
                direction = 1 if self._turned > 0 else -1
                self._turned -= direction * NOTCH
                self.bar.step(-direction)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._obeyed(self._keys.get(pressed(event), ""))
        return False

    def _lay_out(self) -> None:
        super()._lay_out()
        self.bar = ReplayBar(self.looks)
        self.bar.set_dealt(dealt=self.reel.match.start.seed is not None)
        if self.reel.match.unaided:
            self.bar.leave_out_help()
        self._column.addWidget(self.bar)

    def _connect(self) -> None:
        super()._connect()
        self.bar.wound.connect(self.wind)
        self.bar.reviewed.connect(self._on_reviewed)
        self.bar.take_over.connect(lambda: self.taken_over.emit(self.reel.match))
        self.bar.swapped.connect(self.swapped)
        self.bar.closed.connect(self.closed)
        self.panel.chosen.connect(self.wind)
        reviewing = Guest(lambda: self._reviewing, self._close_review, lasting=True)
        self.beside.invite(reviewing, self.bar.reviewed)
        self._show_line()

    def _show_line(self) -> None:
        match = self.reel.match
        self.bar.show_line(totals(match), match.ply)
        if self.review is not None and self._reviewing:
            self.review.begin(match, self._trying)

    @property
    def _reviewing(self) -> bool:
        return self.bar.buttons["review"].isChecked()

    def _on_reviewed(self, reviewed: bool) -> None:  # noqa: FBT001 - a signal's argument
        from .review import Review  # noqa: PLC0415 - not needed to see a game again

        if self.review is None:
            review = self.review = Review(self.looks, self.scene, self)
            review.wound.connect(self.wind)
            review.tried.connect(self._on_tried)
            review.analyzed.connect(self.analyzed)
            self.beside.column.addWidget(review.panel)
            self.bar.curves.addWidget(review.curve)
            self._restyle()
        if reviewed:
            self.review.begin(self.reel.match, self._trying)
        else:
            self.review.cancel()
        self.review.panel.setVisible(reviewed)
        self._show_curves()

    @property
    def _trying(self) -> frozenset[Seat]:
        """Whose mistakes can be tried again: everybody's once all is known, else the viewer's."""
        line = self.reel.match.line
        over = bool(line) and self.reel.match.game.to_act(line[-1].state) is None
        return self._people if over else self._people & {self.reel.viewer}

    def _on_tried(self, verdicts: Sequence[Verdict], first: int) -> None:
        self.bar.stop()
        self.tried.emit(self.reel.match, verdicts, first)

    def _close_review(self) -> None:
        self.set_reviewed(reviewed=False)

    def _restyle(self) -> None:
        super()._restyle()
        self.bar.restyle(self._style)
        if self.review is not None:
            self.review.restyle(self._style, panel_width(self._style, self.width()))
        self._show_curves()

    def _show_curves(self) -> None:
        """Leave out the curves where large text makes them too high for a low screen."""
        roomy = self.bar.curve.maximumHeight() <= CURVES * self.height()
        self.bar.curve.setVisible(roomy)
        if self.review is not None:
            self.review.curve.setVisible(roomy and self._reviewing)

    def _obeyed(self, command: str) -> bool:
        deeds = {
            "replay_back": lambda: self.bar.step(-1),
            "replay_forward": lambda: self.bar.step(1),
            "replay_first": lambda: self.wind(0),
            "replay_last": lambda: self.wind(self.reel.length),
            "replay_play": self.bar.toggle,
            "replay_close": self.closed.emit,
        }
        if (deed := deeds.get(command)) is None:
            return False
        deed()
        return True
