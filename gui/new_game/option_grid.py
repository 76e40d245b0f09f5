"""The options of a game in columns, each with its control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout

from gui.games.registry import ui_of
from gui.widgets.option_cell import BORDER, CheckCell, ChoiceCell

from .refusal import refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.game import AnyGame
    from core.kernel.messages import Message
    from core.kernel.options import Option, OptionValue
    from gui.widgets.option_cell import OptionCell
    from gui.widgets.style import Style

COLUMNS = 3


def cell_for(game: AnyGame, option: Option) -> OptionCell:
    """Choose the control for an option."""
    ui = ui_of(game.key)
    own = ui.option_cells().get(option.key)
    if own is not None:
        return own(option)
    if isinstance(option.default, bool):
        return CheckCell(option)
    return ChoiceCell(option, ui.value_names().get(option.key, {}))


def warn(
    game: AnyGame,
    cells: Sequence[OptionCell],
    seats: int,
    given: Mapping[str, OptionValue] | None = None,
) -> Message | None:
    """Show the reason beside an invalid option; return one that concerns no single option.

    Args:
        game: What is to be played.
        cells: The controls of its options.
        seats: How many play.
        given: The options that are not for choice.

    """
    flaws = {cell.option.key: cell.flaw for cell in cells}
    general = None
    if not any(flaws.values()):
        chosen = {**{cell.option.key: cell.value for cell in cells}, **(given or {})}
        refused = refusal(game, seats, chosen)
        if refused is not None and refused.option in flaws:
            flaws[refused.option] = refused.reason
        elif refused is not None:
            general = refused.reason
    for cell in cells:
        cell.note.warn(flaws[cell.option.key])
    return general


class OptionGrid(QGridLayout):
    """Lays wide cells one below the other, and the rest in as many columns as there is room for."""

    def __init__(self, cells: Sequence[OptionCell], others: Sequence[QWidget] = ()) -> None:
        """Take the cells of options, and what stands behind them."""
        super().__init__()
        self._wide = [cell for cell in cells if cell.wide]
        self._narrow = [*(cell for cell in cells if not cell.wide), *others]
        self._columns = COLUMNS
        self._fill(COLUMNS)

    def restyle(self, style: Style) -> None:
        """Change sizes."""
        self.setContentsMargins(style.gap - BORDER, 0, style.gap, 0)
        self.setHorizontalSpacing(style.between(36, 22))
        self.setVerticalSpacing(style.between(18, 8))

    def fit(self, room: int) -> None:
        """Use fewer columns where a width has no room for all."""
        margins = self.contentsMargins()
        for cell in self._wide:
            cell.fit(room - margins.left() - margins.right())
        for columns in range(COLUMNS, 0, -1):
            if self.width_of(columns) <= room:
                break
        if columns != self._columns:
            self._fill(columns)

    def width_of(self, columns: int = COLUMNS) -> int:
        """Measure the options in a number of columns of equal width."""
        margins = self.contentsMargins()
        widest = max((each.minimumSizeHint().width() for each in self._narrow), default=0)
        gaps = (columns - 1) * self.horizontalSpacing()
        return columns * widest + gaps + margins.left() + margins.right()

    def _fill(self, columns: int) -> None:
        self._columns = columns
        for row, cell in enumerate(self._wide):
            self.addWidget(cell, row, 0, 1, columns)
        for index, each in enumerate(self._narrow):
            self.addWidget(each, len(self._wide) + index // columns, index % columns)
        for column in range(COLUMNS):
            self.setColumnStretch(column, int(column < columns))
