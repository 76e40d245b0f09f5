"""A card beside the board that praises a move, answers a wrong one, gives a hint or explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from .icons import sign
from .plain_text import PlainLabel
from .style import Style, set_sheet

if TYPE_CHECKING:
    from gui.look.theme import Theme

SHEET = """
AnswerCard {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline};
    border-left: {edge}px solid {color}; border-radius: {knob}px;
}}
QLabel {{ background: transparent; color: {theme.text}; }}
"""
PRAISE, MISS, HINT = "check", "restart", "hint"
"""The kinds of answers, by their signs: they differ by shape, not only by color."""


class AnswerCard(QFrame):
    """A sign and a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._kind = PRAISE
        self._sign = PlainLabel()
        self.words = PlainLabel(wordWrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.words, 1)
        self.hide()

    def show_answer(self, kind: str, words: str) -> None:
        """Show a sentence of a kind; an empty one hides the card."""
        self.words.setText(words)
        self._kind = kind
        self._paint_sign()
        self.setVisible(bool(words))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        edge = style.length(12)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(style.length(10))
        self._paint_sign()

    def _paint_sign(self) -> None:
        style, color = self._style, _color(self._kind, self._style.theme)
        set_sheet(self, style.sheet(SHEET.replace("{color}", color), edge=max(4, style.length(5))))
        side = style.pixels(22)
        icon = sign(self._kind, color, color, side, self.devicePixelRatioF())
        self._sign.setPixmap(icon.pixmap(QSize(side, side)))


def _color(kind: str, theme: Theme) -> str:
    return {PRAISE: theme.gain, MISS: theme.loss}.get(kind, theme.ring)
