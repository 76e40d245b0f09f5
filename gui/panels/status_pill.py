"""One sentence that says what the program waits for, or why it refuses something."""

from __future__ import annotations

from itertools import chain
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.emblems import draw_emblem
from gui.widgets.glyphs import paint_prohibition
from gui.widgets.plain_text import set_tip
from gui.widgets.prose import Prose
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message, Seat
    from gui.look.seat_look import SeatLook

TEXTS = (17, 15, 13, 12)
"""The sizes that are tried, until the sentence fits."""
SLACK = 8
INSET = 0.12
DOTS = 3
BEAT = 420


class StatusPill(Translated, QWidget):
    """A pill in the color of the seat that is waited for; dots walk while a computer thinks.

    Attributes:
        refusing: Whether the sentence is a refusal, which has an edge and a sign of its own.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.refusing = False
        self._style = Style()
        self._sentence: Message | None = None
        self._seat: Seat | None = None
        self._looks: Sequence[SeatLook] = ()
        self._step = 0
        self._clock = QTimer(self)
        self._clock.setInterval(BEAT)
        self._clock.timeout.connect(self._on_beat)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """The sentence in the current language."""
        names = [look.name for look in self._looks]
        return render(self._sentence, names) if self._sentence else ""

    @property
    def thinking(self) -> bool:
        """Whether the sign of a thinking computer shows."""
        return self._clock.isActive()

    def show_status(
        self,
        sentence: Message,
        seat: Seat | None,
        looks: Sequence[SeatLook],
        *,
        thinking: bool = False,
        refusing: bool = False,
    ) -> None:
        """Show another sentence."""
        self._sentence, self._seat, self._looks = sentence, seat, looks
        self.refusing = refusing
        if thinking and not self._clock.isActive():
            self._clock.start()
        elif not thinking:
            self._clock.stop()
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        two_lines = 2 * ceil(QFontMetricsF(self._font(TEXTS[-1])).height())
        self.setFixedHeight(max(style.row(40), two_lines + 2))
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(self.words)
        set_tip(self, self.words)
        self.updateGeometry()
        self.update()

    def stop(self) -> None:
        """Stop the dots."""
        self._clock.stop()

    def wanted(self) -> int:
        """Measure the sentence on a single line."""
        metrics = QFontMetricsF(self._font(TEXTS[0]))
        return round(metrics.horizontalAdvance(self.words) + SLACK + self._left + self._right)

    def holds(self, width: int) -> bool:
        """Return whether the sentence can be read in a width, on several lines if need be."""
        room = QRectF(0, 0, width - self._left - self._right, self.height() - 2)
        return self._fitting(room, map(self._font, TEXTS)).size.height() <= room.height() + 1

    def sizeHint(self) -> QSize:
        """Ask for a single line."""
        return QSize(self.wanted(), self.height())

    def minimumSizeHint(self) -> QSize:
        """Ask for less at least: the sentence wraps and shrinks."""
        return QSize(self._style.length(200), self.height())

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill, the emblem, the sentence and the dots, in the middle."""
        if self._sentence is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide = min(self.width(), self.wanted())
            pill = QRectF((self.width() - wide) / 2, 0, wide, self.height()).adjusted(1, 1, -1, -1)
            radius = pill.height() / 2
            painter.setPen(QPen(self._line, 2.4 if self.refusing else 1.6))
            painter.setBrush(self._fill)
            painter.drawRoundedRect(pill, radius, radius)
            gap = self.height() * INSET
            side = pill.height() - 2 * gap
            emblem = QRectF(pill.left() + gap, pill.top() + gap, side, side)
            if self.refusing:
                paint_prohibition(painter, emblem, self._line)
            elif self._seat is not None:
                draw_emblem(painter, emblem, self._looks[self._seat])
            room = pill.adjusted(self._left, 0, 1 - self._right, 0)
            smaller = self._style.shrinking(TEXTS[-1], QFont.Weight.DemiBold)
            prose = self._fitting(room, chain(map(self._font, TEXTS), smaller))
            prose.draw(painter, room, self._style.theme.color("text"))
            if self.thinking:
                self._paint_dots(painter, room.left() + prose.size.width(), pill)

    def _paint_dots(self, painter: QPainter, left: float, pill: QRectF) -> None:
        size = self._style.length(3)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(DOTS):
            lit = dot == self._step % DOTS
            painter.setBrush(self._style.theme.color("text", 1.0 if lit else 0.3))
            x = left + self._style.length(14) + dot * size * 3.2
            painter.drawEllipse(QPointF(x, pill.center().y() + size / 2), size, size)

    def _fitting(self, room: QRectF, fonts: Iterable[QFont]) -> Prose:
        """Set the sentence as large as it fits."""
        for font in fonts:
            prose = Prose(self.words, font, room.width())
            if prose.size.height() <= room.height() + 1:
                break
        return prose

    def _font(self, size: float) -> QFont:
        return self._style.font(size, QFont.Weight.DemiBold)

    @property
    def _left(self) -> int:
        signed = self.refusing or self._seat is not None
        return round(self.height() * (1.15 if signed else 0.5))

    @property
    def _right(self) -> int:
        return self._style.length(52 if self.thinking else 20)

    @property
    def _line(self) -> QColor:
        if self.refusing:
            return self._style.theme.color("loss")
        if self._seat is None:
            return self._style.theme.color("gold")
        return QColor(self._looks[self._seat].color.main)

    @property
    def _fill(self) -> QColor:
        line = QColor(self._line)
        line.setAlphaF(0.22 if self._style.theme.dark else 0.14)
        return line

    def _on_beat(self) -> None:
        self._step += 1
        self.update()
