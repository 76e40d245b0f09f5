from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget

from core.history import TALLY, Entry, Result
from core.record import Sitter
from gui.history.history_file import HistoryFile
from gui.new_game.dialog import NewGameDialog
from gui.preferences.data_page import DataPage
from gui.profiles.window import PAGES
from gui.text.language import LANGUAGES
from tests.gui.profiles.finished import PLAYERS, shelved

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.profiles.window import PlayersWindow
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

READ = 20_000
"""Milliseconds in which a short history is read, even on a busy machine."""


def opened(window: MainWindow, page: str) -> PlayersWindow:
    """Open a page of the players' window, and wait until the history is read."""
    window.menus.actions[page].trigger()
    QApplication.processEvents()
    found = window.players.window
    assert found is not None
    limit = QDeadlineTimer(READ)
    while (found.history.busy or found.statistics.busy) and not limit.hasExpired():
        QApplication.processEvents()
    return found


def play_some(window: MainWindow, number: int = 3) -> HistoryFile:
    history_file = HistoryFile(window.saved_games)
    for seed in range(number):
        path, match = shelved(
            window.saved_games, ("pixies", "kingdomino", "azul_duel")[seed % 3], seed
        )
        history_file.note_game(path, match, PLAYERS)
    return history_file


def write_name(players: PlayersWindow, name: str) -> None:
    players.players.add.click()
    QTest.keyClicks(players.players.name, name)
    QTest.keyClick(players.players.name, Qt.Key.Key_Return)


def test_people_of_finished_games_can_be_given_a_profile(window: MainWindow) -> None:
    history_file = HistoryFile(window.saved_games)
    names = ("Vera", "Player 2", "Ana", "Hal")
    seats = tuple(
        Result(name, "pink", "novice" if name == "Hal" else "", 9, 1, {}) for name in names
    )
    history_file.note(Entry("game-1", TALLY, "pixies", 1_794_800_000, "", seats))
    page = opened(window, "players").players
    offered = [page.played.itemText(row) for row in range(page.played.count())]
    page.adopt.click()
    left = [page.played.itemText(row) for row in range(page.played.count())]
    first = [page.list.item(row).text() for row in range(page.list.count())]
    page.adopt.click()

    assert offered == ["Ana", "Vera"]
    assert (first, left) == (["Ana (at the computer)"], ["Vera"])
    assert page.played.isHidden()
    assert page.adopt.isHidden()


def test_a_button_that_has_nothing_to_act_on_is_disabled_and_looks_so(window: MainWindow) -> None:
    players = opened(window, "history")
    write_name(players, "Ana")
    players.players.add.click()

    assert not players.history.buttons["delete"].isEnabled()
    assert not players.players.remove.isEnabled()
    assert "QPushButton:disabled" in players.styleSheet()


def confirm(window: PlayersWindow) -> None:
    box = window.findChild(QMessageBox)
    assert box is not None
    (button,) = [
        each
        for each in box.findChildren(QPushButton)
        if box.buttonRole(each) == QMessageBox.ButtonRole.DestructiveRole
    ]
    button.click()
    QApplication.processEvents()


def texts(players: PlayersWindow) -> list[str]:
    return [players.players.list.item(row).text() for row in range(players.players.list.count())]


def test_a_player_who_is_added_sits_at_the_computer_and_in_the_next_game(
    window: MainWindow,
) -> None:
    write_name(opened(window, "players"), "Ana")

    assert window.players.player_profiles.current.name == "Ana"
    assert window._start.bar.player.text() == "Ana"
    window.play("pixies")
    assert window.session is not None
    assert window.session.controller.players[0].name == "Ana"


def test_a_name_that_somebody_has_is_refused_in_a_sentence(
    window: MainWindow,
) -> None:
    players = opened(window, "players")
    write_name(players, "Ana")
    write_name(players, "ana")

    assert "Ana" in players.players.warning.text()
    assert texts(players) == ["Ana (at the computer)"]


def test_another_player_sits_down_from_the_start_screen(window: MainWindow, qtbot: QtBot) -> None:
    player_profiles = window.players.player_profiles
    player_profiles.add("Ana")
    eva = player_profiles.add("Eva")
    window.players._tell()
    bar = window._start.bar

    with qtbot.waitSignal(window.players.switched):
        bar.player.click()
        next(action for action in bar.menu.actions() if action.data() == eva.key).trigger()
        bar.menu.close()

    assert player_profiles.current == eva
    assert bar.player.text() == "Eva"


def test_a_player_can_be_renamed_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    window.players.player_profiles.add("Ana")
    players = opened(window, "players")
    page = players.players
    page.list.setCurrentRow(0)
    page.name.setText("Anna")
    page.name.editingFinished.emit()

    assert texts(players) == ["Anna (at the computer)"]
    page.remove.click()
    confirm(players)
    assert window.players.player_profiles.profiles == ()
    qtbot.waitUntil(lambda: players.findChild(QMessageBox) is None)


def test_a_typed_name_becomes_a_player_only_when_wanted(window: MainWindow) -> None:
    window.plan("pixies")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    field = dialog.sheet.body.seats.rows[0].name
    field.setText("Ana")
    player_profiles = window.players.player_profiles
    assert player_profiles.named("Ana") is None

    field.offer()
    (keep,) = [action for action in field.menu.actions() if action.data()]
    keep.trigger()
    field.menu.close()

    assert player_profiles.named("Ana") is not None
    assert field.players == {"Ana": "pink"}
    dialog.reject()


def test_a_known_player_takes_a_seat_with_the_own_color(window: MainWindow) -> None:
    window.players.player_profiles.add("Eva", "violet")
    window.players.player_profiles.add("Ana", "green")
    window.remember(met=["pixies"])  # a first game would bring helps of its own
    window.plan("pixies")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    row = dialog.sheet.body.seats.rows[0]
    assert row.sitter == Sitter("Eva", "violet")

    QTest.keyClick(row.name, Qt.Key.Key_Down)
    row.name.menu.actions()[1].trigger()
    row.name.menu.close()

    assert row.sitter == Sitter("Ana", "green")
    dialog.reject()


def test_whoever_sits_there_already_is_not_seated_twice(window: MainWindow) -> None:
    window.players.player_profiles.add("Eva", "violet")
    plan = window.plans.last("pixies")
    swapped = evolve(plan, sitters=(Sitter("Ana", "pink"), Sitter("eva", "blue")))

    assert window.players.seated(swapped) == swapped


def test_the_history_shows_every_game_and_filters_leave_some_out(window: MainWindow) -> None:
    play_some(window)
    page = opened(window, "history").history

    assert len(page.model.rows) == 3
    page.subject.setCurrentIndex(1)
    page._sift()
    assert {entry.subject for entry in page.model.rows} == {page.subject.key}
    page.opponent.set_key("novice")
    page._sift()
    assert page.model.rows == []
    page.opponent.set_key("hard")
    page._sift()
    assert len(page.model.rows) == 1


def test_games_from_before_the_history_appear_in_it(window: MainWindow, qtbot: QtBot) -> None:
    shelved(window.saved_games)
    page = opened(window, "history").history

    qtbot.waitUntil(lambda: len(page.model.rows) == 1)
    qtbot.waitUntil(lambda: not page._later.isActive())


def test_a_game_of_the_history_is_seen_again(window: MainWindow) -> None:
    play_some(window, 1)
    page = opened(window, "history").history
    page.table.selectRow(0)
    page.buttons["replay"].click()

    assert not page.isVisible(), "it would lie over the replay"
    assert window.replays.screen is not None
    assert window.replays.screen.reel.match.game.key == "pixies"
    assert window._file.settings.recent == []


def test_a_tally_has_no_replay(window: MainWindow) -> None:
    seats = (Result("Ana", "pink", "", 3, 1, {}),)
    HistoryFile(window.saved_games).note(Entry("tally-1", TALLY, "pixies", 5, "", seats))
    page = opened(window, "history").history
    page.table.selectRow(0)

    assert not page.buttons["replay"].isEnabled()
    assert page.buttons["delete"].isEnabled()


def test_deleting_asks_first(window: MainWindow, qtbot: QtBot) -> None:
    play_some(window)
    players = opened(window, "history")
    page = players.history
    page.table.selectRow(1)
    page.buttons["delete"].click()
    assert len(page.model.rows) == 3

    confirm(players)

    assert len(page.model.rows) == 2
    qtbot.waitUntil(lambda: players.findChild(QMessageBox) is None)
    page.buttons["clear"].click()
    confirm(players)
    assert page.model.rows == []
    qtbot.waitUntil(lambda: players.findChild(QMessageBox) is None)


def test_statistics_count_what_was_played(window: MainWindow) -> None:
    play_some(window, 6)
    page = opened(window, "statistics").statistics
    page.subject.set_key("pixies")
    page._show()

    cell = page.levels.item(0, 0)
    assert cell is not None
    assert cell.text() == "Computer: Strong"
    assert page.levels.rowCount() == 2
    assert next(item.text() for n in (1, 2) if (item := page.levels.item(1, n))) == "2"
    assert page.parts.rowCount() == 3
    assert "average" in page.trend.accessibleDescription()


def test_statistics_begin_with_a_game_that_was_played(window: MainWindow) -> None:
    seats = (Result("Ana", "pink", "", 3, 1, {}), Result("Bo", "yellow", "hard", 2, 2, {}))
    HistoryFile(window.saved_games).note(Entry("game-1", TALLY, "pixies", 5, "", seats))

    page = opened(window, "statistics").statistics

    assert page.subject.key == "pixies"
    assert page.levels.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_takes_the_focus_has_a_name(
    window: MainWindow, translator: Translator, language: str
) -> None:
    translator.speak(language)
    play_some(window)
    for page in PAGES:
        players = opened(window, page)
        for widget in players.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                named = widget.accessibleName() or getattr(widget, "text", str)()
                assert named, widget


def test_esc_closes_the_window(window: MainWindow) -> None:
    players = opened(window, "players")
    QTest.keyClick(players, Qt.Key.Key_Escape)

    assert not players.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 640), (1280, 720)])
def test_the_bar_of_the_start_screen_covers_nothing(
    window: MainWindow, translator: Translator, language: str, size: tuple[int, int]
) -> None:
    window.players.player_profiles.add("Maximiliana Wittgenstein")
    window.players._tell()
    translator.speak(language)
    window.resize(*size)
    QApplication.processEvents()
    head = window._start._head

    assert not head.bar.geometry().intersects(head.languages.geometry())
    assert not head.bar.geometry().intersects(head.plate.geometry())
    assert head.rect().contains(head.bar.geometry())


def test_settings_go_with_the_player(window: MainWindow) -> None:
    player_profiles = window.players.player_profiles
    ana, eva = player_profiles.add("Ana"), player_profiles.add("Eva")
    window.sit_down(player_profiles.folder_of(ana))
    window.menus.choices["text"]["130"].trigger()
    window.players._on_chosen(eva.key)
    usual = window._file.settings.text_size
    window.menus.choices["text"]["80"].trigger()
    window.players._on_chosen(ana.key)

    assert usual == 100
    assert window._file.settings.text_size == 130


def test_the_settings_lead_to_exporting_and_deleting(window: MainWindow) -> None:
    data = window.preferences.open_at("data").pages["data"]
    assert isinstance(data, DataPage)
    data.manage.click()

    assert window.players.window is not None
    assert window.players.window.history.isVisible()
    window.players.window.close()
    window.preferences.open_at("data").close()


def test_a_look_that_stays_the_same_is_put_on_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = opened(window, "players")
    put_on: list[str] = []
    monkeypatch.setattr(players, "setStyleSheet", put_on.append)
    window.menus.choices["motion"]["off"].trigger()
    window.menus.choices["text"]["115"].trigger()
    window.menus.choices["motion"]["normal"].trigger()

    assert len(put_on) == 1
