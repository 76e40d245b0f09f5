"""A line of the coach beside the board, or over it where the panel is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.answer_card import HINT, AnswerCard
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.board.view import TableView
    from gui.widgets.bubble import Bubble


class CoachCard(Translated, AnswerCard):
    """Stands below the panel, so that it covers nothing."""

    def __init__(self, panel: QWidget, view: TableView, bubble: Bubble) -> None:
        """Speak beside a board; without its panel the bubble does."""
        super().__init__()
        self._panel, self._view, self._bubble = panel, view, bubble
        self._line: Message | None = None
        self._names: Sequence[str] = ()

    @property
    def silent(self) -> bool:
        """Whether nothing is being said."""
        return self.isHidden() and self._bubble.isHidden()

    def stay(self, reason: Message, busy: Sequence[QRectF], names: Sequence[str]) -> None:
        """Show a line until the next move, and read it out."""
        if self._panel.isHidden():
            self._bubble.stay(reason, busy, names)
            return
        self._line, self._names = reason, names
        self.retranslate()
        announce(self._view, self.words.text())

    def clear(self) -> None:
        """Show nothing any more."""
        self._line = None
        self.retranslate()

    def retranslate(self) -> None:
        """Set the line in the current language."""
        words = "" if self._line is None else render(self._line, self._names)
        self.show_answer(HINT, words)
