"""A player's board under its pieces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from core.games.azul_duel.board import LAST_PLATE_ROUND, LINES, TOKENS
from core.games.azul_duel.state import TILING
from core.games.azul_duel.state import Stage as Pending
from gui.board.brush import square
from gui.look.lettering import CENTER, RIGHT, Style, fits
from gui.look.theme import tint

from . import texts
from .board_ground import LOWEST, paint_empty_board, paint_spaces
from .board_plan import SECTIONS
from .brush import SHADE
from .faces import totals
from .palette import GOLD

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

    from .board_plan import BoardPlan
    from .brush import AzulBrush

NAME = 1.3
"""The height of the line of a name, in heights of the line of points."""
LINES_TOP = 117
"""Where the first pattern line begins."""
ROMAN = ("I", "II", "III", "IV", "V")


def paint_board(brush: AzulBrush, board: BoardPlan, seat: Seat) -> None:
    """Paint a board: rails, arch, fields and labels."""
    view: View = brush.stage.view
    whole = board.panel.adjusted(-SHADE, -SHADE, SHADE, SHADE)
    brush.paint_kept(
        "own board" if board.own else "board", whole, partial(paint_empty_board, board=board)
    )
    _paint_owner(brush, board, seat)
    if view.turn == seat and view.line:
        _paint_active_line(brush, board, view.line)
    for number in LINES:
        _paint_gate(brush, board, number, full=len(view.boards[seat].line(number)) == number)
    _paint_current_section(brush, board)
    if board.own:
        _paint_headings(brush, board)


def _paint_owner(brush: AzulBrush, board: BoardPlan, seat: Seat) -> None:
    view: View = brush.stage.view
    emblem = board.around(62, 62, 60 if board.own else 66)
    emblem.translate(board.panel.left() - board.at(0, 0).x(), 0)
    if view.turn == seat and view.stage is not Pending.OVER:
        theme = brush.stage.theme
        fill, rim = theme.color("accent", 0.16), QPen(theme.color("accent"), 2)
        glow = square(emblem.center(), emblem.width() + 8)
        brush.rounded(glow, glow.width() / 2, fill, rim)
    brush.piece(emblem, f"token_{brush.stage.looks[seat].color.name}")
    size = 25 if board.own else 18
    above, below = _owner_lines(brush, board, emblem, brush.scale.letters(size))
    brush.write(above, brush.name(seat), brush.style(size, bold=True))
    total = totals(brush.stage)[seat]
    points = texts.points(total)
    words = texts.PASSED.bind(points=points) if view.boards[seat].passed else points
    letters, bare = 15 if board.own else 13, f"{total}".replace("-", "−")
    tried = (brush.words(words), brush.words(points))
    fitting = (said for said in tried if fits(said, below.size(), Style(letters, "")))
    brush.write(below, next(fitting, bare), brush.style(letters, "soft_text"))
    if view.round <= LAST_PLATE_ROUND and view.stage not in TILING | {Pending.OVER}:
        _paint_token_places(brush, board)


def _owner_lines(
    brush: AzulBrush, board: BoardPlan, emblem: QRectF, size: float
) -> tuple[QRectF, QRectF]:
    """Find the room for a name and for the points under it, beside the emblem."""
    ends = (22, 108) if board.own else (6, LINES_TOP + 20)
    top, bottom = (board.at(0, end).y() for end in ends)
    high = min((NAME + 1) * size, bottom - top)
    start = min(max(top, emblem.center().y() - high / 2), bottom - high)
    left = emblem.right() + 12 * brush.unit
    right = board.at(440 if start + high <= board.at(0, LINES_TOP).y() else 386, 0).x()
    above = QRectF(left, start, right - left, high * NAME / (NAME + 1))
    return above, QRectF(left, above.bottom(), right - left, start + high - above.bottom())


def _paint_token_places(brush: AzulBrush, board: BoardPlan) -> None:
    if board.own:
        brush.write(
            board.rect(QRectF(36, 110, 270, 24)), texts.TOKENS, brush.style(13, "soft_text")
        )
    for index in range(TOKENS):
        rect = board.token(index)
        rim = QPen(brush.stage.theme.color("hairline"), 1.2, Qt.PenStyle.DashLine)
        brush.rounded(
            rect.adjusted(3, 3, -3, -3), rect.width() / 2, tint(brush.palette.rail, 0.6), rim
        )


def _paint_active_line(brush: AzulBrush, board: BoardPlan, number: int) -> None:
    rect = board.line(number)
    glow = QLinearGradient(rect.topLeft(), rect.topRight())
    glow.setColorAt(0, QColor(brush.palette.rail_lit))
    glow.setColorAt(1, QColor(brush.palette.rail_lit_end))
    rim = QPen(brush.stage.theme.color("accent"), 2.6 * board.k)
    brush.rounded(rect, rect.height() / 2, glow, rim)
    paint_spaces(brush, board, number)


def _paint_gate(brush: AzulBrush, board: BoardPlan, number: int, *, full: bool) -> None:
    painter, k, tip = brush.painter, board.k, board.gate(number)
    pen = QPen(tint(GOLD, 1 if full else 0.65), 3 * k)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for shift in (0, -7) if full else (0,):
        ends = [QPointF(shift - 4, -8), QPointF(shift + 4, 0), QPointF(shift - 4, 8)]
        painter.drawPolyline([tip + end * k for end in ends])


def _paint_current_section(brush: AzulBrush, board: BoardPlan) -> None:
    theme, current = brush.stage.theme, brush.stage.view.round - 1
    rim = QPen(theme.color("accent", 0.9), 2)
    brush.rounded(board.section(current), 9 * board.k, None, rim)
    for index in range(SECTIONS) if board.own else ():
        rect = board.section(index)
        label = rect.adjusted(0, rect.height() * 0.74, 0, -rect.height() * 0.02)
        if label.height() < LOWEST:
            return
        shade = "accent" if index == current else "soft_text"
        brush.write(label, ROMAN[index], brush.style(11.5, shade, bold=True, align=CENTER))


def _paint_headings(brush: AzulBrush, board: BoardPlan) -> None:
    brush.heading(board.broken_title, texts.BROKEN_TILES)
    title = board.chips_title
    used = brush.heading(title, texts.BONUS_CHIPS)
    rest = title.adjusted(used + 16 * board.k, 0, 0, 0)
    style = brush.style(12.5, "soft_text", align=RIGHT)
    if board.own and fits(brush.words(texts.CHIPS_EXPLAINED), rest.size(), style):
        brush.write(rest, texts.CHIPS_EXPLAINED, style)
