"""Small signs drawn by strokes: sharp at every size, in every color."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QAbstractButton

SIDE = 24
"""The square that every sign is drawn for."""


def paint_person(painter: QPainter, color: QColor) -> None:
    """Paint head and shoulders."""
    painter.setBrush(color)
    painter.drawEllipse(QPointF(12, 7.6), 4.6, 4.6)
    shoulders = QPainterPath(QPointF(3.4, 21))
    shoulders.cubicTo(3.4, 15.4, 7, 13.8, 12, 13.8)
    shoulders.cubicTo(17, 13.8, 20.6, 15.4, 20.6, 21)
    shoulders.closeSubpath()
    painter.drawPath(shoulders)


def paint_computer(painter: QPainter, color: QColor) -> None:
    """Paint a chip with its legs."""
    painter.setBrush(color)
    for at in (7.4, 12, 16.6):
        painter.drawRect(QRectF(at - 1, 2, 2, 20))
        painter.drawRect(QRectF(2, at - 1, 20, 2))
    painter.drawRoundedRect(QRectF(4.8, 4.8, 14.4, 14.4), 2, 2)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.drawRect(QRectF(9.2, 9.2, 5.6, 5.6))


def paint_guest(painter: QPainter, color: QColor) -> None:
    """Paint an open door."""
    painter.setPen(_pen(color, 2.2))
    painter.drawPolyline([QPointF(x, y) for x, y in ((3, 21), (5, 21), (5, 3), (13, 3))])
    painter.drawLine(QPointF(18, 21), QPointF(21, 21))
    painter.setBrush(color)
    leaf = [QPointF(x, y) for x, y in ((10, 6), (17.6, 3.4), (17.6, 21), (10, 18.6))]
    painter.drawPolygon(leaf)


def paint_cross(painter: QPainter, color: QColor) -> None:
    """Paint a cross, which removes something."""
    painter.setPen(_pen(color, 2.2))
    painter.drawLine(QPointF(6.5, 6.5), QPointF(17.5, 17.5))
    painter.drawLine(QPointF(6.5, 17.5), QPointF(17.5, 6.5))


def paint_die(painter: QPainter, color: QColor) -> None:
    """Paint a die that shows five."""
    painter.setPen(_pen(color, 2))
    painter.drawRoundedRect(QRectF(2.5, 2.5, 19, 19), 4.5, 4.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for x, y in ((7.4, 7.4), (16.6, 7.4), (12, 12), (7.4, 16.6), (16.6, 16.6)):
        painter.drawEllipse(QPointF(x, y), 1.9, 1.9)


def paint_chevron(painter: QPainter, center: QPointF, width: float, color: QColor) -> None:
    """Paint a chevron, which opens something below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_pen(color, width / 5.5))
    half, depth = width / 2, width / 4
    tip = center + QPointF(0, depth)
    painter.drawPolyline([center + QPointF(-half, -depth), tip, center + QPointF(half, -depth)])


def paint_check(painter: QPainter, box: QRectF) -> None:
    """Paint a check mark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_pen(QColor("white"), box.width() / 8.5))
    corners = ((0.25, 0.52), (0.44, 0.71), (0.76, 0.31))
    points = [
        QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in corners
    ]
    painter.drawPolyline(points)


def paint_prohibition(painter: QPainter, box: QRectF, color: QColor) -> None:
    """Paint a ring with a bar across it, which says that something is not allowed."""
    painter.setPen(_pen(color, box.width() / 8.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = box.width() * 0.4
    painter.drawEllipse(box.center(), radius, radius)
    end = QPointF(radius, radius) * 0.7
    painter.drawLine(box.center() - end, box.center() + end)


def icon(
    paint: Callable[[QPainter, QColor], None], owner: QAbstractButton, off: str, on: str = ""
) -> QIcon:
    """Make a button's sign, at the left of its room, in another color while it is pressed down."""
    made = QIcon()
    for color, state in ((off, QIcon.State.Off), (on or off, QIcon.State.On)):
        pixmap = _canvas(owner.iconSize(), owner.devicePixelRatioF())
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = owner.iconSize().height()
            painter.scale(side / SIDE, side / SIDE)
            painter.setPen(Qt.PenStyle.NoPen)
            paint(painter, QColor(color))
        made.addPixmap(pixmap, QIcon.Mode.Normal, state)
    return made


def bars(number: int, colors: Sequence[str], size: QSize, ratio: float) -> QIcon:
    """Draw a staircase with a number of steps lit; the colors are one a step."""
    pixmap = _canvas(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        pitch = size.width() / number
        for step, color in enumerate(colors):
            height = size.height() * (0.35 + 0.65 * step / max(1, number - 1))
            painter.setBrush(QColor(color))
            bar = QRectF(step * pitch, size.height() - height, pitch * 0.72, height)
            painter.drawRoundedRect(bar, 1.5, 1.5)
    return QIcon(pixmap)


def _canvas(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _pen(color: QColor, width: float) -> QPen:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(color, width, Qt.PenStyle.SolidLine, round_cap, round_join)
