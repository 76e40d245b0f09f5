"""A line about one seat: its emblem, its number, who sits there, and a control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.new_game.emblem_button import EMBLEMS, emblem_icon
from gui.text.translation import render
from gui.widgets.controls import label
from gui.widgets.dialog import dialog_style
from gui.widgets.plain_text import PlainLabel

from . import texts

if TYPE_CHECKING:
    from core.kernel.messages import Seat


class SeatLine(QWidget):
    """Emblem and number; subclasses add words and controls to ``row``."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._color = ""
        self._emblem, self._number = PlainLabel(), label("soft")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self._emblem)
        self.row.addWidget(self._number)

    def show_color(self, color: str) -> None:
        """Show the emblem of a color; guests may send one that is none."""
        self._color = color if color in EMBLEMS else ""
        self.restyle()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._number.setText(render(texts.AT_SEAT.bind(seat=self.seat + 1)))

    def restyle(self) -> None:
        """Change sizes."""
        side = dialog_style().row_between(34, 26)
        self._emblem.setFixedSize(side, side)
        if self._color:
            ratio = self.devicePixelRatioF()
            self._emblem.setPixmap(emblem_icon(self._color).pixmap(QSize(side, side), ratio))
