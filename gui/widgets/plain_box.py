"""Message boxes that show plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

INFORMATIVE = "qt_msgbox_informativelabel"
"""Qt's name of the label of the second text."""


class PlainBox(QMessageBox):
    """A message box that shows both its texts as they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setInformativeText(self, text: str) -> None:
        """Show a second text; its label does not follow the format of the first one."""
        super().setInformativeText("…")
        for label in self.findChildren(QLabel, INFORMATIVE):
            label.setTextFormat(Qt.TextFormat.PlainText)
        super().setInformativeText(text)
