"""The areas of a count: the board at the left, the tray at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gui.board.scale import fitted_unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.board.table import Stage

    from .tally_board import Group

MARGIN = 14.0
GAP = 0.12
"""The gap between pieces, in heights of a piece."""
HIGHEST = 150.0
HEAD = 44.0
DESIGN = (1576, 1000)
"""The table on which lengths are what their numbers say; on a smaller one they stay so."""


def unit(stage: Stage) -> float:
    """Return the unit of lengths on a table."""
    return max(1.0, fitted_unit(stage.size, DESIGN))


def rooms(stage: Stage, share: float) -> tuple[QRectF, QRectF]:
    """Divide the table into board and tray."""
    margin = MARGIN * unit(stage)
    whole = QRectF(QPointF(), stage.size).adjusted(margin, margin, -margin, -margin)
    board, tray = QRectF(whole), QRectF(whole)
    board.setWidth((whole.width() - margin) * share)
    tray.setLeft(board.right() + margin)
    return board, tray


def inside(room: QRectF, stage: Stage) -> QRectF:
    """Return the part of a panel below its heading."""
    margin = MARGIN * unit(stage)
    return room.adjusted(margin, heading_height(stage), -margin, -margin)


def heading_height(stage: Stage) -> float:
    """Return the height of a panel's heading."""
    return HEAD * max(1.0, stage.scale) * unit(stage)


def tray_rects(groups: Sequence[Group], stage: Stage, room: QRectF) -> tuple[QRectF, ...]:
    """Lay all pieces out in rows, as large as they fit, in the middle of the room's width."""
    return _tray_rects(tuple(groups), room.getRect(), HIGHEST * unit(stage))


@lru_cache(maxsize=8)
def _tray_rects(
    groups: tuple[Group, ...], bounds: tuple[float, float, float, float], highest: float
) -> tuple[QRectF, ...]:
    room = QRectF(*bounds)
    height = highest
    while height > 1:
        rects = _laid(groups, room, height)
        if rects and rects[-1].bottom() <= room.bottom():
            aside = (room.right() - max(rect.right() for rect in rects)) / 2
            return tuple(rect.translated(aside, 0) for rect in rects)
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
