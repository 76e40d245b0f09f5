"""A button on the board that makes a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QFontMetrics

from gui.text.translation import render
from gui.widgets.buttons import (
    ABOVE,
    ASIDE,
    NARROWEST,
    SMALLEST,
    STEP,
    USUAL,
    SheetButton,
    button_sheet,
    halved,
)
from gui.widgets.plain_text import caption, set_tip
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from gui.board.table import Choice
    from gui.widgets.style import Style


class ChoiceButton(Translated, SheetButton):
    """A button on the board that makes a move.

    Signals:
        chosen: The move.
    """

    chosen = Signal(object)

    def __init__(self, choice: Choice, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent, primary=choice.primary)
        self.offer(choice, names)
        self._usual = QFont()
        self.clicked.connect(self._on_clicked)

    def offer(self, choice: Choice, names: Sequence[str]) -> None:
        """Stand for a move; it lies where ``lie`` puts it."""
        self._choice = choice
        self._names = names
        self.place = choice.place
        self.primary = choice.primary

    def lie(self, rect: QRectF, style: Style) -> None:
        """Place the button on the board, and fit the label."""
        self.setGeometry(rect.toRect())
        self.restyle(style)
        self._usual = QFont(self.font())
        self._usual.setStretch(USUAL)
        self.setStyleSheet(button_sheet(style, 0, 2))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
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

    def _on_clicked(self) -> None:
        self.chosen.emit(self._choice.move)
