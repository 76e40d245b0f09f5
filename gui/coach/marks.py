"""Hints on the board: what glows, and arrows with badges."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from gui.board.marks import RADIUS, Mark
from gui.look.paint_guard import guarded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from gui.look.theme import Theme

GLOW_Z = 640
ARROW_Z = 960
GHOST_Z = 930
LAYERS = ((14, 0.14), (9, 0.22), (5, 0.4))
"""Widths of the glow beyond the edge, and how strong each is."""

BADGE = 15.0
MIDDLE = 2
"""The number of the arrow that ends in the middle of its target."""
CHECK = ((-0.45, 0.05), (-0.1, 0.4), (0.5, -0.35))
"""The corners of a check mark, in radii of the badge."""


class GlowMark(Mark):
    """A place that is worth looking at."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        """Let a place glow."""
        super().__init__(rect, theme, GLOW_Z)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw layers of light, and a firm ring that shows on any ground."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in LAYERS:
            rect = self._rect.adjusted(-width / 2, -width / 2, width / 2, width / 2)
            radius = self.radius(rect, min(RADIUS + width, rect.height() / 3))
            painter.setPen(QPen(self._theme.color("gold", strength), width))
            painter.drawRoundedRect(rect, radius, radius)
        rect = self._rect.adjusted(-2, -2, 2, 2)
        radius = self.radius(rect, min(RADIUS + 2, rect.height() / 3))
        painter.setPen(QPen(QColor(255, 255, 255, 220), 4.5))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(self._theme.color("gold"), 3))
        painter.drawRoundedRect(rect, radius, radius)


class ArrowMark(QGraphicsItem):
    """An arrow from where a move begins to where it ends, with a sign: a number, a check mark."""

    def __init__(
        self, badge: str, source: QRectF, target: QRectF, theme: Theme, *, faint: bool
    ) -> None:
        """Draw a move and outline where it ends; a faint one is less good."""
        super().__init__()
        self._badge = badge
        self._number = number = int(badge) if badge.isdecimal() else MIDDLE
        self._theme = theme
        self._faint = faint
        self._source = source
        self._target = target
        shift = QPointF((number - 2) * BADGE * 1.6, 0)
        self._start, self._end = source.center(), target.center() + shift
        self._path = self._curve()
        self.setZValue(ARROW_Z + 10 - number)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Cover the arrow and its badge."""
        ends = self._source.united(self._target).united(self._path.boundingRect())
        return ends.adjusted(-BADGE * 3, -BADGE * 3, BADGE * 3, BADGE * 3)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the way, its outline and the badge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self._theme.color("accent", 0.65 if self._faint else 1.0)
        width = 3.0 if self._faint else 4.5
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 190), width + 1.5))
        radius = min(RADIUS, self._target.height() / 4)
        painter.drawRoundedRect(self._target, radius, radius)
        painter.setPen(QPen(color, width - 0.5))
        painter.drawRoundedRect(self._target, radius, radius)
        if self._start != self._end and self._source != self._target:
            painter.setPen(_pen(QColor(255, 255, 255, 200), width + 2.5))
            painter.drawPath(self._path)
            painter.setPen(_pen(color, width))
            painter.drawPath(self._path)
            self._paint_head(painter, color)
        self._paint_badge(painter)

    def _curve(self) -> QPainterPath:
        """Bend the way a little, so that arrows between the same places do not cover each other."""
        middle = (self._start + self._end) / 2
        way = self._end - self._start
        bend = 0.10 + 0.06 * (self._number - 1)
        path = QPainterPath(self._start)
        path.quadTo(middle + QPointF(-way.y(), way.x()) * bend, self._end)
        return path

    def _paint_head(self, painter: QPainter, color: QColor) -> None:
        length = self._path.length()
        share = self._path.percentAtLength(max(0.0, length - BADGE * 1.15))
        tip, angle = self._path.pointAtPercent(share), self._path.angleAtPercent(share)
        turn = -angle * pi / 180
        size = 12.0
        wings = (turn + pi - 0.5, turn + pi + 0.5)
        corners = [tip, *(tip + QPointF(cos(wing), sin(wing)) * size for wing in wings)]
        painter.setPen(QPen(QColor(255, 255, 255, 200), 1.2))
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF(corners))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_badge(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(255, 255, 255, 230), 2))
        painter.setBrush(self._theme.color("accent"))
        painter.drawEllipse(self._end, BADGE, BADGE)
        if not self._badge:
            painter.setPen(_pen(self._theme.color("on_accent"), BADGE / 5))
            corners = [self._end + QPointF(*corner) * BADGE for corner in CHECK]
            painter.drawPolyline(QPolygonF(corners))
            return
        font = QFont()
        font.setPixelSize(round(BADGE * 1.25))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self._theme.color("on_accent"))
        room = QRectF(0, 0, 2 * BADGE, 2 * BADGE)
        room.moveCenter(self._end)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._badge)


def _pen(color: QColor, width: float) -> QPen:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
