"""What is written on the display's panel: headings, who took what, the order of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from core.kernel.messages import Player
from gui.look.drawings import draw
from gui.look.lettering import CENTER, LEFT, RIGHT

from . import texts
from .turn_order import taken, taker_of, takers

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from core.kernel.messages import Message, Seat

    from .brush import Scribe

_DONE = 0.45


def write_display(scribe: Scribe) -> None:
    """Write everything on the display's panel."""
    _write_heading(scribe)
    _write_taken(scribe)
    _write_deck(scribe)
    _write_order(scribe)


def _write_heading(scribe: Scribe) -> None:
    view: View = scribe.stage.view
    line = scribe.plan.display.heading
    everything = len(view.display)
    left = texts.LEFT.bind(left=everything - taken(view), all=everything)
    title = scribe.style(21, bold=True)
    count = scribe.style(17, scribe.stage.theme.soft_text, RIGHT)
    wide, beside = title.width(scribe.words(texts.REVEALED)) + 2, count.width(scribe.words(left))
    room = line.width() - 12 * scribe.plan.unit
    wide = min(wide, room * wide / (wide + beside))
    scribe.say(QRectF(line.left(), line.top(), wide, line.height()), texts.REVEALED, title)
    scribe.say(line.adjusted(line.width() - room + wide, 0, 0, 0), left, count)


def _write_taken(scribe: Scribe) -> None:
    """Show at the empty places who took the cards."""
    view: View = scribe.stage.view
    style = scribe.style(15.5, scribe.stage.theme.soft_text, CENTER)
    for slot, rect in enumerate(scribe.plan.display.slots):
        if view.display[slot] is not None:
            continue
        seat = taker_of(view, slot)
        below = QRectF(rect.left() + 8, rect.center().y(), rect.width() - 16, style.line * 1.2)
        if seat is None:
            scribe.say(below.translated(0, -below.height()), texts.TAKEN, style)
            continue
        side = rect.width() * 0.32
        emblem = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 1.1, side, side)
        scribe.emblem(emblem, seat)
        _write_taker(scribe, below, seat)


def _write_taker(scribe: Scribe, rect: QRectF, seat: Seat) -> None:
    """Write the whole sentence if it fits, the name alone if it does not."""
    style = scribe.style(15.5, scribe.stage.theme.soft_text, CENTER)
    sentence = texts.TAKEN_BY.bind(player=Player(seat))
    if style.width(scribe.words(sentence)) <= rect.width():
        scribe.say(rect, sentence, style)
    else:
        scribe.put(rect, scribe.stage.looks[seat].name, style)


def _write_deck(scribe: Scribe) -> None:
    """Caption the deck; show its place when it has run out."""
    if not scribe.stage.view.unseen:
        draw(scribe.painter, scribe.plan.display.deck, f"pixies/space_{scribe.stage.theme.name}")
    rect = scribe.plan.display.caption
    if rect is None:
        return
    title = scribe.style(21, bold=True)
    line = QRectF(rect.left(), rect.center().y() - title.line * 1.1, rect.width(), title.line)
    scribe.say(line, texts.DECK, title)
    count = texts.deck_count(len(scribe.stage.view.unseen))
    soft = scribe.stage.theme.soft_text
    scribe.say(line.translated(0, title.line * 1.05), count, scribe.style(17, soft))


def _write_order(scribe: Scribe) -> None:
    """List who takes the cards of this turn: done, now, to come."""
    view: View = scribe.stage.view
    column, theme, unit = scribe.plan.display, scribe.stage.theme, scribe.plan.unit
    room = column.order
    title = QRectF(room.left(), room.top(), room.width(), column.title)
    scribe.say(title, texts.ORDER, scribe.style(21, bold=True))
    everyone = takers(view)
    high = (room.height() - column.title) / len(everyone)
    side = min(high * 0.82, 40 * unit)
    middle = room.left() + side / 2 + 4 * unit
    scribe.painter.setPen(QPen(theme.color("hairline"), 3 * unit))
    first = title.bottom() + high / 2
    scribe.painter.drawLine(
        QPointF(middle, first), QPointF(middle, first + high * (len(everyone) - 1))
    )
    for turn, seat in enumerate(everyone):
        line = QRectF(room.left(), title.bottom() + turn * high, room.width(), high)
        emblem = QRectF(middle - side / 2, line.center().y() - side / 2, side, side)
        _write_turn(scribe, turn, seat, line, emblem)


def _write_turn(scribe: Scribe, turn: int, seat: Seat, line: QRectF, emblem: QRectF) -> None:
    view: View = scribe.stage.view
    theme, unit, painter = scribe.stage.theme, scribe.plan.unit, scribe.painter
    done = turn < taken(view)
    now = turn == taken(view) and view.to_act is not None
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(emblem)
    painter.setOpacity(_DONE if done else 1.0)
    scribe.emblem(emblem, seat)
    painter.setOpacity(1.0)
    if now:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), 3 * unit))
        painter.drawEllipse(emblem.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit))
    if done:
        _check(scribe, emblem)
    left = emblem.right() + 12 * unit
    name = scribe.style(18, theme.soft_text if done else theme.text, LEFT, bold=now)
    room = QRectF(left, line.top(), line.right() - left, line.height())
    wide = scribe.put(room, scribe.stage.looks[seat].name, name)
    status = _status(view, turn, now=now)
    rest = room.adjusted(wide + 14 * unit, 0, 0, 0)
    style = scribe.style(15.5, theme.accent if now else theme.soft_text, RIGHT, bold=now)
    if status is not None and style.width(scribe.words(status)) <= rest.width():
        scribe.say(rest, status, style)


def _status(view: View, turn: int, *, now: bool) -> Message | None:
    if now:
        return texts.PICKS
    last = turn == len(view.display) - 1
    return texts.OPENS_NEXT if last and view.to_act is not None else None


def _check(scribe: Scribe, emblem: QRectF) -> None:
    """Draw a check at the corner of an emblem."""
    side = emblem.width() * 0.5
    disc = QRectF(emblem.right() - side * 0.7, emblem.bottom() - side * 0.8, side, side)
    theme, painter = scribe.stage.theme, scribe.painter
    painter.setPen(QPen(theme.color("hairline"), 1.2 * scribe.plan.unit))
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(disc)
    pen = QPen(theme.color("text"), side * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = disc.center()
    painter.drawPolyline(
        [
            middle + QPointF(-0.22, 0.02) * side,
            middle + QPointF(-0.06, 0.18) * side,
            middle + QPointF(0.24, -0.16) * side,
        ]
    )
