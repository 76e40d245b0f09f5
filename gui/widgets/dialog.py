"""Dialogs in the style of the application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QLayout, QVBoxLayout

from gui.look.appearance import Look

from .dialog_style_sheet import style_sheet
from .plain_box import PlainBox
from .style import SMALL, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

MARGINS, SPACING = (24, 22, 24, 18), 14
"""The frame of every dialog: the distances to its edges, and between its parts."""
CHANGES = (QEvent.Type.ApplicationFontChange, QEvent.Type.ApplicationPaletteChange)


class StyledDialog(QDialog):
    """Follows the theme and the size of text; its buttons stand in a row at its foot."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(style_sheet(dialog_style()))

    def lay_out(self, *parts: QWidget | QLayout) -> None:
        """Put the parts one below the other; the last one is the row of buttons."""
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(SPACING)
        add_parts(column, parts)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style_sheet(style))

    def event(self, event: QEvent) -> bool:
        """Follow the theme and the text size of the application, and the room that text needs."""
        if event.type() in CHANGES:
            self.restyle(dialog_style())
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return done

    def _grow(self) -> None:
        """Grow to the height of wrapped sentences: Qt keeps the height of an open dialog."""
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            needed = layout.totalMinimumHeightForWidth(self.width())
            needed = min(needed, self.screen().availableGeometry().height())
            if needed > self.height():
                self.resize(self.width(), needed)


def add_parts(column: QVBoxLayout, parts: Iterable[QWidget | QLayout]) -> None:
    """Put widgets and layouts into a column."""
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(part)


def dialog_style() -> Style:
    """Choose the style of dialogs from the current theme and text size."""
    return Style.for_dialog(Look.in_use, SMALL)


def message_box(parent: QWidget | None) -> PlainBox:
    """Make a box for a message or a question."""
    box = PlainBox(parent)
    box.setStyleSheet(style_sheet(dialog_style()))
    return box
