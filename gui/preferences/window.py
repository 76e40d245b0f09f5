"""The settings window: the pages at the left, one of them at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
)

from gui.text.translation import render
from gui.widgets.controls import button, label
from gui.widgets.plain_text import set_title
from gui.widgets.stack import Stack
from gui.widgets.style import set_sheet
from gui.widgets.translated import Translated

from . import texts
from .pages import pages
from .style import sheet, style_for

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from gui.look.appearance import Theme
    from gui.store.settings import Settings

    from .keyboard_page import KeyboardPage

USUAL = (900, 660)
ROOM = 0.9
"""The share of the screen that the window takes at most."""


class SettingsWindow(Translated, QDialog):
    """Shows the settings page by page; every change is signaled immediately.

    Signals:
        changed: New values by the names of the settings.
    """

    changed = Signal(object)

    def __init__(
        self, games: Path, settings: Path, keyboard: KeyboardPage, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.pages = pages(games, settings, keyboard)
        self.list = QListWidget()
        self.list.setObjectName("pages")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heading = label("title")
        self._stack = Stack()
        for page in self.pages.values():
            page.changed.connect(self.changed)
            scroll = QScrollArea(widgetResizable=True)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.setWidget(page)
            self._stack.addWidget(scroll)
            self.list.addItem("")
        self.reset = button("reset")
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._on_reset)
        self._close = button("cancel")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.close)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.reset)
        self._foot.addStretch(1)
        self._foot.addWidget(self._close)
        self._right = QVBoxLayout()
        self._right.addWidget(self._heading)
        self._right.addWidget(self._stack, 1)
        self._right.addLayout(self._foot)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.list, 0, 0)
        self._grid.addLayout(self._right, 0, 1)
        self._grid.setColumnStretch(1, 1)
        self.list.currentRowChanged.connect(self._on_turned)
        self.list.setCurrentRow(0)

    def turn_to(self, key: str) -> None:
        """Open a page."""
        self.list.setCurrentRow([*self.pages].index(key))

    def show_settings(self, settings: Settings, theme: Theme) -> None:
        """Show what is chosen, in the colors and sizes that are chosen."""
        style = style_for(theme, settings.text_size)
        set_sheet(self, sheet(style))
        for page in self.pages.values():
            page.show_settings(settings)
            page.restyle(style)
        margin = style.between(30, 20)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(margin)
        self._right.setSpacing(style.between(18, 12))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(texts.TITLE))
        self.list.setAccessibleName(render(texts.PAGES))
        self.reset.setText(render(texts.RESET))
        self._close.setText(render(texts.CLOSE))
        for index, page in enumerate(self.pages.values()):
            self.list.item(index).setText(render(page.title))
            page.retranslate()
        widest = self.list.sizeHintForColumn(0)
        self.list.setFixedWidth(widest + 40)
        self._on_turned(self.list.currentRow())

    def fit(self, text_size: int) -> None:
        """Resize to the text, within the screen."""
        grown = max(1.0, text_size / 100)
        room = self.screen().availableSize() * ROOM
        self.resize(QSize(round(USUAL[0] * grown), round(USUAL[1] * grown)).boundedTo(room))

    def _on_turned(self, row: int) -> None:
        page = [*self.pages.values()][row]
        self._stack.setCurrentIndex(row)
        self._heading.setText(render(page.title))
        self.reset.setVisible(bool(page.names))

    def _on_reset(self) -> None:
        [*self.pages.values()][self.list.currentRow()].reset()
