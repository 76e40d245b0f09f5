"""The near kingdom: its header, its cells, the hints below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.moves import DiscardDomino
from core.games.kingdomino.scoring import MIDDLE_KINGDOM, Bonus, Prospect, prospects
from core.games.kingdomino.state import Decision
from gui.board.brush import draw_rounded
from gui.look.lettering import (
    CENTER,
    RIGHT,
    Style,
    least_width,
    write,
    write_wrapped,
    written_width,
)
from gui.text.translation import render

from . import texts
from .brush import paint_emblem, stamp
from .other_kingdoms import has_won, paint_ground, points_of
from .plan import discard_button
from .previews import position

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from core.games.kingdomino.state import Table
    from gui.board.scale import Scale
    from gui.board.table import Stage

    from .plan import Plan

INSIDE, OUTSIDE = 0.85, 0.4
"""The opacity of empty cells inside the frame, and where it can still slide to."""


EDGE = 0.6
"""How opaque the edges of squares outside the kingdom are where colors are far apart."""

EMBLEM = 0.74
"""How high the emblem is, in heights of the header."""

CHIPS_SHARE = 0.7
"""The share of the header's middle that named bonuses may take; the rest is for the name."""

NAME_SHARE = 0.4
"""The least share of its usual width, and of the header, for the name."""

CHIP_HEIGHT = 2.1
"""The height of a chip, in heights of its letters."""


@frozen
class Chip:
    """A bonus: certain, still possible, or lost."""

    label: str
    prospect: Prospect
    central: bool

    @property
    def possible(self) -> bool:
        """Whether it can still count."""
        return self.prospect is not Prospect.LOST


def paint_own(painter: QPainter, stage: Stage, plan: Plan) -> None:
    """Paint everything of the near kingdom that does not move."""
    _paint_header(painter, stage, plan)
    _paint_cells(painter, stage, plan)
    paint_ground(painter, stage, plan.own.field)
    _paint_footer(painter, stage, plan)


def _paint_header(painter: QPainter, stage: Stage, plan: Plan) -> None:
    m, theme, look = plan.scale, stage.theme, stage.looks[stage.near]
    room = _header_room(plan)
    rule = QRectF(room.x(), room.bottom(), room.width(), max(2.0, m(3)))
    painter.fillRect(rule, QColor(look.color.main))
    side = room.height() * EMBLEM
    paint_emblem(painter, QRectF(room.x(), room.center().y() - side / 2, side, side), look.color)
    head = _head(stage, plan)
    write(painter, head.beside, head.total, _total_style(stage, m))
    if has_won(stage, stage.near):
        crown = QRectF(head.left, room.center().y() - side * 0.4, side * 0.8, side * 0.8)
        stamp(painter, crown, "crown_mini_1")
    left = head.left
    for chip, rect in head.chips:
        _paint_chip(painter, stage, m, chip, rect)
        left = min(left, rect.x() - m(10))
    name = QRectF(head.start, room.y(), max(1.0, left - head.start), room.height())
    write(painter, name, look.name, Style(m.letters(24), theme.text, bold=True))


@frozen(eq=False)
class Head:
    """The layout of the header.

    Attributes:
        start: Where the name begins.
        beside: The room of the points.
        total: The points in words.
        left: How far the points and the winner's crown reach to the left.
        chips: The bonuses and where they are.

    """

    start: float
    beside: QRectF
    total: str
    left: float
    chips: tuple[tuple[Chip, QRectF], ...]


def bonus_rects(stage: Stage, plan: Plan) -> list[QRectF]:
    """Return the rectangles of the near kingdom's bonuses, in the order of the rules."""
    return [rect for _, rect in _head(stage, plan).chips]


def _header_room(plan: Plan) -> QRectF:
    m = plan.scale
    return plan.own.header.adjusted(m(14), 0, -m(14), -m(6))


def _total_style(stage: Stage, m: Scale) -> Style:
    return Style(m.letters(24), stage.theme.text, bold=True, align=RIGHT)


def _head(stage: Stage, plan: Plan) -> Head:
    m, look, room = plan.scale, stage.looks[stage.near], _header_room(plan)
    side = room.height() * EMBLEM
    total = render(texts.points(points_of(stage, stage.near)))
    start = room.x() + side + m(12)
    named = Style(m.letters(24), stage.theme.text, bold=True)
    least = min(named.width(look.name) * NAME_SHARE, room.width() * NAME_SHARE)
    least = max(least, least_width(look.name, named) + m(16))
    crown = side if has_won(stage, stage.near) else 0.0
    beside = room.adjusted(start - room.x() + least + crown, 0, 0, 0)
    left = room.right() - written_width(beside, total, _total_style(stage, m)) - m(16) - crown
    chips, end = [], left
    for chip in reversed(_fitting_chips(stage, m, left - start, least)):
        rect = _chip_rect(chip, m, QPointF(end, room.center().y()))
        chips.append((chip, rect))
        end = rect.x() - m(10)
    return Head(start, beside, total, left, tuple(reversed(chips)))


def _fitting_chips(stage: Stage, m: Scale, room: float, name: float) -> list[Chip]:
    """Name the bonuses, or show only their marks and points, as far as the name has room."""
    chips, short = _chips(stage, brief=False), _chips(stage, brief=True)
    if _chips_width(chips, m) <= room * CHIPS_SHARE:
        return chips
    return short if _chips_width(short, m) <= room - name else []


def _chips_width(chips: list[Chip], m: Scale) -> float:
    return sum(_chip_width(chip, m) + m(10) for chip in chips)


def _chips(stage: Stage, *, brief: bool) -> list[Chip]:
    table: Table = stage.view.table
    return [
        Chip(_bonus_label(bonus, brief=brief), prospect, central=bonus == MIDDLE_KINGDOM)
        for bonus, prospect in prospects(table, stage.near).items()
    ]


def _bonus_label(bonus: Bonus, *, brief: bool) -> str:
    label = texts.MIDDLE if bonus == MIDDLE_KINGDOM else texts.HARMONY
    return f"+{bonus.points}" if brief else render(label.bind(points=bonus.points))


def _chip_width(chip: Chip, m: Scale) -> float:
    style = Style(m.letters(14), "")
    return style.width(chip.label) + style.size * CHIP_HEIGHT * 1.4


def _chip_rect(chip: Chip, m: Scale, right: QPointF) -> QRectF:
    """Return the rectangle of a chip that ends at a point."""
    high, width = Style(m.letters(14), "").size * CHIP_HEIGHT, _chip_width(chip, m)
    return QRectF(right.x() - width, right.y() - high / 2, width, high)


def _paint_chip(painter: QPainter, stage: Stage, m: Scale, chip: Chip, rect: QRectF) -> None:
    theme = stage.theme
    style = Style(m.letters(14), theme.text if chip.possible else theme.soft_text)
    high, width = rect.height(), rect.width()
    icon = high * 0.5
    rim = QPen(theme.color("gold" if chip.possible else "hairline"), 1.5)
    certain = chip.prospect is Prospect.CERTAIN
    draw_rounded(painter, rect, high / 2, theme.color("gold", 0.25) if certain else None, rim)
    mark = QRectF(rect.x() + high * 0.35, rect.center().y() - icon / 2, icon, icon)
    _paint_chip_mark(painter, mark, QColor(style.color), central=chip.central)
    written = QRectF(mark.right() + high * 0.2, rect.y(), width, high)
    write(painter, written, chip.label, style)
    if not chip.possible:
        painter.setPen(QPen(QColor(style.color), 1.5))
        y = rect.center().y() + 1
        painter.drawLine(QPointF(written.x(), y), QPointF(rect.right() - high * 0.35, y))


def _paint_chip_mark(painter: QPainter, mark: QRectF, color: QColor, *, central: bool) -> None:
    third = mark.width() / 3
    if central:
        painter.setPen(QPen(color, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(mark)
        painter.fillRect(mark.adjusted(third, third, -third, -third), color)
        return
    for index in range(9):
        corner = mark.topLeft() + QPointF(index % 3, index // 3) * third
        painter.fillRect(QRectF(corner.x(), corner.y(), third - 1, third - 1), color)


def _paint_cells(painter: QPainter, stage: Stage, plan: Plan) -> None:
    field = plan.own.field
    kingdom = stage.view.table.kingdoms[stage.near]
    columns, rows = field.framed(kingdom)
    name = f"cell_empty_{stage.theme.name}"
    for x, y in field.cells:
        if (x, y) == CASTLE or (x, y) in kingdom.squares:
            continue
        inside = columns[0] <= x <= columns[1] and rows[0] <= y <= rows[1]
        painter.setOpacity(INSIDE if inside else OUTSIDE)
        stamp(painter, field.rect((x, y)), name)
        if stage.theme.stark:
            painter.setOpacity(1.0 if inside else EDGE)
            rim = QPen(stage.theme.color("hairline"), 1.5)
            draw_rounded(painter, field.rect((x, y)).adjusted(2, 2, -2, -2), 4, None, rim)
    painter.setOpacity(1.0)


def _paint_footer(painter: QPainter, stage: Stage, plan: Plan) -> None:
    table: Table = stage.view.table
    if table.actor != stage.near or table.decision is not Decision.PLACE:
        return
    if explains_discard(stage):
        _explain_discard(painter, stage, plan)
    elif stage.names_keys:
        _paint_keys(painter, stage, plan)


def explains_discard(stage: Stage) -> bool:
    """Return whether the footer says that the near player's domino has to be discarded."""
    near = stage.view.table.actor == stage.near
    return near and KINGDOMINO.legal_moves(position(stage.view)) == (DiscardDomino(),)


def _explain_discard(painter: QPainter, stage: Stage, plan: Plan) -> None:
    m, table = plan.scale, stage.view.table
    room = plan.own.footer.adjusted(m(14), 0, 0, 0)
    room.setRight(discard_button(plan).left() - m(14))
    sentence = texts.WHY_DISCARD.bind(domino=table.current_line[table.turn].domino)
    write_wrapped(painter, room, render(sentence), Style(m.letters(16), stage.theme.text))


def _paint_keys(painter: QPainter, stage: Stage, plan: Plan) -> None:
    m, theme, room = plan.scale, stage.theme, plan.own.footer
    key_style = Style(m.letters(15), theme.text, bold=True, align=CENTER)
    style = Style(m.letters(15), theme.soft_text)
    left = room.x() + m(14)
    for cap, label in (
        (stage.keys.get("turn", "R"), texts.TURN_IT),
        (stage.keys.get("take", "Enter"), texts.PLACE_IT),
        (stage.keys.get("back", "Esc"), texts.PUT_BACK),
    ):
        said = render(label)
        high = key_style.size * 1.75
        width = max(high, key_style.width(cap) + m(16))
        if left + width + m(7) + style.width(said) > room.right():
            return
        rect = QRectF(left, room.center().y() - high / 2, width, high)
        draw_rounded(painter, rect, 5, theme.color("panel"), QPen(theme.color("hairline"), 1.5))
        write(painter, rect, cap, key_style)
        left = rect.right() + m(7)
        space = QRectF(left, room.y(), room.right() - left, room.height())
        left += write(painter, space, said, style) + m(22)
