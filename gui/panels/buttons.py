"""Push buttons: those on the board, which make moves, and those on sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton

from gui.translation import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from gui.board.table import Choice

    from .style import Style

SHEET = """
QPushButton {{
    background: {theme.panel}; color: {theme.text}; border: 1.5px solid {theme.hairline};
    border-radius: 9px; padding: {above}px {aside}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; background: {theme.accent_soft}; }}
QPushButton:pressed {{ background: {theme.panel_alt}; }}
QPushButton:focus {{ border: 3px solid {theme.accent}; }}
QPushButton[primary="true"] {{
    background: {theme.accent}; color: {theme.on_accent}; border-color: {theme.accent};
}}
QPushButton[primary="true"]:hover {{ border-color: {theme.gold}; }}
QPushButton[primary="true"]:focus {{ border: 3px solid {theme.gold}; }}
"""
TEXT = 16
SMALLEST = 11


class SheetButton(QPushButton):
    """A button; Enter presses it only while it has the keyboard's focus."""

    def __init__(self, parent: QWidget | None = None, *, primary: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("primary", primary)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_style(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setFont(style.font(TEXT, QFont.Weight.DemiBold))
        sheet = SHEET.format(theme=style.theme, above=style.length(9), aside=style.length(18))
        self.setStyleSheet(sheet)


class ChoiceButton(SheetButton):
    """A button on the board that makes moves.

    Signals:
        chosen: The moves, in their order.
    """

    chosen = Signal(object)

    def __init__(self, choice: Choice, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent, primary=choice.primary)
        self._choice = choice
        self._names = names
        self.place = choice.place
        self.clicked.connect(self._on_clicked)

    def lie(self, rect: QRectF, style: Style) -> None:
        """Lie on the board, and write the label so that it fits."""
        self.setGeometry(rect.toRect())
        self.set_style(style)
        self.setStyleSheet(SHEET.format(theme=style.theme, above=2, aside=4))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        words = render(self._choice.label, self._names)
        self.setText(words)
        explanation = self._choice.explanation
        self.setToolTip(render(explanation, self._names) if explanation else words)
        font = self.font()
        room = self.width() - 16
        while font.pixelSize() > SMALLEST and QFontMetrics(font).horizontalAdvance(words) > room:
            font.setPixelSize(font.pixelSize() - 1)
        self.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_clicked(self) -> None:
        self.chosen.emit((self._choice.move, *self._choice.then))
