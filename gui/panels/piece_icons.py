"""Small pictures of pieces, as the game's table paints them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from gui.board.piece_picture import portrait

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.board.table import Stage, Table


class Pieces:
    """Paints pieces for the panels."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._stage: Stage | None = None

    def set_stage(self, stage: Stage) -> None:
        """Paint as the board is painted now."""
        self._stage = stage

    def draw(self, painter: QPainter, rect: QRectF, code: str, opacity: float = 1.0) -> None:
        """Draw a piece into a rectangle, if there is a picture of it."""
        stage = self._stage
        picture = self._table.picture_of(code, stage) if stage else None
        if stage is None or picture is None:
            return
        ratio = painter.device().devicePixelRatioF()
        pixmap = portrait(self._table, stage, picture, QSizeF(rect.size()), ratio)
        painter.setOpacity(opacity)
        painter.drawPixmap(rect.topLeft(), pixmap)
        painter.setOpacity(1.0)
