"""The strip above the board of a game by message: whose turn it is, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from core.kernel.messages import text
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.buttons import SheetButton
from gui.widgets.plain_text import PlainLabel
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message
    from gui.widgets.style import Style

SHEET = """
MessageStrip {{ background: {theme.panel}; border: 0; border-bottom: 2px solid {theme.accent}; }}
MessageStrip QLabel {{ color: {theme.text}; }}
"""
YOURS = text("by_message", "Your turn. Make your move, then copy it and send it.")
SEND = text("by_message", "Copy your move and send it to {player}, then paste the answer.")
WAITING = text("by_message", "Waiting for {player}. Paste the answer when it comes.")
OVER = text("by_message", "The game is over. Copy the last move for the others.")


class MessageStrip(Translated, QFrame):
    """Says what comes next, with two buttons.

    Signals:
        copied: The line of the game is to be copied.
        pasted: The answer is to be taken from the clipboard.
    """

    copied = Signal()
    pasted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._said: Message | None = None
        self._names: Sequence[str] = ()
        self.words = PlainLabel(wordWrap=True)
        self.copy, self.paste = SheetButton(primary=True), SheetButton()
        self.copy.clicked.connect(self.copied)
        self.paste.clicked.connect(self.pasted)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.copy)
        self._row.addWidget(self.paste)
        self.retranslate()

    def show_turn(self, said: Message, names: Sequence[str], *, sends: bool, waits: bool) -> None:
        """Say what comes next; only what can be done now is enabled."""
        news = said != self._said
        self._said, self._names = said, names
        self.copy.setEnabled(sends)
        self.paste.setEnabled(waits)
        self.retranslate()
        if news and self.isVisible():
            announce(self, self.words.text())

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style.sheet(SHEET))
        edge = style.length(8)
        self._row.setContentsMargins(2 * edge, edge, 2 * edge, edge)
        self._row.setSpacing(edge)
        self.words.setFont(style.font(21))
        for button in (self.copy, self.paste):
            button.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.words.setText("" if self._said is None else render(self._said, self._names))
        self.copy.setText(self.tr("Copy my move"))
        self.paste.setText(self.tr("Paste the answer"))
