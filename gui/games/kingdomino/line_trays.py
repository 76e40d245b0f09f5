"""The wooden trays with the two lines."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from core.games.kingdomino.state import Decision
from gui.board.brush import blank, cast_shadow, draw_rounded, round_pen
from gui.look.image_cache import kept
from gui.look.lettering import CENTER, Style, write
from gui.text.translation import render

from . import texts
from .dominoes import paint_plate, plate_rect

if TYPE_CHECKING:
    from core.games.kingdomino.state import Table
    from core.kernel.messages import Message
    from gui.board.scale import Scale
    from gui.board.table import Stage

    from .plan import Plan, Tray


@frozen
class Wood:
    """The colors of a tray: its frame from the top left to the bottom right, its bed, its grain."""

    frame: tuple[str, str]
    bed: tuple[str, str]
    grain: str
    grain_alpha: float


_NOW = {
    "light": Wood(("#B98A57", "#9A6C3C"), ("#DFC59B", "#E9D3AE"), "#7A4E1E", 0.08),
    "dark": Wood(("#5A4330", "#3C2C1F"), ("#261E17", "#2E251D"), "#C99A5E", 0.035),
}
_NEXT = {
    "light": Wood(("#CDB48C", "#B5986B"), ("#EADCC0", "#F1E6D0"), "#7A4E1E", 0.08),
    "dark": Wood(("#46423D", "#33302C"), ("#222327", "#28282B"), "#C99A5E", 0.035),
}
_GRAIN = 24


def paint_trays(painter: QPainter, stage: Stage, plan: Plan) -> None:
    """Paint both trays, their names and what shows where no domino lies."""
    theme, m = stage.theme, plan.scale
    table: Table = stage.view.table
    first = texts.FIRST_CHOICE if table.opening else texts.NOW
    _paint_tray(painter, plan.now, _NOW[theme.name], m)
    _paint_tray(painter, plan.next, _NEXT[theme.name], m)
    _title(painter, stage, plan.now, first, m)
    _title(painter, stage, plan.next, texts.CHOOSE_FROM if table.opening else texts.NEXT, m)
    for slot, rect in enumerate(plan.now.slots):
        _paint_current_slot(painter, stage, rect, slot, m)
    for slot, rect in enumerate(plan.next.slots):
        if slot < len(table.next_line):
            _domino_shadow(painter, rect)
        else:
            _paint_hollow(painter, rect, stage, acting=False)


def _title(painter: QPainter, stage: Stage, tray: Tray, title: Message, m: Scale) -> None:
    style = Style(m.letters(19), stage.theme.text, bold=True, align=CENTER)
    room = tray.title.adjusted(m(16), m(8), -m(16), 0)
    write(painter, room, render(title), style)


def _paint_tray(painter: QPainter, tray: Tray, wood: Wood, m: Scale) -> None:
    rect = tray.rect
    cast_shadow(painter, rect, m(14), m(12), 0.3)
    ratio = painter.device().devicePixelRatioF()
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    painter.drawImage(rect, _wooden(wood, width, height, m.unit * ratio))


@kept
def _wooden(wood: Wood, width: int, height: int, unit: float) -> QImage:
    image = blank(width, height)
    with QPainter(image) as canvas:
        canvas.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(0, 0, width, height).adjusted(0.5, 0.5, -0.5, -0.5), 14 * unit
        frame = QLinearGradient(rect.topLeft(), rect.bottomRight())
        frame.setColorAt(0, QColor(wood.frame[0]))
        frame.setColorAt(1, QColor(wood.frame[1]))
        draw_rounded(canvas, rect, radius, frame, QPen(QColor(58, 36, 16, 128), 1))
        bed = rect.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit)
        ground = QLinearGradient(bed.topLeft(), bed.bottomLeft())
        ground.setColorAt(0, QColor(wood.bed[0]))
        ground.setColorAt(0.1, QColor(wood.bed[1]))
        draw_rounded(canvas, bed, 9 * unit, ground, QPen(QColor(58, 36, 16, 90), 1))
        _paint_grain(canvas, bed, wood)
        canvas.setPen(QPen(QColor(255, 255, 255, 60), 1.5))
        canvas.drawLine(QPointF(radius, 2), QPointF(width - radius, 2))
    return image


def _paint_grain(painter: QPainter, bed: QRectF, wood: Wood) -> None:
    """Draw veins that are the same on every board."""
    color = QColor(wood.grain)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for vein in range(1, _GRAIN):
        lot = sin(vein * 12.9898) * 43758.5453 % 1.0
        color.setAlphaF(wood.grain_alpha * (0.6 + 0.8 * lot))
        painter.setPen(QPen(color, 1 + 1.6 * lot))
        x = bed.x() + bed.width() * vein / _GRAIN
        sway = (lot - 0.5) * bed.width() / 12
        path = QPainterPath(QPointF(x, bed.top() + 1))
        path.cubicTo(
            QPointF(x + sway, bed.top() + bed.height() * 0.3),
            QPointF(x - sway, bed.top() + bed.height() * 0.7),
            QPointF(x + sway / 2, bed.bottom() - 1),
        )
        painter.drawPath(path)


def _domino_shadow(painter: QPainter, rect: QRectF) -> None:
    cast_shadow(painter, rect, rect.height() * 0.08, rect.height() * 0.1, 0.4)


def _paint_current_slot(painter: QPainter, stage: Stage, rect: QRectF, slot: int, m: Scale) -> None:
    table: Table = stage.view.table
    if slot >= len(table.current_line):
        _paint_hollow(painter, rect, stage, acting=table.opening and slot == table.turn)
        return
    acting = slot == table.turn
    _paint_hollow(painter, rect, stage, acting=acting)
    if slot > table.turn or (acting and table.decision is Decision.PLACE and not table.over):
        _domino_shadow(painter, rect)
        return
    if not acting:
        _paint_tick(painter, rect, stage, m)
    paint_plate(painter, plate_rect(rect), table.current_line[slot].domino)


def _paint_hollow(painter: QPainter, rect: QRectF, stage: Stage, *, acting: bool) -> None:
    theme, radius = stage.theme, rect.height() * 0.09
    pen = QPen(theme.color("accent") if acting else QColor(58, 36, 16, 70), 3 if acting else 1.5)
    if theme.dark and not acting:
        pen.setColor(theme.color("hairline"))
    pen.setDashPattern([4, 3])
    out, hollow = rect.height() * 0.04 if acting else -2, QColor(0, 0, 0, 46 if theme.dark else 14)
    draw_rounded(painter, rect.adjusted(-out, -out, out, out), radius, hollow, pen)


def _paint_tick(painter: QPainter, rect: QRectF, stage: Stage, m: Scale) -> None:
    pen = round_pen(stage.theme.color("soft_text"), max(2.0, m(3)))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, size = rect.center() - QPointF(0, rect.height() * 0.05), rect.height() * 0.13
    tick = QPainterPath(middle + QPointF(-size, 0))
    tick.lineTo(middle + QPointF(-size * 0.25, size * 0.75))
    tick.lineTo(middle + QPointF(size * 1.15, -size * 0.9))
    painter.drawPath(tick)
