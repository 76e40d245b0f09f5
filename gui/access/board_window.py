"""The whole board as text in a window: every row, kingdom and card area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.text.translation import render
from gui.widgets.plain_text import set_title

from .listing import Listing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.games.zones import Line, Zone


class BoardWindow(Listing):
    """Lists the zones of a board with what lies there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(2, parent)
        self._zones: Sequence[Zone] = ()
        self._explained: Callable[[Place], Message | None] = lambda _: None
        self._names: Sequence[str] = ()
        self.retranslate()

    def show_zones(
        self,
        zones: Sequence[Zone],
        names: Sequence[str],
        explained: Callable[[Place], Message | None],
    ) -> None:
        """Show a board as text, with an explanation of each line."""
        self._zones, self._names, self._explained = zones, names, explained
        self.show_groups([(render(z.title, self._names), self._lines(z)) for z in zones])

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Board description"))
        self.lines.setAccessibleName(self.tr("Board description"))
        self.show_zones(self._zones, self._names, self._explained)

    def _lines(self, zone: Zone) -> list[list[str]]:
        return [[render(line.words, self._names), self._more(line)] for line in zone.lines]

    def _more(self, line: Line) -> str:
        """Explain a line that is about one place."""
        more = self._explained(line.places[0]) if len(line.places) == 1 else None
        return render(more, self._names) if more else ""
