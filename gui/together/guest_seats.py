"""The seats of a table as a guest sees them before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.ai.levels import LEVELS
from gui.text.translation import called, render
from gui.widgets.controls import button, label
from gui.widgets.plain_text import PlainLabel

from . import texts
from .seat_line import SeatLine

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.table.values import SeatInfo, TableInfo


class GuestSeatLine(SeatLine):
    """Who sits at a seat; an open one can be taken.

    Signals:
        asked: The guest wants to sit here, or to stand up.
    """

    asked = Signal(object)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._own = False
        self.words = PlainLabel(wordWrap=True)
        self.sit = button("sit")
        self.sit.setAutoDefault(False)
        self.row.addWidget(self.words, 1)
        self.row.addWidget(self.sit)
        self.sit.clicked.connect(self._on_clicked)

    def show_seat(self, info: SeatInfo, *, own: bool) -> None:
        """Show who sits here."""
        self._own = own
        self.show_color(info.color)
        who = render(texts.YOU) if own else _who(info)
        away = info.kind == "guest" and not info.present and not own
        self.words.setText(f"{who} ({render(texts.AWAY)})" if away else who)
        self.sit.setVisible(own or info.kind == "open")
        self.sit.setText(render(texts.STAND_UP if own else texts.SIT_HERE))
        at = texts.SIT_AT.bind(seat=self.seat + 1)
        self.sit.setAccessibleName(render(texts.STAND_UP if own else at))
        self.retranslate()

    def _on_clicked(self) -> None:
        self.asked.emit(None if self._own else self.seat)


class GuestSeats(QWidget):
    """All seats, and who watches.

    Signals:
        asked: The seat that the guest wants; None: it wants to watch.
    """

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[GuestSeatLine] = []
        self._watching = label("soft", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._watching)

    def show_table(self, table: TableInfo, own: Seat | None) -> None:
        """Show who sits where."""
        while len(self.lines) < len(table.seats):
            line = GuestSeatLine(len(self.lines))
            line.asked.connect(self.asked)
            self._column.insertWidget(len(self.lines), line)
            self.lines.append(line)
        for line in self.lines:
            line.setVisible(line.seat < len(table.seats))
        for line, info in zip(self.lines, table.seats, strict=False):
            line.show_seat(info, own=line.seat == own)
        names = ", ".join(map(called, table.watchers))
        words = texts.WATCHING.bind(names=names) if names else texts.NOBODY_WATCHES
        self._watching.setText(render(words))

    def take_focus(self) -> None:
        """Put the focus on the first seat that can be taken."""
        free = (line.sit for line in self.lines if line.sit.isVisibleTo(self))
        first = next(free, None)
        if first is not None:
            first.setFocus()

    def restyle(self) -> None:
        """Change sizes."""
        for line in self.lines:
            line.restyle()


def _who(info: SeatInfo) -> str:
    if info.kind == "open":
        return render(texts.OPEN_SEAT)
    if info.kind == "computer" and info.level in LEVELS:
        return render(texts.COMPUTER.bind(level=LEVELS[info.level].title))
    return called(info.name)
