"""Dialogs in the dress of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog

from gui.look.appearance import Look

from .dialog_style import SMALL, Dress
from .dialog_style_sheet import style_sheet
from .plain_box import PlainBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

CHANGES = (QEvent.Type.ApplicationFontChange, QEvent.Type.ApplicationPaletteChange)


class DressedDialog(QDialog):
    """Follows the theme and the size of text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(style_sheet(house_dress()))

    def dress_up(self, dress: Dress) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style_sheet(dress))

    def event(self, event: QEvent) -> bool:
        """Change the dress together with the house."""
        if event.type() in CHANGES:
            self.dress_up(house_dress())
        return super().event(event)


def house_dress() -> Dress:
    """Choose what dialogs wear now."""
    return Dress(Look.in_use, SMALL)


def dressed_box(parent: QWidget | None) -> PlainBox:
    """Make a box for a message or a question."""
    box = PlainBox(parent)
    box.setStyleSheet(style_sheet(house_dress()))
    return box
