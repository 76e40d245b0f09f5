"""Ways to open lessons in the window and to play them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.record import Sitter
from gui.learn.courses import Entry
from gui.learn.lesson_controller import Phase
from gui.learn.lesson_progress import Standing
from gui.learn.screen import LessonScreen
from gui.look.seat_colors import SEAT_COLORS
from tests.gui.access.reading import NAMES
from tests.gui.access.test_tree import gestures, play
from tests.gui.person import TYPED, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.lessons.lesson import Lesson
    from gui.window.main_window import MainWindow

MOST = 2000
"""How many turns of the event loop a lesson may take."""


def opened(window: MainWindow, lesson: Lesson | Entry) -> LessonScreen:
    """Open a lesson in the window, without motion."""
    entry = lesson if isinstance(lesson, Entry) else Entry(f"{lesson.game}/test", 1, lesson)
    if window._file.settings.motion != "off":
        window.menus.choices["motion"]["off"].trigger()
    window.learning.learn(entry)
    QApplication.processEvents()
    assert window.learning.screen is not None
    return window.learning.screen


@contextmanager
def taught(entry: Entry, *, listening: bool = False) -> Iterator[LessonScreen]:
    """Show a lesson without a window around it, perhaps to a learner who listens."""
    seats = range(entry.lesson.match.start.seats)
    screen = LessonScreen(entry, tuple(Sitter(NAMES[i], SEAT_COLORS[i].name) for i in seats))
    screen.reader.tree.wanted = listening
    screen.scene.animator.speed = 0
    screen.lesson.slow_down(0, 0)
    screen.resize(960, 620)
    screen.show()
    screen.activateWindow()
    screen.lesson.begin_at(Standing())
    screen.follow_helps()
    screen.lesson.begin()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        screen.end()
        screen.reader.close()
        screen.close()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def hurry(screen: LessonScreen) -> None:
    """Wait for nothing: what follows by itself after a pause follows now."""
    if screen.lesson._wait.isActive():
        screen.lesson._wait.stop()
        screen.lesson._go_on()
    QApplication.processEvents()


def solve(screen: LessonScreen, make: Callable[[LessonScreen, str], None]) -> list[Phase]:
    """Play a lesson by its own solution; return the phases that were passed."""
    lesson, phases = screen.lesson, [screen.lesson.phase]
    for _ in range(MOST):
        if lesson.phase is Phase.FINISHED:
            return phases
        if lesson.phase in {Phase.READING, Phase.REACHED}:
            screen.lesson_panel.buttons["go_on"].click()
        elif lesson.phase is Phase.WAITING:
            ahead = lesson.solution_ahead
            assert ahead is not None
            make(screen, ahead.code)
        elif lesson.phase is Phase.PLAYING:
            play_on(screen)
        if phases[-1] is not lesson.phase:
            phases.append(lesson.phase)
        hurry(screen)
        if phases[-1] is not lesson.phase:
            phases.append(lesson.phase)
        screen.overlays.put_away()
    raise AssertionError(lesson.phase)


def play_on(screen: LessonScreen) -> None:
    """Make the first legal move in a small game, or hurry the computer."""
    lesson = screen.lesson
    if lesson.moves:
        lesson.play(lesson.moves[0])
    else:
        lesson.move_now()
        QTest.qWait(1)


def by_controller(screen: LessonScreen, code: str) -> None:
    """Make a move without a gesture."""
    screen.lesson.play(screen.lesson.match.game.parse(code))


def by_keys(screen: LessonScreen, code: str) -> None:
    """Make a move with keys alone."""
    move = screen.lesson.match.game.parse(code)
    Person(screen.view, screen.scene).make(gestures(screen)[move], TYPED)


def by_tree(screen: LessonScreen, code: str) -> None:
    """Make a move by pressing what the accessible tree offers."""
    play(screen, gestures(screen)[screen.lesson.match.game.parse(code)])
