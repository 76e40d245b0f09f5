"""A seat of a table that waits for guests, as its host sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.dialog import dialog_style

from . import texts
from .seat_line import SeatLine

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.table.values import SeatInfo

OPEN, HERE = "open", "host"


class HostSeatLine(SeatLine):
    """Who sits at a seat, for choice.

    Signals:
        chosen: The seat, and who is to sit there.
    """

    chosen = Signal(int, str)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.chooser = Chooser((OPEN,))
        self.presence = label("soft")
        self.row.addWidget(self.chooser, 1)
        self.row.addWidget(self.presence)
        self.chooser.chosen.connect(self._on_chosen)

    def show_seat(self, info: SeatInfo, choices: dict[str, str]) -> None:
        """Show who sits here and who could."""
        self.show_color(info.color)
        self.chooser.offer(choices)
        self.chooser.set_key(_key(info))
        away = info.kind == "guest" and not info.present
        self.presence.setText(render(texts.AWAY) if away else "")
        self.presence.setVisible(away)
        self.chooser.setAccessibleName(render(texts.SIT_CHOICE.bind(seat=self.seat + 1)))
        self.chooser.setAccessibleDescription(self.presence.text())

    def restyle(self) -> None:
        """Change sizes."""
        super().restyle()
        self.chooser.restyle(dialog_style())

    def _on_chosen(self, key: str) -> None:
        self.chosen.emit(self.seat, key)


def _key(info: SeatInfo) -> str:
    """Return the choice that a seat shows."""
    if info.kind == "guest":
        return f"member:{info.member}"
    return f"computer:{info.level}" if info.kind == "computer" else info.kind
