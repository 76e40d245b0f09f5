"""The small signs on buttons, in the color of the text around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon

from gui.look.drawings import draw, drawing
from gui.look.sprites import painted

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

INK = "#2B2A28"
"""The color in which the signs were drawn."""


def sign(name: str, color: str, faded: str, side: int, ratio: float) -> QIcon:
    """Make an icon; it is faded while its button cannot be pressed."""
    icon = QIcon(_pixmap(name, color, side, ratio))
    icon.addPixmap(_pixmap(name, faded, side, ratio), QIcon.Mode.Disabled)
    return icon


def draw_whole(painter: QPainter, rect: QRectF, name: str) -> None:
    """Draw a drawing in its own proportions into the middle of a rectangle."""
    whole = drawing(name).viewBoxF().size()
    size = whole.scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(0, 0, size.width(), size.height())
    room.moveCenter(rect.center())
    draw(painter, room, name)


def _pixmap(name: str, color: str, side: int, ratio: float) -> QPixmap:
    def paint(painter: QPainter, room: QRectF) -> None:
        draw(painter, room, f"app/sign_{name}", ((INK, color),))

    return painted(QSizeF(side, side), ratio, paint)
