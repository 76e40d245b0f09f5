"""The week of crowns on the start screen: what was played in the daily deals of seven days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFont, QPainter

from gui.daily.crown import PROPORTION, paint_crown
from gui.daily.texts import DAILY_DEALS, SAID, day_said
from gui.input.last_input import hittable
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.buttons import FOCUS, SheetButton, button_sheet
from gui.widgets.plain_text import caption, set_tip
from gui.widgets.style import Style, set_sheet
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from gui.daily.crown import Mark

DAYS = 7
TEXT, CROWN, APART, AROUND = 19, 34, 8, 5
"""The sizes of the words and of a crown and the distances around it, in a large window."""
SMALLEST = 26
"""The least height of a crown, in pixels."""
UNDERLINE = 3


class WeekButton(Translated, SheetButton):
    """Opens the page of daily deals; beside the words there is a crown for each day.

    Signals:
        shown: The week can be seen again and should be up to date.
        hidden: The week cannot be seen any longer.
    """

    shown = Signal()
    hidden = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = Style()
        self._days: Sequence[tuple[date, tuple[Mark, ...]]] = ()
        self._high = SMALLEST
        self.retranslate()

    def show_days(self, days: Sequence[tuple[date, tuple[Mark, ...]]]) -> None:
        """Show the days of a week, with what became of each game; the last one is today."""
        self._days = days
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setText(caption(render(DAILY_DEALS)))
        self.setAccessibleName(render(DAILY_DEALS))
        today = self._days[-1][0] if self._days else None
        said = [day_said(day, marks, today) for day, marks in reversed(self._days) if today]
        newest_first = zip(said, reversed(self._days), strict=True)
        news = [
            words for words, (day, marks) in newest_first if day == today or SAID.keys() & marks
        ]
        self.setAccessibleDescription(". ".join(news))
        set_tip(self, "\n".join(said))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self._high = round(max(SMALLEST, CROWN * style.unit) * style.scale)
        font = style.font(TEXT, QFont.Weight.DemiBold)
        font.setPixelSize(round(max(15, TEXT * style.unit) * style.scale))
        self.setFont(font)
        above, aside = style.length(AROUND), style.length(14)
        crowns = DAYS * self._pitch + aside
        beside = f"QPushButton {{ text-align: left; padding-right: {crowns}px; }}"
        set_sheet(self, button_sheet(style, above, aside) + beside)
        self.setMinimumHeight(hittable(self._high + 2 * (above + FOCUS + style.line)))

    def minimumSizeHint(self) -> QSize:
        """Never cut the words or the crowns."""
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for the days as they are now."""
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that nobody looks."""
        super().hideEvent(event)
        self.hidden.emit()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the crowns beside the words; the one of today is underlined."""
        super().paintEvent(event)
        theme = self._style.theme
        right = self.width() - FOCUS - self._style.length(14)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (_, marks) in enumerate(reversed(self._days)):
                left = right - (number + 1) * self._pitch
                top = (self.height() - self._high) / 2
                room = QRectF(left, top, self._pitch, self._high - 2 * UNDERLINE)
                paint_crown(painter, room, marks, theme)
                if not number:
                    line = QRectF(left, room.bottom() + UNDERLINE, self._pitch, UNDERLINE)
                    line.adjust(APART, 0, -APART, 0)
                    painter.fillRect(line, QColor(theme.accent))

    @property
    def _pitch(self) -> int:
        """How far apart the crowns are."""
        return round(self._high * PROPORTION + self._style.length(APART))
