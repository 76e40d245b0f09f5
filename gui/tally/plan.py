"""How the table is divided while it is counted: the board at the left, the tray at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.board.table import Stage

    from .board import Group

MARGIN = 14.0
GAP = 0.12
"""What is left free between pieces, in heights of a piece."""
HIGHEST = 150.0
HEAD = 44.0


def rooms(stage: Stage, share: float) -> tuple[QRectF, QRectF]:
    """Divide the table into board and tray."""
    whole = QRectF(QPointF(), stage.size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    board, tray = QRectF(whole), QRectF(whole)
    board.setWidth((whole.width() - MARGIN) * share)
    tray.setLeft(board.right() + MARGIN)
    return board, tray


def inside(room: QRectF, scale: float) -> QRectF:
    """Give what is left of a panel under its heading."""
    return room.adjusted(MARGIN, heading_height(scale), -MARGIN, -MARGIN)


def heading_height(scale: float) -> float:
    """Tell how high the heading of a panel is."""
    return HEAD * max(1.0, scale)


def tray_rects(groups: Sequence[Group], room: QRectF) -> tuple[QRectF, ...]:
    """Lay all pieces out in rows, as large as they fit."""
    return _tray_rects(tuple(groups), room.getRect())


@lru_cache(maxsize=8)
def _tray_rects(
    groups: tuple[Group, ...], bounds: tuple[float, float, float, float]
) -> tuple[QRectF, ...]:
    room = QRectF(*bounds)
    height = HIGHEST
    while height > 1:
        rects = _laid(groups, room, height)
        if rects and rects[-1].bottom() <= room.bottom():
            return tuple(rects)
        height *= 0.98
    return tuple(_laid(groups, room, 1.0))


def _laid(groups: tuple[Group, ...], room: QRectF, height: float) -> list[QRectF]:
    rects: list[QRectF] = []
    top = room.top()
    gap = height * GAP
    for group in groups:
        size = QSizeF(height * group.size * group.shape, height * group.size)
        columns = int((room.width() + gap) // (size.width() + gap))
        if not columns:
            return []
        for index in range(group.count):
            row, column = divmod(index, columns)
            at = QPointF(
                room.left() + column * (size.width() + gap), top + row * (size.height() + gap)
            )
            rects.append(QRectF(at, size))
        top = rects[-1].bottom() + 2.5 * gap
    return rects
