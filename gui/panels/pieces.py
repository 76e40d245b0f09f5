"""Small pictures of pieces, as the game's table paints them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from gui.board.sprites import Sprites

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.board.table import Stage, Table


class Pieces:
    """Paints pieces for the panels; keeps the pictures that it painted."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sprites = Sprites()
        self._stage: Stage | None = None

    def set_stage(self, stage: Stage) -> None:
        """Paint as the board is painted now."""
        if self._stage is None or self._stage.theme != stage.theme:
            self._sprites.clear()
        self._stage = stage

    def draw(self, painter: QPainter, rect: QRectF, code: str, opacity: float = 1.0) -> None:
        """Draw a piece into a rectangle, if there is a picture of it."""
        stage = self._stage
        picture = self._table.picture_of(code, stage) if stage else None
        if stage is None or picture is None:
            return

        def paint(painter: QPainter, room: QRectF) -> None:
            self._table.paint(painter, room, picture, stage)

        ratio = painter.device().devicePixelRatioF()
        size = QSizeF(rect.size())
        pixmap = self._sprites.pixmap((picture, stage.theme), size, ratio, paint)
        painter.setOpacity(opacity)
        painter.drawPixmap(rect.topLeft(), pixmap)
        painter.setOpacity(1.0)
