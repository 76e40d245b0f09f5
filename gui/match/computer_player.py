"""A computer player that searches in its own thread."""

from __future__ import annotations

import logging
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QObject, Signal, Slot

from core.ai.greedy import greedy
from core.ai.levels import EASIEST, LEVELS, advise, think
from core.ai.opponent import MASTER_SECONDS
from core.kernel.game import AnyGame
from core.kernel.messages import Seat
from core.kernel.rng import Rng
from gui.system.worker_thread import WorkerThread

if TYPE_CHECKING:
    from core.ai.advice import Advice

PATIENCE = 2.0
"""Seconds after which the best move so far is played."""

ADVICE = ""
"""Pseudo-level for hints: search at full strength."""

LOG = logging.getLogger("kupola.thinker")


@frozen(eq=False)
class Question:
    """What a seat sees, and where in which match that was: the answer may come too late.

    Attributes:
        level: How strongly to search; ADVICE: at full strength.
        seconds: How long a level that is limited in time may search.
        dropped: Set once the answer is no longer wanted.
        hurried: Set once the best move so far is to be returned.

    """

    match: int
    ply: int
    game: AnyGame
    view: Any
    seat: Seat
    level: str
    seconds: float = MASTER_SECONDS
    dropped: Event = field(factory=Event, init=False)
    hurried: Event = field(factory=Event, init=False)


class _Worker(QObject):
    answered = Signal(object, object)
    background: WorkerThread

    @Slot(object)
    def think(self, question: Question) -> None:
        if question.dropped.is_set():
            return
        try:
            advice = self._sought(question)
        except Exception:
            LOG.exception("The search at %s failed; one move ahead must do", question.game.key)
            self.answered.emit(question, self._simple(question))
        else:
            self.answered.emit(question, advice)

    def _simple(self, question: Question) -> Advice | None:
        chance = Rng.seeded(question.ply)
        try:
            return greedy(question.game, question.view, question.seat, chance)
        except Exception:
            LOG.exception("Looking one move ahead at %s failed as well", question.game.key)
            return None

    def _sought(self, question: Question) -> Advice:
        deadline = monotonic() + PATIENCE

        def stop() -> bool:
            flags = (question.dropped, question.hurried, self.background.over)
            return any(event.is_set() for event in flags) or monotonic() > deadline

        game, view, seat, seed = question.game, question.view, question.seat, question.ply
        if question.level == ADVICE:
            return advise(game, view, seat, seed=seed, stop=stop)
        level = question.level if question.level in LEVELS else EASIEST
        return think(game, view, seat, level, seed=seed, stop=stop, seconds=question.seconds)


class Thinker(QObject):
    """Asks a worker in a thread of its own.

    Signals:
        answered: A question and the advice that answers it; None: every way to think failed.
    """

    answered = Signal(object, object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._question: Question | None = None
        self._worker = _Worker()
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self._on_answered)
        self._worker.background = WorkerThread(self, self._worker)

    def ask(self, question: Question) -> None:
        """Ask; the answer comes as a signal, unless another question or a cancel comes first."""
        self.cancel()
        self._question = question
        self._asked.emit(question)

    def cancel(self) -> None:
        """Cancel the last question."""
        if self._question is not None:
            self._question.dropped.set()
            self._question = None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def hurry(self) -> None:
        """Return the best move found so far."""
        if self._question is not None:
            self._question.hurried.set()

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._worker.background.end()

    def _on_answered(self, question: Question, advice: Advice | None) -> None:
        if question is self._question:
            self._question = None
            self.answered.emit(question, advice)
