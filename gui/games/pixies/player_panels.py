"""Name, emblem and points of every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from gui.look.drawings import draw
from gui.look.lettering import CENTER, LEFT, RIGHT, Style, fits

from . import texts
from .palette import palette
from .round_table import present_row, written
from .score_icons import write_sources

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from gui.board.table import Stage

    from .brush import PixiesBrush
    from .plan import Plan, Plot


SMALL_EMBLEM = 0.55
"""The share of its size that an emblem keeps beside a name with little room."""


def write_mat(brush: PixiesBrush, seat: Seat) -> None:
    """Write the near seat's name and points above its spaces."""
    plan, stage = brush.plan, brush.stage
    frame, info, unit = plan.mat.frame, plan.mat.info, brush.unit
    bar = QRectF(frame.left() + 24 * unit, frame.top(), frame.width() - 48 * unit, 5 * unit)
    brush.bar(bar, seat)
    emblem = _mat_emblem(plan)
    brush.emblem(emblem, seat)
    left = emblem.right() + 14 * unit
    if seat == stage.view.first:
        _token(brush, emblem)
    row = present_row(stage, seat)
    points = texts.POINTS.bind(round=written(row.sum), total=written(row.total))
    room = info.right() - left - 16 * unit
    style = brush.style(20, align=RIGHT, bold=True)
    wide = min(style.width(brush.words(points)) + 2, room * 0.62)
    brush.write(info.adjusted(info.width() - wide, 0, 0, 0), points, style)
    name = QRectF(left, info.top(), room - wide, info.height())
    brush.write(name, brush.name(seat), brush.style(25, bold=True))


def _mat_emblem(plan: Plan) -> QRectF:
    info = plan.mat.info
    side = min(44 * plan.scale.unit, info.height() * 0.8)
    return QRectF(info.left(), info.center().y() - side / 2, side, side)


def token_rect(stage: Stage, plan: Plan, seat: Seat) -> QRectF:
    """Return the rectangle of the first player's toadstool beside a seat's emblem."""
    if seat == stage.near:
        return _token_spot(_mat_emblem(plan))
    plot = plan.plot(seat, stage.near)
    if plot.aside:
        return _token_spot(_beside(plan, plot, stage.looks[seat].name).emblem)
    return _token_spot(_above(plan, plot).emblem)


def source_rects(stage: Stage, plan: Plan, seat: Seat) -> tuple[QRectF, ...]:
    """Return the rectangles of the icons of the three sources; none if they do not fit."""
    if seat == stage.near:
        return ()
    plot = plan.plot(seat, stage.near)
    if plot.aside:
        return _beside(plan, plot, stage.looks[seat].name).sources
    return _above(plan, plot).sources


def write_panel(brush: PixiesBrush, seat: Seat) -> None:
    """Write another seat's name and points beside or above its spaces."""
    plan = brush.plan
    plot = plan.plot(seat, brush.stage.near)
    frame, unit = plot.frame, brush.unit
    brush.bar(
        QRectF(frame.left(), frame.top() + 16 * unit, 5 * unit, frame.height() - 32 * unit), seat
    )
    if seat == brush.stage.view.to_act:
        brush.rounded(frame, 14 * unit, rim=QPen(brush.stage.theme.color("accent"), 2.5 * unit))
    if plot.aside:
        _write_beside(brush, seat, plot)
    else:
        _write_above(brush, seat, plot)


@frozen(eq=False)
class _Beside:
    """A panel from top to bottom: emblem, name, points of the round, total, their sources."""

    emblem: QRectF
    name: QRectF
    align: Qt.AlignmentFlag
    points: QRectF
    total: QRectF
    sources: tuple[QRectF, ...]


def _beside(plan: Plan, plot: Plot, called: str) -> _Beside:
    letters, info = plan.scale.text, plot.info
    high = min(60 * letters, (info.height() - 30 * letters) / 2)
    side = min(54 * plan.scale.unit, info.height() - 2 * high - 34 * letters)
    if side > 30 * letters:
        emblem = QRectF(info.center().x() - side / 2, info.top(), side, side)
        name = QRectF(info.left(), emblem.bottom(), info.width(), 34 * letters)
        align = CENTER
    else:
        side = 30 * letters
        emblem = QRectF(info.left(), info.top(), side, side)
        name = _right_of(emblem, info, 6 * letters)
        align = LEFT
        if not fits(called, name.size(), Style(plan.scale.letters(19), "", bold=True)):
            emblem.setSize(emblem.size() * SMALL_EMBLEM)
            emblem.moveTop(info.top() + side * (1 - SMALL_EMBLEM) / 2)
            name = _right_of(emblem, info, 2 * letters)
            name.setHeight(side)
            name.moveTop(info.top())
    spare = min(26 * letters, max(0.0, info.bottom() - name.bottom() - 2 * high) / 3)
    points = QRectF(info.left(), name.bottom() + spare, info.width(), high)
    total = points.translated(0, high + spare)
    line = QRectF(total.left(), total.top(), total.width(), 36 * letters)
    lines = [line.translated(0, high + spare + row * line.height()) for row in range(3)]
    sources = tuple(lines) if lines[-1].bottom() <= info.bottom() else ()
    return _Beside(emblem, name, align, points, total, sources)


def _write_beside(brush: PixiesBrush, seat: Seat, plot: Plot) -> None:
    """Write from top to bottom: emblem, name, points of the round, total."""
    stage, called = brush.stage, brush.name(seat)
    parts = _beside(brush.plan, plot, called)
    brush.emblem(parts.emblem, seat)
    if seat == stage.view.first:
        _token(brush, parts.emblem)
    brush.write(parts.name, called, brush.style(19, align=parts.align, bold=True))
    row = present_row(stage, seat)
    _write_points(brush, parts.points, row.sum, texts.ROUND)
    _write_points(brush, parts.total, row.total, texts.TOTAL)
    if parts.sources:
        write_sources(brush, parts.sources, seat)


def _right_of(emblem: QRectF, info: QRectF, gap: float) -> QRectF:
    left = emblem.right() + gap
    return QRectF(left, emblem.top(), info.right() - left, emblem.height())


@frozen(eq=False)
class _Above:
    """A panel from left to right: emblem, the rest of the line, and the sources below."""

    info: QRectF
    emblem: QRectF
    sources: tuple[QRectF, ...]


def _above(plan: Plan, plot: Plot) -> _Above:
    info, letters = QRectF(plot.info), plan.scale.text
    sources: tuple[QRectF, ...] = ()
    if info.height() > 150 * letters:
        third = info.width() / 3
        line = QRectF(info.left(), info.bottom() - 60 * letters, third, 60 * letters)
        sources = tuple(line.translated(i * third, 0) for i in range(3))
        info.setBottom(line.top())
    side = min(info.height() * 0.6, 84 * plan.scale.unit)
    emblem = QRectF(info.left(), info.center().y() - side / 2, side, side)
    return _Above(info, emblem, sources)


def _write_above(brush: PixiesBrush, seat: Seat, plot: Plot) -> None:
    """Write from left to right: emblem, name, points of the round, total."""
    stage, letters = brush.stage, brush.scale.text
    parts = _above(brush.plan, plot)
    info, emblem = parts.info, parts.emblem
    if parts.sources:
        write_sources(brush, parts.sources, seat)
    brush.emblem(emblem, seat)
    if seat == stage.view.first:
        _token(brush, emblem)
    column = max(74 * letters, info.width() * 0.2)
    name = QRectF(emblem.right() + 14 * letters, info.top(), 0, info.height())
    name.setRight(info.right() - 2 * column - 8 * letters)
    right = QRectF(info.right() - column, info.center().y() - 34 * letters, column, 68 * letters)
    called, style = brush.name(seat), brush.style(25, align=LEFT, bold=True)
    if not fits(called, name.size(), style):
        name = QRectF(name.left(), info.top(), info.right() - name.left(), info.height() * 0.4)
        column = name.width() / 2
        right = QRectF(info.right() - column, name.bottom(), column, info.bottom() - name.bottom())
    brush.write(name, called, style)
    left = right.translated(-column, 0)
    row = present_row(stage, seat)
    _write_points(brush, left, row.sum, texts.ROUND)
    _write_points(brush, right, row.total, texts.TOTAL)


def _write_points(brush: PixiesBrush, rect: QRectF, points: int, label: Message) -> None:
    """Write points with a label under them; a total is golden."""
    theme = brush.stage.theme
    color = palette(theme).total if label is texts.TOTAL else theme.text
    value = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.64)
    brush.write(value, written(points), brush.style(35, color, CENTER, bold=True))
    under = QRectF(rect.left(), value.bottom(), rect.width(), rect.height() * 0.36)
    brush.write(under, label, brush.style(14.5, "soft_text", CENTER))


def _token(brush: PixiesBrush, emblem: QRectF) -> None:
    """Draw the first player's toadstool at the corner of an emblem."""
    draw(brush.painter, _token_spot(emblem), "pixies/first_player")


def _token_spot(emblem: QRectF) -> QRectF:
    side = emblem.width() * 0.5
    return QRectF(emblem.right() - side * 0.55, emblem.top() - side * 0.1, side, side)
