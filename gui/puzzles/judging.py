"""Solve puzzles in a thread of their own: the exact searches take up to a second."""

from __future__ import annotations

import logging
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, Signal, Slot

from core.kernel.messages import Message
from core.puzzles.costs import Item
from core.puzzles.course import Continuation, Course, Task
from core.puzzles.puzzle import Puzzle
from gui.system.worker_thread import WorkerThread

LOG = logging.getLogger("kupola.puzzles")


@frozen(eq=False)
class Opened:
    """A puzzle that can be solved now."""

    course: Course
    task: Task


@frozen(eq=False)
class Judgment:
    """What an answer is worth.

    Attributes:
        move: The answer.
        task: The decision.
        lost: How many points it gives away; 0: it is right.
        items: What it costs, item by item.
        reason: Why it is right; None: it is not.
        continuation: What follows a right answer; None: it is wrong.

    """

    move: Any
    task: Task
    lost: int
    items: tuple[Item, ...] = ()
    reason: Message | None = None
    continuation: Continuation | None = None


@frozen(eq=False)
class Shown:
    """The solution of a decision, and why it is right."""

    moves: tuple[Any, ...]
    reason: Message


@frozen(eq=False)
class _Question:
    """What is to be computed: a puzzle to open, an answer to judge, or a solution to show."""

    number: int
    puzzle: Puzzle | None = None
    course: Course | None = None
    task: Task | None = None
    move: Any = None


def _answered(question: _Question) -> Any:
    if question.puzzle is not None:
        opened = Course(question.puzzle)
        return Opened(opened, opened.first())
    course, task, move = question.course, question.task, question.move
    if course is None or task is None:
        return None
    if move is None:
        return Shown(course.solution(task), course.reason(task))
    if not task.is_right(move):
        return Judgment(move, task, task.lost(move), course.cost(task, move))
    return Judgment(
        move, task, 0, reason=course.reason(task), continuation=course.after(task, move)
    )


class _Worker(QObject):
    answered = Signal(object, object)
    background: WorkerThread

    @Slot(object)
    def work(self, question: _Question) -> None:
        answer = None
        try:
            answer = _answered(question)
        except Exception:
            LOG.exception("A puzzle cannot be solved")
        if not self.background.over.is_set():
            self.answered.emit(question, answer)


class Judge(QObject):
    """Answers one question at a time; another question drops the one before.

    Signals:
        answered: What was found; None: the puzzle cannot be solved.
    """

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._number = 0
        self.busy = False
        self._worker = _Worker()
        self._asked.connect(self._worker.work)
        self._worker.answered.connect(self._on_answered)
        self._worker.background = WorkerThread(self, self._worker)

    def open(self, puzzle: Puzzle) -> None:
        """Replay a puzzle and solve its first decision."""
        self._ask(puzzle=puzzle)

    def judge(self, course: Course, task: Task, move: Any) -> None:
        """Judge an answer."""
        self._ask(course=course, task=task, move=move)

    def solve(self, course: Course, task: Task) -> None:
        """Find the solution from a decision on."""
        self._ask(course=course, task=task)

    def cancel(self) -> None:
        """Drop the question that is being answered."""
        self._number += 1
        self.busy = False

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._worker.background.end()

    def _ask(self, **what: Any) -> None:
        self.cancel()
        self.busy = True
        self._asked.emit(_Question(self._number, **what))

    def _on_answered(self, question: _Question, answer: object) -> None:
        if question.number == self._number:
            self.busy = False
            self.answered.emit(answer)
