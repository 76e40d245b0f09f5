"""Colors that only Pixies has, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

if TYPE_CHECKING:
    from gui.look.theme import Theme

IVORY = "#FFF9EA"
GLOW = "#E0A93A"
TAG = "#F6D277"
TAG_EDGE = "#8A5F14"
TAG_TEXT = "#3A2703"

NUMERALS = {
    "blue": "#1D4B96",
    "green": "#2B6A38",
    "yellow": "#8A5600",
    "red": "#962B1E",
    "multi": "#4A3C7A",
}
"""The number on a card."""

TINTS = {
    "blue": ("#D5EAF8", "#6FA6DA"),
    "green": ("#E6F2C4", "#6FB05C"),
    "yellow": ("#FFF1B8", "#F2B73A"),
    "red": ("#FBD3AE", "#CF5A3C"),
    "multi": ("#DDEAF0", "#F0D9B0"),
}
"""The colors in place of the picture on a very small card."""


@frozen
class Palette:
    """The mat and what is written on it.

    Attributes:
        mat: The mat of the near seat, from its upper left to its lower right.
        fern: Ferns on the mat.
        bracken: Ferns on the table.
        number: The pale number of an empty space.
        total: A player's total.

    """

    mat: tuple[str, str]
    fern: str
    bracken: str
    number: str
    total: str


_LIGHT = Palette(("#F1F1E2", "#DFE4CD"), "#5E7A45", "#8C7A55", "#BFB093", "#8A5F14")
_DARK = Palette(("#2B3B3F", "#20302F"), "#7FB59A", "#6F8FB0", "#4C5D75", "#E3BC74")
_STARK = evolve(_DARK, number="#B4C2D8")


def palette(theme: Theme) -> Palette:
    """Choose the colors that go with a theme."""
    if theme.stark:
        return _STARK
    return _DARK if theme.dark else _LIGHT
