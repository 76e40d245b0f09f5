"""Letters and shapes on the squares of dominoes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.pieces import LETTERS
from gui.board.piece_marks import Sign, paint_sign

from .painting import PLATE_BELOW
from .pictures import DominoPicture, LinePicture

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

SIGNS = {terrain: Sign(letter, index) for index, (letter, terrain) in enumerate(LETTERS.items())}
ON_SQUARE = 0.42
"""How large a medallion is, of a square."""
ASIDE = 0.25
"""How far from the sides its middle is, of a square."""


def paint_signs(painter: QPainter, rect: QRectF, picture: object, theme: Theme) -> None:
    """Paint the signs for the terrains of a domino."""
    match picture:
        case DominoPicture():
            _paint(painter, rect, picture, theme, outer=False)
        case LinePicture(number):
            side = rect.height() / (1 + PLATE_BELOW)
            domino = QRectF(rect.x(), rect.y(), rect.width(), side)
            _paint(painter, domino, DominoPicture(number), theme, outer=True)


def signs_of(picture: object) -> list[Sign]:
    """Return the signs for the terrains of a domino."""
    match picture:
        case DominoPicture(number) | LinePicture(number):
            return [SIGNS[square.terrain] for square, _ in DominoPicture(number).halves]
    return []


def _paint(
    painter: QPainter, rect: QRectF, picture: DominoPicture, theme: Theme, *, outer: bool
) -> None:
    side = rect.width() if picture.upright else rect.height()
    for index, (square, _) in enumerate(picture.halves):
        aside = 1 - ASIDE if outer and index == 1 else ASIDE
        right, down = (0, index) if picture.upright else (index, 0)
        center = QPointF(
            rect.left() + (right + aside) * side, rect.top() + (down + 1 - ASIDE) * side
        )
        paint_sign(painter, center, ON_SQUARE * side, SIGNS[square.terrain], theme.marks)
