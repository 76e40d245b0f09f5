"""A player's empty board, which no move and no language changes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from core.games.azul_duel.board import BROKEN_SPACES, LINES
from core.games.azul_duel.dome import SLOTS
from core.games.azul_duel.scoring import BROKEN_PENALTIES, FIRST_TILE_PENALTY
from gui.board.brush import square
from gui.look.lettering import CENTER, SMALLEST
from gui.look.theme import tint

from .arch import paint_arch, paint_empty_slot
from .board_plan import BROKEN_PITCH, LOSS_EDGE, SECTIONS
from .ornament import paint_ribbon, paint_rosette
from .palette import GOLD

if TYPE_CHECKING:
    from .board_plan import BoardPlan
    from .brush import AzulBrush

LOSS = {True: 703, False: 697}
"""The middle of the cost of a broken tile, on the own board or another."""
LOWEST = SMALLEST * 0.75
"""The least height of readable digits."""
WIDEST_LOSS, APART = "−4", 3.0
"""The widest loss, and the least distance between two of them."""
CORNER = 18.0
SMALL_CORNER = 14.0


def paint_empty_board(brush: AzulBrush, board: BoardPlan) -> None:
    """Paint an empty board."""
    _paint_panel(brush, board)
    for number in LINES:
        _paint_rail(brush, board, number)
    paint_arch(brush, board)
    empty = brush.image_of(board.slot(0), partial(paint_empty_slot, rect=board.slot(0), k=board.k))
    for slot in SLOTS:
        brush.painter.drawImage(board.slot(slot), empty)
    if board.own:
        _paint_row_values(brush, board)
    _paint_broken(brush, board)
    for index in range(SECTIONS):
        _paint_section(brush, board, index)


def _paint_panel(brush: AzulBrush, board: BoardPlan) -> None:
    colors, panel = brush.palette, board.panel
    radius = (CORNER if board.own else SMALL_CORNER) * brush.unit
    brush.shadow(panel, radius)
    end = panel.topLeft() + QPointF(panel.width() * 0.6, panel.height())
    glaze = QLinearGradient(panel.topLeft(), end)
    glaze.setColorAt(0, QColor(colors.board_top))
    glaze.setColorAt(1, QColor(colors.board_bottom))
    brush.rounded(panel, radius, glaze, QPen(brush.stage.theme.color("hairline"), 1.3))
    if board.own:
        paint_rosette(brush, panel, board.k)
        paint_ribbon(brush, panel, radius, board.k)
    else:
        inset = 5 * brush.unit
        inner = panel.adjusted(inset, inset, -inset, -inset)
        brush.rounded(inner, radius * 0.7, None, QPen(tint(colors.ribbon, 0.35), 1.2))


def _paint_rail(brush: AzulBrush, board: BoardPlan, number: int) -> None:
    rect = board.line(number)
    rim = QPen(brush.stage.theme.color("hairline", 0.9), 1.2 * board.k)
    brush.rounded(rect, rect.height() / 2, tint(brush.palette.rail, 0.9), rim)
    paint_spaces(brush, board, number)


def paint_spaces(brush: AzulBrush, board: BoardPlan, number: int) -> None:
    """Paint the empty spaces of a pattern line."""
    for index in range(number):
        space = board.line_space(number, index)
        brush.piece(square(space.center(), space.width() * 1.08), "slot_pattern" + brush.suffix)
        if brush.stage.theme.stark:
            brush.painter.setPen(QPen(brush.stage.theme.color("hairline"), 1.2))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawEllipse(space.adjusted(2, 2, -2, -2))


def _paint_row_values(brush: AzulBrush, board: BoardPlan) -> None:
    painter, k = brush.painter, board.k
    for row in LINES:
        center = board.coin(row).center()
        painter.setPen(QPen(QColor(GOLD), 2 * k))
        painter.setBrush(QColor(brush.palette.coin))
        painter.drawEllipse(center, 17 * k, 17 * k)
        painter.setPen(QPen(tint(GOLD, 0.6), 1.2 * k, Qt.PenStyle.DotLine))
        painter.drawEllipse(center, 13.6 * k, 13.6 * k)
        brush.write(
            board.coin(row),
            str(row),
            brush.style(17, brush.palette.gold_text, bold=True, align=CENTER),
        )


def _paint_broken(brush: AzulBrush, board: BoardPlan) -> None:
    for index in range(BROKEN_SPACES):
        rect = board.broken(index)
        brush.piece(square(rect.center(), rect.width() * 1.07), "slot_broken" + brush.suffix)
        _paint_loss(brush, board, rect, BROKEN_PENALTIES[index + 1] - BROKEN_PENALTIES[index])
    rect = board.first_tile
    rim = QPen(brush.stage.theme.color("hairline"), 1.6 * board.k, Qt.PenStyle.DashLine)
    brush.rounded(rect, rect.width() / 2, tint(brush.palette.rail, 0.7), rim)
    brush.piece(rect, "tile_first", 0.22)
    _paint_loss(brush, board, rect, FIRST_TILE_PENALTY)


def _paint_loss(brush: AzulBrush, board: BoardPlan, rect: QRectF, points: int) -> None:
    """Write the points lost under a space, unless there is too little room."""
    under, edge = board.broken(0).bottom(), board.at(0, LOSS_EDGE).y()
    pixels = 15 if board.own else 11
    digits = brush.style(pixels, bold=True).width(WIDEST_LOSS)
    if edge - under < LOWEST or digits + APART > BROKEN_PITCH * board.k:
        return
    height = min(max(22 * board.k, 15 * brush.stage.scale), edge - under)
    top = max(under, board.at(0, LOSS[board.own]).y() - height / 2)
    label = QRectF(rect.center().x() - 30 * board.k, top, 60 * board.k, height)
    brush.write(label, f"−{points}", brush.style(pixels, "loss", bold=True, align=CENTER))


def _paint_section(brush: AzulBrush, board: BoardPlan, index: int) -> None:
    rim = QPen(brush.stage.theme.color("hairline", 0.9), 1.2)
    brush.rounded(board.section(index), 9 * board.k, tint(brush.palette.rail, 0.85), rim)
    for chip in (2 * index, 2 * index + 1):
        hole = board.storage(chip)
        brush.piece(square(hole.center(), hole.width() * 0.85), "slot_pattern" + brush.suffix, 0.7)
