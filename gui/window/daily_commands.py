"""Commands about daily deals: the week on the start screen, the page, and the games."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gui.daily.day_watch import DayWatch
from gui.daily.tries_reader import TriesReader, marks
from gui.start.week_button import DAYS
from gui.system.local_day import local_day
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from core.daily import Deal
    from gui.daily.progress_section import DailySection
    from gui.daily.tries_reader import Tries
    from gui.history.daily_results import DailyTries
    from gui.play.session import Session
    from gui.start.week_button import WeekButton
    from gui.store.plan import Plan
    from gui.store.saved_games import SavedGames

    from .player_commands import PlayerCommands

SOON = 150
"""Milliseconds after which the week is read: what is shown first comes first."""


class DailyCommands(QObject):
    """Shows a player's week and begins the games of a day.

    Attributes:
        clock: Tells the local date.

    Signals:
        resumed: A saved game that is to be played now.
        planned: A game that is to be played without counting.
        refused: Why a game cannot begin.
    """

    resumed = Signal(object)
    planned = Signal(object)
    refused = Signal(object)

    def __init__(
        self,
        window: QWidget,
        week: WeekButton,
        saved_games: SavedGames,
        players: PlayerCommands,
    ) -> None:
        super().__init__(window)
        self._window, self._week = window, week
        self._saved_games, self._players = saved_games, players
        self.clock: Callable[[], date] = local_day
        self._session: Session | None = None
        self._reader = TriesReader(self)
        self._reader.found.connect(self._show)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._read)
        self._watch = DayWatch(week, self.today)
        self._watch.changed.connect(self.refresh)
        week.shown.connect(self.refresh)
        week.hidden.connect(self._stop)
        week.clicked.connect(self.open)
        players.switched.connect(self.refresh)
        players.sections.append(self._section)
        self._show({})

    def today(self) -> date:
        """Return the local date."""
        return self.clock()

    def refresh(self) -> None:
        """Show the week as it is now."""
        if self._week.isVisible():
            self._soon.start()

    @property
    def busy(self) -> bool:
        """Whether the week is still being read."""
        return self._soon.isActive() or self._reader.busy

    def open(self) -> None:
        """Show the page of daily deals."""
        from gui.daily.page import DailyPage  # noqa: PLC0415 - not needed for the first picture

        finished = self._saved_games.finished
        page = DailyPage(self._tries, finished, self.today, self._window)
        page.begun.connect(self.begin)
        page.resumed.connect(self.resumed)
        page.freed.connect(self._on_freed)
        open_once(page)

    def begin(self, deal: Deal) -> None:
        """Begin the counted game of a deal, or say why it cannot begin."""
        tries = self._tries
        if deal.day > self.today():
            return
        waiting = tries.begin(deal, self._plan(deal).sitters)
        if waiting is not None:
            self.resumed.emit(waiting)
        elif tries.trouble is not None:
            self.refused.emit(tries.trouble)

    def watch(self, session: Session) -> None:
        """Mark a game that counts: no undo above the board, and the page after its end."""
        from core.daily import TITLE  # noqa: PLC0415 - not needed for the first picture

        self._session = session if session.controller.match.daily else None
        if self._session is not None:
            header = session.screen.header
            header.set_contest(TITLE)
            for name in ("undo", "redo"):
                header.buttons[name].hide()
            session.screen.result.set_daily(TITLE)

    def show_after(self, session: Session) -> bool:
        """Show the page after a game that counted; return whether it did."""
        if session is not self._session:
            return False
        self.open()
        return True

    @property
    def _folder(self) -> Path:
        profiles = self._players.player_profiles
        return profiles.folder_of(profiles.current)

    @property
    def _tries(self) -> DailyTries:
        from gui.history.daily_results import DailyTries  # noqa: PLC0415 - not needed for the first picture

        return DailyTries(self._saved_games, self._folder)

    def _read(self) -> None:
        from gui.store.progress_file import DAILY, ProgressFile  # noqa: PLC0415 - likewise

        if not ProgressFile(self._folder).section(DAILY):
            self._show({})
            return
        last = self.today()
        self._reader.read(self._tries, last - timedelta(days=DAYS - 1), last)

    def _stop(self) -> None:
        self._soon.stop()
        self._reader.stop()

    def _show(self, tries: Tries) -> None:
        last = self.today()
        days = [last - timedelta(days=ago) for ago in reversed(range(DAYS))]
        self._week.show_days([(day, marks(tries, day)) for day in days])

    def _on_freed(self, deal: Deal) -> None:
        self.planned.emit(self._plan(deal))

    def _plan(self, deal: Deal) -> Plan:
        """Seat the player, and computers at all other seats."""
        from core.kernel.messages import default_name  # noqa: PLC0415 - likewise
        from core.record import Sitter  # noqa: PLC0415 - likewise
        from gui.store.plan import Plan, free_color  # noqa: PLC0415 - likewise

        sitters: tuple[Sitter, ...] = ()
        for seat in range(deal.seats):
            level = deal.level if seat else ""
            color = free_color({each.color for each in sitters})
            sitters += (Sitter(default_name(seat, level), color, level),)
        options = dict(deal.options.chosen)
        plan = Plan(deal.game.key, sitters, options, deal.seed, remember=False)
        return self._players.seated(plan)

    def _section(self) -> DailySection:
        """Make the part about daily deals of the page about a player's progress."""
        from gui.daily.progress_section import DailySection  # noqa: PLC0415 - not needed at first

        section = DailySection(self._saved_games, self.today)
        section.asked.connect(self._on_section_asked)
        return section

    def _on_section_asked(self) -> None:
        """Show the page of daily deals; the window about players would cover it."""
        self._players.close()
        self.open()
