"""Sizes and colors of the dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from gui.look.appearance import LIGHT, Theme
from gui.text.text_size import text_scale

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

DESIGN = (1920, 1080)
"""The window in which everything has its large size."""
SMALL = 2 / 3
"""The scale of a window of 1280 × 720, in which everything has its small size."""


@frozen
class Shades:
    """What the dialog needs beyond the theme.

    Attributes:
        field: What can be written on or chosen from.
        groove: What a switch slides in.
        lit: The row with the focus.

    """

    field: str
    groove: str
    lit: str


SHADES = {
    "light": Shades(
        field="#FFFFFF",
        groove="#E9E0D0",
        lit="#E9EFF8",
    ),
    "dark": Shades(
        field="#1F2833",
        groove="#1B232D",
        lit="#2F3D50",
    ),
    "stark": Shades(field="#000000", groove="#1A1A1A", lit="#2C2C2C"),
}


@frozen
class Dress:
    """How everything in the dialog looks.

    Attributes:
        theme: The colors.
        scale: How large things are, 1 being a window of 1920 × 1080.
        text: How large text is among them, 1 being the usual.

    """

    theme: Theme = LIGHT
    scale: float = 1.0
    text: float = field(factory=text_scale)

    @classmethod
    def within(cls, room: QSize, theme: Theme) -> Dress:
        """Choose the sizes for a window."""
        return cls(theme, min(room.width() / DESIGN[0], room.height() / DESIGN[1]))

    @property
    def shades(self) -> Shades:
        """The colors beyond the theme's."""
        return SHADES["stark" if self.theme.stark else self.theme.name]

    def px(self, large: float, small: float) -> int:
        """Choose a length between those of the large and of the small window."""
        if self.scale >= 1:
            return round(large * self.scale)
        share = max(0.0, (self.scale - SMALL) / (1 - SMALL))
        return round(small + (large - small) * share)

    def letters(self, large: float, small: float) -> int:
        """Choose the size of text between those of the large and of the small window."""
        return round(self.px(large, small) * self.text)

    def row(self, large: float, small: float) -> int:
        """Choose the height of something that is written on."""
        return round(self.px(large, small) * max(1.0, self.text))

    @property
    def body(self) -> int:
        """The height of most letters' line."""
        return self.letters(19.5, 16)

    @property
    def small(self) -> int:
        """The height of the explanations' letters."""
        return self.letters(17, 15)

    @property
    def field(self) -> int:
        """The height of what can be clicked."""
        return self.row(46, 38)

    @property
    def gap(self) -> int:
        """The distance between things that belong together."""
        return self.px(14, 8)

    @property
    def margin(self) -> int:
        """The distance between the sheet's edge and what is written on it."""
        return self.px(40, 26)
