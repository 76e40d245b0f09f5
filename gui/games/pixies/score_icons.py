"""Icons for the sources of a player's points in this round: seals, symbols, the zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt

from gui.look.drawings import draw

from .round_table import present_row, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat

    from .brush import PixiesBrush


def write_sources(brush: PixiesBrush, rects: Sequence[QRectF], seat: Seat) -> None:
    """Write the three sources into three rectangles."""
    row = present_row(brush.stage, seat)
    sources = ((_seal, row.validated), (_symbols, row.symbols), (_zone, row.zone))
    style = brush.style(18)
    for rect, (icon, points) in zip(rects, sources, strict=True):
        side = 24 * brush.scale.text
        wide = side * 1.35 + style.width(written(points))
        left = rect.center().x() - wide / 2
        icon(brush, QRectF(left, rect.center().y() - side / 2, side, side))
        value = QRectF(left + side * 1.35, rect.top(), rect.right() - left, rect.height())
        brush.write(value, written(points), style)


def _seal(brush: PixiesBrush, rect: QRectF) -> None:
    draw(brush.painter, rect, "pixies/seal")


def _symbols(brush: PixiesBrush, rect: QRectF) -> None:
    side = rect.width() * 0.66
    draw(brush.painter, QRectF(rect.left(), rect.top(), side, side), "pixies/spiral")
    cross = QRectF(rect.right() - side, rect.bottom() - side, side, side)
    draw(brush.painter, cross, "pixies/cross")


def _zone(brush: PixiesBrush, rect: QRectF) -> None:
    """Draw three squares that touch."""
    side = rect.width() * 0.4
    painter = brush.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.stage.theme.color("accent"))
    corner = rect.topLeft() + (rect.center() - rect.topLeft()) * 0.15
    for across, down in ((0, 0), (1, 0), (1, 1)):
        step = side * 1.1
        square = QRectF(corner.x() + across * step, corner.y() + down * step, side, side)
        painter.drawRoundedRect(square, side * 0.2, side * 0.2)
