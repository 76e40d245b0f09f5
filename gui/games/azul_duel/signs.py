"""Letters and shapes on tiles, chips and the spaces of dome plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from core.games.azul_duel.pieces import COLORS, SPACES
from gui.board.piece_marks import Sign, paint_sign

from .pictures import ChipPicture, PlatePicture, SpacePicture, TilePicture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

SIGNS = {color.value: Sign(color.value, index) for index, color in enumerate(COLORS)}
ON_TILE, ON_SPACE, ON_CHIP = 0.5, 0.24, 0.44
"""How large a medallion is on a tile, on a plate's space and on a chip, of the picture's width."""


def paint_signs(painter: QPainter, rect: QRectF, picture: object, theme: Theme) -> None:
    """Paint the signs for the colors of a piece."""
    for letter, x, y, share in _signs(picture):
        if letter in SIGNS:
            center = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
            paint_sign(painter, center, share * rect.width(), SIGNS[letter], theme.marks)


def signs_of(picture: object) -> list[Sign]:
    """Return the signs for the colors of a piece."""
    return [SIGNS[letter] for letter, *_ in _signs(picture) if letter in SIGNS]


def _signs(picture: object) -> Iterator[tuple[str, float, float, float]]:
    match picture:
        case TilePicture(tile):
            yield tile.value, 0.5, 0.47, ON_TILE
        case SpacePicture(space):
            yield space.value, 0.5, 0.5, ON_TILE
        case PlatePicture(plate, turns):
            for index, space in enumerate(SPACES[plate][turns]):
                row, column = divmod(index, 2)
                yield space.value, 0.255 + 0.49 * column, 0.245 + 0.49 * row, ON_SPACE
        case ChipPicture(chip, spent) if chip is not None and not spent:
            letters = chip.value
            for index, letter in enumerate(letters):
                x = 0.5 if len(letters) == 1 else (0.28, 0.72)[index]
                yield letter, x, 0.5, ON_CHIP
