"""Every lesson is solved on the screen by its own solution, and every wrong move is answered.

By default each lesson is solved in one way and one language: by keys or through the accessible
tree, which take turns. ``KUPOLA_LESSONS=full`` solves every lesson in every way and language, tries
every wrong move and plays every small game.
"""

from __future__ import annotations

import os
from itertools import islice, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core.lessons.judging import Result, judge
from gui.learn.courses import course, taught_games
from gui.learn.lesson_controller import Phase
from gui.learn.lesson_progress import BEST
from gui.text.language import LANGUAGES
from gui.text.translation import render
from gui.widgets.answer_card import HINT
from tests.gui.learn.lesson_files import by_controller, by_keys, by_tree, hurry, solve, taught

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gui.learn.courses import Entry
    from gui.learn.screen import LessonScreen
    from gui.text.translator import Translator

    Way = Callable[[LessonScreen, str], None]

FULL = os.environ.get("KUPOLA_LESSONS") == "full"
ENTRIES = [entry for game in taught_games() for entry in course(game)]
GAMELESS = [entry for entry in ENTRIES if not any(step.game for step in entry.lesson.steps)]
SMALL_GAMES = [entry for entry in ENTRIES if entry not in GAMELESS]
GROUPS = [[each] for each in GAMELESS]
if not FULL:  # lessons of a game share their pictures
    GROUPS = [[each for each in GAMELESS if each.game == game] for game in taught_games()]
WRONG = None if FULL else 1
"""How many wrong moves are tried in each step; None: all."""
LEAST = 12
"""The smallest letters of a sentence, in pixels at 100 %."""
FORMATS = ((1280, 720, 1.0), (960, 640, 1.0), (1280, 720, 1.5), (960, 640, 1.5))


def wrong_moves(screen: LessonScreen) -> Iterator[str]:
    """List the moves that miss the goal of a step at once."""
    lesson = screen.lesson
    for move in lesson.moves:
        after = lesson.match.play(move)
        verdict = judge(lesson.step, lesson.match, after, lesson.lesson.seat)
        if verdict.result is Result.MISSED:
            yield move.code


def miss(screen: LessonScreen, code: str) -> str:
    """Make a wrong move; return what is said, once the move is taken back."""
    before = screen.lesson.match
    by_controller(screen, code)
    said = screen.lesson_panel.answer.words.text()

    assert screen.lesson.phase is Phase.MISSED
    assert screen.bubble.words in {said, ""}  # a sheet of points takes the bubble away
    hurry(screen)
    assert screen.lesson.match.state == before.state
    assert screen.lesson.moves, "the move is not taken back"
    return said


class Solver:
    """Solves each step in some way; before that, it misses its goal, by default only the first."""

    def __init__(self, way: Way, *, misses: bool) -> None:
        self._way, self._misses = way, misses
        self._begun: set[int] = set()

    def __call__(self, screen: LessonScreen, code: str) -> None:
        number, step = screen.lesson.number, screen.lesson.step
        if number not in self._begun:
            assert len(screen._marks) == len(step.mark), "a mark is nowhere on the board"
            if self._misses and (FULL or not self._begun):
                for wrong in islice(wrong_moves(screen), WRONG):
                    assert miss(screen, wrong)
            self._begun.add(number)
        self._way(screen, code)


@pytest.mark.parametrize("entries", GROUPS, ids=lambda entries: entries[0].key)
def test_every_lesson_is_solved_by_keys_and_through_the_tree(
    entries: list[Entry], translator: Translator
) -> None:
    for entry in entries:
        language = [*LANGUAGES][entry.number % len(LANGUAGES)]
        by_turns = by_keys if entry.number % 2 else by_tree
        wanted = [*product((by_keys, by_tree), LANGUAGES)] if FULL else [(by_turns, language)]
        with taught(entry, listening=FULL or by_turns is by_tree) as screen:
            for number, (way, tongue) in enumerate(wanted):
                translator.speak(tongue)
                screen.lesson.restart()
                solve(screen, Solver(way, misses=not number))

                assert screen.lesson.phase is Phase.FINISHED, entry.key
                assert screen.lesson.rank == BEST
                assert screen.lesson_panel.buttons["go_on"].isVisible()


@pytest.mark.usefixtures("translator")
def test_a_small_game_reaches_its_end() -> None:
    for entry in SMALL_GAMES if FULL else SMALL_GAMES[-1:]:
        with taught(entry) as screen:
            solve(screen, by_controller)

            assert screen.lesson.phase is Phase.FINISHED, entry.key
            assert screen.lesson_panel.result.isVisible()


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_every_sentence_has_room_in_every_language(
    form: tuple[int, int, float], translator: Translator
) -> None:
    width, height, scale = form
    flaws = []
    with taught(GAMELESS[0]) as screen:
        screen.resize(width, height)
        screen._perspective.text_scale = scale
        screen.restyle_shown()
        QApplication.processEvents()
        panel = screen.lesson_panel
        panel.buttons["again"].show()  # with it, the sentences have the least room
        for language, entry in product(LANGUAGES, ENTRIES):
            translator.speak(language)
            panel._title.setText(render(entry.lesson.title))
            for number, step in enumerate(entry.lesson.steps):
                others = [render(each) for each in step.sentences if each != step.say]
                panel.sentence.setText(render(step.say))
                panel.answer.show_answer(HINT, max(others, key=len, default=""))
                panel.fit()
                label, smallest = panel.sentence, LEAST * scale
                words = f"{label.text()} {panel.answer.words.text()}".split()
                widest = max(map(label.fontMetrics().horizontalAdvance, words))
                if not panel._has_room() or label.font().pixelSize() < smallest:
                    flaws.append(f"{language} {entry.key} step {number + 1}: too long")
                if widest > label.width():
                    flaws.append(f"{language} {entry.key} step {number + 1}: a word is too long")

    assert flaws == []
