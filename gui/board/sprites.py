"""Pictures rendered once at the size and pixel ratio at which they are shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

MAX_BYTES = 32 * 1024 * 1024

Painting = Callable[[QPainter, QRectF], None]


class Sprites:
    """A cache of pixmaps; what was not shown for longest makes room."""

    def __init__(self) -> None:
        """Begin empty."""
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def pixmap(self, key: Hashable, size: QSizeF, ratio: float, paint: Painting) -> QPixmap:
        """Find a pixmap, or paint it."""
        width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
        full_key = (key, width, height)
        pixmap = self._pixmaps.get(full_key)
        if pixmap is None:
            pixmap = painted(size, ratio, paint)
            self._keep(full_key, pixmap)
        self._pixmaps.move_to_end(full_key)
        return pixmap

    def clear(self) -> None:
        """Forget everything, for example when the theme changes."""
        self._pixmaps.clear()
        self._bytes = 0

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > MAX_BYTES and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes(dropped)


def painted(size: QSizeF, ratio: float, paint: Painting) -> QPixmap:
    """Paint a see-through pixmap for a screen of some pixel ratio."""
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint(painter, QRectF(0, 0, width / ratio, height / ratio))
    painter.end()
    return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
