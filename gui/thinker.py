"""A computer player that thinks beside the window, never in it."""

from __future__ import annotations

from threading import Event
from time import monotonic
from typing import Any

from attrs import field, frozen
from PySide6.QtCore import QObject, QThread, Signal, Slot

from core.ai.levels import EASIEST, LEVELS, think
from core.kernel.game import AnyGame
from core.kernel.messages import Seat

PATIENCE = 2.0
"""Seconds after which the best move so far must do."""


@frozen(eq=False)
class Question:
    """What a seat sees, and where in which match that was: the answer may come too late.

    Attributes:
        dropped: Set once nobody wants the answer any more.

    """

    match: int
    ply: int
    game: AnyGame
    view: Any
    seat: Seat
    level: str
    dropped: Event = field(factory=Event, init=False)


class _Worker(QObject):
    answered = Signal(object, object)

    @Slot(object)
    def think(self, question: Question) -> None:
        level = question.level if question.level in LEVELS else EASIEST
        deadline = monotonic() + PATIENCE

        def stop() -> bool:
            return question.dropped.is_set() or monotonic() > deadline

        if not question.dropped.is_set():
            view, seat = question.view, question.seat
            advice = think(question.game, view, seat, level, seed=question.ply, stop=stop)
            self.answered.emit(question, advice.best.move)


class Thinker(QObject):
    """Asks a worker in a thread of its own.

    Signals:
        answered: A question and the move that answers it.
    """

    answered = Signal(object, object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._question: Question | None = None
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self._on_answered)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask; the answer comes as a signal, unless another question or a cancel comes first."""
        self.cancel()
        self._question = question
        self._asked.emit(question)

    def cancel(self) -> None:
        """Let nobody think about the last question any more."""
        if self._question is not None:
            self._question.dropped.set()
            self._question = None

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _on_answered(self, question: Question, move: Any) -> None:
        if question is self._question:
            self._question = None
            self.answered.emit(question, move)
