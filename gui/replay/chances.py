"""All players' chances to win over the moves of a game, and what turned it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.look.paint_guard import guarded
from gui.text.numbers import percent
from gui.text.translation import render
from gui.widgets.plain_text import set_tip
from gui.widgets.plot import DASHES, LABEL

from .curve import ABOVE, BESIDE, Curve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPaintEvent

    from gui.look.seat_look import SeatLook

WHOLE = 100
MARK = 4.5


class ChanceCurve(Curve):
    """A line for every seat, with gaps where nothing is known yet, and marks at turning points."""

    def __init__(self, looks: Sequence[SeatLook]) -> None:
        self._known: list[tuple[float, ...] | None] = [None]
        self._turns: tuple[int, ...] = ()
        super().__init__(looks)
        self._range = (0, WHOLE)

    def show_chances(self, chances: Sequence[tuple[float, ...] | None]) -> None:
        """Show the chances before every move, from 0 to 1; None: not known yet."""
        seats = len(self._looks)
        self._known = list(chances)
        self._points = [
            (0,) * seats if each is None else tuple(round(WHOLE * share) for share in each)
            for each in chances
        ]
        self._last = len(self._points) - 1
        self._ply = min(self._ply, self._last)
        self.update()
        self.retranslate()

    def show_turnings(self, plies: Sequence[int]) -> None:
        """Mark the moves that turned the game."""
        self._turns = tuple(plies)
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title = self.tr("Chance of winning by move, in percent")
        self.setAccessibleName(self.title)
        known = self._known[self._ply] if self._ply < len(self._known) else None
        if known is None:
            summary = self.tr("Chance of winning: not known yet")
        else:
            pairs = zip(self._looks, known, strict=True)
            shares = (
                f"{look.name} {render(percent(round(WHOLE * share)))}" for look, share in pairs
            )
            summary = " · ".join(shares)
        set_tip(self, summary)
        self.setAccessibleDescription(summary)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the curve, and the turning points above it."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._style.theme.color("panel"), 1))
            painter.setBrush(self._style.theme.color("loss"))
            for ply in self._turns:
                x = self.spot(ply, 0).x()
                corners = ((0, -MARK), (MARK, 0), (0, MARK), (-MARK, 0))
                middle = self.room().top() - ABOVE - MARK
                diamond = [QPointF(x + across, middle + down) for across, down in corners]
                painter.drawPolygon(QPolygonF(diamond))

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        shades = self._looks[seat].color
        color = QColor(shades.light if self._style.theme.dark else shades.main)
        pen = QPen(color, 2.2)
        if DASHES[seat]:
            pen.setDashPattern(DASHES[seat])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        spots: list[QPointF] = []
        for ply, known in enumerate(self._known):
            if known is not None:
                spots.append(self.spot(ply, round(WHOLE * known[seat])))
            elif spots:
                painter.drawPolyline(QPolygonF(spots))
                spots = []
        painter.drawPolyline(QPolygonF(spots))
        here = self._known[self._ply] if self._ply < len(self._known) else None
        if here is not None:
            painter.setPen(QPen(self._style.theme.color("panel"), 1.2))
            painter.setBrush(color)
            painter.drawEllipse(self.spot(self._ply, round(WHOLE * here[seat])), 4.5, 4.5)

    def paint_ends(self, painter: QPainter) -> None:
        """Write shares at the side."""
        self.paint_sides(painter, render(percent(WHOLE)), render(percent(0)))

    def room(self) -> QRectF:
        """Leave room for the marks above and the shares at the side."""
        room = super().room()
        metrics = QFontMetricsF(self._style.font(LABEL))
        room.setLeft(metrics.horizontalAdvance(render(percent(WHOLE))) + 2 * BESIDE)
        return room.adjusted(0, 2 * MARK, 0, 0)
