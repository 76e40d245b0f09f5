"""Soft shadows of sheets, panels and pieces: translucent layers, each larger than the next."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from .image_cache import kept
from .theme import tint

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

EDGE = 4
"""The length of the side strip in a patch; whole device pixels also at 1.25, 1.5 and 1.75."""


@frozen
class Shadow:
    """A soft shadow of a rounded rectangle.

    Attributes:
        fall: How much lower than the sheet it lies.
        layers: How far each layer reaches beyond the sheet, and its opacity, bottom layer first.
        color: The color of all layers.

    """

    fall: float
    layers: tuple[tuple[float, float], ...]
    color: str = "#000000"

    @classmethod
    def even(cls, reach: int, fall: int, darkness: int, step: int = 1) -> Shadow:
        """Make layers of equal darkness, of 255, a step apart; the largest reaches furthest."""
        return cls(fall, tuple((out, darkness / 255) for out in range(reach, 0, -step)))

    def paint(self, painter: QPainter, sheet: QRectF, radius: float) -> None:
        """Paint layer by layer; the middle, which the sheet covers, stays empty."""
        middle = sheet.adjusted(radius, radius, -radius, -radius)
        for out, opacity in self.layers:
            ring = QPainterPath()
            soft = sheet.adjusted(-out, self.fall - out, out, self.fall + out)
            corner = max(1.0, radius + out)
            ring.addRoundedRect(soft, corner, corner)
            if (covered := middle & soft).isValid():
                ring.addRect(covered)
            painter.fillPath(ring, tint(self.color, opacity))

    def draw(self, painter: QPainter, sheet: QRectF, radius: float) -> None:
        """Draw around a sheet on whole pixels, from a kept patch with stretched sides."""
        reach = ceil(max(out for out, _ in self.layers))
        corner = ceil((radius + reach) / EDGE) * EDGE
        room = sheet.adjusted(-reach, self.fall - reach, reach, self.fall + reach)
        ratio = painter.device().devicePixelRatioF()
        patch = _patch(evolve(self, fall=0), reach, corner, radius, ratio)
        drawn = (0, corner, corner + EDGE, 2 * corner + EDGE)
        across = (room.left(), room.left() + corner, room.right() - corner, room.right())
        down = (room.top(), room.top() + corner, room.bottom() - corner, room.bottom())
        for target, source in zip(_around(across, down), _around(drawn, drawn), strict=True):
            part = QRectF(source.topLeft() * ratio, source.size() * ratio)
            painter.drawImage(target, patch, part)


@kept
def _patch(shadow: Shadow, reach: int, corner: int, radius: float, ratio: float) -> QImage:
    """Paint the shadow of the smallest sheet that has all four corners."""
    side = 2 * corner + EDGE
    size = (QSizeF(side, side) * ratio).toSize()
    patch = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    patch.setDevicePixelRatio(ratio)
    patch.fill(Qt.GlobalColor.transparent)
    with QPainter(patch) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(0, 0, side, side).adjusted(reach, reach, -reach, -reach)
        shadow.paint(painter, sheet, radius)
    return patch


def _around(across: Sequence[float], down: Sequence[float]) -> Iterator[QRectF]:
    """List the corners and sides between four lines down and four across, without the middle."""
    for column in range(3):
        for row in range(3):
            if (column, row) != (1, 1):
                left, top = across[column], down[row]
                yield QRectF(left, top, across[column + 1] - left, down[row + 1] - top)
