"""Letters and plain shapes on pieces, for players who cannot tell colors or ornaments apart."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gui.look.lettering import CENTER, Style, write
from gui.look.mark_kinds import LETTER, ORNAMENT
from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from collections.abc import Callable

GROUND, INK = "#FFFDF6", "#161616"
SHARE = 0.64
"""How large a letter or a shape is within its medallion."""


@frozen
class Sign:
    """What stands for a color or a terrain.

    Attributes:
        letter: The same in every language: that of the codes of moves.
        shape: The number of a plain shape.

    """

    letter: str
    shape: int


def paint_sign(painter: QPainter, center: QPointF, diameter: float, sign: Sign, marks: str) -> None:
    """Paint a medallion with a sign, if signs are wanted."""
    if marks == ORNAMENT:
        return
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), max(1.0, diameter * 0.05)))
        painter.setBrush(QColor(GROUND))
        painter.drawEllipse(center, diameter / 2, diameter / 2)
        room = QRectF(0, 0, diameter * SHARE, diameter * SHARE)
        room.moveCenter(center)
        if marks == LETTER:
            style = Style(diameter * 0.8, INK, bold=True, align=CENTER)
            wide = room.adjusted(-diameter * 0.2, -diameter * 0.2, diameter * 0.2, diameter * 0.2)
            write(painter, wide, sign.letter, style)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INK))
            painter.drawPath(SHAPES[sign.shape](room))


def _disc(room: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(room)
    hole = QPainterPath()
    hole.addEllipse(room.center(), room.width() * 0.24, room.width() * 0.24)
    return path.subtracted(hole)


def _triangle(room: QRectF) -> QPainterPath:
    return _polygon(room, [(0.5, 0.02), (1.0, 0.92), (0.0, 0.92)])


def _square(room: QRectF) -> QPainterPath:
    return _polygon(room, [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)])


def _bars(room: QRectF) -> QPainterPath:
    path = QPainterPath()
    for top in (0.0, 0.375, 0.75):
        height = room.height() * 0.25
        path.addRect(QRectF(room.left(), room.top() + room.height() * top, room.width(), height))
    return path


def _cross(room: QRectF) -> QPainterPath:
    third = room.width() / 3
    path = QPainterPath()
    path.addRect(room.adjusted(third, 0, -third, 0))
    across = QPainterPath()
    across.addRect(room.adjusted(0, third, 0, -third))
    return path.united(across)


def _star(room: QRectF) -> QPainterPath:
    points = []
    for i in range(10):
        reach, angle = (0.52, 0.22)[i % 2], pi * i / 5 - pi / 2
        points.append((0.5 + reach * cos(angle), 0.53 + reach * sin(angle)))
    return _polygon(room, points)


def _polygon(room: QRectF, points: list[tuple[float, float]]) -> QPainterPath:
    corners = [
        QPointF(room.left() + x * room.width(), room.top() + y * room.height()) for x, y in points
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


SHAPES: tuple[Callable[[QRectF], QPainterPath], ...] = (
    _disc,
    _triangle,
    _square,
    _bars,
    _cross,
    _star,
)
"""Plain shapes that are easy to tell apart."""
