"""The badge that shows that what is held has several variants, with the key that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
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
BADGE_Z = 1160.0


def badge_rect(stage: Stage, corner: QPointF) -> QRectF:
    """Tell where the badge lies on a corner, inside the board."""
    high = HEIGHT * stage.scale
    rect = QRectF(0, 0, high * (1.05 + 0.45 * len(key_cap(stage))), high)
    rect.moveCenter(corner)
    board = QRectF(QPointF(), stage.size)
    rect.moveRight(min(rect.right(), board.right()))
    rect.moveTop(max(rect.top(), board.top()))
    return rect


def key_cap(stage: Stage) -> str:
    """Give the key that turns what is held."""
    return stage.keys.get("turn", "R")


def paint_badge(painter: QPainter, rect: QRectF, cap: str, theme: Theme) -> None:
    """Paint a key cap with two arrows."""
    with saved(painter):
        painter.setPen(QPen(theme.color("accent"), 1.6))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
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
