from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core.contest import DUPLICATE, TRIATHLON, duplicate
from core.games import GAMES
from core.history import DYNASTY
from core.kernel.rng import Rng
from core.record import Record, Sitter
from gui.contests.dialog import ContestDialog
from gui.history.contest_files import ContestStore
from gui.history.history_file import HistoryFile
from gui.start.continue_card import ContinueCard
from gui.store.saved_games import SavedGames
from gui.text.language import LANGUAGES
from gui.text.translation import render

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

ANA, EVA = Sitter("Ana", "pink", help="points"), Sitter("Eva", "green", help="points")


def play_out(window: MainWindow, seed: int = 1) -> None:
    """Play any moves until the game is over, the last one on the table."""
    session = window.session
    assert session is not None
    rng, controller = Rng.seeded(seed), session.controller
    match = controller.match
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    controller._match = match.taken_over(match.ply - 1, peeked=False)  # only the last move is seen
    controller.play(match.turns[-1].move)
    QApplication.processEvents()


def standing(window: MainWindow) -> None:
    """Press the button that leads to the standing."""
    assert window.session is not None
    window.session.screen.result.buttons["rematch"].click()
    QApplication.processEvents()
    assert window.contests.sheet is not None
    assert window.contests.sheet.isVisible()


def onward(window: MainWindow) -> None:
    assert window.contests.sheet is not None
    window.contests.sheet.next.click()
    QApplication.processEvents()


def names(window: MainWindow) -> list[str]:
    assert window.session is not None
    return [player.name for player in window.session.controller.players]


def test_a_duplicate_match_swaps_the_seats_and_enters_the_history(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "pixies", (ANA, EVA))
    assert window.session is not None
    first = window.session.controller.match.start
    assert names(window) == ["Ana", "Eva"]
    play_out(window)
    standing(window)
    onward(window)

    assert names(window) == ["Eva", "Ana"]
    assert window.session.controller.match.start == first
    play_out(window, 2)
    standing(window)

    (entry, *games) = sorted(
        HistoryFile(window.saved_games).entries(), key=lambda e: e.kind != DUPLICATE
    )
    assert entry.subject == DUPLICATE
    assert len(games) == 2
    sums = {
        who: sum(seat.points for game in games for seat in game.seats if seat.name == who)
        for who in ("Ana", "Eva")
    }
    assert {seat.name: seat.points for seat in entry.seats} == sums
    onward(window)
    assert names(window) == ["Ana", "Eva"]
    assert window.session.controller.match.start.seed != first.seed


def test_a_triathlon_leads_through_the_three_games(window: MainWindow) -> None:
    window.contests.begin(TRIATHLON, "", (ANA, EVA))
    for game in GAMES:
        assert window.session is not None
        assert window.session.controller.match.game.key == game
        number = [*GAMES].index(game) + 1
        assert f"Triathlon {number}/3" in window.session.screen.header._progress.text()
        play_out(window)
        standing(window)
        if game != [*GAMES][-1]:
            onward(window)

    (entry,) = [
        each for each in HistoryFile(window.saved_games).entries() if each.kind == TRIATHLON
    ]
    assert sum(seat.points for seat in entry.seats) == 300
    assert window.contests.sheet is not None
    assert window.contests.sheet.points.points.rowCount() == 1 + 3 + 1
    assert [row.drawing for row in window.contests.sheet.points.points.rows[:3]] == [
        f"app/game_{game}" for game in GAMES
    ]


def test_a_dynasty_is_one_game_of_three(window: MainWindow) -> None:
    window.contests.begin(DYNASTY, "", (ANA, EVA))

    assert window.session is not None
    assert window.session.controller.match.start.options["dynasty"] is True
    assert window._file.settings.plans == {}


def test_the_next_game_waits_on_the_start_screen(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "kingdomino", (ANA, EVA))
    play_out(window)
    window.leave()

    (waiting,) = window.saved_games.waiting(window.contests.captions())
    assert waiting.caption is not None
    assert render(waiting.caption) == "Duplicate match 2/2"
    assert window.findChild(ContinueCard) is not None
    window.resume(waiting)
    assert names(window) == ["Eva", "Ana"]
    play_out(window)
    standing(window)
    assert window.saved_games.waiting() == []


def test_a_game_that_ended_in_a_crash_counts(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path / "games")
    store = ContestStore(saved_games)
    kept = store.begin(duplicate("pixies", {}, 5, (ANA, EVA)))
    match, rng = kept.contest.match(0), Rng.seeded(1)
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    saved_games.save(store.path_of(kept), Record.of(match, (ANA, EVA)), over=True)

    (waiting,) = saved_games.waiting(ContestStore(saved_games).mend())

    assert [player.name for player in waiting.record.players] == ["Eva", "Ana"]
    found = store.of(waiting.path.name)
    assert found is not None
    assert found.number == 1
    assert found.contest.totals == tuple(match.game.score(match.state, s).total for s in (0, 1))


@pytest.mark.parametrize("content", ["", "{", '{"format": 1}', "\0" * 9])
def test_a_damaged_contest_leaves_its_games_alone(tmp_path: Path, content: str) -> None:
    saved_games = SavedGames(tmp_path / "games")
    kept = ContestStore(saved_games).begin(duplicate("pixies", {}, 5, (ANA, EVA)))
    kept.path.write_text(content)

    (waiting,) = saved_games.waiting()

    assert waiting.caption is None
    assert kept.path.read_text() == content


def test_a_move_taken_back_opens_the_game_again(window: MainWindow) -> None:
    window.contests.begin(DUPLICATE, "pixies", (ANA, EVA))
    play_out(window)
    assert window.session is not None
    window.session.controller.undo()
    kept = ContestStore(window.saved_games).of(window.session.path.name)
    assert kept is not None
    assert kept.contest.totals == (0, 0)

    play_out(window)

    kept = ContestStore(window.saved_games).of(window.session.path.name)
    assert kept is not None
    assert kept.contest.legs[0].over
    assert len(window.saved_games.waiting()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_offers_seats_for_every_kind(
    window: MainWindow, translator: Translator, qtbot: QtBot, language: str
) -> None:
    translator.speak(language)
    window.menus.actions["match"].trigger()
    dialog = window.findChild(ContestDialog)
    assert dialog is not None
    for kind in (DUPLICATE, TRIATHLON, DYNASTY):
        dialog.kind.segments[kind].click()
        assert dialog.seats.count == 2
        assert dialog.game.isVisible() == (kind == DUPLICATE)

    with qtbot.waitSignal(dialog.started):
        dialog.start.click()
    assert window.session is not None
    qtbot.waitUntil(lambda: window.findChild(ContestDialog) is None)
