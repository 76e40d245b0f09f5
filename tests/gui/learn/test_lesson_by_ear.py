"""A lesson says where it is, what it asks for and what it answers, each once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from gui.learn.courses import course
from gui.learn.learn_page import LearnPage
from gui.learn.lesson_controller import Phase
from gui.learn.lesson_progress import LessonProgress
from gui.text.voice import for_voices
from tests.core.lessons.test_lesson import FIRST, lesson, step
from tests.gui.access.reading import heard
from tests.gui.learn.lesson_files import by_controller, hurry, opened

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow


def test_opening_names_the_lesson_and_its_step(window: MainWindow) -> None:
    with heard() as said:
        screen = opened(window, lesson())
        QApplication.processEvents()
        screen.lesson.restart()

    panel = screen.lesson_panel
    assert said[0] == for_voices(panel.opening)
    assert panel.accessibleName() in said[0]
    assert panel.sentence.text() in said[0]
    assert said[-1] == panel.words
    assert panel.accessibleName() not in said[-1]


def test_the_hint_is_read_out(window: MainWindow) -> None:
    screen = opened(window, lesson())
    with heard() as said:
        screen.ask_hint()

    assert said == ["Look left."]


def test_praise_is_read_out_once_and_whose_turn_it_is_never(window: MainWindow) -> None:
    with heard() as said:
        screen = opened(window, lesson(step(done="Well laid."), {"say": "Look."}))
        by_controller(screen, FIRST)
        hurry(screen)

    told = " ".join(said)
    assert told.count("Well laid.") == 1
    assert "Well done" not in told
    assert "Player 1:" not in told.replace("Player 1: domino", "")


def test_finishing_leads_to_the_next_lesson(window: MainWindow) -> None:
    with heard() as said:
        screen = opened(window, lesson(step(done="Well laid.")))
        by_controller(screen, FIRST)
        hurry(screen)

    assert screen.lesson.phase is Phase.FINISHED
    assert window.focusWidget() is screen.lesson_panel.buttons["go_on"]
    assert sum("Lesson finished!" in each for each in said) <= 1


def test_show_me_leaves_the_keyboard_on_the_board(window: MainWindow) -> None:
    screen = opened(window, lesson())
    screen.lesson_panel.buttons["show_me"].setFocus()
    screen.lesson_panel.buttons["show_me"].click()

    assert window.focusWidget() is screen.view


def test_the_list_of_lessons_says_what_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    page = LearnPage(["pixies"], LessonProgress(tmp_path))
    qtbot.addWidget(page)
    page.show()
    with heard() as said:
        page.focus()

    assert len(said) == 1
    assert said[0].startswith("Learn by playing. Pixies. ")
    assert f"{len(course('pixies'))} lesson" in said[0]
