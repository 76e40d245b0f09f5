"""Puzzles on the page about a player's progress: the rating in each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games.boxes import BOXES
from core.kernel.messages import text
from core.puzzles.library import puzzle_games
from gui.text.translation import render
from gui.widgets.fact_card import FactCard
from gui.widgets.translated import Translated

from .puzzle_progress import PuzzleProgress

if TYPE_CHECKING:
    from pathlib import Path

    from core.puzzles.glicko import Rating
    from gui.widgets.style import Style

RATED = text("puzzles", "{game}: {rating} ({solved} of {tried} solved)")
UNRATED = text("puzzles", "{game}: no puzzle tried")


class PuzzleSection(Translated, QWidget):
    """Shows a player's ratings.

    Signals:
        asked: The page of puzzles is to be opened.
    """

    asked = Signal()

    def __init__(self) -> None:
        """Show nobody's ratings yet."""
        super().__init__()
        self._ratings: dict[str, tuple[Rating, int, int]] = {}
        self.card = FactCard(QWidget())
        self.card.asked.connect(self.asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        self.retranslate()

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    def show_player(self, folder: Path) -> None:
        """Show the ratings of the player whose folder it is."""
        progress = PuzzleProgress(folder)
        for key in puzzle_games():
            tried = progress.tried(key)
            self._ratings[key] = progress.rating(key), sum(tried.values()), len(tried)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        facts = []
        for key, (rating, solved, tried) in self._ratings.items():
            line = RATED if tried else UNRATED
            counts = {"rating": round(rating.value), "solved": solved, "tried": tried}
            bound = line.bind(game=BOXES[key].title, **(counts if tried else {}))
            facts.append(render(bound))
        self.card.tell(self.tr("Puzzles"), facts, self.tr("Open the puzzles"))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.card.restyle(style)
