"""Marks on the board: targets, focus, last move, points; they differ by shape, not only color."""

from __future__ import annotations

from functools import partial
from math import ceil, floor
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.look.paint_guard import guarded
from gui.look.sprites import SPRITES
from gui.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.look.theme import Theme

NOTCH = 9.0
RADIUS = 8.0
GLOW = 3.0
DOTS = 2.4
"""How large the dots of an outline are; their ground is larger by ``GROUND``."""
GROUND = 2.0


class Mark(QGraphicsItem):
    """A decoration over a rectangle of the board; never takes the mouse."""

    def __init__(self, rect: QRectF, theme: Theme, z: float) -> None:
        """Cover a rectangle."""
        super().__init__()
        self._rect = QRectF(rect)
        self._theme = theme
        self._roundness: float | None = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def rounded(self, roundness: float | None) -> Self:
        """Set the roundness, from 0 to 1; None: the default of a mark."""
        self._roundness = roundness
        return self

    def radius(self, rect: QRectF, usual: float) -> float:
        """Return the corner radius of a rectangle."""
        if self._roundness is None:
            return usual
        return self._roundness * min(rect.width(), rect.height()) / 2

    def boundingRect(self) -> QRectF:
        """Cover the rectangle and what sticks out of it."""
        return self._rect.adjusted(-16, -16, 16, 16)


class TargetMark(Mark):
    """A legal target: dashes and a plus notch; filled while the piece is over it."""

    def __init__(self, rect: QRectF, theme: Theme, *, hovered: bool = False) -> None:
        """Mark a target."""
        super().__init__(rect, theme, 600)
        self._hovered = hovered

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the dashes and the notch."""
        accent = self._theme.color("accent")
        fill = self._theme.color("accent", 0.22 if self._hovered else 0.08)
        pen = QPen(accent, 3.0)
        pen.setDashPattern([2.6, 1.8])
        painter.setPen(pen)
        painter.setBrush(fill)
        inner = self._rect.adjusted(1.5, 1.5, -1.5, -1.5)
        radius = self.radius(inner, min(RADIUS, self._rect.height() / 4))
        painter.drawRoundedRect(inner, radius, radius)
        size = min(NOTCH, self._rect.width() / 4, self._rect.height() / 4)
        center = self._rect.topLeft() + QPointF(size, size) * 0.6
        painter.setPen(QPen(self._theme.color("on_accent"), 1.0))
        painter.setBrush(accent)
        painter.drawEllipse(center, size, size)
        painter.setPen(QPen(self._theme.color("on_accent"), max(1.4, size / 4)))
        arm = size * 0.55
        painter.drawLine(center - QPointF(arm, 0), center + QPointF(arm, 0))
        painter.drawLine(center - QPointF(0, arm), center + QPointF(0, arm))


class RingMark(Mark):
    """A ring: the keyboard's focus, what comes along, or where the last move went."""

    def __init__(self, rect: QRectF, theme: Theme, color: str, width: float, z: float) -> None:
        """Ring a place."""
        super().__init__(rect, theme, z)
        self._color = color
        self._width = width

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the ring with a thin light line outside, so that it shows on any ground."""
        rect = self._rect.adjusted(-3, -3, 3, 3)
        radius = self.radius(rect, min(RADIUS + 3, rect.height() / 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 210), self._width + 2))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(self._theme.color(self._color), self._width))
        painter.drawRoundedRect(rect, radius, radius)


class TakableMark(Mark):
    """Dotted outlines of everything that can be taken; dots, so that they are no rings."""

    def __init__(
        self, shapes: Sequence[tuple[QRectF, float | None]], board: QRectF, theme: Theme
    ) -> None:
        """Outline rectangles of a board, each with its roundness."""
        super().__init__(board, theme, 535)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._outlines: list[tuple[QRectF, float]] = []
        for rect, roundness in shapes:
            grown = rect.adjusted(-1, -1, 1, 1)
            radius = self.rounded(roundness).radius(grown, min(RADIUS, grown.height() / 3))
            self._outlines.append((grown, radius))

    @guarded
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _: QWidget | None = None
    ) -> None:
        """Draw the outlines that are to be seen, each a picture that is painted once."""
        ratio, exposed = painter.device().devicePixelRatioF(), option.exposedRect
        for rect, radius in self._outlines:
            room = rect.adjusted(-DOTS - GROUND, -DOTS - GROUND, DOTS + GROUND, DOTS + GROUND)
            if not room.intersects(exposed):
                continue
            at = QPointF(floor(room.x()), floor(room.y()))
            size = QSizeF(ceil(room.right() - at.x()), ceil(room.bottom() - at.y()))
            lying = rect.translated(-at)
            key = (TakableMark, self._theme, lying.getRect(), radius)
            dotted = partial(self._dot, lying, radius)
            painter.drawPixmap(at, SPRITES.pixmap(key, size, ratio, dotted))

    def _dot(self, rect: QRectF, radius: float, painter: QPainter, _: QRectF) -> None:
        """Draw dots with a thin ground under them, so that they show on any piece."""
        dots = QPen(self._theme.color("accent"), DOTS)
        dots.setDashPattern([0.01, 2.2])
        ground = QPen(self._theme.color("panel"), DOTS + GROUND)
        ground.setDashPattern([0.01, 1.2])
        for pen in (ground, dots):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawRoundedRect(rect, radius, radius)


class GlowMark(Mark):
    """A light on places that belong together, while the rest of the board lies in the shade."""

    def __init__(
        self,
        shapes: Sequence[tuple[QRectF, float | None]],
        board: QRectF,
        theme: Theme,
        shade: float,
    ) -> None:
        """Light rectangles of a board, each with its roundness; ``shade`` darkens the rest."""
        super().__init__(board, theme, 575)
        self._shade = shade
        path = QPainterPath()
        for rect, roundness in shapes:
            grown = rect.adjusted(-GLOW, -GLOW, GLOW, GLOW)
            radius = self.rounded(roundness).radius(grown, RADIUS)
            piece = QPainterPath()
            piece.addRoundedRect(grown, radius, radius)
            path = path.united(piece)
        self._path = path
        self.lit = path.boundingRect()

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the shade and the edge of the light."""
        shade = QPainterPath()
        shade.addRect(self._rect)
        shade = shade.subtracted(self._path)
        painter.fillPath(shade, self._theme.color("table_edge", self._shade))
        painter.setBrush(self._theme.color("gold", 0.12))
        painter.setPen(QPen(QColor(255, 255, 255, 210), 5))
        painter.drawPath(self._path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("ring"), 3))
        painter.drawPath(self._path)


class DimMark(Mark):
    """A veil over what cannot be chosen."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        """Dim a place."""
        super().__init__(rect, theme, 550)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the veil."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("table", 0.4))
        radius = self.radius(self._rect, RADIUS)
        painter.drawRoundedRect(self._rect, radius, radius)


class LossMark(Mark):
    """Where tiles would break: red hatching, with the cost."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        """Hatch a place."""
        super().__init__(rect, theme, 620)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the hatching."""
        loss = self._theme.color("loss")
        painter.setPen(QPen(loss, 2))
        painter.setBrush(QBrush(self._theme.color("loss", 0.65), Qt.BrushStyle.BDiagPattern))
        radius = self.radius(self._rect, RADIUS)
        painter.drawRoundedRect(self._rect, radius, radius)


class LabelMark(QGraphicsItem):
    """A pill with words near the lower edge of a target; filled while the piece is over it."""

    def __init__(
        self, words: str, target: QRectF, theme: Theme, *, size: float, hovered: bool
    ) -> None:
        """Write on a target, centered; words that are too long stick out on both sides."""
        super().__init__()
        self._color = "accent"
        self._words = words
        self._theme = theme
        self._hovered = hovered
        self._font = QFont()
        self._font.setPixelSize(round(size))
        self._font.setWeight(QFont.Weight.Bold if hovered else QFont.Weight.DemiBold)
        width = QFontMetricsF(self._font).horizontalAdvance(words) + size * 1.3
        self._rect = QRectF(0, 0, width, size * 1.9)
        self._rect.moveCenter(target.center())
        self._rect.moveBottom(target.bottom() - size * 0.35)
        self.setZValue(1150 if hovered else 1140)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Cover the pill."""
        return self._rect.adjusted(-2, -2, 2, 2)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the pill."""
        edge, panel = self._theme.color(self._color), self._theme.color("panel")
        radius = self._rect.height() / 2
        painter.setBrush(edge if self._hovered else panel)
        painter.setPen(QPen(QColor("#FFFFFF") if self._hovered else edge, 1.6))
        painter.drawRoundedRect(self._rect, radius, radius)
        painter.setFont(self._font)
        painter.setPen(self._ink())
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._words)

    def warning(self) -> Self:
        """Take the color of losses."""
        self._color = "loss"
        return self

    def _ink(self) -> QColor:
        if not self._hovered:
            return self._theme.color("text")
        if self._color == "accent":
            return self._theme.color("on_accent")
        return QColor("#10202F" if self._theme.dark else "#FFFFFF")


class PointsMark(QGraphicsItem):
    """A pill with points beside a target or the pointer."""

    def __init__(self, points: int, center: QPointF, theme: Theme, size: float = 22) -> None:
        """Show some points."""
        super().__init__()
        self._text = signed(points, plus=True)
        self._theme = theme
        self._color = theme.color("gain" if points >= 0 else "loss")
        self._font = QFont()
        self._font.setPixelSize(round(size))
        self._font.setBold(True)
        width = QFontMetricsF(self._font).horizontalAdvance(self._text) + size * 1.2
        self._rect = QRectF(-width / 2, -size * 0.8, width, size * 1.6)
        self.setPos(center)
        self.setZValue(1200)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Cover the pill."""
        return self._rect.adjusted(-2, -2, 2, 2)

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the pill."""
        pill = QPainterPath()
        radius = self._rect.height() / 2
        pill.addRoundedRect(self._rect, radius, radius)
        painter.fillPath(pill, self._color)
        painter.setPen(QPen(QColor(255, 255, 255, 230), 1.5))
        painter.drawPath(pill)
        painter.setFont(self._font)
        painter.setPen(QColor("#FFFFFF") if not self._theme.dark else QColor("#10202F"))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._text)
