"""Constants of Azul Duel as flat lists for the engine.

Colors are numbered blue, yellow, red, black, turquoise; 5 is special and 6 is wild.
"""

from __future__ import annotations

_LETTERS = "BYRKTSW"
_LAYOUTS = (
    *("YKTS", "WBTK", "TRBW", "KYRW", "KSTR", "TYWK", "SKRB", "YBKS", "TRBS"),
    *("YRWB", "YSKR", "TKRW", "BKST", "RTYW", "TBWY", "STYB", "RWBK", "SYBR"),
)
_CHIPS = ("B", "Y", "R", "K", "T", "TY", "BR", "RT", "BK", "KY")


def _turned(layout: str, turns: int) -> str:
    for _ in range(turns):
        layout = layout[2] + layout[0] + layout[3] + layout[1]
    return layout


def _run(mask: int, at: int) -> int:
    first = last = at
    while first > 0 and mask >> (first - 1) & 1:
        first -= 1
    while last < 5 and mask >> (last + 1) & 1:
        last += 1
    return last - first + 1


SPACES = [0] * 16 + [
    _LETTERS.index(letter)
    for layout in _LAYOUTS
    for turns in range(4)
    for letter in _turned(layout, turns)
]
"""The four spaces of a plate by ``(plate * 4 + turns) * 4``; plates count from 1."""

IS_SPECIAL = [0] + [int("S" in layout) for layout in _LAYOUTS]

SHOWS = [int(color in chip) for chip in _CHIPS for color in _LETTERS[:5]]
"""Whether a chip shows a color, by ``chip * 5 + color``."""

RUNS = [_run(mask, at) for mask in range(64) for at in range(6)]
"""How long the run through a space is, by ``mask * 6 + space``; the space itself counts."""

ONES = [mask.bit_count() for mask in range(64)]
"""How many bits are set."""
