"""Laying pieces by their numbers: digits name a piece, an arrow key lays it at the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal

from core.kernel.tallying import Lift, Put, Shift
from gui.board.arrow_keys import DIRECTIONS
from gui.games.tally_board import BOX, TRAY, tray

from .texts import TYPE_A_NUMBER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.tallying import Move
    from gui.games.tally_board import TallyView, TypedNumbers

    from .scene import TallyScene

WITH_CONTROL = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
ERASING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class NumberKeys(QObject):
    """Turns keys into moves at the cursor, which is the keyboard's ring on the board.

    Attributes:
        digits: The number as far as it is typed.

    Signals:
        made: A move that the keys make.
        refused: Why they make none, and where.
        asked: What is to be pressed next; None: nothing is typed.
    """

    made = Signal(object)
    refused = Signal(object, object)
    asked = Signal(object)

    def __init__(self, scene: TallyScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._numbers = scene.tally_table.board.typing
        self._cursor: Place | None = None
        self.digits = ""
        scene.hand.changed.connect(self._on_hand_changed)

    @property
    def cursor(self) -> Place | None:
        """Where the next piece is laid."""
        if self.digits:
            return self._cursor
        focus = self._scene.focus
        if focus is not None and focus.area not in {TRAY, BOX.area}:
            return focus
        return self._numbers.after(self._view, None) if self._numbers else None

    def press(self, event: QKeyEvent, command: str) -> bool:
        """Handle a key; return whether it was used."""
        if event.modifiers() & WITH_CONTROL:
            return False
        if self._numbers is not None and (digit := _digit(event.text())):
            return self._type(self._numbers, self.digits + digit)
        if self.digits and self._numbers is not None:
            if command in DIRECTIONS:
                return self._lay(self._numbers, command)
            if command == "take":
                return self._lay_as_held()
            if command == "back":
                return self._type(self._numbers, "")
            if event.key() == Qt.Key.Key_Backspace:
                return self._type(self._numbers, self.digits[:-1])
            return False
        if event.key() in ERASING:
            return self._erase()
        if command in DIRECTIONS and self._scene.focus is None and not self._scene.hand.holding:
            return self._ring()
        return command == "take" and not self._scene.hand.holding and self._confirm()

    def point(self, at: QPointF) -> None:
        """Put the cursor on the empty square at a point."""
        place = self._scene.place_at(at) if self._numbers is not None else None
        if place is not None and place != BOX and place in self._scene.focusable():
            self._scene.set_focus(place)

    def go_on(self, move: Move) -> None:
        """Move the cursor to the likely place of the next piece; on an empty board to the start."""
        if self._numbers is not None and isinstance(move, Put | Shift) and self._cursor is not None:
            bare = not any(isinstance(each, Lift) for each in self._scene.moves)
            start = None if bare else self._cursor
            self._scene.set_focus(self._numbers.after(self._view, start))
        self._cursor = None

    @property
    def _view(self) -> TallyView:
        return cast("TallyView", self._scene.stage.view)

    def _type(self, numbers: TypedNumbers, digits: str) -> bool:
        cursor = self.cursor
        if cursor is None:
            return False
        if not digits:
            self._scene.hand.cancel()
            self._scene.set_focus(cursor)
            return True
        if not self.digits and (move := numbers.at_once(self._view, digits, cursor)) is not None:
            self._cursor = cursor
            self._make([move])
            return True
        piece = numbers.piece(digits)
        if piece is None:
            self.refused.emit(numbers.unknown, cursor)
            return True
        self._cursor, self.digits = cursor, digits
        self._show(numbers, piece)
        self.asked.emit(numbers.asked(piece))
        return True

    def _show(self, numbers: TypedNumbers, piece: str) -> None:
        """Hold the piece over the cursor in the first way in which it can lie there."""
        hand = self._scene.hand
        fitting = (put for put in self._ways(numbers, piece) if self._why_not(put) is None)
        put = next(fitting, None)
        with QSignalBlocker(hand):
            hand.take(tray(self._view.tally.pieces.index(piece)))
            if put is not None:
                hand.set_variant(put.turn)
            hand.aim(None if put is None else put.place)
        hand.changed.emit()
        self._scene.set_focus(self._cursor)

    def _ways(self, numbers: TypedNumbers, piece: str) -> Iterator[Put]:
        assert self._cursor is not None  # noqa: S101 - there is one while a number is typed
        for direction in ("right", "down", "left", "up"):
            yield from numbers.towards(self._view, piece, self._cursor, direction)

    def _lay(self, numbers: TypedNumbers, direction: str) -> bool:
        piece = numbers.piece(self.digits)
        if piece is not None and self._cursor is not None:
            self._make(numbers.towards(self._view, piece, self._cursor, direction))
        return True

    def _lay_as_held(self) -> bool:
        hand = self._scene.hand
        if hand.handle is not None:
            self._make([hand.handle.move])
        elif self._cursor is not None and hand.source is not None:
            piece = self._view.tally.pieces[hand.source.at[0]]
            self._make([Put(self._view.page, piece, self._cursor, cast("int", hand.variant))])
        return True

    def _make(self, moves: Sequence[Move]) -> None:
        """Make the first move that can be made, or say why the first one cannot."""
        possible = [move for move in moves if self._why_not(move) is None]
        if possible:
            self._scene.hand.cancel()
            self.made.emit(possible[0])
        else:
            self.refused.emit(self._why_not(moves[0]), self._cursor)

    def _ring(self) -> bool:
        """Show the cursor if it was hidden."""
        cursor = self.cursor
        if cursor is not None:
            self._scene.set_focus(cursor)
        return cursor is not None

    def _erase(self) -> bool:
        cursor = self._scene.focus
        source = self._scene.source_of(cursor) if cursor is not None else None
        if source is None or source.area == TRAY or self._scene.hand.holding:
            return False
        self._cursor = cursor
        self._make([Lift(self._view.page, source)])
        self._scene.set_focus(cursor)
        return True

    def _confirm(self) -> bool:
        """Lay the piece that an empty place allows, if it is the only one."""
        focus = self._scene.focus
        if focus is None or focus.area in {TRAY, BOX.area} or self._scene.source_of(focus):
            return False
        self._cursor = focus
        move = self._scene.tally_table.board.meant(self._view, focus)
        if move is not None:
            self._make([move])
            self._scene.set_focus(focus)
        elif self._numbers is not None:
            self.refused.emit(TYPE_A_NUMBER, focus)
        return True

    def _why_not(self, move: Move) -> Message | None:
        return self._view.tally.why_not(self._view.state, move)

    def _on_hand_changed(self) -> None:
        """Forget the number when the hand lets go of its piece."""
        if self.digits and not self._scene.hand.holding:
            self.digits = ""
            self.asked.emit(None)


def _digit(words: str) -> str:
    return words if len(words) == 1 and words in "0123456789" else ""
