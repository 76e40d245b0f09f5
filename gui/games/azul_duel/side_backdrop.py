"""Scoring board, scoring tablets and supply under their pieces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from core.games.azul_duel.board import TOKENS
from core.games.azul_duel.goal_cells import (
    COLUMN_POINTS,
    CORNER_POINTS,
    DIAGONAL_POINTS,
    EMPTY_SPECIAL_POINTS,
    FIVE_POINTS,
    ROW_POINTS,
    WILD_POINTS,
)
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.scoring import tablet_lines
from core.games.azul_duel.settings import special_counts
from core.games.azul_duel.state import DISPLAY_SIZE, HOLDING
from core.games.azul_duel.state import Stage as Pending
from core.kernel.messages import Player
from gui.board.brush import square
from gui.look.lettering import CENTER, SMALLEST, Style, fits, write_wrapped
from gui.look.theme import tint

from . import texts
from .faces import special_tiles_left
from .market_plan import CELLS
from .palette import GOLD

if TYPE_CHECKING:
    from core.games.azul_duel.view import View

    from .brush import AzulBrush
    from .market_plan import MarketPlan
    from .side_plan import SidePlan

VALUES = {
    Goal.ROWS: f"{ROW_POINTS}",
    Goal.FIVE: f"{FIVE_POINTS}",
    Goal.COLS: f"{COLUMN_POINTS}",
    Goal.EDGE: "1",
    Goal.DIAG: f"{DIAGONAL_POINTS}",
    Goal.CORNER: f"{min(CORNER_POINTS.values())}/{max(CORNER_POINTS.values())}",
    Goal.WILD: f"{WILD_POINTS}",
    Goal.EMPTY_SPECIAL: f"−{-EMPTY_SPECIAL_POINTS}",
}
ROOMY_CARD = 120.0
"""The width from which the picture of a tablet has more room than its numbers."""
DIGITS = 0.6
"""The least height of the numbers above the markers of a track, as a share of the smallest text."""
NUMBER = SMALLEST * 0.85
"""The least height of a line of numbers."""


def paint_market(brush: AzulBrush, market: MarketPlan) -> None:
    """Paint the scoring board."""
    view: View = brush.stage.view
    theme = brush.stage.theme
    brush.panel(market.panel)
    brush.heading(market.title, texts.SCORE if market.sold_out else texts.DOME_PLATES)
    dashes = QPen(theme.color("hairline"), 1.4, Qt.PenStyle.DashLine)
    for rect in (market.spent_token(row, index) for row in (0, 1) for index in range(TOKENS)):
        hole = rect.adjusted(2, 2, -2, -2)
        brush.rounded(hole, hole.width() / 2, tint(brush.palette.rail, 0.8), dashes)
    if not market.sold_out:
        gaps = [index for index, plate in enumerate(view.display) if plate is None]
        for index in gaps if view.stack else [*gaps, DISPLAY_SIZE]:
            rect = market.column(index).adjusted(2, 2, -2, -2)
            brush.rounded(rect, 8 * brush.unit, tint(brush.palette.rail, 0.6), dashes)
        _paint_caption(brush, market)
    if view.stage in HOLDING:
        fill, rim = theme.color("accent_soft", 0.5), QPen(theme.color("accent"), 1.6)
        brush.rounded(market.tray, 10 * brush.unit, fill, rim)
        return
    brush.paint_kept("tracks", market.tray, partial(_paint_tracks, market=market))


def _paint_caption(brush: AzulBrush, market: MarketPlan) -> None:
    """Write the instruction or the price, beside the buttons or in their place."""
    view: View = brush.stage.view
    caption, room = texts.STACK_PRICE, market.look_button
    if view.stage in HOLDING:
        caption, room = texts.DRAWN_PLATES.bind(player=Player(view.turn)), market.button_row
        if view.turn == view.viewer:
            if view.stage is Pending.DRAWING:
                return
            caption = texts.KEEP_ONE if view.stage is Pending.KEEPING else texts.RETURN_OTHERS
    style = brush.style(12.5, "soft_text")
    write_wrapped(brush.painter, room, brush.words(caption), style)


def _paint_tracks(brush: AzulBrush, market: MarketPlan) -> None:
    for row, label in enumerate(("10", "1")):
        _paint_track(brush, market, row, label)


def _paint_track(brush: AzulBrush, market: MarketPlan, row: int, label: str) -> None:
    theme, track = brush.stage.theme, market.track(row)
    left = market.tray.left()
    beside = QRectF(left, track.top(), track.left() - left, track.height())
    brush.write(beside, f"×{label}", brush.style(12, "soft_text", bold=True, align=CENTER))
    brush.rounded(track, 11 * brush.unit, tint(GOLD, 0.16), QPen(tint(GOLD, 0.75), 1.6))
    for index in range(CELLS):
        cell = market.track_cell(row, index)
        color = brush.palette.cell_odd if index % 2 else brush.palette.cell_even
        brush.rounded(cell, 7 * brush.unit, QColor(color), QPen(theme.color("hairline"), 1))
        number = QRectF(cell.left(), cell.top(), cell.width(), cell.height() * 0.46)
        if number.height() < DIGITS * SMALLEST:
            continue
        words = str(index * 10 if row == 0 else index)
        brush.write(number, words, brush.style(11.5, "soft_text", bold=True, align=CENTER))


def paint_goals(brush: AzulBrush, goals: SidePlan) -> None:
    """Paint the scoring tablets with the points that they would give now."""
    view: View = brush.stage.view
    brush.panel(goals.panel)
    brush.heading(goals.title, texts.GOALS)
    counted = special_counts(view.options)
    given = [
        tablet_lines(board, view.goals, seat, special_counts_as_color=counted)
        for seat, board in enumerate(view.boards)
    ]
    near, far = brush.stage.near, 1 - brush.stage.near
    needed = [_caption_lines(brush, goals.item(i), goal) for i, goal in enumerate(view.goals)]
    lines = max(needed) if all(needed) else 0
    card = goals.item(0)
    if _caption(brush, card, lines).top() - card.top() - 6 * brush.unit < NUMBER * len(view.boards):
        lines = 0
    for index, goal in enumerate(view.goals):
        points = ((near, given[near][index].points), (far, given[far][index].points))
        _paint_goal(brush, goals.item(index), goal, points, lines)


def _caption(brush: AzulBrush, card: QRectF, lines: int) -> QRectF:
    """Find the room for the name of a tablet, at the foot of its card."""
    inside = _inside(card, card.height() * 1.7, card.height())
    pad = 6 * brush.unit
    if not lines:
        return QRectF(inside.left(), inside.bottom(), inside.width(), 0)
    if lines > 1:
        strip = min(Style(SMALLEST, "").line * lines, inside.height() / 2)
        return QRectF(card.left() + 2, inside.bottom() - strip - 1, card.width() - 4, strip)
    strip = brush.scale.letters(14) * 1.35
    left, width = inside.left() + pad, inside.width() - 2 * pad
    return QRectF(left, inside.bottom() - strip - pad / 2, width, strip)


def _caption_lines(brush: AzulBrush, card: QRectF, goal: Goal) -> int:
    """Count the lines on which the name of a tablet fits; 0: it does not fit."""
    style = brush.style(14, bold=True)
    name = brush.words(texts.GOAL_NAMES[goal])
    fitting = (lines for lines in (1, 2) if fits(name, _caption(brush, card, lines).size(), style))
    return next(fitting, 0)


def _paint_goal(
    brush: AzulBrush, card: QRectF, goal: Goal, points: tuple[tuple[int, int], ...], lines: int
) -> None:
    theme = brush.stage.theme
    brush.rounded(
        card, 10 * brush.unit, theme.color("panel_alt"), QPen(theme.color("hairline"), 1.2)
    )
    name = _caption(brush, card, lines)
    card = _inside(card, card.height() * 1.7, card.height())
    pad = 6 * brush.unit
    if lines:
        brush.write(name, texts.GOAL_NAMES[goal], brush.style(14, bold=True, align=CENTER))
    top = QRectF(
        card.left() + pad, card.top() + pad, card.width() - 2 * pad, name.top() - card.top() - pad
    )
    side = min(
        top.height(), top.width() * (0.56 if top.width() > ROOMY_CARD * brush.unit else 0.44)
    )
    icon = QRectF(top.left(), top.center().y() - side / 2, side, side)
    brush.piece(icon, f"tablet_{goal.value}")
    column = top.adjusted(side + pad / 2, 0, 0, 0)
    worth = column.height() >= NUMBER * (1 + len(points))
    height = column.height() / (worth + len(points))
    first = QRectF(column.left(), column.top(), column.width(), height)
    if worth:
        brush.write(
            first, VALUES[goal], brush.style(18, brush.palette.gold_text, bold=True, align=CENTER)
        )
    for row, (seat, number) in enumerate(points, start=int(worth)):
        line = first.translated(0, row * height)
        marker = min(height * 0.95, line.width() * 0.4)
        middle = QPointF(line.left() + marker * 0.5, line.center().y())
        brush.piece(square(middle, marker), f"marker_{brush.stage.looks[seat].color.name}")
        rest = line.adjusted(marker, 0, 0, 0)
        brush.write(rest, f"{number}".replace("-", "−"), brush.style(14, bold=True, align=CENTER))


def paint_supply(brush: AzulBrush, supply: SidePlan) -> None:
    """Paint bag, tower, special tiles and bonus chips with their numbers."""
    view: View = brush.stage.view
    brush.panel(supply.panel)
    items = (
        ("bag", texts.BAG, sum(view.bag)),
        ("tower", texts.TOWER, sum(view.tower)),
        ("tile_special", texts.SPECIAL_TILES, special_tiles_left(view)),
        ("chip_back", texts.CHIPS_LEFT, view.chips_left),
    )
    item = supply.item(0)
    labeled = _thing_room(item).height() - _label_room(brush, item).height() >= NUMBER and all(
        fits(brush.words(label), _label_room(brush, supply.item(index)).size(), _label_style(brush))
        for index, (_, label, _) in enumerate(items)
    )
    for index, (picture, label, number) in enumerate(items):
        rect = _thing_room(supply.item(index))
        below = _label_room(brush, supply.item(index))
        above = rect.adjusted(0, 0, 0, -below.height() * labeled)
        side = min(above.height(), above.width() * 0.56)
        middle = QPointF(above.center().x() - side * 0.36, above.center().y())
        brush.piece(square(middle, side), picture)
        count = QRectF(
            middle.x() + side * 0.54,
            above.top(),
            above.right() - middle.x() - side * 0.54,
            above.height(),
        )
        brush.write(count, str(number), brush.style(27, bold=True))
        if labeled:
            brush.write(below, label, _label_style(brush))


def _label_style(brush: AzulBrush) -> Style:
    return brush.style(13, "soft_text", CENTER)


def _thing_room(item: QRectF) -> QRectF:
    """Find the room for a thing of the supply and its label."""
    return _inside(item, item.width(), item.width() * 0.8)


def _label_room(brush: AzulBrush, item: QRectF) -> QRectF:
    """Find the room for the label of a thing of the supply."""
    rect = _thing_room(item)
    strip = brush.scale.letters(13) * 1.3
    return QRectF(rect.left(), rect.bottom() - strip, rect.width(), strip)


def _inside(rect: QRectF, width: float, height: float) -> QRectF:
    """Find the middle of a rectangle, of at most some width and height."""
    middle = QRectF(0, 0, min(width, rect.width()), min(height, rect.height()))
    middle.moveCenter(rect.center())
    return middle
