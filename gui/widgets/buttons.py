"""Push buttons: those on the board, which make moves, and those on sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton

from gui.input.last_input import hittable

from .style import set_sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .style import Style

SHEET = """
QPushButton {{
    background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; margin: {room}px; padding: {above}px {aside}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; background: {theme.accent_soft}; }}
QPushButton:pressed {{ background: {theme.panel_alt}; }}
QPushButton:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
QPushButton:disabled {{
    background: transparent; color: {theme.disabled}; border: {line}px dashed {theme.disabled};
}}
QPushButton[primary="true"]:enabled {{
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
"""A shorter word does not end a line."""
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

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setFont(style.font(TEXT, QFont.Weight.DemiBold))
        self.setMinimumHeight(hittable(0))
        set_sheet(self, button_sheet(style, style.length(9), style.length(18)))
