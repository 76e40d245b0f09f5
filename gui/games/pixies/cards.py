"""Painting a card: fewer details the smaller it is."""

from __future__ import annotations

from collections import Counter
from math import ceil, hypot
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPen

from core.games.pixies.pieces import CARDS, Card, Color
from gui.board.brush import draw_rounded
from gui.look.drawings import draw
from gui.look.paint_guard import saved

from .palette import IVORY, NUMERALS, TINTS
from .pictures import WIDTH

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from core.games.pixies.pieces import CardId

COPIES = Counter(card.number for card in CARDS.values())
"""The number of cards with each number."""

_FULL, _LARGE, _MEDIUM = 124.0, 100.0, 48.0
"""The width from which a card shows everything, its picture in full, its picture at all."""

READABLE = 12.0
"""The size of letters that can be read, in pixels."""
GROWTH = 1.4
"""How far a number outgrows its design, for which there is room."""


@frozen
class _Badge:
    """A symbol with its count, where single symbols would be too small."""

    fill: str
    edge: str
    ink: str


_BADGES = {
    "spiral": _Badge(IVORY, "#0C5F66", "#0B4F55"),
    "cross": _Badge("#3A1430", "#FFE9DC", "#FFEDE2"),
}


def paint_face(painter: QPainter, rect: QRectF, card_id: CardId, *, sealed: bool = False) -> None:
    """Paint a card with its face up, without its shadow."""
    card = CARDS[card_id]
    wide = rect.width()
    with saved(painter):
        painter.translate(rect.topLeft())
        painter.scale(wide / WIDTH, wide / WIDTH)
        draw(painter, QRectF(0, 0, 143, 200), f"pixies/face_{_season(card)}_{card.number}")
        if wide >= _LARGE:
            _paint_large(painter, card, with_copies=wide >= _FULL)
        elif wide >= _MEDIUM:
            _paint_medium(painter, card)
        else:
            _paint_small(painter, card)
        if sealed:
            draw(painter, _seal(card, wide), "pixies/seal")


def _season(card: Card) -> str:
    return "multi" if card.is_multicolored else card.colors[0].value


def _symbol(card: Card) -> tuple[str, int] | None:
    if card.spirals:
        return "spiral", card.spirals
    return ("cross", card.crosses) if card.crosses else None


def _seal(card: Card, wide: float) -> QRectF:
    """Put the seal where it covers neither mark nor number."""
    if wide < _LARGE:
        return QRectF(3, 92, 48, 48)
    return QRectF(7, 128 if card.is_multicolored else 160, 36, 36)


def _paint_large(painter: QPainter, card: Card, *, with_copies: bool) -> None:
    season = _season(card)
    draw(painter, QRectF(43.5, 2, 56, 66), "pixies/number_plate")
    _write(painter, QRectF(43.5, 1, 56, 56), str(card.number), 50, NUMERALS[season])
    if card.special:
        draw(painter, QRectF(9, 10, 33, 49.5), f"pixies/special_{season}")
    if symbol := _symbol(card):
        name, count = symbol
        left, step = (10.0, 18.0) if name == "spiral" else (115.0, -18.0)
        for i in range(count):
            row, column = divmod(i, 2)
            spot = QRectF(left + column * step, 11 + row * 19, 17.4, 17.4)
            draw(painter, spot, f"pixies/{name}")
    if not card.is_multicolored:
        draw(painter, QRectF(53.5, 157, 36, 36), f"pixies/mark_{season}")
    elif with_copies:
        draw(painter, QRectF(11, 168, 90, 22.5), "pixies/mark_multi")
    else:
        draw(painter, QRectF(25.5, 167, 92, 23), "pixies/mark_multi")
    if with_copies:
        _paint_copies(painter, card)


def _paint_copies(painter: QPainter, card: Card) -> None:
    pill = QRectF(105, 174, 28, 15)
    draw_rounded(painter, pill, 7.5, QColor(255, 249, 234, 225))
    _write(painter, pill.translated(0, -0.6), f"×{COPIES[card.number]}", 12, "#3B3226")


def _paint_medium(painter: QPainter, card: Card) -> None:
    season = _season(card)
    draw(painter, QRectF(4, 2, 66, 78), "pixies/number_plate")
    _write(painter, QRectF(4, 0, 66, 66), str(card.number), 62, NUMERALS[season])
    if card.special:
        draw(painter, QRectF(93, 8, 42, 63), f"pixies/special_{season}")
    if symbol := _symbol(card):
        name, count = symbol
        badge = _BADGES[name]
        draw_rounded(
            painter, QRectF(76, 9, 60, 36), 18, QColor(badge.fill), QPen(QColor(badge.edge), 1.5)
        )
        draw(painter, QRectF(103, 11, 32, 32), f"pixies/{name}")
        _write(painter, QRectF(78, 8, 27, 36), str(count), 34, badge.ink)
    if card.is_multicolored:
        draw(painter, QRectF(9.5, 160, 124, 31), "pixies/mark_multi")
    else:
        draw(painter, QRectF(50, 150, 43, 43), f"pixies/mark_{season}")


def _paint_small(painter: QPainter, card: Card) -> None:
    season = _season(card)
    tint = QLinearGradient(0, 6, 0, 194)
    for stop, shade in enumerate(TINTS[season]):
        tint.setColorAt(stop, QColor(shade))
    with saved(painter):
        painter.setOpacity(painter.opacity() * 0.8)
        draw_rounded(painter, QRectF(7, 7, 129, 186), 8, tint)
    _write(painter, QRectF(8, -2, 76, 100), str(card.number), 104, NUMERALS[season])
    if card.special:
        draw(painter, QRectF(82, 8, 54, 81), f"pixies/special_{season}")
    if symbol := _symbol(card):
        name, count = symbol
        badge = _BADGES[name]
        draw_rounded(
            painter, QRectF(76, 10, 60, 84), 24, QColor(badge.fill), QPen(QColor(badge.edge), 1.5)
        )
        _write(painter, QRectF(76, 6, 60, 52), str(count), 52, badge.ink)
        draw(painter, QRectF(85, 50, 42, 42), f"pixies/{name}")
    if not card.is_multicolored:
        draw(painter, QRectF(30, 103, 84, 84), f"pixies/mark_{season}")
        return
    for i, color in enumerate(Color):
        spot = QPointF(24 + i % 2 * 50, 96 + i // 2 * 48)
        draw(painter, QRectF(spot.x(), spot.y(), 46, 46), f"pixies/mark_{color.value}")


def _write(painter: QPainter, rect: QRectF, words: str, size: int, color: str) -> None:
    """Write a number; on a small card it is larger, so that it can be read."""
    at = painter.combinedTransform()
    shown = hypot(at.m12(), at.m22()) / painter.device().devicePixelRatio()
    font = QFont()
    font.setPixelSize(min(max(size, ceil(READABLE / shown)), round(size * GROWTH)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(color))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
