"""A game on the table that is seen again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent

from core.kernel.messages import text
from gui.game_screen import GameScreen
from gui.tables import table_of

from .bar import ReplayBar
from .curve import totals
from .reel import Reel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter

REPLAY = text("replay", "Replay")
NOTCH = 120
Key = Qt.Key


class ReplayScreen(GameScreen):
    """The board at any position of a line, with a bar to wind it.

    Signals:
        taken_over: The match, as it stood when somebody wants to go on.
        closed: Back to the game.
    """

    taken_over = Signal(object)
    closed = Signal()

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        viewer: Seat,
        parent: QWidget | None = None,
    ) -> None:
        """Lay the board for a match that is only looked at."""
        self.reel = Reel(match, players, viewer)
        super().__init__(self.reel, table_of(match.game.key), parent)
        self.reel.setParent(self)
        self._turned = 0
        self.panel.moves.whole = True
        self.header.buttons["undo"].hide()
        self.header.buttons["redo"].hide()
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)

    def wind(self, ply: int) -> None:
        """Show the position after so many moves."""
        self.scene.finish_motion()
        self.reel.wind(ply)
        self.bar.show_ply(self.reel.match.ply)

    def return_to(self, number: int) -> None:
        """Show another line, from where it leaves this one; the game itself stays as it is."""
        self.scene.finish_motion()
        self.reel.switch(number)
        self._show_line()

    def end(self) -> None:
        """Let nothing go on."""
        self.bar.stop()
        self.reel.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Let keys and the wheel over the board wind the game."""
        if isinstance(event, QWheelEvent):
            self._turned += event.angleDelta().y()
            while abs(self._turned) >= NOTCH:
                direction = 1 if self._turned > 0 else -1
                self._turned -= direction * NOTCH
                self.bar.step(-direction)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._pressed(Key(event.key()))
        return False

    def _lay_out(self) -> None:
        super()._lay_out()
        self.bar = ReplayBar(self.looks)
        self.bar.set_dealt(dealt=self.reel.match.start.seed is not None)
        self._column.addWidget(self.bar)

    def _connect(self) -> None:
        super()._connect()
        self.bar.wound.connect(self.wind)
        self.bar.take_over.connect(lambda: self.taken_over.emit(self.reel.match))
        self.bar.swapped.connect(self.swapped)
        self.bar.closed.connect(self.closed)
        self.panel.chosen.connect(self.wind)
        self._show_line()

    def _show_line(self) -> None:
        match = self.reel.match
        self.bar.show_line(totals(match), match.ply)

    def _dress(self) -> None:
        super()._dress()
        self.bar.set_style(self._style)

    def _await_sheets(self) -> None:
        """Show no sheets: whoever replays has seen them, or will look at the points beside."""

    def _status(self, view: Any) -> Message:
        return super()._status(view) if self.reel.match.over else REPLAY

    def _pressed(self, key: Key) -> bool:
        deeds = {
            Key.Key_Left: lambda: self.bar.step(-1),
            Key.Key_Right: lambda: self.bar.step(1),
            Key.Key_Home: lambda: self.wind(0),
            Key.Key_End: lambda: self.wind(self.reel.length),
            Key.Key_Space: self.bar.toggle,
            Key.Key_Escape: self.closed.emit,
        }
        if (deed := deeds.get(key)) is None:
            return False
        deed()
        return True
