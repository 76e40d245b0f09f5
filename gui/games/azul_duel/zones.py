"""How the table is divided: factories over the own board at the left, all else at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from gui.board.table import Stage

BOARD_WIDTH = 1056.0
BOARD_HEIGHT = 736.0
SMALL_BOARD_WIDTH = 1008.0
"""The other board has no row values at its right."""

FACTORIES_HEIGHT = 250.0
REFERENCE = (1600.0, 1000.0)
GAP = 12.0
BUTTON = 44.0
NARROWEST_RIGHT = 0.31
"""How much of the width the right side gets at the least."""

TWO_COLUMNS = 0.85
"""From which ratio of width to height the right side is two columns."""

FAR_SHARE = 0.385
MARKET, GOALS, SUPPLY = 0.53, 0.285, 0.185
"""How the height beside the other board is shared, buttons apart."""


@frozen(eq=False)
class Zones:
    """The areas of the table."""

    unit: float
    factories: QRectF
    near: QRectF
    far: QRectF
    market: QRectF
    goals: QRectF
    supply: QRectF
    button: float


def unit(stage: Stage) -> float:
    """Tell how large a pixel of the mock-up is."""
    return min(stage.size.width() / REFERENCE[0], stage.size.height() / REFERENCE[1])


def zones(stage: Stage) -> Zones:
    """Divide the table."""
    width, height = stage.size.width(), stage.size.height()
    gap = GAP * unit(stage)
    tallness = (BOARD_HEIGHT + FACTORIES_HEIGHT) / BOARD_WIDTH
    left = min((height - 3 * gap) / tallness, (width - 3 * gap) * (1 - NARROWEST_RIGHT))
    board = left * BOARD_HEIGHT / BOARD_WIDTH
    near = QRectF(gap, height - gap - board, left, board)
    factories = QRectF(gap, gap, left, near.top() - 2 * gap)
    right = QRectF(left + 2 * gap, gap, width - left - 3 * gap, height - 2 * gap)
    button = BUTTON * stage.scale
    if right.width() > TWO_COLUMNS * right.height():
        far, market, goals, supply = _two_columns(right, gap, button)
    else:
        far, market, goals, supply = _one_column(right, gap, button)
    return Zones(unit(stage), factories, near, far, market, goals, supply, button)


def _one_column(right: QRectF, gap: float, button: float) -> tuple[QRectF, ...]:
    total = right.height() - 3 * gap
    far = min(right.width() * BOARD_HEIGHT / SMALL_BOARD_WIDTH, total * FAR_SHARE)
    rest = total - far - button
    return _stacked(right, gap, (far, button + rest * MARKET, rest * GOALS, rest * SUPPLY))


def _two_columns(right: QRectF, gap: float, button: float) -> tuple[QRectF, ...]:
    total = right.height() - gap
    wide = min(right.width() * 0.66, total * 0.75)
    first = QRectF(right.left(), right.top(), wide, right.height())
    left = first.right() + gap
    second = QRectF(left, right.top(), right.right() - left, right.height())
    far = min(wide * BOARD_HEIGHT / SMALL_BOARD_WIDTH, (total - button) * 0.58)
    supply = total * 0.3
    return (
        *_stacked(first, gap, (far, total - far)),
        *_stacked(second, gap, (total - supply, supply)),
    )


def _stacked(column: QRectF, gap: float, heights: tuple[float, ...]) -> tuple[QRectF, ...]:
    top, rects = column.top(), []
    for height in heights:
        rects.append(QRectF(column.left(), top, column.width(), height))
        top += height + gap
    return tuple(rects)
