"""Letters and shapes are large, differ, and are on every piece that has a color."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from core.games.azul_duel.pieces import COLORS
from core.games.pixies.pieces import CARDS
from gui.board.piece_marks import INK, SHARE
from gui.games.azul_duel import painting as azul_duel
from gui.games.azul_duel import signs as azul_signs
from gui.games.azul_duel.pictures import TilePicture
from gui.games.kingdomino import signs as kingdomino_signs
from gui.games.kingdomino.painting import paint_picture
from gui.games.kingdomino.pictures import DominoPicture
from gui.games.pixies import painting as pixies
from gui.games.pixies import signs as pixies_signs
from gui.games.pixies.pictures import CardFace, around
from gui.look.appearance import Look
from gui.look.mark_kinds import LETTER, MARKS, ORNAMENT, SHAPE
from gui.look.theme import CONTRAST, DARK, LIGHT
from tests.gui.vision import GREY, SIDE, contrast, marks_apart, picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.board.piece_marks import Sign
    from gui.look.theme import Theme
    from gui.window.main_window import MainWindow
    from tests.gui.vision import Linear

WIDE = 120
THEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
SAME_NUMBER = [card.id for card in CARDS.values() if card.number == 5 and not card.special]
DOUBLES = (1, 3, 7, 10, 12)
"""Dominoes with the same terrain on both halves; there is none of mines."""


def tile(color: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    face = TilePicture(COLORS[color])
    azul_duel.paint(face, painter, rect, theme)
    azul_signs.paint_signs(painter, rect, face, theme)


def domino(number: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    lying = QRectF(rect.left(), rect.top(), rect.width() * 2, rect.height())
    face = DominoPicture(number)
    paint_picture(painter, lying, face)
    kingdomino_signs.paint_signs(painter, lying, face, theme)


def card(number: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    face = CardFace(number)
    lying = around(QRectF(rect.left(), rect.top(), rect.width(), rect.width() * 200 / 143))
    painter.translate(0, -rect.width() * 0.398)  # the lower part of the card, where its mark is
    pixies.paint(painter, lying, face, theme)
    pixies_signs.paint_signs(painter, lying, face, theme)


def different(theme: Theme) -> dict[str, list[Callable[[QPainter, QRectF], None]]]:
    """For every game, pieces that must be told apart."""
    colors = {CARDS[each].colors: each for each in SAME_NUMBER}
    return {
        "azul_duel": [partial(tile, color, theme) for color in range(5)],
        "kingdomino": [partial(domino, number, theme) for number in DOUBLES],
        "pixies": [partial(card, number, theme) for number in colors.values()],
    }


def ink_width(paint: Callable[[QPainter, QRectF], None]) -> float:
    """Measure the letter or shape in the medallion, of the piece's width."""
    image = QImage(WIDE, WIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint(painter, QRectF(image.rect()))
    dark = QColor(INK).lightness() + 24
    columns = [
        x
        for x in range(WIDE)
        if any(image.pixelColor(x, y).lightness() <= dark for y in range(WIDE))
    ]
    return (columns[-1] - columns[0] + 1) / WIDE


@pytest.mark.parametrize("game", ["azul_duel", "kingdomino", "pixies"])
@pytest.mark.parametrize("marks", MARKS)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.usefixtures("qapp")
def test_without_any_color_pieces_differ_over_a_quarter_of_their_width(
    game: str, marks: str, name: str
) -> None:
    theme = evolve(THEMES[name], marks=marks)
    pictures = [picture(paint) for paint in different(theme)[game]]

    assert len(pictures) >= 4
    for one, other in combinations(pictures, 2):
        assert marks_apart(one, other, GREY) >= 0.02
        assert columns_apart(one, other) >= 0.25


def columns_apart(one: list[Linear], other: list[Linear]) -> float:
    """Return the share of the width over which two pictures differ in lightness."""
    differ = [
        any(abs(one[y * SIDE + x][1] - other[y * SIDE + x][1]) > 0.05 for y in range(SIDE))
        for x in range(SIDE)
    ]
    return sum(differ) / SIDE


@pytest.mark.parametrize("marks", [LETTER, SHAPE])
@pytest.mark.usefixtures("qapp")
def test_a_sign_is_at_least_a_quarter_as_wide_as_its_piece(marks: str) -> None:
    theme = evolve(LIGHT, marks=marks)
    shares = (azul_signs.ON_TILE, kingdomino_signs.ON_SQUARE, pixies_signs.ON_CARD)
    signs: list[list[Sign]] = [
        [*azul_signs.SIGNS.values()],
        [*kingdomino_signs.SIGNS.values()],
        [*pixies_signs.SIGNS.values()],
    ]

    assert min(shares) * SHARE >= 0.25
    for known in signs:
        assert len({sign.letter for sign in known}) == len(known)
        assert len({sign.shape for sign in known}) == len(known)
    for color in range(5):
        assert ink_width(partial(medallion, color, theme)) >= 0.25


def medallion(color: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("white"))
    azul_signs.paint_signs(painter, rect, TilePicture(COLORS[color]), theme)


def test_signs_can_be_read() -> None:
    assert contrast(QColor(INK), QColor("#FFFDF6")) >= 7.0


def test_the_choice_changes_the_board_and_stays_with_any_appearance(window: MainWindow) -> None:
    window.preferences.changed.emit({"marks": LETTER})
    lettered = window.look.theme
    window.preferences.changed.emit({"appearance": "dark"})
    dark = window.look.theme
    window.preferences.changed.emit({"marks": ORNAMENT})

    assert lettered.marks == dark.marks == LETTER
    assert dark == evolve(DARK, marks=LETTER)
    assert window.look.theme == DARK


def test_without_a_choice_the_ornaments_tell_pieces_apart() -> None:
    assert Look().theme.marks == ORNAMENT
