"""A player's results in a game: by opponents, by categories, and over time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.history import by_opponent, summed
from core.kernel.messages import Message
from gui.history.categories import label_of, ordered
from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.grid import Grid
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .subjects import opponent_title, people, subject_title, subjects
from .trend import Trend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.history import Entry, Summary
    from gui.store.player_profiles import PlayerProfiles


class StatisticsPage(Translated, QWidget):
    """Tables and a curve about one player in one game."""

    def __init__(self, player_profiles: PlayerProfiles) -> None:
        super().__init__()
        self._player_profiles = player_profiles
        self._entries: list[Entry] = []
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

    def show_entries(self, entries: list[Entry]) -> None:
        """Tell of other games; of the kind played last if there are none of the kind shown."""
        self._entries = entries
        self.retranslate()
        played = [entry.subject for entry in entries if entry.subject in subjects()]
        if played and self.subject.key not in played:
            self.subject.set_key(played[0])
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
        self.player.fill(people(self._entries, self._player_profiles) or {frozenset(): "–"})
        played = {entry.subject for entry in self._entries}
        self.subject.fill(
            {key: subject_title(key) for key in subjects() if key in BOXES or key in played}
        )
        titles = (
            self.tr("By opponents"),
            self.tr("Points over time"),
            self.tr("Points by category"),
        )
        for head, title in zip(self._heads, titles, strict=True):
            head.setText(title)
        self.levels.setAccessibleName(titles[0])
        self.parts.setAccessibleName(titles[2])
        self._nothing.setText(
            self.tr("No finished games yet. Every game that ends is counted here.")
        )
        self._show()

    def _show(self) -> None:
        names, subject = self.player.key, self.subject.key
        assert isinstance(names, frozenset)  # noqa: S101 - filled with nothing else
        entries = [entry for entry in self._entries if entry.subject == subject]
        whole = summed(entries, names)
        self._nothing.setVisible(not whole.games)
        for part in (*self._heads, self.levels, self.trend, self.parts):
            part.setVisible(bool(whole.games))
        if not whole.games:
            return
        self._show_levels(by_opponent(entries, names, tuple(LEVELS)), whole)
        self._show_parts(str(subject), whole)
        self.trend.show_points(whole.points)

    def _show_levels(self, groups: dict[str, Summary], whole: Summary) -> None:
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
        self.levels.show_rows(heads, [*rows, _row(self.tr("All"), whole)])

    def _show_parts(self, game: str, whole: Summary) -> None:
        number = QLocale().toString
        heads = (self.tr("Category"), self.tr("Per game"), self.tr("Together"))
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
