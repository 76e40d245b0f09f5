"""Push buttons: those on the board, which make moves, and those on sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton

from gui.translation import render
from gui.widgets.plain_text import caption, set_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from gui.board.table import Choice

    from .style import Style

SHEET = """
QPushButton {{
    background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; margin: {room}px; padding: {above}px {aside}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; background: {theme.accent_soft}; }}
QPushButton:pressed {{ background: {theme.panel_alt}; }}
QPushButton:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
QPushButton[primary="true"] {{
    background: qlineargradient(
        x1:0, y1:0, x2:0, y2:1, stop:0 {theme.fill_light}, stop:1 {theme.fill});
    color: white; border-color: {theme.fill_deep};
}}
QPushButton[primary="true"]:hover {{ background: {theme.fill_light}; }}
QPushButton[primary="true"]:pressed {{ background: {theme.fill_deep}; }}
QPushButton[primary="true"]:focus {{ border: {ring}px solid {theme.gold}; margin: 0; }}
"""
TEXT = 16
SHORT = 4
"""A word with fewer letters better does not end a line."""
FOCUS = 2
"""How much thicker the line around a button is while it has the focus."""
SMALLEST = 11
USUAL, NARROWEST, STEP = 100, 75, 5
"""How wide letters are, and how narrow they may become, in percent."""

ASIDE, ABOVE = 12, 2
"""How much of a button on the board its edges take."""


def halved(words: str) -> str:
    """Break a line near its middle, but not behind a short word that belongs to the next."""
    spaces = [index for index, letter in enumerate(words) if letter == " "]
    if not spaces:
        return words

    def badness(index: int) -> float:
        short = index - words.rfind(" ", 0, index) <= SHORT
        return abs(index - len(words) / 2) + short * len(words) / 8

    middle = min(spaces, key=badness)
    return f"{words[:middle]}\n{words[middle + 1 :]}"


def button_sheet(style: Style, above: int, aside: int) -> str:
    """Write the style of a button; the ring of the focus takes the room that is kept for it."""
    return style.sheet(SHEET, ring=style.line + FOCUS, room=FOCUS, above=above, aside=aside)


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
        sheet = button_sheet(style, style.length(9), style.length(18))
        if sheet != self.styleSheet():
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
        self._usual = QFont()
        self.clicked.connect(self._on_clicked)

    def lie(self, rect: QRectF, style: Style) -> None:
        """Lie on the board, and write the label so that it fits."""
        self.setGeometry(rect.toRect())
        self.set_style(style)
        self._usual = QFont(self.font())
        self._usual.setStretch(USUAL)
        self.setStyleSheet(button_sheet(style, 0, 2))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        words = render(self._choice.label, self._names)
        self.setAccessibleName(words)
        explanation = self._choice.explanation
        set_tip(self, render(explanation, self._names) if explanation else words)
        font = QFont(self._usual)
        shown = self._folded(words, font)
        while font.pixelSize() > SMALLEST and not self._has_room(shown, font):
            font.setPixelSize(font.pixelSize() - 1)
            shown = self._folded(words, font)
        while font.stretch() > NARROWEST and not self._has_room(shown, font):
            font.setStretch(font.stretch() - STEP)
        self.setText(caption(shown))
        self.setFont(font)

    def _folded(self, words: str, font: QFont) -> str:
        """Break a label that is too long for one line in its middle, if two lines have room."""
        if self._has_room(words, font):
            return words
        folded = halved(words)
        return folded if self._has_room(folded, font) else words

    def _has_room(self, words: str, font: QFont) -> bool:
        needed = QFontMetrics(font).size(0, words)
        return needed.width() <= self.width() - ASIDE and needed.height() <= self.height() - ABOVE

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_clicked(self) -> None:
        self.chosen.emit((self._choice.move, *self._choice.then))
