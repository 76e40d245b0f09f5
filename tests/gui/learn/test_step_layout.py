"""Every step of every lesson has room on the screen, with its board, its marks and its sentences.

By default each lesson is seen in one format and each step in one language, which take turns.
``KUPOLA_LESSONS=full`` shows every step in every format and language.
"""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication

from core.lessons.judging import answered, beginning
from gui.learn.courses import course, taught_games
from gui.text.language import LANGUAGES
from tests.gui.learn.lesson_files import hurry, taught
from tests.gui.walk.board import flaws_on
from tests.gui.walk.pen import wordly
from tests.gui.walk.widgets import flaws_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from gui.learn.courses import Entry
    from gui.learn.screen import LessonScreen
    from gui.text.translator import Translator

FULL = os.environ.get("KUPOLA_LESSONS") == "full"
MENU = 26
"""The height of the menu bar at 100 %, in pixels."""
FORMATS = ((1280, 720, 1.0), (960, 640, 1.0), (1280, 720, 1.5), (960, 640, 1.5))
"""Width and height of the window, and the size of text."""
COURSES: list[Sequence[Entry]] = [course(game) for game in taught_games()]
if FULL:
    COURSES = [[entry] for entries in COURSES for entry in entries]
SLACK, ROUNDS = 2, 3


def reshape(screen: LessonScreen, form: tuple[int, int, float]) -> None:
    """Give a lesson the room that it has in a window of some format."""
    width, height, scale = form
    screen.resize(width, round(height - MENU * scale))
    screen.set_text_scale(scale)
    for _ in range(ROUNDS):  # one change of the layout may cause another
        QApplication.processEvents()


def stages(screen: LessonScreen) -> Iterator[str]:
    """Show one step after the other, as the solution leads there, and the end; name each."""
    lesson = screen.lesson
    match = lesson.lesson.match
    for number, step in enumerate(lesson.lesson.steps):
        match = beginning(lesson.lesson, number, match)
        lesson._begin_step(number, match)
        screen.scene.finish_motion()
        QApplication.processEvents()
        yield f"step {number + 1}"
        for code in step.solution:
            match = match.play(match.game.parse(code))
        match = answered(step, match)
    lesson._end_step()
    hurry(screen)
    yield "end"


def flaws(screen: LessonScreen) -> Iterator[str]:
    """Name everything that has too little room."""
    yield from flaws_of(screen)
    yield from flaws_on(screen.view, screen.scene)
    if not screen.lesson_panel._has_room():
        yield "the lesson must be scrolled"
    seen = QRectF(screen.view.viewport().rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for code in screen.lesson.step.mark:
        places = (*screen.scene.labels, *screen.scene.board_layout)
        place = next(each for each in places if each.code == code)
        if not seen.contains(screen.view.shown(screen.scene.rect_of(place))):
            yield f"the marked place {code} is out of sight"
    if _area(screen, screen.view).intersects(_area(screen, screen.lesson_panel)):
        yield "the lesson lies over the board"


def _area(screen: LessonScreen, widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapTo(screen, QPoint()), widget.size())


def looks(entry: Entry, stage: int) -> list[tuple[tuple[int, int, float], str]]:
    """List the formats and languages in which a step is seen; by default the format stays."""
    if FULL:
        return [*product(FORMATS, LANGUAGES)]
    form = FORMATS[entry.number % len(FORMATS)]
    return [(form, [*LANGUAGES][(entry.number + stage) % len(LANGUAGES)])]


@pytest.mark.parametrize("entries", COURSES, ids=lambda entries: entries[0].key)
def test_every_step_has_room(entries: Sequence[Entry], translator: Translator) -> None:
    found = []
    for entry in entries:
        with taught(entry) as screen, wordly():
            for number, stage in enumerate(stages(screen)):
                for form, language in looks(entry, number):
                    translator.speak(language)
                    reshape(screen, form)
                    where = f"{entry.key} {stage} {form} {language}"
                    found += [f"{where}: {flaw}" for flaw in flaws(screen)]

    assert found == []
