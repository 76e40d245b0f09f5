"""The window onto a count: hears numbers before the keys of every board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.board.view import TableView
from gui.widgets.keymap import pressed

from .number_keys import NumberKeys

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay pieces by their numbers, or play as on every board."""
        if self.numbers.press(event, self.keys.get(pressed(event), "")):
            event.accept()
        else:
            super().keyPressEvent(event)
