"""The banner of a count: whose points, for what, and the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from core.kernel.scores import ScoreLine
from gui.look.paint_guard import guarded
from gui.look.shadow import Shadow
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.emblems import draw_emblem
from gui.widgets.prose import Prose
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Seat
    from gui.games.narration import Note
    from gui.look.seat_look import SeatLook

WIDTH = 560
EDGE = 16
SHADOW = 10
RADIUS = 14
EMBLEM = 44
CHIP = 30
GAP = 10


class CountBanner(Translated, QWidget):
    """A card over the board; mouse presses pass through."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._style = Style()
        self._looks: Sequence[SeatLook] = ()
        self._seat: Seat = 0
        self._line: ScoreLine | Note | None = None
        self._totals: tuple[int, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def words(self) -> str:
        """What is counted, in the current language."""
        names = [look.name for look in self._looks]
        return render(self._line.reason, names) if self._line else ""

    @property
    def _points(self) -> str:
        line = self._line
        return signed(line.points, plus=True) if isinstance(line, ScoreLine) else ""

    @property
    def totals(self) -> tuple[int, ...]:
        """All players' points, as far as they are counted."""
        return self._totals

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.update()

    def show_line(self, seat: Seat, line: ScoreLine | Note, looks: Sequence[SeatLook]) -> None:
        """Show what is counted now."""
        self._seat, self._line, self._looks = seat, line, looks

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show all players' points."""
        self._totals = totals
        self.update()

    def lie(self, lit: QRectF) -> None:
        """Move to the upper edge of the board, or to the lower one if the lit places are above."""
        board, style = self._board.rect(), self._style
        wide = min(board.width() - 2 * style.length(EDGE), self._wanted())
        high = self._height(wide)
        left = (board.width() - wide) // 2
        top = style.length(EDGE)
        if lit.intersects(QRectF(left, top, wide, high + top)):
            top = board.height() - high - top
        self.setGeometry(left, top, wide, high)
        self.setAccessibleName(self.words)
        self.show()
        self.raise_()
        self.update()

    def retranslate(self) -> None:
        """Paint the texts in the current language."""
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card: the line above, all players' points below."""
        if self._line is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style, theme = self._style, self._style.theme
            card = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            Shadow.even(SHADOW, 0, 2 * theme.shadow, step=2).paint(painter, card, RADIUS)
            painter.setBrush(theme.color("panel"))
            painter.setPen(QPen(theme.color("hairline"), 1.5))
            painter.drawRoundedRect(card, RADIUS, RADIUS)
            aside, gap = style.length(2 * GAP), style.length(GAP)
            inner = card.adjusted(aside, gap, -aside, -gap / 2)
            chips = self._chip_height()
            above = inner.adjusted(0, 0, 0, -chips)
            self._paint_line(painter, above)
            painter.fillRect(
                QRectF(inner.left(), above.bottom(), inner.width(), 1.2), theme.hairline
            )
            self._paint_totals(painter, QRectF(inner.left(), above.bottom(), inner.width(), chips))

    def _paint_line(self, painter: QPainter, rect: QRectF) -> None:
        style, theme, look = self._style, self._style.theme, self._looks[self._seat]
        side = style.length(EMBLEM)
        draw_emblem(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), look)
        points = self._points
        painter.setFont(self._points_font())
        painter.setPen(theme.color("loss" if points.startswith("−") else "gain"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, points)
        left = rect.left() + side + style.length(GAP)
        room = QRectF(QPointF(left, rect.top()), rect.bottomRight())
        room.setRight(rect.right() - self._points_width() - style.length(GAP))
        name = Prose(look.name, self._name_font(), room.width())
        reason = Prose(self.words, self._reason_font(), room.width())
        top = room.center().y() - (name.size.height() + reason.size.height()) / 2
        name.draw(
            painter,
            QRectF(room.left(), top, room.width(), name.size.height()),
            theme.color("soft_text"),
        )
        below = QRectF(room.left(), top + name.size.height(), room.width(), reason.size.height())
        reason.draw(painter, below, theme.color("text"))

    def _paint_totals(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self._style, self._style.theme
        wide = rect.width() / max(1, len(self._looks))
        side = style.length(CHIP) * 0.8
        for seat, (look, total) in enumerate(zip(self._looks, self._totals, strict=True)):
            counted = seat == self._seat
            cell = QRectF(rect.left() + seat * wide, rect.top(), wide, rect.height())
            painter.setFont(self._total_font(bold=counted))
            words = QFontMetricsF(painter.font()).horizontalAdvance(signed(total))
            left = cell.center().x() - (side + style.length(GAP) / 2 + words) / 2
            painter.setOpacity(1.0 if counted else 0.75)
            draw_emblem(painter, QRectF(left, cell.center().y() - side / 2, side, side), look)
            painter.setOpacity(1.0)
            painter.setPen(theme.color("text" if counted else "soft_text"))
            left += side + style.length(GAP) / 2
            painter.drawText(
                QRectF(left, cell.top(), words + 2, cell.height()),
                Qt.AlignmentFlag.AlignVCenter,
                signed(total),
            )

    def _wanted(self) -> int:
        return round(self._style.length(WIDTH) * max(1.0, self._style.scale))

    def _height(self, wide: int) -> int:
        style = self._style
        taken = 2 * SHADOW + 4 * style.length(GAP) + style.length(EMBLEM) + style.length(GAP)
        room = wide - taken - self._points_width() - style.length(GAP)
        looks = self._looks[self._seat]
        words = (Prose(looks.name, self._name_font(), room), self._reason(room))
        above = max(style.length(EMBLEM), round(sum(each.size.height() for each in words)))
        return above + self._chip_height() + 2 * SHADOW + 3 * style.length(GAP)

    def _reason(self, room: float) -> Prose:
        return Prose(self.words, self._reason_font(), room)

    def _chip_height(self) -> int:
        return max(self._style.length(CHIP), round(self._style.pixels(20) * 1.7))

    def _points_width(self) -> float:
        return QFontMetricsF(self._points_font()).horizontalAdvance(self._points)

    def _name_font(self) -> QFont:
        return self._style.font(15, QFont.Weight.DemiBold)

    def _reason_font(self) -> QFont:
        return self._style.font(19, QFont.Weight.DemiBold)

    def _points_font(self) -> QFont:
        return self._style.font(32, QFont.Weight.Bold)

    def _total_font(self, *, bold: bool) -> QFont:
        return self._style.font(20, QFont.Weight.Bold if bold else QFont.Weight.Normal)
