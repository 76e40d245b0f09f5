"""A home with many games never keeps the window from answering for long."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from core.history import Statistics
from gui.history.history_file import HistoryFile
from gui.look.appearance import Look
from gui.profiles import history_page, statistics_page
from gui.start.continue_card import ContinueCard
from gui.start.screen import SHOWN
from gui.store.saved_games import SavedGames
from gui.window.main_window import MainWindow
from tests.gui.large_home import NAMES, fill
from tests.gui.profiles.finished import PLAYERS, shelved
from tests.gui.profiles.test_window import confirm

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.kernel.messages import Message
    from gui.profiles.history_page import HistoryPage
    from gui.profiles.window import PlayersWindow
    from gui.store.reading import Found
    from gui.store.settings import SettingsFile
    from gui.text.translator import Translator

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FINISHED, WAITING, WITHOUT_LINE = 1500, 30, 2
LONGEST = 0.2
"""Seconds of work in one turn of the event loop, also where other programs use the processor."""
PATIENCE = 20


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home") / "games"
    fill(SavedGames(folder), FINISHED, WAITING, WITHOUT_LINE)
    return folder


@pytest.fixture
def window(
    home: Path, qtbot: QtBot, translator: Translator, settings_file: SettingsFile
) -> MainWindow:
    window = MainWindow(settings_file, translator, Look(), SavedGames(home))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def longest_turn(done: Callable[[], bool], action: Callable[[], object] | None = None) -> float:
    """Do something and run the event loop until it is done; return the work of the longest turn."""
    gc.collect()
    turns: list[float] = []
    latest = time.monotonic() + PATIENCE
    while not turns or not done():
        before = time.thread_time()
        (QApplication.processEvents if action is None or turns else action)()
        turns.append(time.thread_time() - before)
        assert time.monotonic() < latest
    return max(turns)


def history(window: MainWindow) -> tuple[PlayersWindow, HistoryPage]:
    window.menus.actions["history"].trigger()
    assert window.players.window is not None
    return window.players.window, window.players.window.history


def rest(page: HistoryPage) -> None:
    longest_turn(lambda: not page._later.isActive())


def test_the_history_of_a_large_home_is_read_filtered_and_summed_up_in_short_turns(
    window: MainWindow,
) -> None:
    players, page = history(window)
    reading = longest_turn(lambda: not page._later.isActive())
    page.player.setCurrentIndex(2)
    sifting = longest_turn(lambda: not page._later.isActive(), page._sift)
    statistics = players.statistics
    players.show_page("statistics")
    adding = longest_turn(lambda: not statistics.busy, statistics._show)

    assert len(page._gathered.entries) >= FINISHED
    assert 0 < len(page.model.rows) < FINISHED
    assert statistics.levels.isVisible()
    assert max(reading, sifting, adding) < LONGEST


def test_the_last_games_are_seen_before_all_are_read(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_page, "SLICE", 0.002)
    players, page = history(window)
    players.show_page("statistics")
    seen = [entry.key for entry in page.model.rows]
    waits = players.statistics._nothing.text()
    players.show_page("history")
    rest(page)

    assert 0 < len(seen) < FINISHED
    assert seen == [entry.key for entry in page.model.rows if entry.key in {*seen}]
    assert waits == "Reading the history…"
    assert [entry.when for entry in page.model.rows] == sorted(
        (entry.when for entry in page.model.rows), reverse=True
    )


def test_a_page_without_the_history_is_shown_before_it_is_read(window: MainWindow) -> None:
    window.menus.actions["players"].trigger()
    assert window.players.window is not None
    page = window.players.window.history
    at_first = len(page._gathered.entries)
    rest(page)

    assert window.players.window.isVisible()
    assert at_first == 0
    assert len(page._gathered.entries) >= FINISHED


def test_a_filter_that_is_chosen_while_the_history_is_read_holds_for_all_of_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_page, "SLICE", 0.001)
    _, page = history(window)
    assert page._later.isActive()
    wanted = frozenset({NAMES[3].casefold()})
    page.player.set_key(wanted)
    page._sift()
    rest(page)
    expected = [e for e in page._gathered.entries if e.seat_of(wanted) is not None]

    assert page.player.key == wanted
    assert page.model.rows == expected
    assert 0 < len(expected) < FINISHED


def test_a_window_that_is_closed_while_it_reads_leaves_nothing_running(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_page, "SLICE", 0)
    monkeypatch.setattr(statistics_page, "SLICE", 0)
    players, page = history(window)
    reading = page._later.isActive()
    players.close()

    assert reading
    assert not page._later.isActive()
    window.players._on_changed()  # a player is renamed meanwhile
    assert not page._later.isActive()


def test_what_is_being_deleted_when_the_window_closes_is_deleted_to_the_end(
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    translator: Translator,
    settings_file: SettingsFile,
) -> None:
    saved_games = SavedGames(tmp_path / "games")
    fill(saved_games, 100, 1)
    window = MainWindow(settings_file, translator, Look(), saved_games)
    qtbot.addWidget(window)
    window.show()
    players, page = history(window)
    rest(page)
    monkeypatch.setattr(history_page, "SLICE", 0)
    page.buttons["clear"].click()
    confirm(players)
    under_way = page._deleting is not None
    while_deleting = [page.buttons[name].isEnabled() for name in ("replay", "delete", "clear")]
    players.close()
    qtbot.waitUntil(lambda: players.findChild(QMessageBox) is None)

    assert under_way
    assert while_deleting == [False] * 3
    assert HistoryFile(saved_games).entries() == []
    assert not list(saved_games.finished.glob("*.kupola"))


def test_a_game_that_ends_while_damaged_lines_are_read_is_not_lost(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path / "games")
    history_file = HistoryFile(saved_games)
    for seed in (1, 2):
        path, match = shelved(saved_games, seed=seed)
        history_file.note_game(path, match, PLAYERS)
        with history_file.path.open("ab") as file:
            file.write(b"no line\n")
    reading = history_file.reading()
    next(reading)
    path, match = shelved(saved_games, seed=3)
    HistoryFile(saved_games).note_game(path, match, PLAYERS)
    list(reading)

    assert len(history_file.entries()) == 3
    assert history_file.trouble is None
    assert history_file.path.with_suffix(".damaged-1").read_bytes() == b"no line\n" * 2


def test_only_the_first_waiting_games_are_read_before_the_first_picture(
    home: Path,
    qtbot: QtBot,
    translator: Translator,
    settings_file: SettingsFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[Path] = []
    look_at = SavedGames.look_at

    def counted(saved_games: SavedGames, file: Found, captions: Mapping[str, Message]) -> object:
        read.append(file.path)
        return look_at(saved_games, file, captions)

    monkeypatch.setattr(SavedGames, "look_at", counted)
    window = MainWindow(settings_file, translator, Look(), SavedGames(home))
    qtbot.addWidget(window)
    first = len(read)
    window.show()
    longest = longest_turn(lambda: not window._start._later.isActive())

    assert first <= SHOWN
    assert len(read) >= WAITING
    assert longest < LONGEST


def test_another_language_changes_words_but_neither_styles_nor_what_is_selected(
    window: MainWindow, translator: Translator, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, page = history(window)
    rest(page)
    page.table.selectRow(1)
    chosen, added = page.chosen, list[object]()
    dressed: list[ContinueCard] = []
    monkeypatch.setattr(ContinueCard, "_dress", lambda card, _: dressed.append(card))
    monkeypatch.setattr(Statistics, "add", lambda _, entry: added.append(entry))
    translator.speak("pl")
    QApplication.processEvents()

    assert window._start._waiting[0]._resume.text() == "Wznów"
    assert page.chosen == chosen != []
    assert dressed == added == []


def test_all_waiting_games_can_be_scrolled_to(window: MainWindow) -> None:
    start = window._start
    window.resize(1000, 640)
    start._every.click()
    longest_turn(lambda: not start._later.isActive())
    begun = len(start._waiting)
    bar = start._scroll.verticalScrollBar()
    assert start._games is not None
    while len(start._waiting) < start._games.most:
        before = len(start._waiting)
        turn = longest_turn(
            lambda: not start._later.isActive(), lambda: bar.setValue(bar.maximum())
        )
        assert len(start._waiting) > before
        assert turn < LONGEST

    assert SHOWN < begun < len(start._waiting)
    assert start._waiting[begun].geometry().top() > start._waiting[begun - 1].geometry().top() - 1
