"""Pictures of the things on the table, as values that can be cache keys."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen
from PySide6.QtCore import QRectF

from core.games.pixies.pieces import CardId
from core.kernel.messages import Message

WIDTH, HEIGHT = 143.0, 200.0
"""The size of a card in its own units."""

LYING = QRectF(-10, -8, 163, 222)
"""The picture of a lying card with its shadow, in the card's units."""

LIFTED = QRectF(-30, -30, 203, 270)
"""The picture of a card in the hand."""


@frozen
class CardFace:
    """A card with its face up; the seal says that it is validated."""

    card: CardId
    sealed: bool = False
    lifted: bool = False


@frozen
class CardBack:
    """A card with its back up."""

    lifted: bool = False


@frozen
class Pile:
    """The deck, and how many cards it holds."""

    count: int


@frozen
class Zone:
    """The glow around a zone; the spaces are rectangles within the picture."""

    spaces: tuple[tuple[float, float, float, float], ...]
    unit: float


@frozen
class Tag:
    """A golden label."""

    words: Message
    size: float


Picture: TypeAlias = CardFace | CardBack | Pile | Zone | Tag


def around(card: QRectF, box: QRectF = LYING) -> QRectF:
    """Find the rectangle of the picture of a card that lies in a rectangle."""
    k = card.width() / WIDTH
    return QRectF(
        card.left() + box.left() * k,
        card.top() + box.top() * k,
        box.width() * k,
        box.height() * k,
    )


def within(picture: QRectF, box: QRectF = LYING) -> QRectF:
    """Find the rectangle of the card in the rectangle of its picture."""
    k = picture.width() / box.width()
    return QRectF(
        picture.left() - box.left() * k, picture.top() - box.top() * k, WIDTH * k, HEIGHT * k
    )
