"""Letters and shapes on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from core.games.pixies.pieces import CARDS, Color
from gui.board.piece_marks import Sign, paint_sign

from .pictures import LIFTED, LYING, CardFace, within

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

SIGNS = {color: Sign(color.value[0].upper(), index) for index, color in enumerate(Color)}
EVERY = Sign("✱", 5)
"""A card of all colors."""
ON_CARD = 0.42
"""How large a medallion is, of a card's width."""
LOW = 0.85
"""Where its middle is, of a card's height."""


def paint_signs(painter: QPainter, rect: QRectF, picture: object, theme: Theme) -> None:
    """Paint the sign for the color of a card."""
    match picture:
        case CardFace(_, _, lifted):
            card = within(rect, LIFTED if lifted else LYING)
            (sign,) = signs_of(picture)
            center = QPointF(card.center().x(), card.top() + LOW * card.height())
            paint_sign(painter, center, ON_CARD * card.width(), sign, theme.marks)


def signs_of(picture: object) -> list[Sign]:
    """Return the signs for the color of a card."""
    match picture:
        case CardFace(card_id):
            colors = CARDS[card_id].colors
            return [EVERY if len(colors) > 1 else SIGNS[colors[0]]]
    return []
