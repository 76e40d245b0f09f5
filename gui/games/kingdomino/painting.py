"""Painting the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from gui.board.brush import cast_shadow, fill_textured, round_pen, rounded_path
from gui.look.drawings import draw
from gui.look.lettering import CENTER, Style, write
from gui.look.theme import tint

from .brush import ART, ROUNDING, paint_emblem, paint_slab, seat_colors, slab_of, stamp
from .dominoes import INK, paint_domino, paint_plate, plate_rect
from .pictures import (
    BackPicture,
    CastlePicture,
    ContourPicture,
    DominoPicture,
    FramePicture,
    KingPicture,
    LinePicture,
    PilePicture,
    PlatePicture,
    ShadowPicture,
)

if TYPE_CHECKING:
    from gui.look.seat_colors import SeatColor

    from .pictures import Picture

PLATE_BELOW = 0.18
"""The height of the plate below a domino in a line, in halves."""

SHADE = 0.3
"""The spread of the shadow of a held domino, in halves."""

KING_EMBLEM = 0.36
"""The width of a king's emblem: large enough to tell small kings apart without color."""

KING_MIDDLE = (0.5, 0.73)

STACK = 4
"""The most dominoes that show below the top one of the pile."""


def paint_picture(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """Paint a piece into a rectangle."""
    match picture:
        case DominoPicture():
            paint_domino(painter, rect, picture)
        case LinePicture() | PlatePicture():
            _paint_in_line(painter, rect, picture)
        case BackPicture():
            _paint_back(painter, rect, picture.number)
        case PilePicture():
            _paint_pile(painter, rect, picture.count)
        case KingPicture():
            _paint_king(painter, rect, picture)
        case CastlePicture():
            _paint_castle(painter, rect, picture.color)
        case FramePicture():
            draw(painter, rect, f"{ART}/frame_{picture.size}x{picture.size}")
        case ContourPicture():
            _paint_contour(painter, rect, picture)
        case ShadowPicture():
            _paint_held_shadow(painter, rect, picture)


def _paint_in_line(painter: QPainter, rect: QRectF, picture: LinePicture | PlatePicture) -> None:
    plate = rect
    if isinstance(picture, LinePicture):
        side = rect.height() / (1 + PLATE_BELOW)
        domino = QRectF(rect.x(), rect.y(), rect.width(), side)
        paint_domino(painter, domino, DominoPicture(picture.number), outer=True)
        plate = plate_rect(domino)
    paint_plate(painter, plate, picture.number)


def _paint_back(painter: QPainter, rect: QRectF, number: int) -> None:
    stamp(painter, rect, "domino_back")
    if number:
        style = Style(rect.height() * 0.34, INK, bold=True, align=CENTER)
        write(painter, rect, str(number), style)


def _paint_pile(painter: QPainter, rect: QRectF, count: int) -> None:
    """Paint a stack as high as what is left of it; the top one shows the number."""
    layers = min(STACK, count - 1)
    side = rect.height() / (1 + 0.2)
    back = QRectF(rect.x(), rect.y(), 2 * side, side)
    step = QPointF(0.045, 0.045) * side
    for layer in range(layers, 0, -1):
        lower = back.translated(step * layer)
        cast_shadow(painter, lower, side * ROUNDING, side * 0.06, 0.2)
        stamp(painter, lower, "domino_back")
    _paint_back(painter, back, count)


def _paint_king(painter: QPainter, rect: QRectF, picture: KingPicture) -> None:
    if picture.acting:
        _paint_glow(painter, rect, picture.color)
    draw(painter, rect, f"{ART}/king", seat_colors(picture.color))
    side = rect.width()
    middle = QPointF(rect.x() + KING_MIDDLE[0] * side, rect.y() + KING_MIDDLE[1] * side)
    emblem = QRectF(0, 0, KING_EMBLEM * side, KING_EMBLEM * side)
    emblem.moveCenter(middle)
    paint_emblem(painter, emblem, picture.color)


def _paint_glow(painter: QPainter, rect: QRectF, color: SeatColor) -> None:
    """Paint a halo in the color of the king who has to act."""
    middle, radius = rect.center(), rect.width() / 2
    halo = QRadialGradient(middle, radius)
    for stop, alpha in ((0.0, 0.95), (0.55, 0.8), (1.0, 0.0)):
        halo.setColorAt(stop, tint(color.light, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(middle, radius, radius)


def _paint_contour(painter: QPainter, rect: QRectF, picture: ContourPicture) -> None:
    """Draw a light line on a dark one, just inside of the squares."""
    cell = rect.width() / picture.columns
    inset = cell * 0.03
    shape = QPainterPath()
    for x, y in picture.cells:
        square = QRectF(rect.x() + x * cell, rect.y() + y * cell, cell, cell)
        shape = shape.united(_block(square, inset))
        for dx, dy in ((1, 0), (0, 1)):
            if (x + dx, y + dy) in picture.cells:
                both = square.united(square.translated(dx * cell, dy * cell))
                shape = shape.united(_block(both, inset))
    outline = shape.simplified()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((QColor(74, 46, 6, 150), 0.055), (QColor("#FFFFFF"), 0.028)):
        painter.setPen(round_pen(color, max(2.0, cell * width)))
        painter.drawPath(outline)


def _block(square: QRectF, inset: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(square.adjusted(inset, inset, -inset, -inset))
    return path


def _paint_castle(painter: QPainter, rect: QRectF, color: SeatColor) -> None:
    side = rect.width()
    body, radius = slab_of(rect, side)
    paint_slab(painter, rect, radius, (color.dark, color.dark))
    path = rounded_path(body.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    fill_textured(painter, body, path, lambda c: draw(c, body, f"{ART}/castle", seat_colors(color)))
    emblem = QRectF(body.x() + 0.04 * side, body.y() + 0.6 * side, 0.34 * side, 0.34 * side)
    paint_emblem(painter, emblem, color)


def _paint_held_shadow(painter: QPainter, rect: QRectF, picture: ShadowPicture) -> None:
    across, down = (1, 2) if picture.upright else (2, 1)
    side = rect.width() / (across + 2 * SHADE)
    edge = SHADE * side
    under = QRectF(rect.x() + edge, rect.y() + edge, across * side, down * side)
    cast_shadow(painter, under, side * ROUNDING, side * 0.28, 0.5)
