"""The areas of the board.

From left to right: the two lines in their trays, the near kingdom, the others as cards. The supply
(pile, turns, discards, earlier games) lies below the trays; with one rival only, below its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from core.games.kingdomino.variants import GAMES_IN_A_DYNASTY
from gui.board.scale import Scale, fitted_unit

from .field import Field, framed_field, growing_field

if TYPE_CHECKING:
    from core.games.kingdomino.state import Table
    from core.kernel.messages import Seat
    from gui.board.table import Stage

_MOCKUP = (1576.0, 1000.0)
"""The size of the board on which lengths are as they are written here."""
_TRAY_WIDTHS = {2: 476.0, 3: 456.0, 4: 456.0}
_CARD_WIDTHS = {2: 380.0, 3: 360.0, 4: 278.0}
_LARGEST_CELL = 136.0


@frozen(eq=False)
class Tray:
    """A wooden tray with a line of dominoes."""

    rect: QRectF
    head: float
    slots: tuple[QRectF, ...]

    @property
    def title(self) -> QRectF:
        """Where its name is written."""
        return QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.head)


@frozen(eq=False)
class Supply:
    """The pile, the turns, the discards and the earlier games."""

    rect: QRectF
    pile: QRectF
    caption: QRectF
    pips: QRectF
    discards: QRectF
    games: QRectF


@frozen(eq=False)
class Card:
    """A rival's kingdom."""

    rect: QRectF
    header: QRectF
    field: Field
    territories: QRectF


@frozen(eq=False)
class Own:
    """The near kingdom."""

    rect: QRectF
    header: QRectF
    footer: QRectF
    field: Field


@frozen(eq=False)
class Plan:
    """Everything on the board."""

    scale: Scale
    now: Tray
    next: Tray
    supply: Supply
    own: Own
    cards: tuple[Card, ...]

    def frame_of(self, seat: Seat) -> QRectF:
        """Return the outline of a player's kingdom, with its name."""
        if seat == self.own.field.seat:
            rim = self.scale(8)
            return self.own.header.united(self.own.field.outline).adjusted(-rim, 0, rim, rim)
        return next(card.rect for card in self.cards if card.field.seat == seat)

    def field_of(self, seat: Seat) -> Field:
        """Find a player's kingdom."""
        if seat == self.own.field.seat:
            return self.own.field
        return next(card.field for card in self.cards if card.field.seat == seat)


def scale_of(stage: Stage) -> Scale:
    """Fit the mock-up to a stage; text shrinks less than the board."""
    unit = fitted_unit(stage.size, _MOCKUP)
    return Scale(unit, max(unit, 0.3 + 0.7 * unit) * stage.scale)


def plan_of(stage: Stage) -> Plan:
    """Divide the board."""
    table: Table = stage.view.table
    m = scale_of(stage)
    margin, gap = m(16), m(12)
    board = QRectF(QPointF(), stage.size).adjusted(margin, margin, -margin, -margin)
    left, card = _column_widths(table.seats, m, board)
    trays = QRectF(board.left(), board.top(), left, board.height())
    rivals = QRectF(board.right() - card, board.top(), card, board.height())
    own = QRectF(trays.right() + gap, board.top(), 0, board.height())
    own.setRight(rivals.left() - gap)
    cards = _cards(stage, m, rivals)
    if len(cards) == 1:
        now, following = _trays(table, m, trays)
        room = rivals.adjusted(0, cards[0].rect.height() + gap, 0, 0)
    else:
        below = _supply_height(table, m, trays.width())
        now, following = _trays(table, m, trays.adjusted(0, 0, 0, -below - gap))
        room = trays.adjusted(0, now.rect.height() + gap, 0, 0)
    return Plan(m, now, following, _supply(m, room), _own(stage, m, own), cards)


def _column_widths(seats: int, m: Scale, board: QRectF) -> tuple[float, float]:
    """Share the width: what the near kingdom cannot use goes to the rivals, then to the trays."""
    left, card = m(_TRAY_WIDTHS[seats]), m(_CARD_WIDTHS[seats])
    wanted = board.height() - m(40)
    spare = max(0.0, board.width() - left - card - wanted - 2 * m(12))
    wider = min(spare, m(180))
    return left + min(spare - wider, m(120)), card + wider


def _trays(table: Table, m: Scale, room: QRectF) -> tuple[Tray, Tray]:
    gap, head, count = m(10), m.letters(24) * 1.9, table.setup.line
    width = (room.width() - gap) / 2
    pitch = (room.height() - head - m(14)) / count
    side = min((width - m(30)) / 2, pitch / 1.36)
    pitch = min(pitch, side * 2.2)
    height = head + pitch * count + m(14)
    trays = []
    for column in range(2):
        rect = QRectF(room.x() + column * (width + gap), room.y(), width, height)
        top = rect.y() + head + (pitch - side) / 2
        corner = QPointF(rect.center().x() - side, top)
        slots = (corner + QPointF(0, slot * pitch) for slot in range(count))
        rects = tuple(QRectF(at, QSizeF(2 * side, side)) for at in slots)
        trays.append(Tray(rect, head, rects))
    return trays[0], trays[1]


def _supply_height(table: Table, m: Scale, width: float) -> float:
    games = m.letters(15) * 1.6 * GAMES_IN_A_DYNASTY if table.options["dynasty"] else 0.0
    return _supply(m, QRectF(0, 0, width, 0)).games.top() + games


def _supply(m: Scale, room: QRectF) -> Supply:
    """Put the parts below each other; what is left is for the earlier games."""
    inner = room.adjusted(m(12), m(8), -m(12), 0)
    side = min(m(92), inner.width() * 0.21)
    stack, row = side * 0.2, m.letters(15) * 1.9
    pile = QRectF(inner.x(), inner.y(), 2 * side, side)
    caption = QRectF(pile.right() + stack + m(12), pile.y(), 0, side + stack)
    caption.setRight(inner.right())
    pips = QRectF(inner.x(), caption.bottom() + m(4), inner.width(), row)
    discards = QRectF(inner.x(), pips.bottom(), inner.width(), max(row, m(38)))
    games = QRectF(inner.x(), discards.bottom() + m(4), inner.width(), 0)
    games.setBottom(max(games.top(), room.bottom()))
    return Supply(room, pile, caption, pips, discards, games)


def _own(stage: Stage, m: Scale, room: QRectF) -> Own:
    header = QRectF(room.x(), room.y(), room.width(), m.letters(24) * 2.4)
    footer = QRectF(room.x(), 0, room.width(), max(44.0 * stage.scale, m(46)))
    footer.moveBottom(room.bottom())
    middle = QRectF(room.x(), header.bottom() + m(8), room.width(), 0)
    middle.setBottom(footer.top() - m(4))
    rail = m(14)
    kingdom = stage.view.table.kingdoms[stage.near]
    inside = middle.adjusted(rail, rail, -rail, -rail)
    return Own(room, header, footer, growing_field(stage.near, kingdom, inside, m(_LARGEST_CELL)))


def _cards(stage: Stage, m: Scale, room: QRectF) -> tuple[Card, ...]:
    table: Table = stage.view.table
    rivals = [(stage.near + step) % table.seats for step in range(1, table.seats)]
    gap, head = m(12), m.letters(18) * 2.4
    height = (room.height() - gap * (len(rivals) - 1)) / len(rivals)
    if len(rivals) == 1:
        height -= _supply_height(table, m, room.width()) + gap
    cards = []
    for row, seat in enumerate(rivals):
        rect = QRectF(room.x(), room.y() + row * (height + gap), room.width(), height)
        header = QRectF(rect.x(), rect.y(), rect.width(), head)
        body = rect.adjusted(m(12), head, -m(12), -m(12))
        side = min(body.width(), body.height())
        square = QRectF(body.center().x() - side / 2, body.y(), side, side)
        below = QRectF(body.x(), square.bottom() + m(6), body.width(), 0)
        below.setBottom(rect.bottom() - m(6))
        field = framed_field(seat, table.kingdoms[seat], square.adjusted(4, 4, -4, -4))
        cards.append(Card(rect, header, field, below))
    return tuple(cards)


def discard_button(plan: Plan) -> QRectF:
    """Leave room for the button at the end of the footer."""
    footer = plan.own.footer
    width = min(footer.width() * 0.46, plan.scale.letters(17) * 15)
    height = min(footer.height(), max(44.0, plan.scale.letters(17) * 2.4))
    button = QRectF(0, 0, width, height)
    button.moveCenter(footer.center())
    button.moveRight(footer.right() - plan.scale(10))
    return button
