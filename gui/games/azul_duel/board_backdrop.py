"""A player's board under its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from core.games.azul_duel.board import BROKEN_SPACES, LAST_PLATE_ROUND, LINES, TOKENS
from core.games.azul_duel.dome import SLOTS
from core.games.azul_duel.state import TILING
from core.games.azul_duel.state import Stage as Pending
from gui.board.lettering import CENTER, RIGHT

from . import texts
from .arch import paint_arch, paint_empty_slot
from .board_plan import BROKEN_PITCH, COIN_X, SECTIONS, STORE
from .faces import totals
from .ink import square
from .ornament import paint_ribbon, paint_rosette
from .palette import GOLD, tint

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

    from .board_plan import BoardPlan
    from .ink import Ink

CORNER = 18.0
ROMAN = ("I", "II", "III", "IV", "V")
ROOMY = 0.75
"""From which size of a board its headings are written."""


def paint_board(ink: Ink, board: BoardPlan, seat: Seat) -> None:
    """Paint a board: rails, arch, fields and labels."""
    _paint_panel(ink, board)
    _paint_owner(ink, board, seat)
    for number in LINES:
        _paint_line(ink, board, seat, number)
    paint_arch(ink, board)
    for slot in SLOTS:
        if ink.stage.view.boards[seat].dome.slots[slot] is None:
            paint_empty_slot(ink, board.slot(slot), board.k)
    if board.own:
        _paint_row_values(ink, board)
    _paint_broken(ink, board)
    _paint_store(ink, board)


def _paint_panel(ink: Ink, board: BoardPlan) -> None:
    colors, panel = ink.palette, board.panel
    radius = CORNER * ink.unit if board.own else 14 * ink.unit
    ink.shadow(panel, radius)
    glaze = QLinearGradient(
        panel.topLeft(), panel.topLeft() + QPointF(panel.width() * 0.6, panel.height())
    )
    glaze.setColorAt(0, QColor(colors.board_top))
    glaze.setColorAt(1, QColor(colors.board_bottom))
    ink.rounded(panel, radius, glaze, QPen(ink.stage.theme.color("hairline"), 1.3))
    if board.own:
        paint_rosette(ink, panel, board.k)
        paint_ribbon(ink, panel, radius, board.k)
    else:
        inset = 5 * ink.unit
        inner = panel.adjusted(inset, inset, -inset, -inset)
        ink.rounded(inner, radius * 0.7, None, QPen(tint(colors.ribbon, 0.35), 1.2))


def _paint_owner(ink: Ink, board: BoardPlan, seat: Seat) -> None:
    view: View = ink.stage.view
    color = ink.stage.looks[seat].color.name
    emblem = board.around(62, 62, 60 if board.own else 66)
    if view.turn == seat and view.stage is not Pending.OVER:
        glow = emblem.adjusted(-4, -4, 4, 4)
        ink.rounded(
            glow,
            glow.width() / 2,
            ink.stage.theme.color("accent", 0.16),
            QPen(ink.stage.theme.color("accent"), 2),
        )
    ink.stamp(emblem, f"token_{color}")
    left, right = emblem.right() + 12 * ink.unit, board.at(440, 0).x()
    middle = emblem.center().y()
    share = 25 if board.own else 18
    ink.write(
        _line(left, right, middle - share * 0.52 * ink.unit, share * 1.3 * ink.unit),
        ink.name(seat),
        share,
        bold=True,
    )
    words = ink.say(texts.points(totals(view)[seat]))
    if view.boards[seat].passed:
        words = f"{words} · {ink.say(texts.PASSED)}"
    below = _line(left, right, middle + share * 0.66 * ink.unit, share * ink.unit)
    ink.write(below, words, 15 if board.own else 13, "soft_text")
    if view.round <= LAST_PLATE_ROUND and view.stage not in TILING | {Pending.OVER}:
        _paint_token_places(ink, board)


def _line(left: float, right: float, middle: float, height: float) -> QRectF:
    return QRectF(left, middle - height / 2, right - left, height)


def _paint_token_places(ink: Ink, board: BoardPlan) -> None:
    if board.own:
        ink.write(board.rect(QRectF(36, 110, 270, 24)), ink.say(texts.TOKENS), 13, "soft_text")
    for index in range(TOKENS):
        rect = board.token(index)
        rim = QPen(ink.stage.theme.color("hairline"), 1.2, Qt.PenStyle.DashLine)
        ink.rounded(rect.adjusted(3, 3, -3, -3), rect.width() / 2, tint(ink.palette.rail, 0.6), rim)


def _paint_line(ink: Ink, board: BoardPlan, seat: Seat, number: int) -> None:
    view: View = ink.stage.view
    theme, k = ink.stage.theme, board.k
    rect, active = board.line(number), view.turn == seat and view.line == number
    fill = QLinearGradient(rect.topLeft(), rect.topRight())
    fill.setColorAt(0, QColor(ink.palette.rail_lit) if active else tint(ink.palette.rail, 0.9))
    fill.setColorAt(1, QColor(ink.palette.rail_lit_end) if active else tint(ink.palette.rail, 0.9))
    rim = QPen(theme.color("accent" if active else "hairline", 0.9), (2.6 if active else 1.2) * k)
    ink.rounded(rect, rect.height() / 2, fill, rim)
    for index in range(number):
        space = board.line_space(number, index)
        grow = space.width() * 0.04
        ink.stamp(space.adjusted(-grow, -grow, grow, grow), "slot_pattern" + ink.suffix)
    _paint_gate(ink, board, number, full=len(view.boards[seat].line(number)) == number)


def _paint_gate(ink: Ink, board: BoardPlan, number: int, *, full: bool) -> None:
    painter, k, tip = ink.painter, board.k, board.gate(number)
    painter.setPen(
        QPen(
            tint(GOLD, 1 if full else 0.65),
            3 * k,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    for shift in (0, -7) if full else (0,):
        ends = [QPointF(shift - 4, -8), QPointF(shift + 4, 0), QPointF(shift - 4, 8)]
        painter.drawPolyline([tip + end * k for end in ends])


def _paint_row_values(ink: Ink, board: BoardPlan) -> None:
    painter, k = ink.painter, board.k
    for row in LINES:
        center = board.at(COIN_X, board.row_y(row))
        painter.setPen(QPen(QColor(GOLD), 2 * k))
        painter.setBrush(QColor(ink.palette.coin))
        painter.drawEllipse(center, 17 * k, 17 * k)
        painter.setPen(QPen(tint(GOLD, 0.6), 1.2 * k, Qt.PenStyle.DotLine))
        painter.drawEllipse(center, 13.6 * k, 13.6 * k)
        rect = square(center, 40 * k)
        ink.write(rect, str(row), 17, ink.palette.gold_text, bold=True, align=CENTER)


def _paint_broken(ink: Ink, board: BoardPlan) -> None:
    if board.own:
        width = 4.3 * BROKEN_PITCH
        ink.heading(board.rect(QRectF(34, 604, width, 24)), texts.BROKEN_TILES)
    for index in range(BROKEN_SPACES):
        rect = board.broken(index)
        ink.stamp(rect.adjusted(-2, -2, 2, 2), "slot_broken" + ink.suffix)
        _paint_loss(ink, board, rect, index + 1)
    rect = board.first_tile
    rim = QPen(ink.stage.theme.color("hairline"), 1.6 * board.k, Qt.PenStyle.DashLine)
    ink.rounded(rect, rect.width() / 2, tint(ink.palette.rail, 0.7), rim)
    ink.stamp(rect, "tile_first", 0.22)
    _paint_loss(ink, board, rect, 2)


def _paint_loss(ink: Ink, board: BoardPlan, rect: QRectF, points: int) -> None:
    height = max(22 * board.k, 15 * ink.stage.scale)
    middle = board.at(0, 703).y()
    label = QRectF(rect.center().x() - 30 * board.k, middle - height / 2, 60 * board.k, height)
    ink.write(label, f"−{points}", 15 if board.own else 11, "loss", bold=True, align=CENTER)


def _paint_store(ink: Ink, board: BoardPlan) -> None:
    theme, current = ink.stage.theme, ink.stage.view.round - 1
    if board.own:
        title = board.rect(QRectF(STORE.left() + 2, 604, STORE.width() - 4, 24))
        used = ink.heading(title, texts.BONUS_CHIPS)
        if board.k > ROOMY:
            rest = title.adjusted(used + 16, 0, 0, 0)
            hint = ink.say(texts.CHIPS_EXPLAINED)
            ink.write(rest, hint, 12.5, "soft_text", align=RIGHT)
    for index in range(SECTIONS):
        now = index == current
        rim = QPen(theme.color("accent" if now else "hairline", 0.9), 2 if now else 1.2)
        rect = board.section(index)
        ink.rounded(rect, 9 * board.k, tint(ink.palette.rail, 0.85), rim)
        for chip in (2 * index, 2 * index + 1):
            hole = board.storage(chip)
            ink.stamp(square(hole.center(), hole.width() * 0.85), "slot_pattern" + ink.suffix, 0.7)
        if board.own:
            label = QRectF(
                rect.left(),
                rect.bottom() - rect.height() * 0.26,
                rect.width(),
                rect.height() * 0.24,
            )
            shade = "accent" if now else "soft_text"
            ink.write(label, ROMAN[index], 11.5, shade, bold=True, align=CENTER)
