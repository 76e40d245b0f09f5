"""Two buttons beside a move that waits: make it, or take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from gui.widgets.announce import announce
from gui.widgets.buttons import SheetButton
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from gui.widgets.style import Style

SHEET = """
ConfirmBar {{
    background: {theme.panel}; border: 2px solid {theme.accent}; border-radius: {card}px;
}}
"""


class ConfirmBar(Translated, QFrame):
    """Lies on the board while something waits.

    Signals:
        agreed: The move is to be made.
        refused: It is to be taken back.
    """

    agreed = Signal()
    refused = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.agree = SheetButton(primary=True)
        self.refuse = SheetButton()
        self.agree.clicked.connect(self.agreed)
        self.refuse.clicked.connect(self.refused)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.agree)
        self._row.addWidget(self.refuse)
        self.retranslate()
        self.hide()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style.sheet(SHEET))
        edge = style.length(10)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(edge)
        for button in (self.agree, self.refuse):
            button.restyle(style)
            button.setMinimumHeight(44)

    def say(self) -> None:
        """Announce to screen readers that a move waits."""
        announce(self, self.tr("Press Enter to confirm the move, Esc to undo it."))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.agree.setText(self.tr("Confirm"))
        self.refuse.setText(self.tr("Undo"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.refused.emit()
        else:
            super().keyPressEvent(event)
