"""A game of a day: what is dealt, what became of it, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.kernel.messages import text
from gui.games.posters import players
from gui.play.header import GameSign
from gui.text.translation import render
from gui.text.voice_sentences import sentences
from gui.widgets.controls import button, label
from gui.widgets.option_cell import SAID_WITH_CONTROL
from gui.widgets.plain_text import set_tip
from gui.widgets.translated import Translated

from .share_line import points

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

    from core.daily import Deal
    from gui.history.daily_results import Try
    from gui.widgets.style import Style

FACTS = text("daily", "{players} · computers: {level}")
GONE = text("daily", "Played; the game is no longer here.")
WON = text("daily", "{points} · You won")
SHARED = text("daily", "{points} · You share the win")
PLACE = text("daily", "{points} · Place {rank} of {count}")
SHEET = """
DealRow {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
"""


class DealRow(Translated, QFrame):
    """The picture of a game, its deal and its buttons.

    Signals:
        begun: The counted game of the deal is to begin.
        resumed: The counted game is to go on.
        freed: The deal is to be played without counting.
        copied: The line about the result is to be copied.
    """

    begun = Signal(object)
    resumed = Signal(object)
    freed = Signal(object)
    copied = Signal(object)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self._deal: Deal | None = None
        self._try: Try | None = None
        self._sign = GameSign(key)
        self._title, self._facts = label("heading"), label("soft", wrap=True)
        self._facts.setAccessibleName(SAID_WITH_CONTROL)
        self.status = label("caption", wrap=True)
        self.buttons: dict[str, QPushButton] = {
            "play": button("start"),
            "resume": button("start"),
            "copy": button("cancel"),
            "free": button("cancel"),
        }
        pressed = QHBoxLayout()
        for each in self.buttons.values():
            pressed.addWidget(each)
        pressed.addStretch()
        column = QVBoxLayout()
        column.setSpacing(4)
        for part in (self._title, self._facts, self.status):
            column.addWidget(part)
        column.addLayout(pressed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(column, 1)
        self.buttons["play"].clicked.connect(lambda: self.begun.emit(self._deal))
        self.buttons["resume"].clicked.connect(lambda: self.resumed.emit(self._try))
        self.buttons["free"].clicked.connect(lambda: self.freed.emit(self._deal))
        self.buttons["copy"].clicked.connect(lambda: self.copied.emit(self._try))

    def show_deal(self, deal: Deal, attempt: Try | None) -> None:
        """Show a deal and its counted game, if it was begun."""
        self._deal, self._try = deal, attempt
        ended = attempt is not None and attempt.ended
        shown = {
            "play": attempt is None,
            "resume": attempt is not None and not ended,
            "copy": ended and attempt is not None and attempt.entry is not None,
            "free": ended,
        }
        self.status.setVisible(ended)
        for name, visible in shown.items():
            self.buttons[name].setVisible(visible)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        title = render(BOXES[self.key].title)
        self._title.setText(title)
        names = {
            "play": (self.tr("Play"), self.tr("This game counts: no undo, no hints")),
            "resume": (self.tr("Continue"), self.tr("Continue the game that counts")),
            "copy": (
                self.tr("Copy result"),
                self.tr("Copy a line with the points and the game’s code, to send to others"),
            ),
            "free": (
                self.tr("Play freely"),
                self.tr("Play the same deal again, with undo and hints; it does not count"),
            ),
        }
        for name, (words, tip) in names.items():
            self.buttons[name].setText(words)
            self.buttons[name].setAccessibleName(f"{words}, {title}")
            set_tip(self.buttons[name], tip)
        if self._deal is not None:
            seats = players(range(self._deal.seats, self._deal.seats + 1))
            level = LEVELS[self._deal.level].title
            facts = render(FACTS.bind(players=seats, level=level))
            self._facts.setText(facts)
            for name, (_, tip) in names.items():
                self.buttons[name].setAccessibleDescription(sentences((facts, tip)))
        self.status.setText(self._status())

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style.sheet(SHEET))
        side = round(2.6 * style.body)
        self._sign.setFixedSize(side, side)
        self._row.setSpacing(style.gap)

    def minimumSizeHint(self) -> QSize:
        """Never cut a button, in the fonts of the style sheet."""
        for each in self.buttons.values():
            each.ensurePolished()
        self._row.invalidate()
        return super().minimumSizeHint()

    def _status(self) -> str:
        attempt = self._try
        if attempt is None or not attempt.ended:
            return ""  # the button says it
        if attempt.entry is None or attempt.own is None:
            return render(GONE)
        scores, rank = points(attempt), attempt.own.rank
        if rank == 1:
            shared = len(attempt.entry.winners) > 1
            return render((SHARED if shared else WON).bind(points=scores))
        return render(PLACE.bind(points=scores, rank=rank, count=len(attempt.entry.seats)))
