"""Ferns: a bent stem with leaves on both sides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from gui.board.brush import round_pen
from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

_LEAVES = 13


@frozen
class Fern:
    """Where in a rectangle a fern grows, from 0 to 1, how large, in which direction."""

    across: float
    along: float
    size: float
    turn: float
    mirrored: bool = False


def draw_fern(painter: QPainter, rect: QRectF, fern: Fern, color: QColor, unit: float) -> None:
    """Draw a fern into a rectangle."""
    stem, leaves = _shape()
    k = fern.size * unit
    with saved(painter):
        painter.translate(
            rect.left() + fern.across * rect.width(), rect.top() + fern.along * rect.height()
        )
        painter.rotate(fern.turn)
        painter.scale(-k if fern.mirrored else k, k)
        painter.strokePath(stem, round_pen(color, 2.2))
        painter.fillPath(leaves, color)


@cache
def _shape() -> tuple[QPainterPath, QPainterPath]:
    """Make a stem that grows up from the origin, and its leaves."""
    stem = QPainterPath()
    stem.cubicTo(20, -80, 10, -190, -50, -250)
    leaves = QPainterPath()
    leaves.setFillRule(Qt.FillRule.WindingFill)
    for number in range(1, _LEAVES):
        share = number / _LEAVES
        root, angle = stem.pointAtPercent(share), stem.angleAtPercent(share)
        for side in (-58, 58):
            place = QTransform().translate(root.x(), root.y()).rotate(side - angle)
            leaves.addPath(place.map(_leaf(70 * (1 - share) + 12)))
    return stem, leaves


def _leaf(length: float) -> QPainterPath:
    leaf = QPainterPath()
    leaf.cubicTo(length * 0.3, -length * 0.2, length * 0.8, -length * 0.14, length, 0)
    leaf.cubicTo(length * 0.8, length * 0.08, length * 0.3, length * 0.12, 0, 0)
    return leaf
