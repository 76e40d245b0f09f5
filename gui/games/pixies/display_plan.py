"""The layout of the display's panel: revealed cards, the deck, the order of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from gui.board.scale import Scale

CARD = 143 / 200
"""How wide a card is for its height."""

_ROOMY = 4
"""Up to this number of revealed cards the deck has a row of its own."""

_PILE = 0.84
"""How high the deck is in a row of its own, compared with a card."""


@frozen(eq=False)
class Column:
    """The display.

    Attributes:
        frame: The whole panel.
        heading: Its first line.
        slots: The revealed cards.
        deck: The deck.
        caption: What is written beside the deck, if it has a row of its own.
        order: The order of the turn.
        title: How high its first line is.
        rules: Where lines divide the panel.

    """

    frame: QRectF
    heading: QRectF
    slots: tuple[QRectF, ...]
    deck: QRectF
    caption: QRectF | None
    order: QRectF
    title: float
    rules: tuple[float, ...]


def divided(frame: QRectF, revealed: int, scale: Scale) -> Column:
    """Divide the panel: cards as large as possible, the order below, the rest between."""
    gap, seam = scale(14), scale(26)
    inner = frame.adjusted(scale(20), 0, -scale(20), -scale(16))
    heading = QRectF(inner.left(), inner.top(), inner.width(), max(scale(50), 34 * scale.text))
    title = 32 * scale.text
    alone = revealed <= _ROOMY
    rows = (revealed + 1) // 2
    heights = rows + (_PILE if alone else 0.0)
    seams = 2 if alone else 1

    room = inner.height() - heading.height() - (rows - 1) * gap - seams * seam
    least = title + revealed * max(scale(30), 19 * scale.text)
    wide = min((inner.width() - gap) / 2, (room - least) / heights * CARD)
    high = wide / CARD
    listed = min(room - high * heights, title + revealed * scale(50))
    seam += max(0.0, (room - high * heights - listed) / seams)

    left = inner.center().x() - wide - gap / 2
    cells = [
        QRectF(left + side * (wide + gap), heading.bottom() + row * (high + gap), wide, high)
        for row in range(rows)
        for side in range(2)
    ]
    if alone and revealed % 2:
        cells[revealed - 1].moveLeft(inner.center().x() - wide / 2)
    bottom = cells[-1].bottom()
    rules = [bottom + seam / 2]
    caption = None
    deck = cells[-1]
    if alone:
        deck = QRectF(left, bottom + seam, wide * _PILE, high * _PILE)
        caption = QRectF(deck.right() + scale(26), deck.top(), 0, deck.height())
        caption.setRight(inner.right())
        rules.append(deck.bottom() + seam / 2)
    order = QRectF(inner.left(), rules[-1] + seam / 2, inner.width(), listed)
    slots = tuple(cells[:revealed])
    return Column(frame, heading, slots, deck, caption, order, title, tuple(rules))
