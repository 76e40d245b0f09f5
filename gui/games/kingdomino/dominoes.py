"""Painting dominoes: two squares of terrain on a ceramic slab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from core.games.kingdomino.pieces import Terrain
from gui.board.brush import blank, fill_textured, round_pen, rounded_path
from gui.look.drawings import draw
from gui.look.image_cache import kept
from gui.look.lettering import CENTER, Style, write

from .brush import ART, paint_slab, slab_of, stamp

if TYPE_CHECKING:
    from core.games.kingdomino.pieces import Square

    from .pictures import DominoPicture

PLATE = QRectF(-0.27, -0.16, 0.54, 0.325)
"""A number plate, in halves of a domino, round the middle of its lower edge."""

INK = "#3A2A14"
"""The color of numbers."""
READABLE = 12.0
"""The size of numbers that can be read, in pixels."""

_SMALL, _TINY, _DETAILED = 40.0, 30.0, 60.0
_CROP = QRectF(0, 0, 56, 56)


def paint_domino(
    painter: QPainter, rect: QRectF, picture: DominoPicture, *, outer: bool = False
) -> None:
    """Paint a ceramic slab with two squares; the art stays upright whichever way it lies."""
    side = rect.width() if picture.upright else rect.height()
    body, radius = slab_of(rect, side)
    paint_slab(painter, rect, radius, ("#7A5330", "#A97B4C"))
    path = rounded_path(body.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    parts = _split(body, upright=picture.upright)

    def art(canvas: QPainter) -> None:
        for (square, half), part in zip(picture.halves, parts, strict=True):
            _draw_square(canvas, part, square, (picture.number, half))
        _glaze(canvas, body)
        _seam(canvas, parts, side)

    fill_textured(painter, body, path, art)
    _rim(painter, body, side, radius)
    for index, ((square, _), part) in enumerate(zip(picture.halves, parts, strict=True)):
        _paint_crowns(painter, part, square.crowns, right=outer and index == 1)


def paint_plate(painter: QPainter, rect: QRectF, number: int) -> None:
    """Paint a plate with a number."""
    stamp(painter, rect, "number_plate")
    style = Style(max(READABLE, rect.height() * 0.62), INK, bold=True, align=CENTER)
    write(painter, rect, str(number), style)


def plate_rect(slot: QRectF) -> QRectF:
    """Find the plate of a domino in a line."""
    side = slot.height()
    middle = QPointF(slot.center().x(), slot.bottom())
    return QRectF(middle + PLATE.topLeft() * side, PLATE.size() * side)


def _split(body: QRectF, *, upright: bool) -> tuple[QRectF, QRectF]:
    first, second = QRectF(body), QRectF(body)
    if upright:
        first.setBottom(body.center().y())
        second.setTop(body.center().y())
    else:
        first.setRight(body.center().x())
        second.setLeft(body.center().x())
    return first, second


def _draw_square(canvas: QPainter, part: QRectF, square: Square, key: tuple[int, int]) -> None:
    side = max(part.width(), part.height())
    name, crop = art_of(square, key, side)
    building = bool(square.crowns) and side >= _SMALL
    pixels = max(1, round(side * canvas.worldTransform().m11()))
    canvas.drawImage(part, _square_image(name, crop, _building(square, shown=building), pixels))


def _building(square: Square, *, shown: bool) -> str:
    return f"{ART}/building_{square.terrain}" if shown else ""


def art_of(square: Square, key: tuple[int, int], side: float) -> tuple[str, bool]:
    """Choose a drawing for a square, and whether only its corner is drawn, twice as large.

    Crownless squares of some dominoes show a sheep, a boat or a frog; these mean nothing, and a
    domino always shows the same.
    """
    number, half = key
    lot = (number * 7 + half * 13) % 5
    name = f"{ART}/terrain_{square.terrain}"
    if side < _SMALL:
        bold = square.terrain is Terrain.WHEAT
        return (f"{name}_s", False) if bold else (f"{name}_a", True)
    if square.crowns or lot not in {0, 3}:
        return f"{name}_a", False
    return (f"{name}_c" if square.terrain is Terrain.LAKE and lot else f"{name}_b"), False


@kept
def _square_image(name: str, crop: bool, building: str, pixels: int) -> QImage:  # noqa: FBT001 - a cache key
    image = blank(pixels, pixels)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, pixels, pixels)
        draw(canvas, whole, name, view_box=_CROP if crop else None)
        if building:
            draw(canvas, whole, building)
    return image


def paint_terrain(painter: QPainter, rect: QRectF, terrain: Terrain) -> None:
    """Paint a small sample of a terrain."""
    path = rounded_path(rect, rect.width() * 0.18)
    name = f"{ART}/terrain_{terrain}_{'s' if terrain is Terrain.WHEAT else 'a'}"
    pixels = max(1, round(rect.width() * painter.device().devicePixelRatioF()))
    image = _square_image(name, terrain is not Terrain.WHEAT, "", pixels)
    fill_textured(painter, rect, path, lambda canvas: canvas.drawImage(rect, image))


def _glaze(canvas: QPainter, body: QRectF) -> None:
    """Paint light on the ceramic, from the top left."""
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    light.setColorAt(0, QColor(255, 255, 255, 51))
    light.setColorAt(0.45, QColor(255, 255, 255, 0))
    light.setColorAt(1, QColor(0, 0, 0, 36))
    canvas.fillRect(body, light)


def _seam(canvas: QPainter, parts: tuple[QRectF, QRectF], side: float) -> None:
    canvas.setPen(QPen(QColor(42, 29, 18, 90), max(1.0, side * 0.012), Qt.PenStyle.DashLine))
    second, inset = parts[1], side * 0.06
    if second.x() > parts[0].x():
        top, bottom = second.topLeft(), second.bottomLeft()
        canvas.drawLine(top + QPointF(0, inset), bottom - QPointF(0, inset))
    else:
        left, right = second.topLeft(), second.topRight()
        canvas.drawLine(left + QPointF(inset, 0), right - QPointF(inset, 0))


def _rim(painter: QPainter, body: QRectF, side: float, radius: float) -> None:
    """Draw the outline, light at the top left, dark at the bottom right."""
    width = max(1.0, side * 0.022)
    edge = body.adjusted(width, width, -width, -width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(30, 21, 12, 140), max(1.0, side * 0.014)))
    painter.drawPath(rounded_path(body.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    bright = QPainterPath(QPointF(edge.left(), edge.bottom() - radius))
    bright.lineTo(edge.left(), edge.top() + radius)
    bright.quadTo(edge.topLeft(), QPointF(edge.left() + radius, edge.top()))
    bright.lineTo(edge.right() - radius, edge.top())
    painter.setPen(round_pen(QColor(255, 255, 255, 165), width))
    painter.drawPath(bright)
    dim = QPainterPath(QPointF(edge.right(), edge.top() + radius))
    dim.lineTo(edge.right(), edge.bottom() - radius)
    dim.quadTo(edge.bottomRight(), QPointF(edge.right() - radius, edge.bottom()))
    dim.lineTo(edge.left() + radius, edge.bottom())
    painter.setPen(round_pen(QColor(0, 0, 0, 76), width))
    painter.drawPath(dim)


def _paint_crowns(painter: QPainter, part: QRectF, crowns: int, *, right: bool) -> None:
    if not crowns:
        return
    side = max(part.width(), part.height())
    if side < _TINY:
        mark, inset, name = QRectF(0, 0, side * 0.7, side * 0.7), 1.0, f"crown_mini_{crowns}"
    else:
        detailed = side >= _DETAILED
        height = side * (0.27 if detailed else 0.365)
        mark = QRectF(0, 0, height * (1 + 0.8 * (crowns - 1)), height)
        inset, name = side * (0.055 if detailed else 0.03), f"crown_{crowns}"
    mark.moveTopLeft(part.topLeft() + QPointF(inset, inset))
    if right:
        mark.moveRight(part.right() - inset)
    stamp(painter, mark, name)
