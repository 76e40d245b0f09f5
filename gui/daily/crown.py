"""The crown of a day: a point for each game, which bears what became of its counted game."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

PROPORTION = 1.25
"""How wide a crown is, its height being 1."""
TOP, VALLEY, BAND, FOOT = 0.24, 0.62, 0.78, 0.98
BALL = 0.14
EDGE = 0.16
LINE = 0.055


class Mark(Enum):
    """What became of the counted game of a day."""

    OPEN = "open"
    WAITING = "waiting"
    PLAYED = "played"
    WON = "won"

    @property
    def ended(self) -> bool:
        """Whether the game was played."""
        return self in {Mark.PLAYED, Mark.WON}


def paint_crown(painter: QPainter, room: QRectF, marks: Sequence[Mark], theme: Theme) -> None:
    """Paint a crown into the middle of a rectangle.

    A game that was won has a full ball on its point, one that was played a ring, and one that was
    not a bare point. The crown itself is full once a game was won.
    """
    height = min(room.height(), room.width() / PROPORTION)
    box = QRectF(0, 0, PROPORTION * height, height)
    box.moveCenter(room.center())
    played, won = any(each.ended for each in marks), Mark.WON in marks
    ink = QColor(theme.text if played else theme.disabled)
    metal = QColor(theme.gold)
    line = QPen(ink, max(1.0, LINE * height))
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    with saved(painter):
        painter.setPen(line)
        painter.setBrush(metal if won else Qt.BrushStyle.NoBrush)
        painter.drawPath(_outline(box, len(marks)))
        painter.drawLine(_at(box, EDGE, BAND), _at(box, 1 - EDGE, BAND))
        for number, mark in enumerate(marks):
            if mark.ended:
                painter.setBrush(metal if mark is Mark.WON else QColor(theme.panel))
                radius = BALL * height
                painter.drawEllipse(_point(box, number, len(marks)), radius, radius)


def _outline(box: QRectF, points: int) -> QPainterPath:
    path = QPainterPath(_at(box, EDGE, FOOT))
    for number in range(points):
        path.lineTo(_point(box, number, points))
        if number + 1 < points:
            path.lineTo(_at(box, _across(number + 0.5, points), VALLEY))
    path.lineTo(_at(box, 1 - EDGE, FOOT))
    path.closeSubpath()
    return path


def _point(box: QRectF, number: int, points: int) -> QPointF:
    """Return where a point of the crown ends; the middle ones are a little higher."""
    outer = number in {0, points - 1} and points > 1
    return _at(box, _across(number, points), TOP + (0.1 if outer else -0.08))


def _across(number: float, points: int) -> float:
    """Return how far to the right a point is, from 0 to 1."""
    inside = BALL / PROPORTION + 0.02
    return inside + (1 - 2 * inside) * (number / (points - 1) if points > 1 else 0.5)


def _at(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())
