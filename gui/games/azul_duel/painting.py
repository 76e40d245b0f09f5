"""Painting the pieces from our drawings."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from core.games.azul_duel.pieces import PLATES, SPACES
from gui.board.brush import draw_rounded
from gui.look.drawings import draw
from gui.look.lettering import CENTER, SMALLEST, Style, write
from gui.look.theme import tint

from .palette import BACK_EDGE, BACK_SIDE, GOLD, NIGHT, PALE_GOLD, palette
from .pictures import (
    BackPicture,
    BrokenPicture,
    CapsulePicture,
    ChipPicture,
    CountPicture,
    FirstTilePicture,
    MarkerPicture,
    PlatePicture,
    PointsPicture,
    SpacePicture,
    StackPicture,
    TilePicture,
    TokenPicture,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

PIECES = "azul_duel/"
TILE_MARGIN = 1.13
"""The size of a tile's drawing, which includes its shadow, in sizes of the tile."""

SPENT_CHIP = 0.45
BROKEN = 0.6
STACK_DEPTH = 3


def around(rect: QRectF, share: float) -> QRectF:
    """Scale a rectangle about its middle."""
    scaled = QRectF(QPointF(), rect.size() * share)
    scaled.moveCenter(rect.center())
    return scaled


@singledispatch
def paint(picture: Any, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint one piece."""
    raise TypeError(picture, painter, rect, theme)


@paint.register(TilePicture)
def _(picture: TilePicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    draw(painter, rect, f"{PIECES}tile_{picture.tile.name.lower()}")
    if picture.ringed:
        radius = rect.width() / TILE_MARGIN * 0.525
        painter.setPen(QPen(QColor(PALE_GOLD), rect.width() * 0.045))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.center() - QPointF(0, rect.height() * 0.03), radius, radius)


@paint.register(FirstTilePicture)
def _(_picture: FirstTilePicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    draw(painter, rect, f"{PIECES}tile_first")


@paint.register(BrokenPicture)
def _(_picture: BrokenPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    painter.setOpacity(painter.opacity() * BROKEN)
    draw(painter, rect, f"{PIECES}tile_red")
    painter.setOpacity(1.0)
    tile = around(rect, 0.84)
    cracks = ((0.24, 0.14), (0.46, 0.42), (0.36, 0.60), (0.62, 0.95)), ((0.46, 0.42), (0.94, 0.30))
    for crack in cracks:
        points = [tile.topLeft() + QPointF(x * tile.width(), y * tile.height()) for x, y in crack]
        for color, width in ((NIGHT, 0.11), (PALE_GOLD, 0.05)):
            painter.setPen(QPen(QColor(color), rect.width() * width))
            painter.drawPolyline(points)


@paint.register(PlatePicture)
def _(picture: PlatePicture, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setOpacity(painter.opacity() * palette(theme).ceramic)
    draw(painter, rect, f"{PIECES}plate_{PLATES[picture.plate].kind.value}")
    side = rect.width() * 0.45
    for index, space in enumerate(SPACES[picture.plate][picture.turns]):
        row, column = divmod(index, 2)
        x = rect.left() + rect.width() * (0.255 + 0.49 * column)
        y = rect.top() + rect.height() * (0.245 + 0.49 * row)
        name = f"{PIECES}space_{space.name.lower()}"
        draw(painter, QRectF(x - side / 2, y - side / 2, side, side), name)


@paint.register(BackPicture)
def _(picture: BackPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    draw(painter, rect, f"{PIECES}plate_back_{picture.kind.value}")


@paint.register(StackPicture)
def _(picture: StackPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    badge = min(max(rect.width() * 0.145, SMALLEST * 0.6), rect.width() * 0.4)
    depth = min(STACK_DEPTH, picture.count - 1)
    side = rect.width() - badge * 0.4 - STACK_DEPTH * rect.width() * 0.022
    top = QRectF(rect.left(), rect.top() + badge * 0.4, side, side)
    painter.setPen(QPen(QColor(BACK_EDGE), 1))
    painter.setBrush(QColor(BACK_SIDE))
    for layer in range(depth, 0, -1):
        shift = layer * rect.width() * 0.022
        edge = top.adjusted(2, 1, -2, -4).translated(shift, shift)
        painter.drawRoundedRect(edge, side * 0.07, side * 0.07)
    draw(painter, top, f"{PIECES}plate_back_{picture.kind.value}")
    _paint_badge(painter, QPointF(top.right() - badge * 0.5, top.top() + badge * 0.6), badge)
    at = QRectF(top.right() - badge * 1.5, top.top() - badge * 0.4, 2 * badge, 2 * badge)
    style = Style(max(SMALLEST, badge * 1.15), "#FFFFFF", bold=True, align=CENTER)
    write(painter, at, str(picture.count), style)


@paint.register(ChipPicture)
def _(picture: ChipPicture, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    if picture.chosen:
        painter.setPen(QPen(theme.color("accent"), rect.width() * 0.05))
        painter.setBrush(theme.color("accent", 0.25))
        painter.drawEllipse(around(rect, 0.94))
    if picture.spent:
        painter.setOpacity(painter.opacity() * SPENT_CHIP)
    shown = "back" if picture.chip is None or picture.spent else picture.chip.value
    draw(painter, rect, f"{PIECES}chip_{shown}")


@paint.register(TokenPicture)
def _(picture: TokenPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    draw(painter, rect, f"{PIECES}token_{picture.color}")


@paint.register(MarkerPicture)
def _(picture: MarkerPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    draw(painter, rect, f"{PIECES}marker_{picture.color}")


@paint.register(SpacePicture)
def _(picture: SpacePicture, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(QColor(GOLD), rect.width() * 0.07))
    painter.setBrush(theme.color("panel"))
    painter.drawEllipse(around(rect, 0.92))
    draw(painter, around(rect, 0.84), f"{PIECES}space_{picture.space.name.lower()}")


@paint.register(CountPicture)
def _(picture: CountPicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    _paint_badge(painter, rect.center(), rect.width() / 2 - 1)
    style = Style(rect.width() * 0.5, "#FFFFFF", bold=True, align=CENTER)
    write(painter, rect, f"×{picture.count}", style)


@paint.register(PointsPicture)
def _(picture: PointsPicture, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    inner, rim = rect.adjusted(1, 1, -1, -1), QPen(QColor(255, 255, 255, 230), 1.5)
    draw_rounded(painter, inner, inner.height() / 2, theme.color("gain"), rim)
    ink = "#10202F" if theme.dark else "#FFFFFF"
    style = Style(rect.height() * 0.68, ink, bold=True, align=CENTER)
    write(painter, rect, f"+{picture.points}", style)


@paint.register(CapsulePicture)
def _(_picture: CapsulePicture, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    pen = QPen(QColor(PALE_GOLD), 2)
    pen.setDashPattern([3, 2])
    inner = rect.adjusted(1, 1, -1, -1)
    radius = min(inner.width(), inner.height()) / 2
    draw_rounded(painter, inner, radius, tint("#0C1A33", 0.35), pen)


def _paint_badge(painter: QPainter, center: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), max(1.2, radius * 0.12)))
    painter.setBrush(QColor(NIGHT))
    painter.drawEllipse(center, radius, radius)
