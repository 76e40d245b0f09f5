"""The languages side by side, each under its own name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from gui.text.language import LANGUAGES
from gui.widgets.icons import sign
from gui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from gui.widgets.style import Style

STYLE = """
LanguageBar {{
    background: {theme.panel}; border: 1px solid {theme.hairline};
    border-radius: {bar}px; padding: 4px;
}}
QPushButton {{
    background: transparent; color: {theme.text}; border: 2px solid transparent;
    border-radius: {button}px; min-height: {height}px; padding: 0 {aside}px; font-size: {font}px;
}}
QPushButton:hover {{ background: {theme.table}; }}
QPushButton:checked {{ background: {theme.fill}; color: white; }}
QPushButton:focus {{ border-color: {theme.accent}; }}
QPushButton:checked:focus {{ border-color: {theme.gold}; }}
"""


class LanguageBar(QFrame):
    """A button for each language; the current one is pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._globe = PlainLabel()
        row.addWidget(self._globe)
        for code, endonym in LANGUAGES.items():
            button = QPushButton(endonym)
            button.setObjectName(code)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # so that it is told as a radio button
            button.setLocale(QLocale(code))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self._on_clicked)
            group.addButton(button)
            row.addWidget(button)
            self._buttons[code] = button

    def set_language(self, code: str) -> None:
        """Check the button of the current language; the Tab key comes to it."""
        self._buttons[code].setChecked(True)
        for button in self._buttons.values():
            focus = Qt.FocusPolicy
            button.setFocusPolicy(focus.StrongFocus if button.isChecked() else focus.ClickFocus)

    def restyle(self, style: Style) -> None:
        """Change colors and sizes."""
        theme = style.theme
        height = round(max(30, 38 * style.unit) * max(1.0, style.scale))
        sheet = STYLE.format(
            theme=theme,
            height=height,
            button=height // 2 + 2,
            bar=height // 2 + 7,
            aside=round(0.42 * height),
            font=round(max(15, 19 * style.unit) * style.scale),
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
            side = round(0.72 * height)
            ratio = self.devicePixelRatioF()
            globe = sign("globe", theme.soft_text, theme.disabled, side, ratio)
            self._globe.setPixmap(globe.pixmap(side, side))
            self._globe.setContentsMargins(round(0.32 * height), 0, round(0.08 * height), 0)
            self.adjustSize()

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
