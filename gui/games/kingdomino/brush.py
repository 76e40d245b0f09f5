"""Painting tools of Kingdomino's table: its drawings, its ceramic slabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from gui.board import brush
from gui.board.brush import draw_rounded

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.board.brush import Colors
    from gui.look.seat_colors import SeatColor

ART = "kingdomino"
ROUNDING = 0.075
"""The radius of a slab's corners, in sides of a square."""
SLAB = 0.032
"""The height of the edge below its face, in sides of a square."""


def seat_colors(color: SeatColor) -> Colors:
    """Map the colors of a drawing to those of a seat."""
    return (("#2F6DB5", color.main), ("#1F4A80", color.dark), ("#7FB0E6", color.light))


def paint_emblem(painter: QPainter, rect: QRectF, color: SeatColor) -> None:
    """Paint a seat's emblem."""
    stamp(painter, rect, f"emblem_{color.emblem}", seat_colors(color))


def stamp(painter: QPainter, rect: QRectF, name: str, colors: Colors = ()) -> None:
    """Draw a drawing of this game, perhaps recolored, from a kept image."""
    brush.stamp(painter, rect, f"{ART}/{name}", colors)


def slab_of(rect: QRectF, side: float) -> tuple[QRectF, float]:
    """Find the face of a slab, and the radius of its corners."""
    return rect.adjusted(0, 0, 0, -max(1.5, side * SLAB)), max(3.0, side * ROUNDING)


def paint_slab(painter: QPainter, rect: QRectF, radius: float, colors: tuple[str, str]) -> None:
    """Paint the edge of a slab, which shows below its face."""
    edge = rect.adjusted(0, radius, 0, 0)
    draw_rounded(painter, edge, radius, QColor(colors[0]))
    draw_rounded(painter, edge.adjusted(0, 0, 0, -rect.height() * 0.008), radius, QColor(colors[1]))
