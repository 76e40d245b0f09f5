"""The colors of the table by day and by night, and those of the seats."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtGui import QColor

from .mark_kinds import ORNAMENT


@frozen
class Theme:
    """One set of colors, as ``#RRGGBB`` texts so that it can be a cache key.

    Attributes:
        name: Which pictures go with it.
        table: The surface, in the middle.
        table_edge: The surface, towards the edges of the window.
        relief: The pattern in the surface.
        panel: Sheets and cards.
        panel_alt: What lies on them.
        hairline: Hairlines around them.
        text: What is to be read first.
        soft_text: What is to be read second.
        disabled: Words, signs and edges of what cannot be used now.
        accent: What can be followed.
        accent_soft: What lies under it.
        on_accent: What is written on it.
        fill: What is chosen, under white text.
        fill_light: Its upper edge, where light falls on it.
        fill_deep: Its rim, and itself while it is pressed.
        gold: Ornament.
        ring: Rings around what counts.
        gain: Points won.
        loss: Points lost.
        shadow: How dark each layer of a shadow is, of 255.
        marks: What distinguishes pieces besides their color.
        stark: Whether it is a theme of high contrast, without pale colors.

    """

    name: str
    table: str
    table_edge: str
    relief: str
    panel: str
    panel_alt: str
    hairline: str
    text: str
    soft_text: str
    disabled: str
    accent: str
    accent_soft: str
    on_accent: str
    fill: str
    fill_light: str
    fill_deep: str
    gold: str
    ring: str
    gain: str
    loss: str
    shadow: int
    marks: str = ORNAMENT
    stark: bool = False

    @property
    def dark(self) -> bool:
        """Whether it is the one for the night."""
        return self.name == "dark"

    @property
    def table_side(self) -> QColor:
        """The surface beside the board, between its middle and its edge."""
        middle, edge = QColor(self.table), QColor(self.table_edge)
        return QColor(
            (middle.red() + edge.red()) // 2,
            (middle.green() + edge.green()) // 2,
            (middle.blue() + edge.blue()) // 2,
        )

    def color(self, name: str, alpha: float = 1.0) -> QColor:
        """Make a color of the theme, perhaps see-through."""
        return tint(getattr(self, name), alpha)


def tint(color: str, alpha: float = 1.0) -> QColor:
    """Make a color of some opacity."""
    tinted = QColor(color)
    tinted.setAlphaF(alpha)
    return tinted


LIGHT = Theme(
    name="light",
    table="#EDE6DA",
    table_edge="#DDD2BF",
    relief="#1F4E9E",
    panel="#FBF7F0",
    panel_alt="#F3ECE0",
    hairline="#CDBFA6",
    text="#2B2A28",
    soft_text="#5F584D",
    disabled="#8A8172",
    accent="#1F4E9E",
    accent_soft="#DCE9FA",
    on_accent="#FFFFFF",
    fill="#1F4E9E",
    fill_light="#2559B3",
    fill_deep="#173E82",
    gold="#C8963E",
    ring="#8F6A26",
    gain="#2E7D4F",
    loss="#B23A2C",
    shadow=4,
)

DARK = Theme(
    name="dark",
    table="#1D2530",
    table_edge="#151C25",
    relief="#8FB8EE",
    panel="#28323F",
    panel_alt="#222B36",
    hairline="#3D4A5A",
    text="#ECE7DD",
    soft_text="#A8AFB9",
    disabled="#76808D",
    accent="#6FA3E8",
    accent_soft="#2B4565",
    on_accent="#10202F",
    fill="#2F66B0",
    fill_light="#3873C4",
    fill_deep="#24528F",
    gold="#E0B25C",
    ring="#E0B25C",
    gain="#5FBF86",
    loss="#E58575",
    shadow=9,
)

CONTRAST = Theme(
    name="dark",
    table="#000000",
    table_edge="#000000",
    relief="#404040",
    panel="#0C0C0C",
    panel_alt="#1A1A1A",
    hairline="#C8C8C8",
    text="#FFFFFF",
    soft_text="#EDEDED",
    disabled="#8C8C8C",
    accent="#FFD400",
    accent_soft="#3A3200",
    on_accent="#000000",
    fill="#0A58C4",
    fill_light="#0A58C4",
    fill_deep="#06408F",
    gold="#FFD400",
    ring="#FFD400",
    gain="#7CF29B",
    loss="#FF9A8A",
    shadow=0,
    stark=True,
)
"""The theme of high contrast; it uses the pictures for the night."""
