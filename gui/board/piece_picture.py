"""Pictures of pieces as a game's table paints them, shared by all views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.look.sprites import SPRITES

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter, QPixmap

    from .table import Stage, Table


def portrait(table: Table, stage: Stage, picture: Hashable, size: QSizeF, ratio: float) -> QPixmap:
    """Return the cached picture of a piece, or paint it."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        table.paint(painter, rect, picture, stage)

    look = (stage.theme, tuple(stage.looks), stage.scale, table.words(picture))
    return SPRITES.pixmap((type(table), picture, look), size, ratio, paint)
