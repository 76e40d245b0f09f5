"""All players' points over the moves of a game, painted small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gui.look.paint_guard import guarded
from gui.text.numbers import signed
from gui.widgets.plain_text import set_tip
from gui.widgets.plot import LABEL, Plot
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from core.match import Match
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style


ABOVE = 4
"""The distance between the edge and the title."""
BESIDE = 4
"""The distance between the scale and the lines."""


def totals(match: Match) -> list[tuple[int, ...]]:
    """Count all players' points in every position of the line."""
    score, seats = match.game.score, range(match.start.seats)
    states = [match.start.state, *(turn.state for turn in match.line)]
    return [tuple(score(state, seat).total for seat in seats) for state in states]


class Curve(Translated, Plot):
    """A line for every seat, and where the replay stands.

    Signals:
        pointed: The number of moves before the position under the pointer.
    """

    pointed = Signal(int)

    def __init__(self, looks: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self.title = ""
        self._points: Sequence[tuple[int, ...]] = [tuple(0 for _ in looks)]
        self._ply = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def show_points(self, points: Sequence[tuple[int, ...]]) -> None:
        """Show the points of another line."""
        self._points, self._ply, self._last = points, 0, len(points) - 1
        self.set_range(points)
        self.update()

    def show_ply(self, ply: int) -> None:
        """Show where the replay stands."""
        self._ply = ply
        self.update()
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedHeight(style.row(74) + self._title_height)
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title = self.tr("Points by move")
        self.setAccessibleName(self.title)
        pairs = zip(self._looks, self._points[self._ply], strict=True)
        summary = " · ".join(f"{look.name} {signed(points)}" for look, points in pairs)
        set_tip(self, summary)
        self.setAccessibleDescription(summary)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the move under the pointer."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        room = self.room()
        share = (event.position().x() - room.left()) / max(1.0, room.width())
        self.pointed.emit(max(0, min(round(share * self._last), self._last)))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the lines and the cursor."""
        with QPainter(self) as painter:
            self.paint_ground(painter)
            painter.setPen(QPen(self._style.theme.color("gold"), 2))
            here = self.spot(self._ply, 0).x()
            painter.drawLine(
                QPointF(here, ABOVE + self._title_height), QPointF(here, self.height() - 3)
            )
            painter.setClipRect(self.rect())
            for seat in reversed(range(len(self._looks))):
                self._paint_line(painter, seat)
            self.paint_ends(painter)
            self._paint_title(painter)

    def paint_ends(self, painter: QPainter) -> None:
        """Write the highest and the lowest number at the side."""
        low, high = self._range
        self.paint_sides(painter, signed(round(high)), signed(round(low)))

    def paint_sides(self, painter: QPainter, highest: str, lowest: str) -> None:
        """Write what the top and the bottom of the scale mean beside them."""
        room = self.room()
        painter.setFont(self._style.font(LABEL))
        painter.setPen(self._style.theme.color("soft_text"))
        right = Qt.AlignmentFlag.AlignRight
        edges = room.adjusted(0, -4, 0, 4)
        edges.setLeft(0)
        edges.setRight(room.left() - BESIDE)
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignTop, highest)
        painter.drawText(edges, right | Qt.AlignmentFlag.AlignBottom, lowest)

    def room(self) -> QRectF:
        """Leave room for the title above the lines."""
        return super().room().adjusted(0, self._title_height, 0, 0)

    @property
    def _title_height(self) -> int:
        return round(QFontMetricsF(self._style.font(LABEL)).height())

    def _paint_title(self, painter: QPainter) -> None:
        font = self._style.font(LABEL, QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self._style.theme.color("text"))
        strip = QRectF(ABOVE * 2, ABOVE, self.width() - ABOVE * 4, self._title_height)
        fitting = Qt.TextElideMode.ElideRight
        words = QFontMetricsF(font).elidedText(self.title, fitting, strip.width())
        painter.drawText(strip, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        shades = self._looks[seat].color
        color = QColor(shades.light if self._style.theme.dark else shades.main)
        self.paint_line(painter, [points[seat] for points in self._points], color, seat)
        self.paint_dot(painter, self._ply, self._points[self._ply][seat], color)
