"""The top of the start screen: logo, current player, languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from .language_bar import LanguageBar
from .logo import Logo
from .player_bar import PlayerBar

if TYPE_CHECKING:
    from gui.widgets.style import Style

TOP, MIDDLE, HEIGHT, GAP = 42, 88, 160, 24
"""Lengths in a window of 1920 × 1080."""


class StartHeader(QWidget):
    """One row if there is room; what does not fit beside the logo goes below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = Logo(self)
        self.languages = LanguageBar(self)
        self.bar = PlayerBar(self)

    def restyle(self, style: Style, width: int) -> None:
        """Change colors and sizes, and take the height that a width needs."""
        scale = style.unit
        gap = round(GAP * scale)
        self.plate.restyle(style)
        self.plate.move(0, round(TOP * scale))
        self.languages.restyle(style)
        self.bar.restyle(style)
        below = self.plate.geometry().bottom() + gap
        row = round(MIDDLE * scale) - self.languages.height() // 2
        if self._begin(row, gap) + self.languages.width() > width:
            row = below
        self.languages.move(width - self.languages.width(), row)
        end = self.languages.x() - gap
        if end - self._begin(row, gap) < self.bar.least_width():
            row, end = self.languages.geometry().bottom() + gap // 2, width
        if end - self._begin(row, gap) < self.bar.least_width():
            row = below
        self.bar.set_room(end - self._begin(row, gap))
        self.bar.move(end - self.bar.width(), row)
        lowest = max(each.geometry().bottom() for each in (self.plate, self.languages, self.bar))
        self.resize(width, max(round(HEIGHT * scale), lowest + gap // 2))

    def _begin(self, row: int, gap: int) -> int:
        """Return the x at which a row can begin."""
        name = self.plate.geometry()
        return name.right() + gap if row < name.bottom() else 0
