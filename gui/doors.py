"""A row of buttons that lead where the menus lead, for those who look at the start screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from .panels.buttons import SheetButton
from .panels.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from .theme import Theme


class Doors(QWidget):
    """Says what its actions say, whatever the language."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions: list[QAction] = []
        self.buttons: list[SheetButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def show_actions(self, actions: Sequence[QAction]) -> None:
        """Make a button for each action."""
        for action in actions:
            button = SheetButton(self)
            button.clicked.connect(action.trigger)
            action.changed.connect(self.retranslate)
            self._row.addWidget(button)
            self._actions.append(action)
            self.buttons.append(button)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        for action, button in zip(self._actions, self.buttons, strict=True):
            words = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&&")
            button.setText(words)
            button.setAccessibleName(words.replace("&&", "&"))
            button.setEnabled(action.isEnabled())
        self.adjustSize()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change colors and sizes; scale 1 is that of a window of 1920 × 1080."""
        self._row.setSpacing(round(14 * scale))
        for button in self.buttons:
            button.set_style(Style(theme, scale))
        self.adjustSize()
