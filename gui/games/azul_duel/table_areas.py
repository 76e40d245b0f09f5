"""The areas of the table: factories over the own board at the left, all else at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from gui.board.scale import Scale, fitted_unit
from gui.look.lettering import SMALLEST

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from gui.board.table import Stage

BOARD_WIDTH = 1056.0
BOARD_HEIGHT = 736.0
SMALL_BOARD_WIDTH = 1008.0
"""The other board has no row values at its right."""

FACTORIES_HEIGHT = 250.0
REFERENCE = (1600.0, 1000.0)
GAP = 12.0
BUTTON = 44.0
BUTTON_SHARE = 0.075
"""How much of the height a button may take, if it is larger than a finger needs."""

NARROWEST_RIGHT = 0.31
"""The least share of the width for the right side."""

TWO_COLUMNS = 0.85
"""From which ratio of width to height the right side is two columns."""

FAR_SHARE = 0.385
FAR_WIDE = {False: 0.55, True: 0.72}
"""The share of the other board in the first of two columns, with and without dome plates."""

SHARES = (0.53, 0.285, 0.185)
"""How scoring board, tablets and supply share the height under the other board."""

WORDY_SHARES = (0.455, 0.34, 0.205)
"""The same where text is large."""

LARGE_TEXT = 1.2
"""From which text size on that is."""

SOLD_OUT_SHARES = (0.35, 0.385, 0.265)
"""The same once there are no dome plates any more."""


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


def sold_out(view: View) -> bool:
    """Return whether there are no dome plates left to take."""
    return not (view.stack or view.hand or any(view.display))


def scale_of(stage: Stage) -> Scale:
    """Fit the mock-up to a stage; the smallest text grows with the text size."""
    unit = fitted_unit(stage.size, REFERENCE)
    return Scale(unit, unit * stage.scale, SMALLEST * stage.scale)


def zones(stage: Stage) -> Zones:
    """Divide the table."""
    width, height = stage.size.width(), stage.size.height()
    unit = fitted_unit(stage.size, REFERENCE)
    gap = GAP * unit
    tallness = (BOARD_HEIGHT + FACTORIES_HEIGHT) / BOARD_WIDTH
    left = min((height - 3 * gap) / tallness, (width - 3 * gap) * (1 - NARROWEST_RIGHT))
    board = left * BOARD_HEIGHT / BOARD_WIDTH
    near = QRectF(gap, height - gap - board, left, board)
    factories = QRectF(gap, gap, left, near.top() - 2 * gap)
    right = QRectF(left + 2 * gap, gap, width - left - 3 * gap, height - 2 * gap)
    button = min(BUTTON * stage.scale, max(BUTTON, height * BUTTON_SHARE))
    empty = sold_out(stage.view)
    if right.width() > TWO_COLUMNS * right.height():
        far, market, goals, supply = _two_columns(right, gap, FAR_WIDE[empty])
    elif empty:
        far, market, goals, supply = _one_column(right, gap, 0, SOLD_OUT_SHARES)
    else:
        shares = SHARES if stage.scale <= LARGE_TEXT else WORDY_SHARES
        far, market, goals, supply = _one_column(right, gap, button, shares)
    return Zones(unit, factories, near, far, market, goals, supply, button)


def _one_column(
    right: QRectF, gap: float, button: float, shares: tuple[float, float, float]
) -> tuple[QRectF, ...]:
    total = right.height() - 3 * gap
    far = min(right.width() * BOARD_HEIGHT / SMALL_BOARD_WIDTH, total * FAR_SHARE)
    market, goals, supply = ((total - far - button) * share for share in shares)
    return _stacked(right, gap, (far, button + market, goals, supply))


def _two_columns(right: QRectF, gap: float, far_share: float) -> tuple[QRectF, ...]:
    total = right.height() - gap
    wide = min(right.width() * 0.66, total * 0.8)
    first = QRectF(right.left(), right.top(), wide, right.height())
    left = first.right() + gap
    second = QRectF(left, right.top(), right.right() - left, right.height())
    far = min(wide * BOARD_HEIGHT / SMALL_BOARD_WIDTH, total * far_share)
    supply = total * 0.16
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
