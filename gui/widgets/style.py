"""Sizes and colors of everything around the board."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtGui import QFont

from gui.look.theme import LIGHT, Theme

SMALLEST = 12
"""The floor of all text, in pixels."""
DESIGN = (1920, 1080)
"""The window in which everything has the size that its numbers say."""
SMALLEST_UNIT = 0.72
SMALLEST_ROW = 0.86
CARD, KNOB = 12, 8
"""How round the corners of panels are, and those of what lies on them."""


TIP = """
QToolTip {{
    background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.hairline};
    border-radius: 7px; padding: 2px 3px;
}}
"""
SLIDER = """
QSlider {{ border: 2px solid transparent; border-radius: 6px; min-height: 24px; }}
QSlider::groove:horizontal {{
    height: 6px; border-radius: 3px; background: {theme.panel_alt};
    border: 1px solid {theme.soft_text};
}}
QSlider::sub-page:horizontal {{ background: {theme.fill}; border-radius: 3px; }}
QSlider::handle:horizontal {{
    width: 18px; height: 18px; margin: -8px 0; border-radius: 9px;
    background: {theme.panel}; border: 2px solid {theme.accent};
}}
QSlider:focus {{ border-color: {theme.accent}; }}
"""


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

    @property
    def line(self) -> int:
        """How thick the lines around things are."""
        return max(1, round(1.2 * self.unit))

    def radius(self, design: float) -> int:
        """Scale how round a corner is; in small windows it stays as it is in the design."""
        return round(design * max(1.0, self.unit))

    def sheet(self, source: str, **sizes: int) -> str:
        """Fill a style sheet in: the colors, lines, corners of panels and of what lies on them.

        Tips look the same everywhere.
        """
        corners = {"card": self.radius(CARD), "knob": self.radius(KNOB)}
        return (source + TIP).format(theme=self.theme, line=self.line, **corners, **sizes)

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
