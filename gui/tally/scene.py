"""The scene of a count: the keyboard can go to empty places of the board too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.board.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from core.kernel.places import Place

    from .table import TallyTable


class TallyScene(TableScene):
    """Shows a board that is laid out."""

    def __init__(self, table: TallyTable, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self.tally_table = table

    def focusable(self) -> Sequence[Place]:
        """List what can be taken, then the other places of the board."""
        places = super().focusable()
        if self.hand.holding or self.tabletop.laid is None:
            return places
        board = self.tally_table.board.drop_places(self.stage.view)
        known = set(places)
        return (*places, *(place for place in board if place not in known))
