"""Everybody's points over the moves of a game, painted small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.panels.points_model import signed
from gui.panels.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from core.match import Match
    from gui.board.table import SeatLook

DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (2, 2), (6, 2, 2, 2), (1, 2))
"""Lines are told apart by their strokes too, not by color alone."""


def totals(match: Match) -> list[tuple[int, ...]]:
    """Count everybody's points in every position of the line."""
    score, seats = match.game.score, range(match.start.seats)
    states = [match.start.state, *(turn.state for turn in match.line)]
    return [tuple(score(state, seat).total for seat in seats) for state in states]


class Curve(QWidget):
    """A line for every seat, and where the replay stands.

    Signals:
        pointed: After how many moves the position stood that somebody points at.
    """

    pointed = Signal(int)

    def __init__(self, looks: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self._points: Sequence[tuple[int, ...]] = [tuple(0 for _ in looks)]
        self._range = (0, 1)
        self._style = Style()
        self._ply = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def show_points(self, points: Sequence[tuple[int, ...]]) -> None:
        """Show the points of another line."""
        low = min(0, *(min(each) for each in points))
        self._points, self._ply = points, 0
        self._range = (low, max(low + 1, *(max(each) for each in points)))
        self.update()

    def show_ply(self, ply: int) -> None:
        """Show where the replay stands."""
        self._ply = ply
        self.update()
        self.retranslate()

    def set_style(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedHeight(style.row(74))
        self.update()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setAccessibleName(self.tr("Points over the moves"))
        pairs = zip(self._looks, self._points[self._ply], strict=True)
        self.setToolTip(" · ".join(f"{look.name} {signed(points)}" for look, points in pairs))
        self.setAccessibleDescription(self.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where somebody points."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        room = self._room()
        share = (event.position().x() - room.left()) / max(1.0, room.width())
        last = len(self._points) - 1
        self.pointed.emit(max(0, min(round(share * last), last)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the lines and the cursor."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, room = self._style.theme, self._room()
        painter.setPen(QPen(theme.color("hairline"), 1))
        painter.setBrush(theme.color("panel_alt"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.setPen(QPen(theme.color("gold"), 2))
        here = self._spot(self._ply, 0).x()
        painter.drawLine(QPointF(here, 3), QPointF(here, self.height() - 3))
        painter.setClipRect(self.rect())
        for seat in reversed(range(len(self._looks))):
            self._paint_line(painter, seat)
        self._paint_ends(painter, room)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        shades = self._looks[seat].color
        color = QColor(shades.light if self._style.theme.dark else shades.main)
        pen = QPen(color, 2.2)
        if DASHES[seat]:
            pen.setDashPattern(DASHES[seat])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        spots = [self._spot(ply, points[seat]) for ply, points in enumerate(self._points)]
        painter.drawPolyline(QPolygonF(spots))
        painter.setPen(QPen(self._style.theme.color("panel"), 1.2))
        painter.setBrush(color)
        painter.drawEllipse(self._spot(self._ply, self._points[self._ply][seat]), 4.5, 4.5)

    def _paint_ends(self, painter: QPainter, room: QRectF) -> None:
        """Write the highest and the lowest number at the side."""
        low, high = self._range
        painter.setFont(self._style.font(12))
        painter.setPen(self._style.theme.color("soft_text"))
        beside = QRectF(0, 0, room.left() - 6, self.height())
        right = Qt.AlignmentFlag.AlignRight
        edges = beside.adjusted(0, 4, 0, -4)
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignTop, signed(high))
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignBottom, signed(low))

    def _room(self) -> QRectF:
        left = self._style.pixels(12) * 2.6
        return QRectF(left, 8, self.width() - left - 10, self.height() - 16)

    def _spot(self, ply: int, points: int) -> QPointF:
        room = self._room()
        low, high = self._range
        x = room.left() + room.width() * ply / max(1, len(self._points) - 1)
        return QPointF(x, room.bottom() - room.height() * (points - low) / (high - low))
