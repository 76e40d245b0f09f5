"""A computer player that thinks beside the window, never in it."""

from __future__ import annotations

from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, QThread, Signal, Slot

from core.ai.simple import LEVELS
from core.kernel.game import AnyGame
from core.kernel.messages import Seat
from core.kernel.rng import Rng


@frozen(eq=False)
class Question:
    """What a seat sees, and where in which match that was: the answer may come too late."""

    match: int
    ply: int
    game: AnyGame
    view: Any
    seat: Seat
    level: str


class _Worker(QObject):
    answered = Signal(object, object)

    @Slot(object)
    def think(self, question: Question) -> None:
        player = LEVELS[question.level]
        rng = Rng.seeded(question.ply)
        advice = player(question.game, question.view, question.seat, rng)
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
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self.answered)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask; the answer comes as a signal."""
        self._asked.emit(question)

    def stop(self) -> None:
        """End the thread."""
        self._thread.quit()
        self._thread.wait()
