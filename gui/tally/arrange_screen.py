"""The screen on which a position is arranged: the table, the box, and what is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.arranging import ARRANGINGS
from core.kernel.arranging import Arranging
from core.kernel.messages import text
from core.kernel.options import Options
from core.kernel.tallying import Enter
from core.tally import Count
from gui.board.scroll_bars import restyle_bars
from gui.text.translation import render

from .arrange_panel import ArrangePanel
from .arranged_board import ArrangedBoard
from .arranged_table import ArrangedTable
from .screen import TallyScreen
from .texts import ARRANGE_TITLE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.kernel.tallying import BoardFlaw, Move
    from core.record import Sitter

    from .table import TallyTable

WIDE, HIGH = 960.0, 560.0
"""The smallest table beside its box on which everything can be read; a smaller window scrolls."""
GROWTH = 0.5
"""How much wider it is with larger text."""
SLIGHT = 0.02
POSSIBLE = text("tally", "This position is possible.")
SET = text("tally", "{title}: {value}")


class ArrangeScreen(TallyScreen):
    """Shows a position and lets a hand change it; what is impossible is said after every move.

    ``reported`` hands the position on, ``leave`` drops it.
    """

    heading = ARRANGE_TITLE

    def __init__(
        self, key: str, state: Any, players: tuple[Sitter, ...], parent: QWidget | None = None
    ) -> None:
        """Begin with a position of a game."""
        arranging = ARRANGINGS[key].fitted(state)
        super().__init__(Count(arranging, Options(), arranging.settled(state)), players, parent)
        self.seat = arranging.game.to_act(state) or 0
        self.page = arranging.page_now(state)
        self.header.buttons["home"].hide()

    @property
    def arranging(self) -> Arranging:
        """How the position is arranged."""
        if not isinstance(self.count.tally, Arranging):
            raise TypeError(self.count.tally)
        return self.count.tally

    @property
    def state(self) -> Any:
        """The position as it is arranged."""
        return self.count.state

    @property
    def flaw(self) -> Message | None:
        """What play cannot lead to; None: the position is possible."""
        found = self.count.tally.flaws(self.count.state, self.seat)
        return found[0].reason if found else None

    def _make_table(self, key: str) -> TallyTable:
        return ArrangedTable(key, ArrangedBoard(key, self.arranging, self.looks))

    def _make_panel(self) -> ArrangePanel:
        panel = ArrangePanel(self.count, self.looks, self)
        panel.set.connect(self._on_set)
        panel.cancel.clicked.connect(self.leave)
        return panel

    def refresh(self) -> None:
        """Show the position as it stands, in a small window on a table that scrolls."""
        self.page = min(self.page, self.arranging.page_now(self.state))
        size = self.view.size()
        needed = WIDE * (1 + (self._text_scale - 1) * GROWTH)
        zoom = max(1.0, needed / max(1, size.width()), HIGH / max(1, size.height()))
        if abs(zoom - self.view.zoom) > SLIGHT:
            restyle_bars(self.view, self._theme)
            with self.view.zooming(zoom):
                super().refresh()
        else:
            super().refresh()

    def _marked(self) -> tuple[BoardFlaw, ...]:
        return ()

    def _open(self) -> tuple[Message, bool]:
        """Say which invariant the position breaks."""
        self.panel.report.setEnabled(self.flaw is None)
        return (POSSIBLE, False) if self.flaw is None else (self.flaw, True)

    def _outcome(self) -> str:
        """Say what is impossible now."""
        message, _ = self._open()
        return render(message, [look.name for look in self.looks])

    def _turn_to(self, move: Move) -> None:
        """Show the board of an entry; one of the whole table leaves the near board."""
        if isinstance(move, Enter):
            return
        self.page = move.page
        if move.place.seat is not None:
            self.seat = move.place.seat

    def _entry_name(self, ply: int) -> Message:
        move = self.count.line[ply].move
        if not isinstance(move, Enter):
            return super()._entry_name(ply)
        before = self.count.line[ply - 1].state if ply else self.count.start
        offered = self.arranging.settings(before, move.seat)
        setting = next(each for each in offered if each.key == move.setting)
        names = setting.names
        value = names[setting.numbers.index(move.number)] if names else move.number
        return SET.bind(title=setting.title, value=value)

    def _on_set(self, key: str, number: int) -> None:
        """Change a setting; another round or game shows its own table."""
        now = self.arranging.page_now(self.state)
        self.play(Enter(self.seat, number, key))
        after = self.arranging.page_now(self.state)
        if after != now:
            self.show_board(self.seat, after)
