"""Daily deals on the page about a player's progress: crowns of two weeks, and runs of days."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.kernel.messages import plural
from gui.history.daily_results import DailyProgress, DailyTries, progress_of
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.fact_card import FactCard
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .crown import PROPORTION, Mark, paint_crown
from .tries_reader import TriesReader, marks

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message
    from gui.store.saved_games import SavedGames

    from .tries_reader import Tries

DAYS = 14
SIDE, GAP = 26, 8
"""How high a crown is, and how far crowns are apart."""


def facts(progress: DailyProgress) -> tuple[Message, ...]:
    """Say what the counted games add up to."""
    return (
        plural("daily", "%n day(s) played", "", progress.days),
        plural("daily", "%n game(s) won", "", progress.won),
        plural("daily", "%n day(s) in a row", "", progress.run),
        plural("daily", "best run: %n day(s)", "", progress.best_run),
    )


class CrownRow(QWidget):
    """The crowns of some days, the latest at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._days: list[tuple[date, tuple[Mark, ...]]] = []

    def show_days(self, days: list[tuple[date, tuple[Mark, ...]]]) -> None:
        """Show what became of the games of some days."""
        self._days = days
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Name the days on which a game was won."""
        form = QLocale.FormatType.ShortFormat
        won = [
            QLocale().toString(QDate(day.year, day.month, day.day), form)
            for day, each in self._days
            if Mark.WON in each
        ]
        self.setAccessibleName(", ".join(won))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the room of all crowns."""
        side = self._style.between(SIDE, SIDE)
        return QSize(round(DAYS * (PROPORTION * side + GAP)), side)

    def minimumSizeHint(self) -> QSize:
        """Shrink the crowns of a narrow row."""
        return QSize(DAYS * GAP * 2, self.sizeHint().height())

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the crowns."""
        if not self._days:
            return
        width = min(self.width() / len(self._days), self.sizeHint().width() / DAYS)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (_, each) in enumerate(self._days):
                room = QRectF(number * width, 0, width - GAP, self.height())
                paint_crown(painter, room, each, self._style.theme)


class DailySection(Translated, QWidget):
    """Shows a player's counted games; they are read in moments between other work.

    Signals:
        asked: The page of daily deals is to be opened.
    """

    asked = Signal()

    def __init__(self, saved_games: SavedGames, today: Callable[[], date]) -> None:
        super().__init__()
        self._saved_games, self._today = saved_games, today
        self._progress = DailyProgress()
        self.row = CrownRow()
        self.card = FactCard(self.row)
        self.card.asked.connect(self.asked)
        self._reader = TriesReader(self)
        self._reader.found.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        self._show({})

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    @property
    def busy(self) -> bool:
        """Whether games are still being read."""
        return self._reader.busy

    def show_player(self, folder: Path) -> None:
        """Show the daily deals of the player whose folder it is."""
        self._show({})
        tries = DailyTries(self._saved_games, folder)
        self._reader.read(tries, self._today().min, self._today())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        said = (render(each) for each in facts(self._progress))
        self.card.tell(self.tr("Daily deals"), said, self.tr("Open daily deals"))
        self.row.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.card.restyle(style)
        self.row.restyle(style)

    def _show(self, tries: Tries) -> None:
        today = self._today()
        days = [today - timedelta(days=ago) for ago in reversed(range(DAYS))]
        self._progress = progress_of(tries.values(), today)
        self.row.show_days([(day, marks(tries, day)) for day in days])
        self.retranslate()
