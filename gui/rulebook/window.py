"""The rulebook in a window of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.widgets.plain_text import set_title
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .book import current_book
from .documents import DOCUMENTS
from .reader import Reader

if TYPE_CHECKING:
    from gui.look.theme import Theme

USUAL = (1080, 760)
SMALLEST = (640, 420)
ROOM = 0.88
"""The share of the screen that the window takes at most; the rest is for its frame and bars."""
UNIT = 0.92
"""How large things are, compared with a window of 1920 × 1080."""


class RulesWindow(Translated, QWidget):
    """Stays open beside the table; shows one rulebook at a time."""

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.reader = Reader(game, wide=True)
        self.reader.closed.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reader)
        self.setMinimumSize(*SMALLEST)
        self.resize(QSize(*USUAL).boundedTo(self.screen().availableSize() * ROOM))
        self.retranslate()

    def show_rules(self, game: str, anchor: str = "") -> None:
        """Show the rulebook of a game, in front of everything."""
        if game != self.reader.game:
            self.reader.show_game(game)
        self.retranslate()
        self.show()
        self.reader.open(anchor)
        self.activateWindow()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change the colors and the size of text."""
        self.reader.restyle(Style(theme, UNIT, scale))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        title = current_book(self.reader.game).title
        is_document = self.reader.game in DOCUMENTS
        set_title(self, title if is_document else self.tr("Rules: {game}").format(game=title))
