"""A puzzle says which one it is, and what comes of each answer, each once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from core.puzzles.library import puzzles_of
from gui.puzzles.runs import UNTIMED
from gui.widgets.option_cell import SAID_WITH_CONTROL
from tests.gui.access.reading import heard
from tests.gui.puzzles.puzzle_boards import by_controller, hurry, posed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_opening_names_the_game_the_puzzle_and_the_task_once(qtbot: QtBot) -> None:  # noqa: ARG001
    with heard() as said, posed(puzzles_of("kingdomino")[0]) as board:
        panel = board.puzzle_panel
        told = " ".join(said)

        assert panel.opening.startswith("Kingdomino. Puzzle 1, ".replace(", ", " · "))
        assert told.count(panel.task) == 1


def test_a_hint_says_only_what_to_look_at(qtbot: QtBot) -> None:  # noqa: ARG001
    with posed(puzzles_of("kingdomino")[0]) as board, heard() as said:
        board.ask_hint()

        assert said == [board.puzzle_panel.hint]


def test_an_answer_is_told_line_by_line_and_its_signs_as_words(qtbot: QtBot) -> None:  # noqa: ARG001
    with posed(puzzles_of("kingdomino")[0]) as board:
        task = board._task
        wrong = next(move for move in task.solved.totals if not task.is_right(move))
        by_controller(board, wrong)
        hurry(board)
        panel = board.puzzle_panel

        assert panel.buttons["again"].hasFocus()
        assert "\n" not in panel.words
        assert "−" not in panel.sentences.accessibleName()


def test_trying_again_says_nothing_of_moves_taken_back(qtbot: QtBot) -> None:  # noqa: ARG001
    with posed(puzzles_of("kingdomino")[0]) as board:
        board._on_solution()
        hurry(board)
        with heard() as said:
            board._on_again()
            QApplication.processEvents()

        assert board.view.hasFocus()
        assert not any("Find the best move" in each for each in said)


def test_how_a_run_stands_is_not_read_with_what_is_asked(qtbot: QtBot) -> None:  # noqa: ARG001
    with posed(puzzles_of("kingdomino")[0]) as board:
        panel = board.puzzle_panel
        panel.show_note(UNTIMED.bind(solved=0, tried=1))
        asking = panel.note.accessibleName()
        panel.show_solved(None)

        assert asking == SAID_WITH_CONTROL
        assert panel.note.accessibleName() == ""
