"""Ways to show puzzles without a window around them and to solve them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.puzzles.course import Course
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS
from gui.puzzles.controller import Phase
from gui.puzzles.judging import Judge, Opened
from gui.puzzles.screen import PuzzleScreen
from tests.gui.access.reading import NAMES
from tests.gui.access.test_tree import gestures, play
from tests.gui.person import TYPED, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TypeAlias

    from core.puzzles.puzzle import Puzzle

    Way: TypeAlias = Callable[[PuzzleScreen, Any], None]

MOST = 4000
"""How many turns of the event loop an answer may take."""
RESTING = {Phase.ASKING, Phase.MISSED, Phase.FINISHED}


@contextmanager
def posed(puzzle: Puzzle, *, listening: bool = False) -> Iterator[PuzzleScreen]:
    """Show a puzzle, perhaps to a solver who listens."""
    course = Course(puzzle)
    seats = range(course.state.seats)
    players = tuple(Sitter(NAMES[i], SEAT_COLORS[i].name) for i in seats)
    judge = Judge()
    screen = PuzzleScreen(Opened(course, course.first()), players, judge)
    screen.reader.tree.wanted = listening
    screen.scene.animator.speed = 0
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    screen.follow_helps()
    screen.solving.begin()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        screen.end()
        judge.stop()
        screen.reader.close()
        screen.close()
        screen.deleteLater()
        judge.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def hurry(screen: PuzzleScreen) -> None:
    """Wait for nothing but the search: what follows by itself after a pause follows now."""
    solving = screen.solving
    QApplication.processEvents()
    for _ in range(MOST):
        if solving.phase in RESTING and not screen._judge.busy and screen.playback.is_laid:
            return
        if solving._wait.isActive():
            solving._wait.stop()
            solving._go_on()
        screen.overlays.put_away()
        QTest.qWait(1)
        QApplication.processEvents()
    raise AssertionError(screen.solving.phase)


def solve(screen: PuzzleScreen, way: Way) -> int:
    """Solve a puzzle by right answers; return how many own moves it took."""
    for own in range(1, 4):
        hurry(screen)
        way(screen, screen._task.solved.right[0])
        assert screen.solving.phase is not Phase.ASKING, "the answer does not arrive"
        hurry(screen)
        if screen.solving.phase is Phase.FINISHED:
            return own
    raise AssertionError(screen.solving.phase)


def by_controller(screen: PuzzleScreen, move: Any) -> None:
    """Answer without a gesture."""
    screen.solving.play(move)


def by_keys(screen: PuzzleScreen, move: Any) -> None:
    """Answer with keys alone."""
    Person(screen.view, screen.scene).make(gestures(screen)[move], TYPED)


def by_tree(screen: PuzzleScreen, move: Any) -> None:
    """Answer by pressing what the accessible tree offers."""
    play(screen, gestures(screen)[move])
