"""Puzzles in the window: solved, missed, shown, rated, in runs, and left."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.puzzles.library import puzzle_games, puzzles_of
from gui.puzzles.controller import Phase
from gui.puzzles.page import PuzzlePage
from gui.puzzles.runs import SECONDS, Run
from tests.gui.puzzles.puzzle_boards import by_controller, hurry

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.puzzles.screen import PuzzleScreen
    from gui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def still(window: MainWindow) -> None:
    window.menus.choices["motion"]["off"].trigger()


def shown(window: MainWindow, qtbot: QtBot, game: str, number: int = 1) -> PuzzleScreen:
    commands = window.puzzles
    commands._choice = game, ""
    puzzle = puzzles_of(game)[number - 1]
    commands.solve(puzzle)
    qtbot.waitUntil(
        lambda: commands.screen is not None and commands.screen.puzzle is puzzle, timeout=20_000
    )
    assert commands.screen is not None
    QApplication.processEvents()
    return commands.screen


def answer(board: PuzzleScreen, move: Any) -> None:
    by_controller(board, move)
    hurry(board)


def test_a_puzzle_of_each_game_is_solved_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    for game in puzzle_games():
        board = shown(window, qtbot, game)
        own = 0
        while board.solving.phase is not Phase.FINISHED:
            own += 1
            answer(board, board._task.solved.right[0])

        assert 1 <= own <= 3
        assert board.puzzle_panel.head.text() == "Solved"

        assert window.puzzles.progress.tried(game) == {1: True}
        assert window.puzzles.progress.rating(game).value > 1200


def test_a_wrong_answer_says_what_it_costs_and_stays_off_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    board = shown(window, qtbot, "kingdomino")
    before = board.solving.match
    wrong = next(move for move in board._task.solved.totals if not board._task.is_right(move))
    answer(board, wrong)

    assert board.solving.match == before
    assert "costs" in board.puzzle_panel.head.text()
    assert " instead of " in board.puzzle_panel.sentences.text()
    assert window.puzzles.progress.tried("kingdomino") == {1: False}

    board.puzzle_panel.buttons["again"].click()
    answer(board, board._task.solved.right[0])
    assert window.puzzles.progress.tried("kingdomino") == {1: False}


def test_the_solution_plays_itself_and_counts_as_missed(window: MainWindow, qtbot: QtBot) -> None:
    board = shown(window, qtbot, "pixies")
    board.puzzle_panel.buttons["solution"].click()
    hurry(board)

    assert board.solving.match.ply > 0
    assert window.puzzles.progress.tried("pixies") == {1: False}


def test_a_hint_makes_an_answer_count_a_fifth(window: MainWindow, qtbot: QtBot) -> None:
    board = shown(window, qtbot, "kingdomino", 2)
    window.menus.actions["hint"].trigger()

    assert board.puzzle_panel.sentences.text()

    board.solving.phase = Phase.ASKING
    board._answer(solved=True)
    hinted = window.puzzles.progress.rating("kingdomino").value
    shown(window, qtbot, "kingdomino", 3)._answer(solved=True)
    gained = window.puzzles.progress.rating("kingdomino").value - hinted
    assert 0 < hinted - 1200 < gained


def test_the_pieces_of_the_next_own_move_can_be_taken(window: MainWindow, qtbot: QtBot) -> None:
    board = shown(window, qtbot, "kingdomino", 3)
    answer(board, board._task.solved.right[0])

    assert board.solving.phase is Phase.ASKING
    assert board.scene.hand.handles.sources


def test_a_puzzle_that_is_solved_again_changes_no_rating(window: MainWindow, qtbot: QtBot) -> None:
    ratings = []
    for _ in range(2):
        board = shown(window, qtbot, "kingdomino")
        while board.solving.phase is not Phase.FINISHED:
            answer(board, board._task.solved.right[0])
        ratings.append(window.puzzles.progress.rating("kingdomino"))
        note = board.puzzle_panel.note.text()
        window.puzzles.close()

    assert ratings[0] == ratings[1]
    assert ratings[0].puzzles == 1
    assert note == "Only the first try counts for your rating."


def test_a_run_without_a_clock_has_no_end(window: MainWindow, qtbot: QtBot) -> None:
    window.puzzles._on_ran("kingdomino", False)  # noqa: FBT003 - a signal's argument
    qtbot.waitUntil(lambda: window.puzzles.screen is not None, timeout=20_000)
    board, run = window.puzzles.screen, window.puzzles.run
    assert board is not None
    assert run is not None
    while board.solving.phase is not Phase.FINISHED:
        answer(board, board._task.solved.right[0])

    assert board.puzzle_panel.note.text() == "Solved: 1 of 1"
    assert not window.puzzles._tick.isActive()
    assert not run.over
    assert run.rating > Run(timed=False).rating


def test_the_page_offers_three_puzzles_a_day_themes_and_runs(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.puzzles.clock = lambda: date(2026, 11, 18)
    window.menus.actions["puzzles"].trigger()
    page = next(each for each in window.findChildren(PuzzlePage) if each.isVisible())

    assert len(page.day_buttons) == 3

    page.day_buttons["pixies"].click()
    qtbot.waitUntil(lambda: window.puzzles.screen is not None, timeout=20_000)
    assert window.puzzles.screen is not None
    assert window.puzzles.screen.puzzle is page.daily["pixies"]


def test_a_theme_limits_the_next_puzzles(window: MainWindow, qtbot: QtBot) -> None:
    window.puzzles._on_wanted("kingdomino", "no_hole")
    qtbot.waitUntil(lambda: window.puzzles.screen is not None, timeout=20_000)
    assert window.puzzles.screen is not None

    assert window.puzzles.screen.puzzle.theme.key == "no_hole"


def test_a_timed_run_counts_until_its_time_is_up() -> None:
    now = [0.0]
    run = Run(timed=True, clock=lambda: now[0])
    run.count(solved=True)
    run.count(solved=False)

    assert (run.solved, run.tried, run.over) == (1, 2, False)

    now[0] = SECONDS + 1
    run.count(solved=True)
    assert (run.solved, run.tried, run.over) == (1, 2, True)


def test_a_run_shows_its_count_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.puzzles._on_ran("kingdomino", True)  # noqa: FBT003 - a signal's argument
    qtbot.waitUntil(lambda: window.puzzles.screen is not None, timeout=20_000)
    first = window.puzzles.screen
    assert first is not None
    first.puzzle_panel.buttons["next"].click()
    qtbot.waitUntil(
        lambda: window.puzzles.screen is not None and window.puzzles.screen is not first,
        timeout=20_000,
    )

    second = window.puzzles.screen
    assert second is not None
    assert "0 of 1" in second.puzzle_panel.note.text()


def test_escape_leads_back_to_the_page(window: MainWindow, qtbot: QtBot) -> None:
    board = shown(window, qtbot, "kingdomino")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QApplication.processEvents()

    assert window.puzzles.screen is None
    assert any(each.isVisible() for each in window.findChildren(PuzzlePage))
