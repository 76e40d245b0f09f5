"""Counts of real tables in the history."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from core.history import TALLY
from core.tally import TALLIES, TallyRecord
from gui.games.registry import ui_of
from gui.history.categories import label_of
from gui.history.history_file import HistoryFile
from gui.history.tally_results import parts
from gui.store.saved_games import SavedGames
from gui.store.tallies import SavedTallies
from tests.core.test_tally import copied, filled
from tests.gui.tally.test_counting import counting, drag, first_put, shown, source_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.profiles.history_page import HistoryPage
    from gui.tally.screen import TallyScreen
    from gui.window.main_window import MainWindow

everywhere = pytest.mark.parametrize("game", sorted(TALLIES))


def kept(saved_games: SavedGames, game: str = "pixies", seed: int = 3) -> Path:
    counts = SavedTallies(saved_games.folder)
    path = counts.new_path()
    _, count = copied(game, seed)
    record = TallyRecord.of(count, (), "2026-11-16", finished=True)
    assert counts.keep(path, record) is None
    return path


def lay_all(screen: TallyScreen) -> None:
    """Lay everything out that a finished game leaves on the table."""
    _, screen.count = copied(screen.count.tally.key, 3)
    screen.refresh()


def lay_one(screen: TallyScreen) -> None:
    move = first_put(screen)
    drag(screen, source_of(screen, move), move.place)


def history(window: MainWindow) -> HistoryPage:
    window.menus.actions["history"].trigger()
    QApplication.processEvents()
    assert window.players.window is not None
    return window.players.window.history


@everywhere
@pytest.mark.parametrize("seed", range(4))
def test_points_by_category_add_up_to_the_total(game: str, seed: int) -> None:
    _, count = copied(game, seed)

    outcome = count.tally.outcome(count.state)
    assert outcome is not None
    for standing in outcome.standings:
        found = parts(count, standing.seat)
        assert sum(found.values()) == standing.points
        assert all(label_of(game, key) in ui_of(game).categories() for key in found)


@everywhere
def test_a_count_enters_the_history_and_is_opened_from_there(window: MainWindow, game: str) -> None:
    screen = counting(window, game)
    lay_all(screen)
    screen.panel.finished.click()
    state, names = screen.count.state, [each.name for each in screen.players]
    window.leave()
    (entry,) = HistoryFile(window.saved_games).entries()
    assert (entry.kind, entry.game) == (TALLY, game)
    assert [seat.name for seat in entry.seats] == names

    page = history(window)
    page.table.selectRow(0)
    assert page.buttons["replay"].text() == "Open score sheet"
    page.buttons["replay"].click()

    assert shown(window).count.state == state
    assert [each.name for each in shown(window).players] == names


def test_a_count_on_the_table_is_in_the_history_and_stays_on_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    screen = counting(window, "pixies")
    lay_all(screen)
    screen.panel.finished.click()
    page = history(window)
    qtbot.waitUntil(lambda: len(page.model.rows) == 1)
    page.table.selectRow(0)
    page.buttons["replay"].click()

    assert shown(window) is screen


def test_a_count_that_is_not_finished_waits_and_is_no_result(window: MainWindow) -> None:
    screen = counting(window, "pixies")
    lay_one(screen)
    window.leave()
    (waiting,) = window.tallies.saved_tallies.kept()
    begun = HistoryFile(window.saved_games).entries()
    window.tallies.resume(waiting)
    lay_all(shown(window))
    shown(window).panel.finished.click()
    window.leave()
    (entry,) = HistoryFile(window.saved_games).entries()
    window.tallies.reopen(waiting.path)
    again = shown(window)

    assert begun == []
    assert not any(HistoryFile(window.saved_games).missing())
    assert entry.kind == TALLY
    assert again.panel.finished.isChecked()
    window.leave()


@everywhere
def test_a_count_with_a_flaw_is_no_result_although_an_older_version_called_it_finished(
    tmp_path: Path, game: str
) -> None:
    history_file = HistoryFile(saved_games := SavedGames(tmp_path / "games"))
    counts = SavedTallies(saved_games.folder)
    path = counts.new_path()
    record = TallyRecord.of(filled(game, 3, 10), (), "2026-11-16", finished=True)
    assert counts.keep(path, record) is None

    history_file.note_count(path)

    assert history_file.entries() == []
    assert not any(history_file.missing())
    assert [each.record for each in counts.kept()] == [record]


def test_a_count_that_goes_on_has_one_line_that_is_new(tmp_path: Path) -> None:
    history_file = HistoryFile(saved_games := SavedGames(tmp_path / "games"))
    path = kept(saved_games)
    history_file.note_count(path)
    (before,) = history_file.entries()
    counts = SavedTallies(saved_games.folder)
    later = TallyRecord.of(copied("pixies", 4)[1], (), "2026-11-16", finished=True)
    counts.keep(path, later)
    os.utime(path, (before.when + 9, before.when + 9))

    assert history_file.entries() == []
    (after,) = filter(None, history_file.missing())
    assert history_file.entries() == [after]
    assert after.key == before.key
    assert [seat.points for seat in after.seats] != [seat.points for seat in before.seats]


def test_a_count_without_a_result_is_read_once_until_it_is_kept_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    look_at = SavedTallies.read

    def counted(counts: SavedTallies, path: Path) -> object:
        read.append(path)
        return look_at(counts, path)

    history_file = HistoryFile(saved_games := SavedGames(tmp_path / "games"))
    counts = SavedTallies(saved_games.folder)
    record = TallyRecord.of(filled("pixies", 3, 10), (), "", finished=False)
    paths = []
    for _ in range(2):
        paths.append(counts.new_path())
        counts.keep(paths[-1], record)
    monkeypatch.setattr(SavedTallies, "read", counted)
    history_file.entries()
    steps = list(history_file.missing())
    history_file.entries()
    again = list(history_file.missing())
    os.utime(paths[0], (1, 1))
    history_file.entries()
    later = list(history_file.missing())

    assert steps == [None, None]
    assert again == []
    assert later == [None]
    assert sorted(read) == sorted((*paths, paths[0]))


def test_a_count_of_which_everything_was_taken_back_is_not_kept(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    lay_one(screen)
    assert len(window.tallies.saved_tallies.kept()) == 1
    screen.undo()
    window.leave()

    assert window.tallies.saved_tallies.kept() == []
    assert HistoryFile(window.saved_games).entries() == []


def test_a_count_is_deleted_with_its_file(tmp_path: Path) -> None:
    history_file = HistoryFile(saved_games := SavedGames(tmp_path / "games"))
    path = kept(saved_games)
    history_file.note_count(path)

    history_file.remove(history_file.entries())

    assert not path.exists()
    assert history_file.entries() == []


def test_a_count_that_cannot_be_read_is_no_result_and_opens_with_a_sentence(
    window: MainWindow,
) -> None:
    path = kept(window.saved_games)
    history_file = HistoryFile(window.saved_games)
    history_file.note_count(path)
    (entry,) = history_file.entries()
    path.write_text("{}")
    os.utime(path, (entry.when + 9, entry.when + 9))
    assert history_file.entries() == []
    assert not any(history_file.missing())

    window.tallies.reopen(path)

    assert window.tallies.screen is None
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "not a score sheet" in box.text()
    box.close()
