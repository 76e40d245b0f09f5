"""Tests of how long lessons and courses take."""

from __future__ import annotations

import pytest

from gui.learn.courses import course, minutes_together, taught_games


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_takes_one_to_three_minutes(game: str) -> None:
    assert {entry.minutes for entry in course(game)} <= {1, 2, 3}


@pytest.mark.parametrize("game", taught_games())
def test_a_course_takes_no_longer_than_its_lessons_do(game: str) -> None:
    entries = course(game)
    rounded = sum(entry.minutes for entry in entries)

    assert rounded - len(entries) < minutes_together(entries) <= rounded


@pytest.mark.parametrize(("game", "most"), [("azul_duel", 15), ("kingdomino", 10), ("pixies", 10)])
def test_a_course_is_short(game: str, most: int) -> None:
    assert minutes_together(course(game)) <= most
