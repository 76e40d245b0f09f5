"""The chooser of the scoring tablets on a real table: a list for each of the four."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout

from core.games.azul_duel.goals import TABLETS, Goal
from core.kernel.messages import text
from gui.games.tally_board import TallyCell
from gui.text.translation import render
from gui.widgets.controls import Chooser

from .option_texts import GOALS

if TYPE_CHECKING:
    from gui.widgets.style import Style

NOT_IN_PLAY = text("tally", "not on the table")
TABLET = text("tally", "Scoring tablet {number}")
USUAL = 3
"""How many tablets are in play in most games."""


class GoalsChooser(TallyCell):
    """Four lists, each with the two sides of a tablet."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self.lists = [Chooser([*sides, None]) for sides in TABLETS]
        for index, chooser in enumerate(self.lists):
            chooser.setCurrentIndex(0 if index < USUAL else len(TABLETS[index]))
            chooser.currentIndexChanged.connect(self.changed)
            grid.addWidget(chooser, index // 2, index % 2)
        self.retranslate()

    @property
    def value(self) -> str:
        """The sides as the game's option names them."""
        chosen = (chooser.key for chooser in self.lists)
        return "+".join(goal.value for goal in chosen if isinstance(goal, Goal))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for index, chooser in enumerate(self.lists):
            chooser.setAccessibleName(render(TABLET.bind(number=index + 1)))
            sides = [GOALS[goal] for goal in TABLETS[index]]
            chooser.set_labels([render(side) for side in (*sides, NOT_IN_PLAY)])

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for chooser in self.lists:
            chooser.restyle(style)
