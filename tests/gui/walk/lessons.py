"""The screens around lessons: the courses, a lesson at all times, a player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games import GAMES
from gui.learn.courses import course
from gui.learn.lesson_controller import Phase
from gui.learn.lesson_progress import Standing
from gui.store.lesson_files import lesson_names
from tests.gui.learn.lesson_files import by_controller, hurry

from .matches import NAMES
from .people import people
from .registry import screen, screen_of_each_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from gui.learn.courses import Entry
    from gui.learn.screen import LessonScreen

    from .stand import Stand


@screen
def courses(stand: Stand) -> Iterator[QWidget]:
    begun = {game: course(game) for game in GAMES if lesson_names(game)}
    for entries in begun.values():
        for entry in entries:
            rank = entry.number % 4
            stand.window.learning.progress.keep(entry.key, Standing(rank, int(not rank)))
    for game in begun:
        stand.window.learning.show_courses(game)
        stand.settle()
        yield stand.window


def opened(stand: Stand, entry: Entry) -> LessonScreen:
    """Open a lesson at its first goal, among players with names of usual length."""
    stand.window.learning.learn(entry)
    board = stand.window.learning.screen
    assert board is not None
    lesson = board.lesson
    lesson.players = tuple(
        evolve(player, name=name) for player, name in zip(lesson.players, NAMES, strict=False)
    )
    board.refresh()
    stand.settle()
    while lesson.phase is Phase.READING:
        lesson.read_on()
        hurry(board)
    return board


@screen_of_each_game
def lesson(stand: Stand, key: str) -> Iterator[QWidget]:
    for entry in course(key)[-2:-1] or course(key):
        board = opened(stand, entry)
        yield stand.window
        board.ask_hint()
        yield stand.window


@screen
def lesson_finished(stand: Stand) -> Iterator[QWidget]:
    board = opened(stand, course("kingdomino")[0])
    while board.lesson.phase is not Phase.FINISHED:
        ahead = board.lesson.solution_ahead if board.lesson.phase is Phase.WAITING else None
        if ahead is not None:
            by_controller(board, ahead.code)
        board.lesson.read_on()
        hurry(board)
    yield stand.window


@screen
def first_start(stand: Stand) -> Iterator[QWidget]:
    for game in filter(lesson_names, GAMES):
        stand.window._start.played.emit(game)
        stand.settle()
        yield stand.window


@screen
def progress(stand: Stand) -> Iterator[QWidget]:
    for game in GAMES:
        for entry in course(game):
            rank = entry.number % 4
            stand.window.learning.progress.keep(entry.key, Standing(rank))
    yield people(stand, "progress")
