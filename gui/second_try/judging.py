"""Judge tries in a thread of their own."""

from __future__ import annotations

import logging
from threading import Event
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QObject, Signal, Slot

from core.ai.second_try import judge_try
from gui.system.worker_thread import WorkerThread

from .trial import Trial

if TYPE_CHECKING:
    from core.ai.second_try import Judgment


LOG = logging.getLogger("kupola.second_try")


@frozen(eq=False)
class _Task:
    """A try, and whether its judgment is still wanted."""

    trial: Trial
    move: Any
    dropped: Event = field(factory=Event, init=False)


class _Worker(QObject):
    judged = Signal(object, object)
    background: WorkerThread

    @Slot(object)
    def work(self, task: _Task) -> None:
        def stop() -> bool:
            return task.dropped.is_set() or self.background.over.is_set()

        trial, judgment = task.trial, None
        try:
            judgment = judge_try(trial.match, trial.mistake, task.move, stop)
        except Exception:
            LOG.exception("A try at %s cannot be judged", trial.match.game.key)
        if not stop():
            self.judged.emit(task, judgment)


class Judge(QObject):
    """Judges one try at a time; another try, or a cancel, drops it.

    Signals:
        judged: The judgment of the last try; None: it could not be judged.
    """

    judged = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._task: _Task | None = None
        self._worker = _Worker()
        self._asked.connect(self._worker.work)
        self._worker.judged.connect(self._on_judged)
        self._worker.background = WorkerThread(self, self._worker)

    @property
    def busy(self) -> bool:
        """Whether a try is being judged."""
        return self._task is not None

    def ask(self, trial: Trial, move: Any) -> None:
        """Judge a try."""
        self.cancel()
        self._task = _Task(trial, move)
        self._asked.emit(self._task)

    def cancel(self) -> None:
        """Judge no further."""
        if self._task is not None:
            self._task.dropped.set()
            self._task = None

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._worker.background.end()

    def _on_judged(self, task: _Task, judgment: Judgment | None) -> None:
        if task is self._task:
            self._task = None
            self.judged.emit(judgment)
