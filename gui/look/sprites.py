"""Pictures rendered once at the size and pixel ratio at which they are shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from .image_cache import ImageCache
from .paint_guard import FaultLog

MAX_BYTES = 32 * 1024 * 1024

FAULTS = FaultLog(__name__)

Painting = Callable[[QPainter, QRectF], None]


class Sprites:
    """The pictures of pieces."""

    def __init__(self) -> None:
        """Begin empty."""
        self._images: ImageCache[QPixmap] = ImageCache(MAX_BYTES)

    def pixmap(self, key: Hashable, size: QSizeF, ratio: float, paint: Painting) -> QPixmap:
        """Find a pixmap, or paint it."""
        width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
        with FAULTS:
            return self._images.find((key, width, height), lambda: _painted(size, ratio, paint))
        return _blank(size, ratio)  # not kept, so that it is tried again

    def clear(self) -> None:
        """Forget everything, for example when the theme changes."""
        self._images.clear()


SPRITES = Sprites()
"""The sprites that all views share, from prerendering to the end of a game."""


def painted(size: QSizeF, ratio: float, paint: Painting) -> QPixmap:
    """Paint a transparent pixmap for a screen of some pixel ratio; after a fault it is blank."""
    with FAULTS:
        return _painted(size, ratio, paint)
    return _blank(size, ratio)


def _painted(size: QSizeF, ratio: float, paint: Painting) -> QPixmap:
    pixmap = _blank(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        paint(painter, QRectF(0, 0, pixmap.width() / ratio, pixmap.height() / ratio))
    return pixmap


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
