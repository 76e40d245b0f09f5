"""The badge that shows that what is held has several variants, with the key that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPen, QPolygonF

from core.kernel.places import Place
from gui.look.lettering import CENTER, Style, write
from gui.look.paint_guard import guarded, saved

from .marks import Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from gui.look.theme import Theme

    from .table import Stage

TURN_BADGE = Place("turn_badge")
"""What a click on the badge hits, as if it were a place."""
HEIGHT = 28.0
FOR_FINGER = 44.0
DEGREE = 16
"""Qt's unit of angles: a sixteenth of a degree."""
BADGE_Z = 1160.0


def badge_rect(stage: Stage, corner: QPointF, *, by_finger: bool) -> QRectF:
    """Return the rectangle of the badge at a corner, inside the board; larger for fingers."""
    high = HEIGHT * stage.scale
    rect = QRectF(0, 0, high * (1.05 + 0.45 * len(key_cap(stage))), high)
    if by_finger:
        side = max(FOR_FINGER, high)
        rect.setSize(QSizeF(side, side))
    rect.moveCenter(corner)
    board = QRectF(QPointF(), stage.size)
    rect.moveRight(min(rect.right(), board.right()))
    rect.moveTop(max(rect.top(), board.top()))
    return rect


def key_cap(stage: Stage, *, by_finger: bool = False) -> str:
    """Return the key that turns what is held; empty: a finger turns it."""
    return "" if by_finger or not stage.names_keys else stage.keys.get("turn", "R")


def paint_badge(painter: QPainter, rect: QRectF, cap: str, theme: Theme) -> None:
    """Paint a key cap with two arrows; without a key, an arrow that goes round."""
    with saved(painter):
        painter.setPen(QPen(theme.color("accent"), 1.6))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        if not cap:
            _paint_round_arrow(painter, rect, theme)
            return
        style = Style(rect.height() * 0.62, theme.text, bold=True, align=CENTER)
        write(painter, rect.adjusted(0, 0, -rect.height() * 0.55, 0), cap, style)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("text"))
        middle = QPointF(rect.right() - rect.height() * 0.42, rect.center().y())
        half = rect.height() / 7
        for up in (-1, 1):
            base = middle + QPointF(0, up * half * 0.4)
            corners = (QPointF(-half, 0), QPointF(half, 0), QPointF(0, up * half * 1.5))
            painter.drawPolygon(QPolygonF([base + corner for corner in corners]))


def _paint_round_arrow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    side = min(rect.width(), rect.height()) * 0.5
    ring = QRectF(0, 0, side, side)
    ring.moveCenter(rect.center())
    painter.setPen(QPen(theme.color("text"), side / 8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(ring, 90 * DEGREE, 290 * DEGREE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("text"))
    tip, half = QPointF(rect.center().x(), ring.top()), side / 4
    head = (QPointF(0, -half), QPointF(0, half), QPointF(1.4 * half, 0))
    painter.drawPolygon(QPolygonF([tip + corner for corner in head]))


class TurnBadge(Mark):
    """The badge on the board, where what is held was taken; a click turns."""

    def __init__(self, rect: QRectF, theme: Theme, cap: str) -> None:
        """Show the key that turns."""
        super().__init__(rect, theme, BADGE_Z)
        self._cap = cap

    @guarded
    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Draw the badge."""
        paint_badge(painter, self._rect, self._cap, self._theme)
