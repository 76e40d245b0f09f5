"""The areas of the board: the others at the left, the display, the near seat's mat.

Everything follows from the size of the board, the number of seats and the size of text; no seat
is named here, so that the plan stays while the table turns from player to player.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF

from core.games.pixies.state import REVEALED
from gui.board.scale import Scale, fitted_unit

from .display_plan import CARD, Column, divided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from gui.board.table import Stage

_MOCKUP = (1560.0, 976.0)
"""The size of a board on which lengths are as they are written here."""

_OTHERS = {2: 560, 3: 470, 4: 350, 5: 300}
_DISPLAY = {2: 360, 3: 360, 4: 360, 5: 376}
_MAT = 790
_LEAST = (0.68, 0.74, 0.84)
"""How far the three columns may shrink before the whole board does."""

_GROWTH = (0.4, 0.2, 0.4)
"""How the three columns share the room that is left over."""


@frozen(eq=False)
class Plot:
    """Where a seat's things are.

    Attributes:
        frame: The whole of it.
        info: Name and points.
        spaces: The nine spaces, in their order.
        aside: Whether name and points are beside the spaces, not above them.

    """

    frame: QRectF
    info: QRectF
    spaces: tuple[QRectF, ...]
    aside: bool = False


@frozen(eq=False)
class Plan:
    """Where everything is.

    Attributes:
        size: The whole board.
        scale: From lengths as they are written here to pixels.
        mat: The near seat.
        others: The other seats, clockwise from the near one.
        display: Revealed cards, deck and order of the turn.

    """

    size: QSizeF
    scale: Scale
    mat: Plot
    others: tuple[Plot, ...]
    display: Column

    def plot(self, seat: Seat, near: Seat) -> Plot:
        """Find the plot of a seat when another is near."""
        away = (seat - near) % (len(self.others) + 1)
        return self.others[away - 1] if away else self.mat


def plan_of(stage: Stage) -> Plan:
    """Plan the board of a stage."""
    return _planned(stage.size.width(), stage.size.height(), stage.view.seats, stage.scale)


@lru_cache(maxsize=8)
def _planned(width: float, height: float, seats: int, text_size: float) -> Plan:
    size = QSizeF(width, height)
    unit = fitted_unit(size, _MOCKUP)
    scale = Scale(unit, (unit if unit >= 1 else min(1.0, unit * 1.2)) * text_size)
    edge, gap = scale(16), scale(14)
    top, high = edge, height - 2 * edge
    wanted = [scale(_OTHERS[seats]), scale(_DISPLAY[seats]), scale(_MAT)]
    widths = _shared(wanted, width - 2 * edge - 2 * gap)
    left = edge
    columns = []
    for wide in widths:
        columns.append(QRectF(left, top, wide, high))
        left += wide + gap
    others, display, mat = columns
    return Plan(
        size,
        scale,
        _mat(mat, scale),
        _panels(others, seats - 1, scale),
        divided(display, REVEALED[seats], scale),
    )


def _shared(wanted: Sequence[float], room: float) -> list[float]:
    """Share the width among the columns: what they want, if there is room for it."""
    least = [want * share for want, share in zip(wanted, _LEAST, strict=True)]
    if room >= sum(wanted):
        rest = room - sum(wanted)
        return [want + rest * share for want, share in zip(wanted, _GROWTH, strict=True)]
    if room <= sum(least):
        return [low * room / sum(least) for low in least]
    ease = (room - sum(least)) / (sum(wanted) - sum(least))
    return [low + (want - low) * ease for low, want in zip(least, wanted, strict=True)]


def _mat(frame: QRectF, scale: Scale) -> Plot:
    header = max(scale(60), 44 * scale.text)
    info = QRectF(frame.left() + scale(18), frame.top() + scale(6), 0, header - scale(6))
    info.setRight(frame.right() - scale(20))
    room = frame.adjusted(scale(26), header + scale(10), -scale(26), -scale(20))
    return Plot(frame, info, grid(room, scale(18), scale(15)))


def _panels(column: QRectF, count: int, scale: Scale) -> tuple[Plot, ...]:
    gap = scale(12)
    high = (column.height() - gap * (count - 1)) / count
    frames = [
        QRectF(column.left(), column.top() + i * (high + gap), column.width(), high)
        for i in range(count)
    ]
    return tuple(_panel(frame, scale) for frame in frames)


def _panel(frame: QRectF, scale: Scale) -> Plot:
    """Put name and points where they leave more room for the cards."""
    inner = frame.adjusted(scale(20), scale(14), -scale(14), -scale(14))
    gap = scale(8)
    wide, high = max(scale(100), 86 * scale.text), 96 * max(scale.unit, scale.text)
    beside = grid(inner.adjusted(wide + gap, 0, 0, 0), gap, gap)
    below = grid(inner.adjusted(0, high + gap, 0, 0), gap, gap)
    if beside[0].width() >= below[0].width():
        used = beside[-1].right() - beside[0].left() + gap
        wide = min(inner.width() - used, scale(200))
        left = inner.center().x() - (wide + used) / 2
        info = QRectF(left, inner.top(), wide, inner.height())
        shift = info.right() + gap - beside[0].left()
        spaces = tuple(rect.translated(shift, 0) for rect in beside)
        return Plot(frame, info, spaces, aside=True)
    used = below[-1].bottom() - below[0].top()
    high = min(max(high, inner.height() - used - scale(24)), scale(210))
    below = grid(inner.adjusted(0, high + gap, 0, 0), gap, gap)
    return Plot(frame, QRectF(inner.left(), inner.top(), inner.width(), high), below)


def grid(room: QRectF, across: float, down: float) -> tuple[QRectF, ...]:
    """Put three times three cards into the middle of a room, as large as they fit."""
    wide = (room.width() - 2 * across) / 3
    high = (room.height() - 2 * down) / 3
    wide = max(1.0, min(wide, high * CARD))
    high = wide / CARD
    left = room.center().x() - (3 * wide + 2 * across) / 2
    top = room.center().y() - (3 * high + 2 * down) / 2
    return tuple(
        QRectF(left + column * (wide + across), top + row * (high + down), wide, high)
        for row in range(3)
        for column in range(3)
    )
