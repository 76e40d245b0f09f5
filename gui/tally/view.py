"""The view of a count: handles typed numbers before the keys of every board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gui.board.hand import Grip
from gui.board.view import TableView
from gui.widgets.keymap import pressed

from .number_keys import NumberKeys

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from .scene import TallyScene


class TallyBoardView(TableView):
    """Shows a board that is laid out.

    Attributes:
        numbers: What digits do.
    """

    def __init__(self, scene: TallyScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.numbers = NumberKeys(scene)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take or drop; a click on what is held turns it, one on an empty square moves the cursor.

        So a finger can turn pieces too.
        """
        hand, at = self.table_scene.hand, self.mapToScene(event.position().toPoint())
        left, free = event.button() is Qt.MouseButton.LeftButton, hand.grip is Grip.NOTHING
        if left and self._turns(at):
            hand.turn(1)
            event.accept()
            return
        super().mousePressEvent(event)
        if left and free and hand.grip is Grip.NOTHING:
            self.numbers.point(at)

    def _turns(self, at: QPointF) -> bool:
        """Return whether a press means to turn: it is where the held piece came from."""
        scene, hand = self.table_scene, self.table_scene.hand
        if hand.grip is not Grip.CARRIED or hand.source is None or hand.poised:
            return False
        there = scene.source_at(at) == hand.source and hand.handle is None
        return there and len(hand.handles.variants(hand.source)) > 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay pieces by their numbers, or play as on every board."""
        if self.numbers.press(event, self.keys.get(pressed(event), "")):
            event.accept()
        else:
            super().keyPressEvent(event)
