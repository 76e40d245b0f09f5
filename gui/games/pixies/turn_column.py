"""The text on the display's panel: headings, takers of cards, the order of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from core.kernel.messages import Player
from gui.board.brush import round_pen
from gui.look.drawings import draw
from gui.look.lettering import CENTER, LEFT, RIGHT, fits

from . import texts
from .turn_order import taken, taker_of, takers

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from core.kernel.messages import Message, Seat

    from .brush import PixiesBrush

_DONE = 0.45


def write_display(brush: PixiesBrush) -> None:
    """Write everything on the display's panel."""
    _write_heading(brush)
    _write_taken(brush)
    _write_deck(brush)
    _write_order(brush)


def _write_heading(brush: PixiesBrush) -> None:
    view: View = brush.stage.view
    line = brush.plan.display.heading
    everything = len(view.display)
    left = texts.LEFT.bind(left=everything - taken(view), all=everything)
    title = brush.style(21, bold=True)
    count = brush.style(17, "soft_text", RIGHT)
    wide, beside = title.width(brush.words(texts.REVEALED)) + 2, count.width(brush.words(left))
    room = line.width() - 12 * brush.unit
    wide = min(wide, room * wide / (wide + beside))
    brush.write(QRectF(line.left(), line.top(), wide, line.height()), texts.REVEALED, title)
    brush.write(line.adjusted(line.width() - room + wide, 0, 0, 0), left, count)


def _write_taken(brush: PixiesBrush) -> None:
    """Show at the empty places who took the cards."""
    view: View = brush.stage.view
    style = brush.style(15.5, "soft_text", CENTER)
    for slot, rect in enumerate(brush.plan.display.slots):
        if view.display[slot] is not None:
            continue
        seat = taker_of(view, slot)
        aside = min(8.0, rect.width() * 0.04)
        below = QRectF(rect.left(), rect.center().y(), rect.width(), style.line * 1.2)
        below.adjust(aside, 0, -aside, 0)
        if seat is None:
            brush.write(below.translated(0, -below.height()), texts.TAKEN, style)
            continue
        side = rect.width() * 0.32
        emblem = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 1.1, side, side)
        brush.emblem(emblem, seat)
        _write_taker(brush, below, seat)


def _write_taker(brush: PixiesBrush, rect: QRectF, seat: Seat) -> None:
    """Write the whole sentence if it fits, else the name alone, else nothing below the emblem."""
    style = brush.style(15.5, "soft_text", CENTER)
    sentence = texts.TAKEN_BY.bind(player=Player(seat))
    if style.width(brush.words(sentence)) <= rect.width():
        brush.write(rect, sentence, style)
    elif fits(brush.name(seat), rect.size(), style):
        brush.write(rect, brush.name(seat), style)


def _write_deck(brush: PixiesBrush) -> None:
    """Caption the deck; show its place when it has run out."""
    if not brush.stage.view.unseen:
        draw(brush.painter, brush.plan.display.deck, f"pixies/space_{brush.stage.theme.name}")
    rect = brush.plan.display.caption
    if rect is None:
        return
    title = brush.style(21, bold=True)
    line = QRectF(rect.left(), rect.center().y() - title.line * 1.1, rect.width(), title.line)
    brush.write(line, texts.DECK, title)
    count = texts.deck_count(len(brush.stage.view.unseen))
    brush.write(line.translated(0, title.line * 1.05), count, brush.style(17, "soft_text"))


def _write_order(brush: PixiesBrush) -> None:
    """List who takes the cards of this turn: done, now, to come."""
    view: View = brush.stage.view
    column, theme, unit = brush.plan.display, brush.stage.theme, brush.unit
    room = column.order
    title = QRectF(room.left(), room.top(), room.width(), column.title)
    brush.write(title, texts.ORDER, brush.style(21, bold=True))
    everyone = takers(view)
    high = (room.height() - column.title) / len(everyone)
    side = min(high * 0.82, 40 * unit)
    middle = room.left() + side / 2 + 4 * unit
    brush.painter.setPen(QPen(theme.color("hairline"), 3 * unit))
    first = title.bottom() + high / 2
    brush.painter.drawLine(
        QPointF(middle, first), QPointF(middle, first + high * (len(everyone) - 1))
    )
    for turn, seat in enumerate(everyone):
        line = QRectF(room.left(), title.bottom() + turn * high, room.width(), high)
        emblem = QRectF(middle - side / 2, line.center().y() - side / 2, side, side)
        _write_turn(brush, turn, seat, line, emblem)


def _write_turn(brush: PixiesBrush, turn: int, seat: Seat, line: QRectF, emblem: QRectF) -> None:
    view: View = brush.stage.view
    theme, unit, painter = brush.stage.theme, brush.unit, brush.painter
    done = turn < taken(view)
    now = turn == taken(view) and view.to_act is not None
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(emblem)
    painter.setOpacity(_DONE if done else 1.0)
    brush.emblem(emblem, seat)
    painter.setOpacity(1.0)
    if now:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), 3 * unit))
        painter.drawEllipse(emblem.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit))
    if done:
        _check(brush, emblem)
    left = emblem.right() + 12 * unit
    name = brush.style(18, "soft_text" if done else "text", LEFT, bold=now)
    room = QRectF(left, line.top(), line.right() - left, line.height())
    wide = brush.write(room, brush.name(seat), name)
    status = _status(view, turn, now=now)
    rest = room.adjusted(wide + 14 * unit, 0, 0, 0)
    style = brush.style(15.5, "accent" if now else "soft_text", RIGHT, bold=now)
    if status is not None and style.width(brush.words(status)) <= rest.width():
        brush.write(rest, status, style)


def _status(view: View, turn: int, *, now: bool) -> Message | None:
    if now:
        return texts.PICKS
    last = turn == len(view.display) - 1
    return texts.OPENS_NEXT if last and view.to_act is not None else None


def _check(brush: PixiesBrush, emblem: QRectF) -> None:
    """Draw a check at the corner of an emblem."""
    side = emblem.width() * 0.5
    disc = QRectF(emblem.right() - side * 0.7, emblem.bottom() - side * 0.8, side, side)
    theme, painter = brush.stage.theme, brush.painter
    painter.setPen(QPen(theme.color("hairline"), 1.2 * brush.unit))
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(disc)
    painter.setPen(round_pen(theme.color("text"), side * 0.13))
    middle = disc.center()
    painter.drawPolyline(
        [
            middle + QPointF(-0.22, 0.02) * side,
            middle + QPointF(-0.06, 0.18) * side,
            middle + QPointF(0.24, -0.16) * side,
        ]
    )
