"""A dialog for words of one's own, at tables that allow them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit

from core.kernel.outside_text import cleaned
from core.table.values import WORDS_LENGTH
from gui.text.translation import render
from gui.widgets.controls import label
from gui.widgets.dialog import StyledDialog
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import LetterLimit, caption, set_title
from gui.widgets.translated import Translated

from . import play_texts as texts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class WordsDialog(Translated, StyledDialog):
    """Asks for a short sentence.

    Signals:
        written: The sentence.
    """

    written = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._asked = label("soft", wrap=True)
        self.field = QLineEdit()
        LetterLimit(self.field, WORDS_LENGTH)
        kinds = QDialogButtonBox.StandardButton
        self._buttons = dialog_buttons(kinds.Ok | kinds.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.lay_out(self._asked, self.field, self._buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(texts.WORDS_TITLE))
        self._asked.setText(render(texts.WORDS_ASKED))
        self.field.setAccessibleName(render(texts.WORDS_ASKED))
        kinds = QDialogButtonBox.StandardButton
        self._buttons.button(kinds.Ok).setText(caption(render(texts.SEND)))
        self._buttons.button(kinds.Cancel).setText(caption(render(texts.CANCEL)))

    def accept(self) -> None:
        """Send what is written, if anything is."""
        super().accept()
        if words := cleaned(self.field.text(), WORDS_LENGTH):
            self.written.emit(words)
