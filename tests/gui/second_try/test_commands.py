"""Second tries in the window: from a review, from the history, from the book, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from core.record import Record
from gui.history.history_file import HistoryFile
from gui.match import analysis
from gui.second_try.book_dialog import EMPTY, NO_MISTAKE, NOTHING_NEW, BookDialog
from gui.store.second_tries_file import FILE
from gui.text.translation import render
from tests.gui.profiles.finished import PLAYERS, played
from tests.gui.second_try.mistaken import collected, mistake, shelved, verdicts
from tests.gui.second_try.test_book import judge_from

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.profiles.window import PlayersWindow
    from gui.replay.screen import ReplayScreen
    from gui.second_try.screen import SecondTryScreen
    from gui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def still(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.menus.choices["motion"]["off"].trigger()
    monkeypatch.setattr(analysis, "_CACHE", {})


def reviewed(window: MainWindow, path: Path, qtbot: QtBot) -> ReplayScreen:
    """Open a finished game and review it."""
    match = played("pixies")
    window.files.opened.emit(Record.of(match, PLAYERS), match, path)
    screen = window.replays.screen
    assert screen is not None
    screen.set_reviewed(reviewed=True)
    review = screen.review
    assert review is not None
    qtbot.waitUntil(lambda: review.analysis.complete, timeout=20_000)
    return screen


def trying(window: MainWindow) -> SecondTryScreen:
    QApplication.processEvents()
    screen = window.second_tries.screen
    assert screen is not None
    assert screen.isVisible()
    return screen


def dialog(window: MainWindow) -> BookDialog:
    return next(each for each in window.findChildren(BookDialog) if each.isVisible())


def history(window: MainWindow) -> PlayersWindow:
    window.menus.actions["history"].trigger()
    assert window.players.window is not None
    return window.players.window


def test_a_mistake_in_a_review_can_be_tried_again_and_enters_the_book(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.players.player_profiles.add("Ana")
    two = mistake("pixies"), mistake("pixies", 1)
    judge_from(monkeypatch, verdicts("pixies", *two))
    replay = reviewed(window, shelved(window, "pixies"), qtbot)
    assert replay.review is not None
    retries = replay.review.panel.retries

    assert [*retries] == [each.ply for each in two]
    assert len(window.second_tries.book.cards) == 2

    retries[two[0].ply].click()
    first = trying(window)

    assert first.trial.mistake == two[0]
    assert first.trial.card is not None
    assert window.at_hand is first

    first.try_panel.buttons["next"].click()
    second = trying(window)

    assert second.trial.mistake == two[1]
    assert second.try_panel.buttons["next"].isHidden()

    second.try_panel.buttons["close"].click()
    QApplication.processEvents()

    assert window.second_tries.screen is None
    assert replay.isVisible()
    assert not window.menus.actions["undo"].isEnabled()


def test_only_a_persons_own_mistakes_can_be_tried_again(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("pixies")
    computers = {ply: v for ply, v in verdicts("pixies").items() if v.seat == 1}
    ply = next(iter(computers))
    other = next(m for m in match.game.legal_moves(match.goto(ply).state))
    own = mistake("pixies")
    robots = type(own)(ply, 1, other, match.line[ply].move, 70, 30)
    judge_from(monkeypatch, verdicts("pixies", own, robots))
    replay = reviewed(window, shelved(window, "pixies"), qtbot)
    assert replay.review is not None

    assert [*replay.review.panel.retries] == [own.ply]


def test_the_book_is_tried_card_by_card_over_the_start_screen(
    window: MainWindow, qtbot: QtBot
) -> None:
    for key in ("pixies", "kingdomino", "azul_duel"):
        collected(window, key, 1)
    window.menus.actions["mistakes"].trigger()
    book = dialog(window)

    assert book.count.text().startswith("3 position")
    assert "3 due today" in book.count.text()

    book.try_button.click()
    games = []
    for number in range(3):
        screen = trying(window)
        games.append(screen.trial.match.game.key)
        screen.controller.play(screen.trial.mistake.best)
        qtbot.waitUntil(lambda screen=screen: not screen.judge.busy)  # type: ignore[misc]

        assert "1 day" in screen.try_panel.due.text()

        screen.try_panel.buttons["next" if number < 2 else "close"].click()
    QApplication.processEvents()

    assert set(games) == {"pixies", "kingdomino", "azul_duel"}
    assert window.second_tries.book.summary.due == 0
    assert window._start.isVisible()


def test_cards_of_damaged_games_are_passed_over(window: MainWindow) -> None:
    spoiled = collected(window, "pixies", 1)
    collected(window, "kingdomino", 1)
    spoiled.write_text("{", "utf-8")
    window.second_tries.try_cards(window.second_tries.book.due)

    assert trying(window).trial.match.game.key == "kingdomino"

    window.second_tries.close()
    spoiled.parent.joinpath("game-2.kupola").write_text("{", "utf-8")
    window.second_tries.try_cards(window.second_tries.book.cards)
    QApplication.processEvents()

    assert window.second_tries.screen is None
    assert dialog(window).count.text() == render(EMPTY)
    dialog(window).close()


def test_an_empty_book_says_how_mistakes_get_there(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["mistakes"].trigger()
    book = dialog(window)

    assert book.count.text() == render(EMPTY)
    assert not book.try_button.isVisible()

    with qtbot.waitSignal(window.second_tries.look_through.finished):
        book.look_button.click()

    assert book.note.text() == render(NOTHING_NEW)
    book.close()


def test_the_last_games_are_looked_through_from_the_book(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelved(window, "pixies")
    judge_from(monkeypatch, verdicts("pixies", mistake("pixies")))
    window.menus.actions["mistakes"].trigger()
    book = dialog(window)
    with qtbot.waitSignal(window.second_tries.look_through.finished):
        book.look_button.click()
        words = book.look_button.text()

    assert words == "Stop looking"
    assert book.count.text().splitlines()[1] == "1 due today"
    assert book.try_button.isVisible()
    book.close()


def test_looking_can_be_stopped_and_stops_for_a_game(window: MainWindow, qtbot: QtBot) -> None:
    shelved(window, "azul_duel")
    looking = window.second_tries.look_through
    window.menus.actions["mistakes"].trigger()
    book = dialog(window)
    with qtbot.waitSignal(looking.progressed):
        book.look_button.click()

    assert book.progress.isVisible()
    assert window._start._progress is not None

    book.look_button.click()

    assert not looking.busy
    assert book.progress.isHidden()
    book.look_button.click()
    book.close()
    window.play("pixies")

    assert not looking.busy
    assert window._start._progress is None


def test_a_game_in_the_history_is_tried_again(window: MainWindow) -> None:
    path = collected(window, "pixies", 1)
    people = history(window)
    page = people.history
    QApplication.processEvents()

    assert page.buttons["mistakes"].text() == "My mistakes: 1 due…"
    assert not page.buttons["retry"].isEnabled()

    page.table.selectRow(0)
    page.buttons["retry"].click()

    card = trying(window).trial.card
    assert card is not None
    assert card.file == path.name
    assert not people.isVisible()


def test_a_game_that_was_never_reviewed_is_looked_through_first(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.players.player_profiles.add("Ana")
    path = shelved(window, "pixies")
    judge_from(monkeypatch, verdicts("pixies"))
    with qtbot.waitSignal(window.second_tries.look_through.finished):
        window.second_tries.try_game(path)

    assert dialog(window).note.text() == render(NO_MISTAKE)
    dialog(window).close()
    window.second_tries.book._file.drop(lambda _: True)
    judge_from(monkeypatch, verdicts("pixies", mistake("pixies")))
    with qtbot.waitSignal(window.second_tries.look_through.finished):
        window.second_tries.try_game(path)

    assert trying(window).trial.mistake == mistake("pixies")


def test_a_game_goes_on_if_no_mistake_can_be_tried(window: MainWindow) -> None:
    spoiled = collected(window, "pixies", 1)
    window.play("kingdomino")
    assert window.session is not None
    spoiled.write_text("{", "utf-8")
    window.second_tries.try_cards(window.second_tries.book.cards)
    QApplication.processEvents()

    assert window.second_tries.screen is None
    assert window.session.controller._begun
    dialog(window).close()


def test_a_game_being_played_waits_while_a_mistake_is_tried(window: MainWindow) -> None:
    collected(window, "pixies", 1)
    window.play("kingdomino")
    assert window.session is not None
    game = window.session.screen
    window.second_tries.try_cards(window.second_tries.book.due)
    ply = window.session.controller.match.ply
    trying(window)

    assert not window.menus.actions["undo"].isEnabled()
    assert window.menus.actions["hint"].isEnabled()
    for action in ("undo", "redo", "again", "now"):
        window.menus.actions[action].trigger()

    window.second_tries.close()

    assert game.isVisible()
    assert window.session.controller.match.ply == ply


def test_leaving_a_try_leads_to_the_start_screen(window: MainWindow) -> None:
    collected(window, "pixies", 1)
    window.second_tries.try_cards(window.second_tries.book.due)
    trying(window).header.buttons["home"].click()
    QApplication.processEvents()

    assert window._start.isVisible()
    assert window.second_tries.screen is None


def test_a_try_ends_when_another_player_sits_down_or_the_game_is_replayed(
    window: MainWindow,
) -> None:
    path = collected(window, "pixies", 1)
    window.second_tries.try_cards(window.second_tries.book.due)
    trying(window)
    eva = window.players.player_profiles.add("Éva")
    window.players._on_chosen(eva.key)

    assert window.second_tries.screen is None
    assert window.second_tries.book.cards == ()

    window.players._on_chosen("player-1")
    window.files.open(path, remember=False)
    window.second_tries.try_cards(window.second_tries.book.cards)
    trying(window)
    window.menus.actions["replay"].trigger()

    assert window.second_tries.screen is None
    assert window.replays.screen is not None
    assert window.replays.screen.isVisible()


def test_mistakes_are_exported_and_removed_with_the_player(
    window: MainWindow, tmp_path: Path
) -> None:
    collected(window, "pixies", 1)
    profiles = window.players.player_profiles
    folder = profiles.folder_of(profiles.current)
    HistoryFile(window.saved_games).export(tmp_path / "all.zip")
    with ZipFile(tmp_path / "all.zip") as packed:
        names = packed.namelist()

    assert any(name.endswith(f"player-1/{FILE}") for name in names)

    profiles.remove(profiles.current)

    assert not (folder / FILE).exists()
    assert window.second_tries.book.cards == ()


def test_a_try_follows_the_look_of_the_window(window: MainWindow) -> None:
    collected(window, "pixies", 1)
    window.second_tries.try_cards(window.second_tries.book.due)
    screen: QWidget = trying(window)
    window.menus.choices["appearance"]["dark"].trigger()

    assert window.second_tries.screen is screen
    assert trying(window)._perspective.theme == window.look.theme
