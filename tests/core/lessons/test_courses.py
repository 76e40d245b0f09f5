"""Tests of the courses as a whole: what no single lesson shows."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from assets import lessons as command
from core.lessons.judging import answered, beginning, judge
from core.lessons.lesson import Lesson, read_lesson

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.kernel.messages import Message
    from core.match import Match

RULES = command.FOLDER.parents[1] / "i18n" / "rules" / "en"
FILES = sorted(command.FOLDER.rglob("*.json"))
COURSES = {game: tuple(files) for game, files in groupby(FILES, key=lambda file: file.parent.name)}
LISTED = {"azul_duel": 12, "kingdomino": 8, "pixies": 8}
PLACE = re.compile(r"[a-z_]+(@\d)?(:-?\d+(,-?\d+)*)?")


def lessons(game: str) -> list[Lesson]:
    """Read the lessons of a game."""
    return [read_lesson(file.read_text("utf-8")) for file in COURSES[game]]


def names(files: tuple[Path, ...]) -> list[str]:
    """Cut off the names of lessons behind their numbers."""
    return [file.stem[:2] for file in files]


def given(lesson: Lesson) -> Iterator[Message]:
    """List the answers to single moves where the solution leads."""
    match = lesson.match
    for number, step in enumerate(lesson.steps):
        match = beginning(lesson, number, match)
        for move in match.game.legal_moves(match.state) if step.goal else ():
            if (say := judge(step, match, match.play(move), lesson.seat).say) is not None:
                yield say
        for code in step.solution:
            match = match.play(match.game.parse(code))
        match = answered(step, match)


@pytest.mark.parametrize("game", LISTED)
def test_every_answer_is_given_to_some_move(game: str) -> None:
    for lesson in lessons(game):
        written = {wrong.say for step in lesson.steps for wrong in step.wrong}
        written |= {step.otherwise for step in lesson.steps if step.otherwise is not None}

        assert written <= set(given(lesson))


@pytest.mark.parametrize("game", LISTED)
def test_a_course_is_numbered_without_gaps_and_ends_with_a_small_game(game: str) -> None:
    *before, last = lessons(game)

    assert names(COURSES[game]) == [f"{number:02}" for number in range(1, LISTED[game] + 1)]
    assert last.steps[-1].game is not None
    assert not any(step.game for lesson in before for step in lesson.steps)


@pytest.mark.parametrize("game", LISTED)
def test_every_lesson_begins_with_a_move_and_is_short(game: str) -> None:
    for lesson in lessons(game):
        assert lesson.steps[0].goal is not None or lesson.steps[0].game is not None
        assert len(lesson.steps) <= 6
        assert sum(step.moves for step in lesson.steps) <= 8


@pytest.mark.parametrize("game", LISTED)
def test_every_lesson_cites_a_paragraph_of_the_rulebook(game: str) -> None:
    anchors = set(re.findall(r"\{#([\w-]+)\}", (RULES / f"{game}.md").read_text("utf-8")))

    assert {lesson.rule for lesson in lessons(game)} <= anchors


@pytest.mark.parametrize("game", LISTED)
def test_every_mark_names_a_place(game: str) -> None:
    marks = [mark for lesson in lessons(game) for step in lesson.steps for mark in step.mark]

    assert marks
    assert [mark for mark in marks if not PLACE.fullmatch(mark)] == []


def empty(lesson: Lesson, match: Match) -> set[str]:
    """Name the learner's places on which nothing lies, in the round that has just ended, if any."""
    if lesson.game == "pixies":
        state = match.state
        ended = state.finished and not any(area.cards for area in state.areas)
        areas = state.finished[-1].areas if ended else state.areas
        return {f"up@{lesson.seat}:{space}" for space in areas[lesson.seat].empty}
    room = match.state.table.kingdoms[lesson.seat].room
    return {f"kingdom@{lesson.seat}:{x},{y}" for x, y in room}


@pytest.mark.parametrize("game", ["kingdomino", "pixies"])  # Azul Duel marks all of a choice
def test_the_solution_fills_every_empty_place_that_is_marked(game: str) -> None:
    for lesson in lessons(game):
        match = lesson.match
        for number, step in enumerate(lesson.steps):
            match = beginning(lesson, number, match)
            marked = empty(lesson, match) & set(step.mark)
            for code in step.solution:
                match = match.play(match.game.parse(code))

            assert not empty(lesson, match) & marked
            match = answered(step, match)
