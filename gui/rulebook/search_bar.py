"""A field to search with, and which of how many matches is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

TEXT = 16
ASIDE = 10
SHEET = """
QLineEdit {{
    background: {theme.panel_alt}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; padding: {above}px {aside}px;
    selection-background-color: {theme.fill}; selection-color: white;
}}
QLineEdit:focus {{ border-color: {theme.accent}; }}
QLabel {{ color: {theme.soft_text}; background: transparent; }}
"""


class SearchBar(Translated, QWidget):
    """Asks for a text and goes from match to match.

    Signals:
        wanted: What is searched for.
        stepped: On to the next match: 1; back: −1.
    """

    wanted = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.wanted)
        self.count = PlainLabel()
        self.count.hide()
        self._found = (0, 0)
        self._document = False
        self._style = Style()
        self.buttons = {"up": ToolButton(), "down": ToolButton()}
        self.buttons["up"].clicked.connect(self._on_back)
        self.buttons["down"].clicked.connect(self._on_further)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.field, 0, 0)
        for column, button in enumerate(self.buttons.values(), start=1):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._grid.addWidget(button, 0, column)
        self._grid.addWidget(self.count, 1, 0, 1, 3)
        self.retranslate()

    def ask(self, *, document: bool) -> None:
        """Set the placeholder for a document or for the rules."""
        if document != self._document:
            self._document = document
            self.retranslate()

    def show_found(self, number: int, total: int) -> None:
        """Show which match is current, and how many there are."""
        self._found = (number, total)
        self.count.setVisible(bool(self.field.text().strip()))
        for button in self.buttons.values():
            button.setEnabled(total > 1)
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        sheet = style.sheet(SHEET, above=style.length(6), aside=style.length(ASIDE))
        self.setStyleSheet(sheet)
        self.count.setFont(style.font(14))
        self._grid.setSpacing(style.length(6))
        side = style.pixels(16)
        for name, button in self.buttons.items():
            theme, ratio = style.theme, self.devicePixelRatioF()
            button.setIcon(sign(name, theme.text, theme.disabled, side, ratio))
            button.setIconSize(QSize(side, side))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room that there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shrink the font until the placeholder fits."""
        beside = sum(each.sizeHint().width() for each in self.buttons.values())
        beside += len(self.buttons) * self._grid.horizontalSpacing()
        edges = 2 * (self._style.length(ASIDE) + self._style.line)
        room = self.width() - beside - edges
        for font in self._style.shrinking(TEXT):
            self.field.setFont(font)
            needed = self.field.fontMetrics().horizontalAdvance(self.field.placeholderText())
            if needed <= room:
                break

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        number, total = self._found
        asked = self.tr("Search") if self._document else self.tr("Search the rules")
        self.field.setPlaceholderText(asked)
        self.field.setAccessibleName(asked)
        found = self.tr("{number} of {total}").format(number=number, total=total)
        self.count.setText(found if total else self.tr("Nothing found"))
        names = {"up": self.tr("Previous result"), "down": self.tr("Next result")}
        for name, words in names.items():
            set_tip(self.buttons[name], words)
            self.buttons[name].setAccessibleName(words)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next match with Enter, to the previous one with Shift and Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _on_back(self) -> None:
        self.stepped.emit(-1)

    def _on_further(self) -> None:
        self.stepped.emit(1)
