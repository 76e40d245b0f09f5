"""The page of daily deals: the games of a day, and the calendar of the last weeks."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QDialogButtonBox, QVBoxLayout

from core.daily import deal
from core.games import GAMES
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from gui.history.daily_results import progress_of
from gui.text.translation import render
from gui.widgets.controls import label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import set_tip, set_title
from gui.widgets.toast import Toast
from gui.widgets.translated import Translated

from .calendar import Calendar
from .day_watch import DayWatch
from .deal_row import DealRow
from .share_line import share_line, share_text
from .texts import DAILY_DEALS, TODAY, day_name
from .tries_reader import TriesReader

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.history.daily_results import DailyTries, Try
    from gui.widgets.style import Style

    from .tries_reader import Tries

ROOM = 0.9
"""The share of the window's width that the page takes at most."""
ROW = 24
"""How wide the column of games is at least, in letters."""
RULE = text(
    "daily",
    "Your first game of each deal counts: no undo, no hints. After that, play it again as often as "
    "you like. Missed days wait for you.",
)
PLAYED = text("daily", "Days played: {number}")
WON = text("daily", "Games won: {number}")
RUN = text("daily", "Days in a row: {number}")
LONGEST = text("daily", "Longest run of days: {number}")
FORGIVEN = text("daily", "One missed day in seven does not end a run.")
COPIED = text("daily", "Copied: {line}")
NOT_COPIED = text("daily", "The result cannot be copied: {reason}")


class DailyPage(Translated, GrowingDialog):
    """Today's deals, or those of a day that was chosen in the calendar.

    Signals:
        begun: The deal whose counted game is to begin.
        resumed: The unfinished game that is to go on.
        freed: The deal that is to be played without counting.
    """

    begun = Signal(object)
    resumed = Signal(object)
    freed = Signal(object)

    def __init__(
        self, tries: DailyTries, finished: Path, today: Callable[[], date], parent: QWidget
    ) -> None:
        """Show the games of a player; ``finished`` is the folder of finished games."""
        super().__init__(parent)
        self._source, self._finished, self._today = tries, finished, today
        self._window = parent
        self._tries: Tries = {}
        self._whole = False
        self.toast: Toast | None = None
        self.calendar = Calendar(today())
        self.rows = [DealRow(key) for key in GAMES]
        self._day, self._rule = label("heading", wrap=True), label("soft", wrap=True)
        self._earlier, self._sum = label("heading"), label("soft", wrap=True)
        self.notice = label("warning", wrap=True)
        self.notice.hide()
        self._reader = TriesReader(self)
        self._reader.found.connect(self._on_found)
        self._watch = DayWatch(self, today)
        self._watch.changed.connect(self._on_day_changed)
        self._lay_out()
        self._connect()
        self.restyle(dialog_style())
        self._show()

    @property
    def busy(self) -> bool:
        """Whether the games are still being read."""
        return self._reader.busy

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(DAILY_DEALS))
        self._rule.setText(render(RULE))
        self._earlier.setText(self.tr("Earlier days"))
        day = day_name(self.calendar.day)
        today = self.calendar.day == self._today()
        self._day.setText(render(TODAY.bind(day=day)) if today else day)
        self._sum_up()
        self._arrange()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.calendar.restyle(style)
        for row in self.rows:
            row.restyle(style)
        self._both.setSpacing(style.margin)
        for column in (self._left, self._right):
            column.setSpacing(style.gap)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the games."""
        super().showEvent(event)
        self._arrange()
        self._read()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading."""
        super().hideEvent(event)
        self._reader.stop()

    def _lay_out(self) -> None:
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for part in (self._day, *self.rows, self._rule):
            self._left.addWidget(part)
        for below in (self._earlier, self.calendar, self._sum):
            self._right.addWidget(below)
        for column in (self._left, self._right):
            column.addStretch()
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addLayout(self._left, 1)
        self._both.addLayout(self._right)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.lay_out(self.notice, self._both, buttons)

    def _connect(self) -> None:
        self.calendar.chosen.connect(self._show)
        self.calendar.pointed.connect(self._on_pointed)
        for row in self.rows:
            row.begun.connect(self._on_begun)
            row.resumed.connect(self._on_resumed)
            row.freed.connect(self._on_freed)
            row.copied.connect(self._on_copied)

    def _arrange(self) -> None:
        """Put the calendar beside the games, or below them where there is no room beside."""
        letters = dialog_style().body
        for row in self.rows:
            row.setMinimumWidth(0)
        width = max(ROW * letters, *(row.minimumSizeHint().width() for row in self.rows))
        for row in self.rows:
            row.setMinimumWidth(width)
        beside = width + self._both.spacing() + self.calendar.sizeHint().width()
        margins = self.contentsMargins().left() + 4 * letters
        direction = QBoxLayout.Direction
        fits = beside + margins <= ROOM * self._window.width()
        self._both.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
        align = Qt.AlignmentFlag.AlignLeft
        self._right.setAlignment(self.calendar, align)

    def _read(self) -> None:
        self._reader.read(self._source, date.min, date.max)

    def _show(self) -> None:
        """Show the games of the chosen day."""
        day = self.calendar.day
        for row in self.rows:
            row.show_deal(deal(day, GAMES[row.key]), self._tries.get((day, row.key)))
            row.setEnabled(self._whole)
        self.retranslate()

    def _sum_up(self) -> None:
        progress = progress_of(self._tries.values(), self._today())
        lines = (
            PLAYED.bind(number=progress.days),
            WON.bind(number=progress.won),
            RUN.bind(number=progress.run),
            LONGEST.bind(number=progress.best_run),
        )
        self._sum.setText("\n".join(map(render, lines)) if progress.days else "")
        set_tip(self._sum, render(FORGIVEN))
        self._sum.setAccessibleDescription(render(FORGIVEN))

    def _tell(self, trouble: Message | None) -> None:
        self.notice.setText(render(trouble) if trouble else "")
        self.notice.setVisible(trouble is not None)

    def _on_found(self, tries: Tries) -> None:
        first = not self._whole
        self._tries, self._whole = tries, True
        self.calendar.show_tries(tries, self._today())
        self._tell(self._source.trouble)
        self._show()
        if first:
            self._focus()

    def _focus(self) -> None:
        """Give the keyboard to the first game that can be played."""
        buttons = (each for row in self.rows for each in row.buttons.values())
        usable = (each for each in buttons if each.isVisible() and each.objectName() == "start")
        if (chosen := next(usable, None)) is not None:
            chosen.setFocus()

    def _on_day_changed(self) -> None:
        self.calendar.show_tries(self._tries, self._today())
        self._show()

    def _on_pointed(self) -> None:
        """Scroll to the games of a day, where the calendar is below them; keys stay on the day."""
        self.content.ensureWidgetVisible(self._day)

    def _on_begun(self, begun: object) -> None:
        self.accept()
        self.begun.emit(begun)

    def _on_freed(self, freed: object) -> None:
        self.accept()
        self.freed.emit(freed)

    def _on_resumed(self, attempt: Try) -> None:
        self.accept()
        self.resumed.emit(attempt.waiting)

    def _on_copied(self, attempt: Try) -> None:
        try:
            words = share_text(attempt, self._finished)
        except KupolaError as error:
            self._tell(NOT_COPIED.bind(reason=error.message))
            return
        QGuiApplication.clipboard().setText(words)
        self.toast = self.toast or Toast(self)
        self.toast.say(COPIED.bind(line=share_line(attempt)), words)
