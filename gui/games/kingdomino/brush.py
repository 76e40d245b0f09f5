"""Small means of painting: drawings and shadows kept as images, slabs, textured shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from gui.look.drawings import draw
from gui.look.image_cache import kept
from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.look.theme import SeatColor

Colors: TypeAlias = tuple[tuple[str, str], ...]
"""Which colors of a drawing are replaced by which."""

ART = "kingdomino"
ROUNDING = 0.075
SLAB = 0.032


def seat_colors(color: SeatColor) -> Colors:
    """Tell which colors of a drawing a seat's colors replace."""
    return (("#2F6DB5", color.main), ("#1F4A80", color.dark), ("#7FB0E6", color.light))


def paint_emblem(painter: QPainter, rect: QRectF, color: SeatColor) -> None:
    """Paint a seat's emblem."""
    stamp(painter, rect, f"emblem_{color.emblem}", seat_colors(color))


def stamp(painter: QPainter, rect: QRectF, name: str, colors: Colors = ()) -> None:
    """Draw a drawing of which the board shows many alike."""
    ratio = painter.device().devicePixelRatioF()
    width, height = max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio))
    painter.drawImage(rect, _stamp_image(name, colors, width, height))


@kept
def _stamp_image(name: str, colors: Colors, width: int, height: int) -> QImage:
    image = blank(width, height)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(canvas, QRectF(0, 0, width, height), f"{ART}/{name}", colors)
    return image


def blank(width: int, height: int) -> QImage:
    """Make an image to see through."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, ink: float) -> None:
    """Lay a soft shadow under a rectangle."""
    ratio = painter.device().devicePixelRatioF()
    shape = (round(rect.width() * ratio), round(rect.height() * ratio))
    image = _shadow_image(*shape, round(radius * ratio), max(2, round(depth * ratio)), ink)
    spread = (image.width() - shape[0]) / 2 / ratio
    painter.drawImage(rect.adjusted(-spread, -spread, spread, spread), image)


@kept
def _shadow_image(width: int, height: int, radius: int, depth: int, ink: float) -> QImage:
    image = blank(width + 2 * depth, height + 2 * depth)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        steps = max(4, min(14, depth))
        canvas.setPen(Qt.PenStyle.NoPen)
        canvas.setBrush(QColor(20, 12, 4, max(1, round(255 * ink / steps))))
        body = QRectF(depth, depth, width, height)
        for step in range(steps):
            spread = depth * (0.5 - step / steps)
            soft = body.adjusted(-spread, -spread, spread, spread).translated(0, depth * 0.4)
            corner = max(1.0, radius + spread)
            canvas.drawRoundedRect(soft, corner, corner)
        _clear_inside(canvas, body, radius)
    return image


def _clear_inside(canvas: QPainter, body: QRectF, radius: float) -> None:
    """Leave no shadow where the thing itself lies: it may be taken away."""
    canvas.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    canvas.drawRoundedRect(body.adjusted(1, 1, -1, -1), radius, radius)


def slab_of(rect: QRectF, side: float) -> tuple[QRectF, float]:
    """Tell where the face of a slab is, and how round its corners are."""
    return rect.adjusted(0, 0, 0, -max(1.5, side * SLAB)), max(3.0, side * ROUNDING)


def paint_slab(painter: QPainter, rect: QRectF, radius: float, colors: tuple[str, str]) -> None:
    """Paint the edge of a slab, which shows below its face."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors[0]))
    painter.drawRoundedRect(rect.adjusted(0, radius, 0, 0), radius, radius)
    painter.setBrush(QColor(colors[1]))
    painter.drawRoundedRect(rect.adjusted(0, radius, 0, -rect.height() * 0.008), radius, radius)


def round_pen(color: QColor, width: float) -> QPen:
    """Make a pen with round ends."""
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Make a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fill(
    painter: QPainter, body: QRectF, path: QPainterPath, art: Callable[[QPainter], None]
) -> None:
    """Fill a path with art; a textured brush cuts the corners smoothly, a clip would not."""
    ratio = painter.device().devicePixelRatioF()
    image = blank(round(body.width() * ratio), round(body.height() * ratio))
    with QPainter(image) as canvas:
        canvas.setRenderHints(painter.renderHints())
        canvas.scale(image.width() / body.width(), image.height() / body.height())
        canvas.translate(-body.topLeft())
        art(canvas)
    with saved(painter):
        painter.translate(body.topLeft())
        painter.scale(body.width() / image.width(), body.height() / image.height())
        scaled = painter.worldTransform()
    with saved(painter):
        back, _ = scaled.inverted()
        shape = (painter.worldTransform() * back).map(path)
        painter.setWorldTransform(scaled)
        painter.fillPath(shape, QBrush(image))
