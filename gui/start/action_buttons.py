"""Buttons of the start screen for commands of the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from gui.widgets.buttons import SheetButton
from gui.widgets.plain_text import caption, without_mnemonic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from gui.widgets.style import Style


class ActionButtons(QWidget):
    """Shows the texts of its actions, in as many rows as needed.

    Signals:
        changed: The texts of the buttons have changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions: list[QAction] = []
        self._gap = 0
        self.buttons: list[SheetButton] = []

    def show_actions(self, actions: Sequence[QAction]) -> None:
        """Make a button for each action."""
        for action in actions:
            button = SheetButton(self)
            button.clicked.connect(action.trigger)
            action.changed.connect(self.retranslate)
            self._actions.append(action)
            self.buttons.append(button)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for action, button in zip(self._actions, self.buttons, strict=True):
            words = without_mnemonic(action.text())
            button.setText(caption(words))
            button.setAccessibleName(words)
            button.setEnabled(action.isEnabled())
        self.changed.emit()

    def restyle(self, style: Style) -> None:
        """Change colors and sizes."""
        self._gap = round(14 * style.unit)
        for button in self.buttons:
            button.restyle(style)

    def fit(self, width: int) -> None:
        """Wrap the buttons into as many rows as a width needs."""
        x = y = right = bottom = 0
        for button in self.buttons:
            size = button.sizeHint().expandedTo(button.minimumSize())
            if x and x + size.width() > width:
                x, y = 0, bottom + self._gap
            button.setGeometry(x, y, size.width(), size.height())
            right, bottom = max(right, x + size.width()), max(bottom, y + size.height())
            x += size.width() + self._gap
        self.resize(QSize(right, bottom))
