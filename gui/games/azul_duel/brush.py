"""Tools for painting what lies under the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen

from gui.board.table import Stage
from gui.look.drawings import draw
from gui.look.image_cache import ALBUM, kept
from gui.look.lettering import LEFT, Style, write
from gui.text.translation import render

from .painting import PIECES
from .palette import Palette, palette, tint
from .plan import letter_size
from .zones import unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QColor, QGradient

    from core.kernel.messages import Message, Seat

SHADOWS = 8
SHADE = 14.0
"""How far a shadow reaches at most."""
CORNER = 14.0
"""How round a panel is on the mock-up."""


@frozen(eq=False)
class Ink:
    """A painter that knows the stage it paints."""

    painter: QPainter
    stage: Stage

    @property
    def palette(self) -> Palette:
        """The colors of the ceramic."""
        return palette(self.stage.theme)

    @property
    def suffix(self) -> str:
        """What the names of drawings end in that differ by night."""
        return "_dark" if self.stage.theme.dark else ""

    def say(self, message: Message) -> str:
        """Say something in the language of the table."""
        return render(message, [look.name for look in self.stage.looks])

    def name(self, seat: Seat) -> str:
        """Tell who sits somewhere."""
        return self.stage.looks[seat].name

    def stamp(self, rect: QRectF, name: str, opacity: float = 1.0) -> None:
        """Draw one of our drawings, from a picture of just this size."""
        ratio = self.painter.device().devicePixelRatioF()
        side = QSize(round(rect.width() * ratio), round(rect.height() * ratio))
        if side.isEmpty():
            return
        image = _stamped(name, side.width(), side.height())
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        self.painter.drawImage(rect, image)
        self.painter.setOpacity(before)

    def engrave(self, name: str, rect: QRectF, paint: Callable[[Ink], None]) -> None:
        """Paint what seldom changes, from a picture of it that is kept."""
        whole = QRectF(rect.toAlignedRect())
        ratio = self.painter.device().devicePixelRatioF()
        key = (name, rect.getRect(), ratio, self.stage.theme, self.stage.scale)
        image = ALBUM.find(key, lambda: self.picture(whole, paint))
        self.painter.drawImage(whole.topLeft(), image)

    def picture(self, rect: QRectF, paint: Callable[[Ink], None]) -> QImage:
        """Make a picture of what is painted in a rectangle."""
        ratio = self.painter.device().devicePixelRatioF()
        size = (rect.size() * ratio).toSize()
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHints(self.painter.renderHints())
            painter.translate(-rect.topLeft())
            paint(Ink(painter, self.stage))
        return image

    def rounded(
        self,
        rect: QRectF,
        radius: float,
        fill: QColor | QGradient | None = None,
        rim: QPen | None = None,
    ) -> None:
        """Draw a rectangle with round corners."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(fill))
        self.painter.setPen(rim if rim is not None else Qt.PenStyle.NoPen)
        self.painter.drawRoundedRect(rect, radius, radius)

    def shadow(self, rect: QRectF, radius: float) -> None:
        """Draw a soft shadow round a rectangle; what will be covered stays empty."""
        covered = rect.adjusted(radius, radius, -radius, -radius)
        for layer in range(SHADOWS, 0, -1):
            strength = self.palette.shadow * 0.10 * (1 - (layer - 1) / SHADOWS)
            ring = QPainterPath()
            ring.addRoundedRect(
                rect.adjusted(-layer, 3 - layer, layer, 3 + layer), radius + layer, radius + layer
            )
            ring.addRect(covered)
            self.painter.fillPath(ring, tint("#000000", strength))

    def panel(self, rect: QRectF) -> None:
        """Draw a panel with its shadow."""

        def paint(ink: Ink) -> None:
            theme, radius = ink.stage.theme, CORNER * ink.unit
            ink.shadow(rect, radius)
            ink.rounded(rect, radius, theme.color("panel"), QPen(theme.color("hairline"), 1.3))

        self.engrave("panel", rect.adjusted(-SHADE, -SHADE, SHADE, SHADE), paint)

    def heading(self, rect: QRectF, message: Message) -> float:
        """Write a heading; tells how wide it became."""
        return self.write(rect, self.say(message).upper(), 12.5, "soft_text", bold=True)

    def write(  # noqa: PLR0913 - a line of text has a place, words and a look
        self,
        rect: QRectF,
        words: str,
        pixels: float,
        color: str = "text",
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """Write a line that is so many pixels high on the mock-up; tells how wide it became."""
        size = letter_size(self.stage, pixels * self.unit)
        shade = getattr(self.stage.theme, color, None) or color
        return write(self.painter, rect, words, Style(size, shade, bold, align))

    @property
    def unit(self) -> float:
        """How large a pixel of the mock-up is."""
        return unit(self.stage)


@kept
def _stamped(name: str, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, QRectF(0, 0, width, height), PIECES + name)
    return image


def square(center: QPointF, side: float) -> QRectF:
    """Give a square about a point."""
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
