"""A table painted as one picture: onto a pixmap, into a drawing, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gui.look.paint_guard import saved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from .faces import Face
    from .table import Layout, Stage, Table


def paint_table(painter: QPainter, table: Table, stage: Stage) -> None:
    """Paint everything that lies on a table."""
    layout = table.layout(stage)
    painter.fillRect(QRectF(QPointF(), stage.size), stage.theme.color("table_edge"))
    table.paint_backdrop(painter, stage, layout)
    for face in sorted(table.faces(stage, layout), key=lambda face: face.z):
        paint_face(painter, table, face, stage)


def paint_face(painter: QPainter, table: Table, face: Face, stage: Stage) -> None:
    """Paint a piece where it lies."""
    with saved(painter):
        painter.translate(face.rect.center())
        painter.rotate(face.turn)
        painter.setOpacity(face.opacity)
        rect = QRectF(QPointF(), face.rect.size())
        rect.moveCenter(QPointF())
        table.paint(painter, rect, face.picture, stage)


def board_of(layout: Layout, seat: int, areas: Sequence[str]) -> QRectF:
    """Find the part of a table that some areas of one seat, or of none, cover."""
    part = QRectF()
    for place, rect in layout.items():
        if place.area in areas and place.seat in {seat, None}:
            part = part.united(rect)
    return part
