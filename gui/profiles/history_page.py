"""The page of finished games: filtered, replayed, exported, deleted."""

from __future__ import annotations

import time
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from core.ai.levels import LEVELS
from core.history import DAILY, LATEST, NEWER, TALLY, Filter
from core.kernel.messages import text
from core.kernel.outside_text import shown_path
from gui.store import reading
from gui.store.second_tries_file import count_second_tries
from gui.system.file_manager import show_folder
from gui.system.local_day import local_day
from gui.text.translation import render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.dialog import message_box
from gui.widgets.plain_text import set_tip
from gui.widgets.save_dialog import SaveDialog, told_saved
from gui.widgets.toast import Toast
from gui.widgets.translated import Translated

from .history_model import HistoryModel
from .subjects import (
    DAILY_DEALS,
    EVERY_GAME,
    EVERY_OPPONENT,
    EVERY_PLAYER,
    Gathered,
    opponent_titles,
    people,
    played_before,
    subject_title,
    subjects,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from core.history import Entry
    from core.kernel.messages import Message
    from gui.history.history_file import HistoryFile
    from gui.store.player_profiles import PlayerProfiles
    from gui.widgets.style import Style

DAY = 86_400
LEVEL_KEYS = tuple(LEVELS)
PERIODS: dict[int, Message] = {
    0: text("history", "Any time"),
    1: text("history", "Last 24 hours"),
    7: text("history", "Last 7 days"),
    30: text("history", "Last 30 days"),
    365: text("history", "Last 12 months"),
}
SLICE = 0.02
"""Seconds of work between two turns of the event loop."""
AT_ONCE = 60
"""How many lines are read in the first step: more than a window shows."""
WHOLE = (0, 1, 3)
"""The columns whose words are never cut; the players between them have what is left."""
BESIDE = 12
CHOSEN, REST = ("replay", "retry", "delete"), ("mistakes", "folder", "export", "clear")
"""The buttons about the selected games, and about all of them."""


class HistoryPage(Translated, QWidget):
    """A table of games with filters above and buttons below.

    Signals:
        replayed: The path of a game that is to be seen again.
        recounted: The path of a count that is to be seen again.
        tried: The path of a game whose mistakes are to be tried again.
        practiced: All mistakes of the player are to be shown.
        changed: Other entries are there now.
    """

    replayed = Signal(object)
    recounted = Signal(object)
    tried = Signal(object)
    practiced = Signal()
    changed = Signal(object)

    def __init__(self, history_file: HistoryFile, player_profiles: PlayerProfiles) -> None:
        super().__init__()
        self._history_file, self._player_profiles = history_file, player_profiles
        self._open = False
        self._gathered, self._summarized = Gathered(), 0
        self._wanted = Filter()
        self._fresh: list[Entry] = []
        self._sifting: Iterator[None] = iter(())
        self._reading: Iterator[None] = iter(())
        self._deleting: Iterator[None] | None = None
        self._narrow = True
        self.subject: Chooser = Chooser([""])
        self.player: Chooser = Chooser([frozenset()])
        self.opponent: Chooser = Chooser([""])
        self.period = Chooser([*PERIODS])
        self._filters = (self.subject, self.player, self.opponent, self.period)
        self._grid, self._columns = QGridLayout(), 0
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.model = HistoryModel(self)
        self.table = QTableView()
        self.count, self.notice = label("soft"), label("warning", wrap=True)
        self.toast: Toast | None = None
        self.buttons = {name: button("action") for name in (*CHOSEN, *REST)}
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._go_on)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def busy(self) -> bool:
        """Whether games are still being read or sifted."""
        return self._later.isActive()

    def read(self, *, soon: bool = False) -> None:
        """Read the history step by step; games that it does not know yet are summed up after it.

        Args:
            soon: Whether to begin after the next look at what the person does, and not now.

        """
        self._finish_deleting()
        if soon:
            self._open, self._reading = True, self._read()
            self._later.start()
        else:
            self._begin(self._read())

    def stop(self) -> None:
        """Stop reading; a deletion under way is completed."""
        self._finish_deleting()
        self._later.stop()
        self._open = False
        self._reading = self._sifting = iter(())

    def show_mistakes(self) -> None:
        """Show how many mistakes of the current player are due."""
        profiles = self._player_profiles
        folder = profiles.folder_of(profiles.current)
        due = count_second_tries(folder, self._history_file.finished, local_day()).due
        words = self.tr("My mistakes: %n due…", "", due) if due else self.tr("My mistakes…")
        self.buttons["mistakes"].setText(words)
        set_tip(self.buttons["mistakes"], self.tr("Try the mistakes of all your games again"))
        self._fit_rows()

    def _finish_deleting(self) -> None:
        for _ in self._deleting or ():
            pass
        self._deleting = None

    def _begin(self, work: Iterator[None]) -> None:
        self._open = True
        self._reading = work
        self._go_on(AT_ONCE)

    def _read(self, trouble: Message | None = None) -> Iterator[None]:
        """Read everything; the ``trouble`` of an earlier action is shown with the result."""
        self._gathered, self._summarized = Gathered(), -1
        self._show_nothing()
        for entry in self._history_file.reading():
            if entry is not None:
                self._take(entry)
            yield
        self._history_file.trouble = trouble or self._history_file.trouble
        self._gathered.whole, self._summarized = True, -1
        yield
        for entry in self._history_file.missing():
            if entry is not None:
                self._take(entry)
            yield

    def _take(self, entry: Entry) -> None:
        self._gathered.add(entry)
        if self._wanted.fits(entry, LEVEL_KEYS):
            self._fresh.append(entry)

    def _go_on(self, least: int = 0) -> None:
        """Filter, read or delete games for a moment, and show those found."""
        until = time.perf_counter() + (0 if least else SLICE)
        for _ in chain(self._sifting, self._reading):
            least -= 1
            if least <= 0 and time.perf_counter() > until:
                self._later.start()
                break
        else:
            self._later.stop()
        self._show_found()

    def _show_found(self) -> None:
        """Show the games that were found in the last moment, and what there is to choose from."""
        found, self._fresh = sorted(self._fresh, key=played_before), []
        self.model.add(found)
        self.count.setText(self.tr("%n game(s)", "", len(self.model.rows)))
        trouble = self._history_file.trouble
        self.notice.setText(render(trouble) if trouble else "")
        self.notice.setVisible(trouble is not None)
        self._fit_columns()
        self._enable()
        if self._summarized != len(self._gathered.entries):
            self._summarized = len(self._gathered.entries)
            self._tell()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for chooser in self._filters:
            chooser.restyle(style)
        self.table.verticalHeader().setDefaultSectionSize(style.between(36, 30))
        self._fit_rows()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.subject.setAccessibleName(self.tr("Game"))
        self.player.setAccessibleName(self.tr("Player"))
        self.opponent.setAccessibleName(self.tr("Opponents"))
        self.period.setAccessibleName(self.tr("Time"))
        self.period.set_labels([render(title) for title in PERIODS.values()])
        self.table.setAccessibleName(self.tr("History"))
        names = {
            "retry": self.tr("Second try"),
            "delete": self.tr("Delete…"),
            "folder": self.tr("Show folder"),
            "export": self.tr("Export all…"),
            "clear": self.tr("Delete all…"),
        }
        for name, words in names.items():
            self.buttons[name].setText(words)
        set_tip(self.buttons["retry"], self.tr("Try your mistakes in the selected game again"))
        set_tip(self.buttons["folder"], shown_path(self._history_file.root))
        self.show_mistakes()
        self._tell()
        self._narrow = True
        self._show_found()

    def _lay_out(self) -> None:
        filters = self._grid
        self._sort_filters(2)
        chosen, rest = QHBoxLayout(), QHBoxLayout()
        for name, each in self.buttons.items():
            (chosen if name in CHOSEN else rest).addWidget(each)
        chosen.addStretch()
        rest.insertStretch(0)
        for part in (chosen, rest):
            self._rows.addLayout(part)
        table = self.table
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header, modes = table.horizontalHeader(), QHeaderView.ResizeMode
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(0)  # only visible rows are measured
        header.setSectionResizeMode(2, modes.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(filters)
        column.addWidget(self.notice)
        column.addWidget(table, 1)
        column.addWidget(self.count)
        column.addLayout(self._rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange filters and buttons side by side where they fit."""
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        needed = _side_by_side(self._filters, self._grid.horizontalSpacing())
        self._sort_filters(len(self._filters) if needed <= self.width() else 2)
        direction = QBoxLayout.Direction
        needed = _side_by_side(self.buttons.values(), self._rows.spacing())
        fits = needed <= self.width()
        self._rows.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def _sort_filters(self, columns: int) -> None:
        """Arrange the filters in rows, if the rows have changed."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, chooser in enumerate(self._filters):
            self._grid.addWidget(chooser, *divmod(place, columns))
        for column in range(len(self._filters) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def _connect(self) -> None:
        for chooser in self._filters:
            chooser.chosen.connect(self._sift)
        self.table.activated.connect(self._on_activated)
        self.table.verticalScrollBar().valueChanged.connect(self._fit_columns)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        actions: dict[str, Callable[[], None]] = {
            "replay": self._on_replay,
            "retry": self._on_retry,
            "mistakes": self.practiced.emit,
            "delete": self._on_delete,
            "folder": self._on_folder,
            "export": self._on_export,
            "clear": self._on_clear,
        }
        for name, action in actions.items():
            self.buttons[name].clicked.connect(action)

    def _tell(self) -> None:
        """Update the filters' choices and the summary of the games."""
        played, before = self._gathered.subjects, self._keys
        titles = {key: subject_title(key) for key in subjects() if key in played}
        if DAILY in played:
            titles[DAILY] = render(DAILY_DEALS)
        everyone = {frozenset[str](): render(EVERY_PLAYER)}
        for chooser, choices in (
            (self.subject, {"": render(EVERY_GAME), **titles}),
            (self.player, {**everyone, **people(self._gathered.names, self._player_profiles)}),
            (self.opponent, {"": render(EVERY_OPPONENT), **opponent_titles()}),
        ):
            if self._gathered.whole or chooser.key in choices:  # it may still be read
                chooser.offer(choices)
        self._fit_rows()
        self.changed.emit(self._gathered)
        if self._keys != before:
            self._sift()

    @property
    def _keys(self) -> tuple[object, ...]:
        return tuple(chooser.key for chooser in self._filters)

    def _sift(self) -> None:
        """Show the games that pass the filters, visible ones first."""
        if not self._open:
            return
        names, days = self.player.key, self.period.key
        assert isinstance(names, frozenset)  # noqa: S101 - filled with nothing else
        assert isinstance(days, int)  # noqa: S101 - filled with nothing else
        since = round(time.time()) - days * DAY if days else 0
        self._wanted = Filter(str(self.subject.key), names, str(self.opponent.key), since, LATEST)
        self._show_nothing()
        self._sifting = self._sifted((*self._gathered.entries,))
        self._go_on(AT_ONCE)

    def _sifted(self, entries: tuple[Entry, ...]) -> Iterator[None]:
        for entry in entries:
            if self._wanted.fits(entry, LEVEL_KEYS):
                self._fresh.append(entry)
            yield

    def _show_nothing(self) -> None:
        self.model.clear()
        self._sifting, self._fresh, self._narrow = iter(()), [], True

    def _fit_columns(self) -> None:
        """Fit the columns to the visible words; they only grow while the games stay."""
        if not self.table.isVisible():
            return
        header = self.table.horizontalHeader()
        for column in WHOLE:
            hints = self.table.sizeHintForColumn(column), header.sectionSizeHint(column)
            least = 0 if self._narrow else self.table.columnWidth(column)
            self.table.setColumnWidth(column, max(least, max(hints) + BESIDE))
        self._narrow = self._narrow and not self.model.rows

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the words that are seen now."""
        super().showEvent(event)
        self._fit_columns()

    @property
    def chosen(self) -> list[Entry]:
        """The games that are selected."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self.model.rows[row] for row in rows]

    def _enable(self) -> None:
        chosen = self.chosen
        replay, count = self.buttons["replay"], bool(chosen) and chosen[0].kind == TALLY
        settled = self._deleting is None
        replay.setEnabled(settled and len(chosen) == 1 and bool(chosen[0].file))
        replay.setText(self.tr("Open score sheet") if count else self.tr("Replay"))
        seen, opened = self.tr("Replay the selected game"), self.tr("Continue this score sheet")
        set_tip(replay, opened if count else seen)
        self.buttons["retry"].setEnabled(settled and len(chosen) == 1 and self._is_own(chosen[0]))
        for name, games in (("delete", chosen), ("clear", self._gathered.entries)):
            some = any(each.kind != NEWER for each in games)
            self.buttons[name].setEnabled(settled and some)
        self.buttons["export"].setEnabled(reading.present(self._history_file.root))

    def _on_activated(self, _index: QModelIndex) -> None:
        self._on_replay()

    def _on_replay(self) -> None:
        chosen = self.chosen
        if len(chosen) == 1 and chosen[0].file:
            opens = self.recounted if chosen[0].kind == TALLY else self.replayed
            opens.emit(self._history_file.path_of(chosen[0]))

    def _on_retry(self) -> None:
        chosen = self.chosen
        if len(chosen) == 1 and self._is_own(chosen[0]):
            self.tried.emit(self._history_file.path_of(chosen[0]))

    def _is_own(self, entry: Entry) -> bool:
        """Return whether the current player took part in a game that can be replayed."""
        replayed = entry.kind not in {TALLY, NEWER} and bool(entry.file)
        return replayed and bool(self._player_profiles.current.seats(entry.seats))

    def _on_delete(self) -> None:
        chosen = [each for each in self.chosen if each.kind != NEWER]
        question = self.tr("Delete %n game(s) for good?", "", len(chosen))
        self._ask(question, lambda: self._history_file.removing(chosen))

    def _on_clear(self) -> None:
        question = self.tr("Delete all finished games and their results for good?")
        self._ask(question, self._history_file.clearing)

    def _ask(self, question: str, action: Callable[[], Iterator[None]]) -> None:
        box = message_box(self.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(question)
        box.setInformativeText(self.tr("Unfinished games are kept. This cannot be undone."))
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._do(action))
        box.open()

    def _do(self, action: Callable[[], Iterator[None]]) -> None:
        self._deleting = action()
        self._begin(self._delete(self._deleting))

    def _delete(self, deleting: Iterator[None]) -> Iterator[None]:
        yield from deleting
        self._deleting = None
        yield from self._read(self._history_file.trouble)

    def _on_folder(self) -> None:
        show_folder(self._history_file.root)

    def _on_export(self) -> None:
        title, zipped = self.tr("Export all games and players"), self.tr("Zip files (*.zip)")
        dialog = SaveDialog(title, "kupola", ".zip", self.window(), [zipped])
        dialog.chosen.connect(self.export)
        dialog.open()

    def export(self, path: Path) -> None:
        """Pack everything into a file, and say where it is."""
        done = self._history_file.export(path)
        self._show_found()
        if done:
            self.toast = self.toast or Toast(self.window())
            self.toast.say(told_saved(path), shown_path(path))


def _side_by_side(widgets: Collection[QWidget], gap: int) -> int:
    """Measure a row of widgets."""
    return sum(each.sizeHint().width() for each in widgets) + (len(widgets) - 1) * gap
