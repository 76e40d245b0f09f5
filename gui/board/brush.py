"""Painting tools of all boards: kept drawings and shadows, rounded and textured shapes, text."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QGradient, QImage, QPainter, QPainterPath, QPen

from gui.look.drawings import draw
from gui.look.image_cache import ALBUM, kept
from gui.look.lettering import LEFT, Style, write
from gui.look.paint_guard import saved
from gui.look.shadow import Shadow
from gui.text.translation import render

from .scale import Scale
from .table import Stage

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from PySide6.QtGui import QColor

    from core.kernel.messages import Message, Seat

Colors: TypeAlias = tuple[tuple[str, str], ...]
"""Which colors of a drawing are replaced by which."""

UMBER = "#140C04"
"""The color of the shadow of a piece."""
FEWEST, MOST = 4, 14
"""The number of layers in the shadow of a piece."""


@frozen(eq=False)
class Brush:
    """A painter with the stage that it paints and the scale of its board."""

    painter: QPainter
    stage: Stage
    scale: Scale

    @property
    def unit(self) -> float:
        """The pixels of a length of 1 on the mock-up."""
        return self.scale.unit

    def words(self, message: Message) -> str:
        """Translate a message, with the players' names in it."""
        return render(message, [look.name for look in self.stage.looks])

    def name(self, seat: Seat) -> str:
        """Name the player of a seat."""
        return self.stage.looks[seat].name

    def style(
        self,
        size: float,
        color: str = "text",
        align: Qt.AlignmentFlag = LEFT,
        *,
        bold: bool = False,
    ) -> Style:
        """Make a style of a size on the mock-up; the color is a name in the theme or #RRGGBB."""
        shade = color if color.startswith("#") else getattr(self.stage.theme, color)
        return Style(self.scale.letters(size), shade, bold, align)

    def write(self, rect: QRectF, words: Message | str, style: Style) -> float:
        """Write a message, a name or a number on one line; return its width."""
        said = words if isinstance(words, str) else self.words(words)
        return write(self.painter, rect, said, style)

    def paint_kept(self, name: str, rect: QRectF, paint: Callable[[Self], None]) -> None:
        """Paint static content from an image that is cached for this size and theme."""
        whole = QRectF(rect.toAlignedRect())
        ratio = self.painter.device().devicePixelRatioF()
        key = (name, rect.getRect(), ratio, self.stage.theme, self.stage.scale)
        image = ALBUM.find(key, lambda: self.image_of(whole, paint))
        self.painter.drawImage(whole.topLeft(), image)

    def image_of(self, rect: QRectF, paint: Callable[[Self], None]) -> QImage:
        """Paint a rectangle of the board into an image of its own."""
        ratio = self.painter.device().devicePixelRatioF()
        size = (rect.size() * ratio).toSize()
        image = blank(size.width(), size.height())
        image.setDevicePixelRatio(ratio)
        with QPainter(image) as painter:
            painter.setRenderHints(self.painter.renderHints())
            painter.translate(-rect.topLeft())
            paint(evolve(self, painter=painter))
        return image

    def rounded(
        self,
        rect: QRectF,
        radius: float,
        fill: QColor | QGradient | None = None,
        rim: QPen | None = None,
    ) -> None:
        """Draw a rectangle with round corners."""
        draw_rounded(self.painter, rect, radius, fill, rim)


def blank(width: int, height: int) -> QImage:
    """Make a transparent image of at least one pixel."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def stamp(painter: QPainter, rect: QRectF, name: str, colors: Colors = ()) -> None:
    """Draw a drawing, perhaps recolored, from a cached image of its size."""
    ratio = painter.device().devicePixelRatioF()
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    if width > 0 and height > 0:
        painter.drawImage(rect, _stamp_image(name, colors, width, height))


@kept
def _stamp_image(name: str, colors: Colors, width: int, height: int) -> QImage:
    image = blank(width, height)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(canvas, QRectF(0, 0, width, height), name, colors)
    return image


def cast_shadow(
    painter: QPainter, rect: QRectF, radius: float, depth: float, opacity: float
) -> None:
    """Draw the soft shadow of a piece, with a hole, because the piece may be taken away."""
    ratio = painter.device().devicePixelRatioF()
    shape = (round(rect.width() * ratio), round(rect.height() * ratio))
    image = _shadow_image(*shape, round(radius * ratio), max(2, round(depth * ratio)), opacity)
    spread = (image.width() - shape[0]) / 2 / ratio
    painter.drawImage(rect.adjusted(-spread, -spread, spread, spread), image)


@kept
def _shadow_image(width: int, height: int, radius: int, depth: int, opacity: float) -> QImage:
    steps = max(FEWEST, min(MOST, depth))
    alpha = max(1, round(255 * opacity / steps)) / 255
    layers = tuple((depth * (0.5 - step / steps), alpha) for step in range(steps))
    image = blank(width + 2 * depth, height + 2 * depth)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(depth, depth, width, height)
        Shadow(depth * 0.4, layers, UMBER).paint(canvas, body, radius)
        canvas.setPen(Qt.PenStyle.NoPen)
        canvas.setBrush(Qt.GlobalColor.black)
        canvas.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        canvas.drawRoundedRect(body.adjusted(1, 1, -1, -1), radius, radius)
    return image


def draw_rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | QGradient | None = None,
    rim: QPen | None = None,
) -> None:
    """Draw a rectangle with round corners."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(fill))
    painter.setPen(rim if rim is not None else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, radius, radius)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """Make the outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fill_textured(
    painter: QPainter, body: QRectF, path: QPainterPath, art: Callable[[QPainter], None]
) -> None:
    """Fill a path with art; a textured brush smooths the edges, a clip would not."""
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


def round_pen(color: QColor, width: float) -> QPen:
    """Make a pen with round ends."""
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def square(center: QPointF, side: float) -> QRectF:
    """Make a square about a point."""
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
