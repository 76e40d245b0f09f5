"""A player's results in a game: by opponents, by categories, and over time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.history import Statistics
from core.kernel.messages import Message
from gui.history.categories import label_of, ordered
from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.grid import Grid
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .subjects import DAILY_DEALS, Gathered, opponent_title, people, subject_title, subjects
from .trend import Trend

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QShowEvent

    from core.history import Entry, Summary
    from gui.store.player_profiles import PlayerProfiles

SLICE = 0.02
"""Seconds of work between two turns of the event loop."""
AT_ONCE = 100
"""How many games are added up in the first step."""


class StatisticsPage(Translated, QWidget):
    """Tables and a curve about one player in one game."""

    def __init__(self, player_profiles: PlayerProfiles) -> None:
        super().__init__()
        self._player_profiles = player_profiles
        self._gathered, self._stale = Gathered(), True
        self._counting: Iterator[None] = iter(())
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._go_on)
        self.player: Chooser = Chooser([frozenset()])
        self.subject = Chooser([*BOXES])
        self.levels, self.parts, self.trend = Grid(), Grid(), Trend()
        self._heads = [label("heading") for _ in range(3)]
        self._nothing = label("soft", wrap=True)
        top = QHBoxLayout()
        top.addWidget(self.player)
        top.addWidget(self.subject)
        top.addStretch()
        self._top = top
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._nothing)
        parts = (self.levels, self.trend, self.parts)
        for head, part in zip(self._heads, parts, strict=True):
            self._column.addWidget(head)
            self._column.addWidget(part)
        self._column.addStretch()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(top)
        whole.addWidget(self._scroll, 1)
        self.player.chosen.connect(self._show)
        self.subject.chosen.connect(self._show)
        self.retranslate()
        self._renew()

    def show_games(self, gathered: Gathered) -> None:
        """Show other games, once the page is visible and has shown those before."""
        self._gathered, self._stale = gathered, True
        if self.isVisible() and not self.busy:
            self._renew()

    @property
    def busy(self) -> bool:
        """Whether games are still being added up."""
        return self._later.isActive()

    def stop(self) -> None:
        """Stop; the rest follows the next time."""
        self._later.stop()
        self._counting, self._stale = iter(()), True

    def _renew(self) -> None:
        """Offer the players and games of the history; a game that was played, if there is one."""
        self._stale = False
        gathered = self._gathered
        self.player.offer(people(gathered.names, self._player_profiles) or {frozenset(): "–"})
        titles = {
            key: subject_title(key)
            for key in subjects()
            if key in BOXES or key in gathered.subjects
        }
        self.subject.offer(titles)
        if gathered.whole and self.subject.key not in gathered.subjects:
            known = (entry.subject for entry in gathered.entries if entry.subject in titles)
            self.subject.set_key(next(known, self.subject.key))
        self._show()

    def restyle(self, style: Style, scale: float) -> None:
        """Change sizes and colors."""
        self.player.restyle(style)
        self.subject.restyle(style)
        self.trend.restyle(Style(style.theme, max(0.72, style.unit), scale))
        self._column.setSpacing(style.gap)
        for grid in (self.levels, self.parts):
            grid.verticalHeader().setDefaultSectionSize(style.between(36, 30))
            grid.fit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.player.setAccessibleName(self.tr("Player"))
        self.subject.setAccessibleName(self.tr("Game"))
        titles = (
            self.tr("By opponent"),
            self.tr("Points over time"),
            self.tr("Points by category"),
        )
        for head, title in zip(self._heads, titles, strict=True):
            head.setText(title)
        self.levels.setAccessibleName(titles[0])
        self.parts.setAccessibleName(titles[2])
        self.show_games(self._gathered)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the games that were added while the page was hidden."""
        super().showEvent(event)
        if self._stale and not self.busy:
            self._renew()

    def _show(self) -> None:
        """Add up the games of a player, for a moment at first."""
        names, subject = self.player.key, self.subject.key
        assert isinstance(names, frozenset)  # noqa: S101 - filled with nothing else
        entries = tuple(self._gathered.entries) if self._gathered.whole else ()
        self._counting = self._counted(entries, names, str(subject))
        self._go_on(AT_ONCE)

    def _counted(
        self, entries: tuple[Entry, ...], names: frozenset[str], subject: str
    ) -> Iterator[None]:
        statistics = Statistics(names, tuple(LEVELS))
        for entry in entries:
            if entry.subject == subject:
                statistics.add(entry)
            yield
        self._put_up(statistics, subject)

    def _go_on(self, least: int = 1) -> None:
        """Add up games for a moment."""
        until = time.perf_counter() + SLICE
        for _ in self._counting:
            least -= 1
            if least <= 0 and time.perf_counter() > until:
                self._later.start()
                return
        self._later.stop()
        if self._stale and self.isVisible():
            self._renew()

    def _put_up(self, statistics: Statistics, subject: str) -> None:
        whole = statistics.whole
        empty = self.tr("No finished games yet. Every game you finish is counted here.")
        reading = self.tr("Reading the history…")
        self._nothing.setText(empty if self._gathered.whole else reading)
        self._nothing.setVisible(not whole.games)
        for part in (*self._heads, self.levels, self.trend, self.parts):
            part.setVisible(bool(whole.games))
        if not whole.games:
            return
        self._show_levels(statistics.by_opponent, statistics.daily, whole)
        self._show_parts(subject, whole)
        self.trend.show_points(whole.points)

    def _show_levels(self, groups: dict[str, Summary], daily: Summary, whole: Summary) -> None:
        heads = (
            self.tr("Opponents"),
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Shared"),
            self.tr("Won (%)"),
            self.tr("Average"),
            self.tr("Best"),
        )
        rows = [_row(opponent_title(kind), group) for kind, group in groups.items()]
        if daily.games:
            rows.append(_row(render(DAILY_DEALS), daily))
        self.levels.show_rows(heads, [*rows, _row(self.tr("All"), whole)])

    def _show_parts(self, game: str, whole: Summary) -> None:
        number = QLocale().toString
        heads = (self.tr("Category"), self.tr("Per game"), self.tr("Total"))
        rows: list[Sequence[str]] = []
        for key in ordered(game, whole.parts):
            found, points = label_of(game, key), whole.parts[key]
            words = render(found) if isinstance(found, Message) else found
            each, together = number(points / whole.games, "f", 1), number(points)
            rows.append((words, _minus(each), _minus(together)))
        self.parts.show_rows(heads, rows)
        shown = bool(rows)
        self.parts.setVisible(shown)
        self._heads[2].setVisible(shown)


def _row(title: str, group: Summary) -> Sequence[str]:
    number = QLocale().toString
    share = 100 * group.wins / group.games
    return (
        title,
        number(group.games),
        number(group.wins),
        number(group.shared),
        number(share, "f", 0),
        _minus(number(group.average, "f", 1)),
        _minus(number(group.best)),
    )


def _minus(number: str) -> str:
    return number.replace("-", "\N{MINUS SIGN}")
