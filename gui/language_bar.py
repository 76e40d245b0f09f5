"""The languages side by side, each under its own name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from .language import LANGUAGES

if TYPE_CHECKING:
    from .theme import Theme

STYLE = """
LanguageBar {{ background: {panel}; border: 1px solid {line}; border-radius: 22px; }}
QPushButton {{
    background: transparent; color: {text}; border: 2px solid transparent;
    border-radius: 17px; padding: 5px 14px;
}}
QPushButton:hover {{ background: {table}; }}
QPushButton:checked {{ background: {fill}; color: white; }}
QPushButton:focus {{ border-color: {accent}; }}
QPushButton:checked:focus {{ border-color: {gold}; }}
"""


class LanguageBar(QFrame):
    """A button for each language; the one spoken is pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 4, 5, 4)
        row.setSpacing(2)
        for code, endonym in LANGUAGES.items():
            button = QPushButton(endonym)
            button.setObjectName(code)
            button.setCheckable(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self._on_clicked)
            group.addButton(button)
            row.addWidget(button)
            self._buttons[code] = button

    def set_language(self, code: str) -> None:
        """Press the button of the language that is spoken."""
        self._buttons[code].setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        self.setStyleSheet(
            STYLE.format(
                panel=theme.panel,
                line=theme.hairline,
                text=theme.text,
                table=theme.table,
                fill=theme.fill,
                accent=theme.accent,
                gold=theme.gold,
            )
        )

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
