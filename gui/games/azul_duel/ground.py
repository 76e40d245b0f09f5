"""The surface of the table, with a little grain."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRandomGenerator, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient

from gui.board.brush import blank
from gui.look.theme import tint

from .palette import palette

if TYPE_CHECKING:
    from gui.look.theme import Theme

    from .brush import AzulBrush

TEXTURE = 384
GRAINS = 620
GRAIN_SEED = 7


def paint_ground(brush: AzulBrush) -> None:
    """Paint the surface from an image that is kept: it never changes during a game."""
    brush.paint_kept("surface", QRectF(QPointF(), brush.stage.size), _paint_surface)


def _paint_surface(brush: AzulBrush) -> None:
    """Paint the surface, lighter in the middle."""
    painter, theme, size = brush.painter, brush.stage.theme, brush.stage.size
    whole = QRectF(QPointF(), size)
    painter.fillRect(whole, QColor(theme.table))
    light = QRadialGradient(size.width() * 0.42, size.height() * 0.45, size.width() * 0.72)
    light.setColorAt(0, tint("#FFFFFF", 0.06 if theme.dark else 0.24))
    light.setColorAt(0.55, tint("#FFFFFF", 0))
    light.setColorAt(1, theme.color("table_edge", 0.95))
    painter.fillRect(whole, light)
    painter.fillRect(whole, QBrush(_grain(theme)))


@lru_cache(maxsize=2)
def _grain(theme: Theme) -> QImage:
    image = blank(TEXTURE, TEXTURE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        strength = palette(theme).grain
        chance = QRandomGenerator(GRAIN_SEED)
        for number in range(GRAINS):
            painter.setBrush(tint("#FFFFFF" if number % 2 else "#463214", strength))
            left, top, length, height = (chance.generateDouble() for _ in range(4))
            x, y = left * (TEXTURE - 5), top * (TEXTURE - 3)
            painter.drawEllipse(QRectF(x, y, 1 + 3.2 * length, 0.8 + 1.3 * height))
    return image
