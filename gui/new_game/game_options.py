"""The options of one game, under a heading of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games import GAMES
from core.kernel.messages import text
from gui.text.translation import render
from gui.widgets.controls import label

from .option_grid import OptionGrid, cell_for, warn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.kernel.messages import Message
    from core.kernel.options import OptionValue
    from gui.widgets.style import Style

OPTIONS = text("contests", "{game} options")


class GameOptions(QWidget):
    """A heading, and a cell for every option that can be chosen.

    Attributes:
        game: The key of the game.
        cells: The options for choice.

    Signals:
        changed: Another value was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        game: str,
        chosen: Mapping[str, OptionValue],
        given: Mapping[str, OptionValue],
    ) -> None:
        """Show the chosen values; ``given`` are the options that are not for choice."""
        super().__init__()
        self.game, self._given = game, given
        options = [option for option in GAMES[game].options if option.key not in given]
        self.cells = [cell_for(GAMES[game], option) for option in options]
        for cell in self.cells:
            cell.set_value(chosen[cell.option.key])
            cell.changed.connect(self.changed)
        self._head = label("heading")
        self._grid = OptionGrid(self.cells)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._head)
        self._column.addLayout(self._grid)
        self.setVisible(bool(self.cells))

    @property
    def values(self) -> dict[str, OptionValue]:
        """The value of every option of the game."""
        return {**{cell.option.key: cell.value for cell in self.cells}, **self._given}

    @property
    def flawed(self) -> bool:
        """Whether a cell has an invalid value."""
        return any(cell.note.warning for cell in self.cells)

    def warn(self, seats: int) -> Message | None:
        """Show the reason beside an invalid option; return one that concerns no single option."""
        return warn(GAMES[self.game], self.cells, seats, self._given)

    def fit(self, width: int) -> None:
        """Use as many columns as a width has room for."""
        self._grid.fit(width)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._head.setText(render(OPTIONS.bind(game=GAMES[self.game].title)))
        for cell in self.cells:
            cell.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._column.setSpacing(style.between(12, 8))
        self._grid.restyle(style)
        for cell in self.cells:
            cell.restyle(style)
