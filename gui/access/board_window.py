"""The whole board as text: every row, kingdom and card area, to be read at leisure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.text.translation import render
from gui.widgets.plain_text import set_title

from .listing import Listing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from gui.games.zones import Zone


class BoardWindow(Listing):
    """Lists the zones of a board with what lies there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(1, parent)
        self._zones: Sequence[Zone] = ()
        self._names: Sequence[str] = ()
        self.retranslate()

    def show_zones(self, zones: Sequence[Zone], names: Sequence[str]) -> None:
        """Put a board into words."""
        self._zones, self._names = zones, names
        self.show_groups([(render(z.title, self._names), self._lines(z)) for z in zones])

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("The board in words"))
        self.lines.setAccessibleName(self.tr("The board in words"))
        self.show_zones(self._zones, self._names)

    def _lines(self, zone: Zone) -> list[list[str]]:
        return [[render(line.words, self._names)] for line in zone.lines]
