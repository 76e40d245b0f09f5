"""The parts that change with the size of the board only: table, panels, mat, ferns, spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QRadialGradient,
)

from core.games.pixies.areas import SPACES
from core.kernel.rng import Rng
from gui.board.brush import blank, draw_rounded, rounded_path, stamp
from gui.look.lettering import CENTER, Style, write
from gui.look.paint_guard import saved
from gui.look.shadow import Shadow
from gui.look.theme import tint

from .ferns import Fern, draw_fern
from .palette import palette

if TYPE_CHECKING:
    from gui.look.theme import Theme

    from .plan import Plan, Plot

_GRAIN = 256
_FIBERS = 170
_UMBER = "#140E06"
_SHADE = 5 / 255
_LAYERS = 8
_FALL = 3.0

_ON_TABLE = (
    Fern(-0.01, 1.02, 1.5, 28),
    Fern(0.10, 1.03, 1.1, 8),
    Fern(0.49, 1.01, 1.2, -18, mirrored=True),
    Fern(0.99, 1.02, 1.5, -22, mirrored=True),
    Fern(0.49, -0.01, 1.2, 160),
    Fern(1.01, -0.02, 1.3, 200, mirrored=True),
)
_ON_MAT = (
    Fern(0.0, 1.01, 1.25, 14),
    Fern(0.075, 1.03, 0.9, -6),
    Fern(1.0, 1.01, 1.3, -14, mirrored=True),
    Fern(0.927, 1.03, 0.9, 6, mirrored=True),
    Fern(1.0, 0.52, 1.0, -38, mirrored=True),
    Fern(0.0, 0.56, 1.0, 38),
    Fern(1.0, -0.015, 0.9, 214),
)


@lru_cache(maxsize=2)
def ground(plan: Plan, theme: Theme, ratio: float) -> QImage:
    """Paint the ground once for a plan, a theme and a pixel ratio."""
    image = QImage((plan.size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        _paint_table(painter, QRectF(QPointF(), plan.size), theme, plan.scale.unit)
        for frame in (plan.display.frame, *(plot.frame for plot in plan.others)):
            _paint_panel(painter, frame, theme, plan.scale.unit)
        _paint_rules(painter, plan, theme)
        _paint_mat(painter, plan.mat.frame, theme, plan.scale.unit)
        for plot in (plan.mat, *plan.others):
            _paint_spaces(painter, plot, theme)
        for rect in plan.display.slots:
            _paint_space(painter, rect, theme)
    return image


def _paint_table(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    light = QRadialGradient(
        rect.width() * 0.5, rect.height() * 0.44, max(rect.width(), rect.height()) * 0.72
    )
    light.setColorAt(0, QColor(theme.table).lighter(118 if theme.dark else 103))
    light.setColorAt(0.6, QColor(theme.table))
    light.setColorAt(1, QColor(theme.table_edge))
    painter.fillRect(rect, light)
    painter.fillRect(rect, QBrush(_grain(dark=theme.dark)))
    for fern in _ON_TABLE:
        draw_fern(painter, rect, fern, tint(palette(theme).bracken, 0.1), unit)


def _grain(*, dark: bool) -> QImage:
    """Strew short fibers over a tile of the table's surface."""
    tile = blank(_GRAIN, _GRAIN)
    with QPainter(tile) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        shades = (QColor(255, 255, 255, 7 if dark else 40), QColor(60, 40, 10, 16 if dark else 10))
        rng = Rng.seeded(7)
        for fiber in range(_FIBERS):
            across, rng = rng.below(_GRAIN - 10)
            along, rng = rng.below(_GRAIN)
            length, rng = rng.below(7)
            painter.setPen(QPen(shades[fiber % 2], 0.8))
            painter.drawLine(QLineF(across, along + 0.5, across + 2 + length, along + 0.7))
    return tile


def _paint_shadow(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    layers = tuple((1.3 * ring * unit, _SHADE) for ring in range(_LAYERS))
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        Shadow(_FALL * unit, layers, _UMBER).paint(painter, rect, radius)


def _paint_panel(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    radius = 14 * unit
    _paint_shadow(painter, rect, radius, unit)
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, QColor(theme.panel).lighter(108 if theme.dark else 102))
    fill.setColorAt(1, QColor(theme.panel))
    draw_rounded(painter, rect, radius, fill, QPen(theme.color("hairline"), 1.5 * unit))


def _paint_rules(painter: QPainter, plan: Plan, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("hairline"), 1.5 * plan.scale.unit))
    for height in plan.display.rules:
        line = QLineF(plan.display.order.left(), height, plan.display.order.right(), height)
        painter.drawLine(line)


def _paint_mat(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    radius = 18 * unit
    _paint_shadow(painter, rect, radius, unit)
    fill = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, shade in enumerate(palette(theme).mat):
        fill.setColorAt(stop, QColor(shade))
    draw_rounded(painter, rect, radius, fill, QPen(theme.color("hairline"), 1.5 * unit))
    with saved(painter):
        painter.setClipPath(rounded_path(rect, radius))
        for fern in _ON_MAT:
            draw_fern(painter, rect, fern, tint(palette(theme).fern, 0.17), unit)


def _paint_spaces(painter: QPainter, plot: Plot, theme: Theme) -> None:
    """Paint the nine spaces with their pale numbers."""
    color = palette(theme).number
    for number, rect in zip(SPACES, plot.spaces, strict=True):
        _paint_space(painter, rect, theme)
        style = Style(rect.height() * 0.36, color, bold=True, align=CENTER)
        lifted = rect.adjusted(0, 0, 0, -rect.height() * 0.2)
        write(painter, lifted, str(number), style)


def _paint_space(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    stamp(painter, rect, f"pixies/space_{theme.name}")
    if theme.stark:
        edge, rim = rect.adjusted(1, 1, -1, -1), QPen(theme.color("hairline"), 1.5)
        draw_rounded(painter, edge, rect.width() * 0.08, None, rim)
