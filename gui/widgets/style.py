"""Sizes and colors of everything around the board: panels, sheets and dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QFont

from gui.input.last_input import hittable
from gui.look.theme import LIGHT, Theme
from gui.text.text_size import text_scale

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

SMALLEST = 12
"""The floor of all text, in pixels."""
DESIGN = (1920, 1080)
"""The window in which everything has the size that its numbers say."""
SMALLEST_UNIT = 0.72
SMALLEST_ROW = 0.86
SMALL = 2 / 3
"""The unit of a window of 1280 × 720, in which dialogs have their small sizes."""
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


def set_sheet(widget: QWidget, sheet: str) -> None:
    """Set a style sheet, unless it is set already: Qt would polish everything below again."""
    if sheet != widget.styleSheet():
        widget.setStyleSheet(sheet)


@frozen
class Shades:
    """The colors that dialogs need beyond the theme's.

    Attributes:
        field: The ground of fields and lists.
        groove: The ground of switches.
        lit: The ground of the row under the pointer.

    """

    field: str
    groove: str
    lit: str


SHADES = {
    "light": Shades(field="#FFFFFF", groove="#E9E0D0", lit="#E9EFF8"),
    "dark": Shades(field="#1F2833", groove="#1B232D", lit="#2F3D50"),
    "stark": Shades(field="#000000", groove="#1A1A1A", lit="#2C2C2C"),
}


@frozen
class Style:
    """Colors and sizes. Widgets take them by ``restyle(style)``.

    Panels are designed for a large window, and their sizes shrink with it (``length``, ``pixels``,
    ``row``). Dialogs are designed twice, and their sizes lie between those of the large and the
    small design (``between``, ``letters``, ``row_between``).

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

    @classmethod
    def for_dialog(cls, theme: Theme = LIGHT, unit: float = 1.0) -> Style:
        """Choose the sizes for a dialog, at the text size of the application."""
        return cls(theme, unit, text_scale())

    @classmethod
    def in_dialog(cls, room: QSize, theme: Theme) -> Style:
        """Choose the sizes for a dialog that fills a window."""
        unit = min(room.width() / DESIGN[0], room.height() / DESIGN[1])
        return cls.for_dialog(theme, unit)

    @property
    def shades(self) -> Shades:
        """The colors beyond the theme's."""
        return SHADES["stark" if self.theme.stark else self.theme.name]

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
        """Return the application's font in a size."""
        font = QFont()
        font.setPixelSize(self.pixels(design))
        font.setWeight(weight)
        return font

    def shrinking(
        self, design: float, weight: QFont.Weight = QFont.Weight.Normal
    ) -> Iterator[QFont]:
        """Return a font in a size and in every smaller one that can be read."""
        font = self.font(design, weight)
        for pixels in range(font.pixelSize(), min(font.pixelSize(), SMALLEST) - 1, -1):
            font.setPixelSize(pixels)
            yield QFont(font)

    def between(self, large: float, small: float) -> int:
        """Choose a length between those of the large and of the small design."""
        if self.unit >= 1:
            return round(large * self.unit)
        share = max(0.0, (self.unit - SMALL) / (1 - SMALL))
        return round(small + (large - small) * share)

    def letters(self, large: float, small: float) -> int:
        """Choose the size of text between those of the large and of the small design."""
        return round(self.between(large, small) * self.scale)

    def row_between(self, large: float, small: float) -> int:
        """Choose the height of a row of text between those of the two designs."""
        return round(self.between(large, small) * max(1.0, self.scale))

    @property
    def body(self) -> int:
        """The size of most text in dialogs."""
        return self.letters(19.5, 16)

    @property
    def small(self) -> int:
        """The size of explanations in dialogs."""
        return self.letters(17, 15)

    @property
    def field(self) -> int:
        """The height of fields and buttons in dialogs."""
        return hittable(self.row_between(46, 38))

    @property
    def gap(self) -> int:
        """The distance between things in dialogs that belong together."""
        return self.between(14, 8)

    @property
    def margin(self) -> int:
        """The distance between the edge of a dialog and its content."""
        return self.between(40, 26)
