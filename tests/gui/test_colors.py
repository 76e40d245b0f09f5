from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from core.games.pixies.pieces import CARDS
from gui.games.kingdomino.painting import paint_picture
from gui.games.kingdomino.pictures import CastlePicture, KingPicture
from gui.games.pixies import painting as pixies
from gui.games.pixies.palette import palette
from gui.games.pixies.pictures import CardFace
from gui.look.drawings import draw
from gui.look.seat_colors import SEAT_COLORS
from gui.look.theme import CONTRAST, DARK, LIGHT
from tests.gui.vision import EYES, contrast, hue_apart, marks_apart, picture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme
    from tests.gui.vision import Linear

    Paint = Callable[[QPainter, QRectF], None]

APART = 20.0
"""The least ΔE between two colors without any other difference."""
MARKED = 0.012
"""The share of a picture in which marks differ that tell two pieces apart without color."""

TILES = ("blue", "yellow", "red", "black", "turquoise")
TERRAINS = ("wheat", "forest", "lake", "meadow", "swamp", "mine")
CHIPS = ("B", "K", "R", "T", "Y", "BK", "BR", "KY", "RT", "TY")
READ = (
    *((ink, ground) for ink in ("text", "soft_text") for ground in ("panel", "panel_alt")),
    *((ink, ground) for ink in ("text", "soft_text") for ground in ("table", "table_edge")),
    *((ink, "panel") for ink in ("gain", "loss", "accent")),
    ("text", "accent_soft"),
    ("on_accent", "accent"),
)
SEEN = [(mark, ground) for mark in ("accent", "ring", "loss") for ground in ("table", "panel")]


def drawn(name: str) -> Paint:
    return lambda painter, rect: draw(painter, rect, name)


def card(number: int, painter: QPainter, rect: QRectF) -> None:
    pixies.paint(painter, rect, CardFace(number), LIGHT)


def cards() -> dict[str, dict[str, Paint]]:
    """For every number a card of each color."""
    sets: dict[str, dict[str, Paint]] = {}
    for each in CARDS.values():
        colors = " ".join(color.value for color in each.colors)
        sets.setdefault(f"pixies {each.number}", {})[colors] = partial(card, each.id)
    return sets


KINDS: Mapping[str, Mapping[str, Paint]] = {
    "tiles": {c: drawn(f"azul_duel/tile_{c}") for c in (*TILES, "special", "first")},
    "spaces": {c: drawn(f"azul_duel/space_{c}") for c in (*TILES, "special", "wild")},
    "chips": {c: drawn(f"azul_duel/chip_{c}") for c in CHIPS},
    "tokens": {c.name: drawn(f"azul_duel/token_{c.name}") for c in SEAT_COLORS},
    "markers": {c.name: drawn(f"azul_duel/marker_{c.name}") for c in SEAT_COLORS},
    "terrains": {t: drawn(f"kingdomino/terrain_{t}_a") for t in TERRAINS},
    "kings": {c.name: partial(paint_picture, picture=KingPicture(c)) for c in SEAT_COLORS},
    "castles": {c.name: partial(paint_picture, picture=CastlePicture(c)) for c in SEAT_COLORS},
    **cards(),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.usefixtures("qapp")
def test_no_two_pieces_are_told_apart_by_color_alone(kind: str) -> None:
    pictures: dict[str, list[Linear]] = {c: picture(paint) for c, paint in KINDS[kind].items()}

    for eyes, matrix in EYES.items():
        for (one, first), (other, second) in combinations(pictures.items(), 2):
            apart = hue_apart(first, second, matrix) >= APART
            assert apart or marks_apart(first, second, matrix) >= MARKED, (eyes, one, other)


def test_with_high_contrast_even_the_numbers_of_empty_spaces_are_read() -> None:
    assert contrast(QColor(palette(CONTRAST).number), QColor("#1D2530")) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_every_text_can_be_read(theme: Theme) -> None:
    least = 7.0 if theme is CONTRAST else 4.5

    for ink, ground in READ:
        assert contrast(theme.color(ink), theme.color(ground)) >= least, (ink, ground)
    assert contrast(QColor("#FFFFFF"), theme.color("fill")) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_focus_targets_and_rings_can_be_seen(theme: Theme) -> None:
    for mark, ground in SEEN:
        assert contrast(theme.color(mark), theme.color(ground)) >= 3.0, (mark, ground)
