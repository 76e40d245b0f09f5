"""Sizes and colors of everything around the board."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtGui import QFont

from gui.board.theme import LIGHT, Theme

SMALLEST = 12
"""The floor of all text, in pixels."""
DESIGN = (1920, 1080)
"""The window in which everything has the size that its numbers say."""
SMALLEST_UNIT = 0.72
SMALLEST_ROW = 0.86


@frozen
class Style:
    """How the screen around the board looks.

    Attributes:
        theme: The colors.
        unit: How large things are, 1 being a window of 1920 × 1080.
        scale: How large text is, 1 being 100 %.

    """

    theme: Theme = LIGHT
    unit: float = 1.0
    scale: float = 1.0

    @classmethod
    def of(cls, theme: Theme, width: int, height: int, scale: float) -> Style:
        """Choose the sizes for a window."""
        unit = max(SMALLEST_UNIT, min(width / DESIGN[0], height / DESIGN[1]))
        return cls(theme, unit, scale)

    def length(self, design: float) -> int:
        """Scale a length that was designed for the large window."""
        return max(1, round(design * self.unit))

    def row(self, design: float) -> int:
        """Scale the height of a bar in which two lines of text must have room."""
        return round(max(SMALLEST_ROW * design, design * self.unit) * max(1.0, self.scale))

    def pixels(self, design: float) -> int:
        """Scale the size of text."""
        return round(max(SMALLEST, design * self.unit) * self.scale)

    def font(self, design: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Give the application's font in a size."""
        font = QFont()
        font.setPixelSize(self.pixels(design))
        font.setWeight(weight)
        return font
