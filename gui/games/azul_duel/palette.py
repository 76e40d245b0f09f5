"""The colors of the ceramic, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from gui.look.theme import Theme


@frozen
class Palette:
    """Colors of boards, arch and rails, which the theme does not have."""

    board_top: str
    board_bottom: str
    ribbon: str
    ribbon_strength: float
    arch_edge: str
    arch_middle: str
    rail: str
    rail_lit: str
    rail_lit_end: str
    gold_text: str
    coin: str
    cell_even: str
    cell_odd: str
    shadow: float
    grain: float
    ceramic: float


LIGHT = Palette(
    board_top="#FFFDF8",
    board_bottom="#F3EBDC",
    ribbon="#2F62AE",
    ribbon_strength=0.34,
    arch_edge="#24579F",
    arch_middle="#6E9BD3",
    rail="#EFE6D5",
    rail_lit="#FFFFFF",
    rail_lit_end="#DCE9FA",
    gold_text="#8A5E14",
    coin="#FFFBF0",
    cell_even="#E4EDF8",
    cell_odd="#FDFAF3",
    shadow=0.22,
    grain=0.05,
    ceramic=1.0,
)

DARK = Palette(
    board_top="#2F3B4A",
    board_bottom="#26303D",
    ribbon="#7FAAE6",
    ribbon_strength=0.30,
    arch_edge="#122748",
    arch_middle="#27508C",
    rail="#242E3A",
    rail_lit="#35506F",
    rail_lit_end="#2B4565",
    gold_text="#E5BE74",
    coin="#3A475A",
    cell_even="#2C3F5B",
    cell_odd="#242E3A",
    shadow=0.45,
    grain=0.035,
    ceramic=0.93,
)
"""Plates are drawn at 93 % by night, so that the tiles stay the brightest thing."""

GOLD = "#C8963E"
GOLD_EDGE = "#7C4F12"
RUN = "#B9822A"
PALE_GOLD = "#F3E3B2"
WOOD_TEXT = "#5E421F"
NIGHT = "#2B2A28"
BACK_EDGE = "#0C264F"
BACK_SIDE = "#143B78"


def palette(theme: Theme) -> Palette:
    """Choose the colors for a theme."""
    return DARK if theme.dark else LIGHT
