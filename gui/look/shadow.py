"""The soft shadow of a sheet that lies on something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

EDGE = 4
"""How much of a side is kept to be drawn out; on screens of 1.25, 1.5 or 1.75 whole pixels too."""


class Shadow:
    """Some layers, each a little larger than the one that lies on it.

    Only a corner is painted softly; the sides are drawn out of it, which is quicker by far.
    """

    def __init__(self, reach: int, fall: int, darkness: int) -> None:
        """Reach so far, in as many layers, lie so much lower than the sheet, be so dark each."""
        self._reach = reach
        self._fall = fall
        self._darkness = darkness

    def paint(self, painter: QPainter, sheet: QRectF, radius: int) -> None:
        """Paint it around a sheet with round corners."""
        reach = self._reach
        corner = -(radius + reach) // EDGE * -EDGE
        room = sheet.adjusted(-reach, self._fall - reach, reach, self._fall + reach)
        patch = self._patch(corner, radius, painter.device().devicePixelRatioF())
        drawn = (0, corner, corner + EDGE, 2 * corner + EDGE)
        across = (room.left(), room.left() + corner, room.right() - corner, room.right())
        down = (room.top(), room.top() + corner, room.bottom() - corner, room.bottom())
        ratio = patch.devicePixelRatio()
        for target, source in zip(_around(across, down), _around(drawn, drawn), strict=True):
            part = QRectF(source.topLeft() * ratio, source.size() * ratio)
            painter.drawPixmap(target, patch, part)

    def _patch(self, corner: int, radius: int, ratio: float) -> QPixmap:
        """Paint the shadow of the smallest sheet that has all four corners."""
        side = 2 * corner + EDGE
        patch = QPixmap((QSizeF(side, side) * ratio).toSize())
        patch.setDevicePixelRatio(ratio)
        patch.fill(Qt.GlobalColor.transparent)
        with QPainter(patch) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, self._darkness))
            for inside in range(self._reach):
                layer = QRectF(inside, inside, side - 2 * inside, side - 2 * inside)
                grown = radius + self._reach - inside
                painter.drawRoundedRect(layer, grown, grown)
        return patch


def _around(across: Sequence[float], down: Sequence[float]) -> Iterator[QRectF]:
    """List the corners and sides between four lines down and four across, without the middle."""
    for column in range(3):
        for row in range(3):
            if (column, row) != (1, 1):
                left, top = across[column], down[row]
                yield QRectF(left, top, across[column + 1] - left, down[row + 1] - top)
