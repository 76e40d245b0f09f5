"""The dialog before a position is set up: which game, who plays, and with which table to begin."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from core.arranging import ARRANGINGS
from core.games import GAMES
from core.kernel.rng import MAX_SEED
from core.match import Match
from gui.text.translation import render
from gui.widgets.controls import CheckBox
from gui.widgets.plain_text import set_title

from .dialog import TallyDialog
from .texts import ARRANGE_TITLE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.tally import Count
    from gui.look.theme import Theme


class ArrangeDialog(TallyDialog):
    """Asks for a game, its players and options; the table is empty or as after a deal.

    Signals:
        arranged: A match of these players, the position to begin with, and who sits where.
    """

    arranged = Signal(object, object, object)

    def __init__(self, game: str, theme: Theme, parent: QWidget) -> None:
        self.empty = CheckBox()
        super().__init__(game, (), theme, parent)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        set_title(self, render(ARRANGE_TITLE))
        self._says.setText(
            self.tr("Set up the pieces as they lie on your table; Kupola analyzes the position.")
        )
        self.empty.setText(self.tr("Begin with an empty table"))

    def _show_names(self) -> None:
        """Ask for no names: a position has players, and a game played from it asks for them."""
        super()._show_names()
        for field in self.names:
            field.hide()
        self._fit()

    def _lay_out(self) -> None:
        super()._lay_out()
        self._form.addRow("", self.empty)

    def _begin(self, count: Count) -> None:
        """Deal, and clear the table where an empty one is wanted."""
        game, options = GAMES[self.game], dict(count.options.chosen)
        match = Match.new(game, self.seats, options, secrets.randbelow(MAX_SEED + 1))
        arranging = ARRANGINGS[self.game].fitted(match.state)
        state = arranging.cleared(match.state) if self.empty.isChecked() else match.state
        self.arranged.emit(match, state, self.sitters)
