"""Which scoring tablets lay on the table: a choice for each of the four."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from core.games.azul_duel.goals import TABLETS
from core.kernel.messages import text
from gui.new_game.azul_texts import GOALS
from gui.translation import render

NOT_IN_PLAY = text("tally", "not on the table")
TABLET = text("tally", "Scoring tablet {number}")
USUAL = 3
"""How many tablets are in play in most games."""


class GoalsChooser(QWidget):
    """Four lists, each with the two sides of a tablet.

    Signals:
        changed: Another side was chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self.lists = [QComboBox() for _ in TABLETS]
        for index, chooser in enumerate(self.lists):
            for goal in (*TABLETS[index], None):
                chooser.addItem("", goal)
            chooser.setCurrentIndex(0 if index < USUAL else len(TABLETS[index]))
            chooser.currentIndexChanged.connect(self.changed)
            grid.addWidget(chooser, index // 2, index % 2)
        self.retranslate()

    @property
    def value(self) -> str:
        """The sides as the game's option names them."""
        chosen = (chooser.currentData() for chooser in self.lists)
        return "+".join(goal.value for goal in chosen if goal is not None)

    def retranslate(self) -> None:
        """Say everything anew."""
        for index, chooser in enumerate(self.lists):
            chooser.setAccessibleName(render(TABLET.bind(number=index + 1)))
            for row in range(chooser.count()):
                goal = chooser.itemData(row)
                chooser.setItemText(row, render(NOT_IN_PLAY if goal is None else GOALS[goal]))
