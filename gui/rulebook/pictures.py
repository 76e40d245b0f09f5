"""The pictures of the rulebooks, drawn by the tables from positions that are set up for them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPainterPath, QPen

from core.games.boxes import BOXES
from gui.games.registry import ui_of
from gui.look.image_cache import kept
from gui.look.paint_guard import saved
from gui.paths import DOCS
from gui.rulebook.book import current_language

if TYPE_CHECKING:
    from gui.games.illustration import Illustration
    from gui.look.theme import Theme

CORNER = 8.0
PHOTOS = "pictures/"
LARGE = 2.0
"""How large pictures of whole windows are shown: as wide as there is room."""


def is_photo(name: str) -> bool:
    """Return whether a picture is a file beside the documents."""
    return name.startswith(PHOTOS)


@cache
def shape(name: str) -> float:
    """Return the width of a picture divided by its height."""
    if is_photo(name):
        size = QImageReader(str(DOCS / name)).size()
        return size.width() / max(1, size.height())
    return _illustration(name).shape


def share(name: str) -> float:
    """Return the scale at which a picture is shown, 1 being usual."""
    return LARGE if is_photo(name) else _illustration(name).share


def picture(name: str, width: int, ratio: float, theme: Theme) -> QImage:
    """Draw a picture in a width, or find it if it was drawn before."""
    if is_photo(name):
        image = QImage(str(DOCS / name))
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaledToWidth(round(width * ratio), smooth)
        image.setDevicePixelRatio(ratio)
        return image
    return _drawn(name, width, ratio, theme, current_language())


@cache
def _illustration(name: str) -> Illustration:
    """Find a picture; its name begins with the key of its game, written with hyphens."""
    game = next(key for key in BOXES if name.startswith(f"{key.replace('_', '-')}-"))
    return ui_of(game).illustrations()[name]()


@kept
def _drawn(name: str, width: int, ratio: float, theme: Theme, _language: str) -> QImage:
    illustration = _illustration(name)
    size = QSizeF(width, round(width / illustration.shape))
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, size.width(), size.height())
    sheet = QPainterPath()
    sheet.addRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        with saved(painter):
            painter.setClipPath(sheet)
            illustration.paint(painter, room, theme)
        painter.strokePath(sheet, QPen(theme.color("hairline"), 1))
    return image
