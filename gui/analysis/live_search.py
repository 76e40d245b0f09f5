"""Search a position ever deeper in a thread of its own, until it changes."""

from __future__ import annotations

import logging
from threading import Event
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QObject, QThread, Signal, Slot

from core.ai.deepening import deepening
from core.kernel.game import AnyGame
from core.kernel.messages import Seat
from gui.system.worker_thread import WorkerThread

from .lines import LINES, described

if TYPE_CHECKING:
    from .lines import Found

LOG = logging.getLogger("kupola.analysis")


@frozen(eq=False)
class _Task:
    """What a seat sees, and whether answers are still wanted."""

    game: AnyGame
    view: Any
    seat: Seat
    seed: int
    dropped: Event = field(factory=Event, init=False)


class _Worker(QObject):
    found = Signal(object, object)
    background: WorkerThread

    @Slot(object)
    def work(self, task: _Task) -> None:
        def stop() -> bool:
            return task.dropped.is_set() or self.background.over.is_set()

        try:
            self._deepen(task, stop)
        except Exception:
            LOG.exception("A position of %s cannot be analyzed", task.game.key)

    def _deepen(self, task: _Task, stop: Any) -> None:
        if stop():
            return
        game, view = task.game, task.view
        for depth in deepening(game, view, task.seat, LINES, seed=task.seed, stop=stop):
            if stop():
                return
            self.found.emit(task, described(game, view, depth))


class LiveSearch(QObject):
    """Searches one position at a time; another one, or a cancel, drops it.

    Signals:
        found: A deeper answer about the last position asked for.
    """

    found = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._task: _Task | None = None
        self._worker = _Worker()
        self._asked.connect(self._worker.work)
        self._worker.found.connect(self._on_found)
        self._worker.background = WorkerThread(self, self._worker, QThread.Priority.LowPriority)

    @property
    def busy(self) -> bool:
        """Whether deeper answers may come."""
        return self._task is not None

    def ask(self, game: AnyGame, view: Any, seat: Seat, seed: int) -> None:
        """Search a position as a seat sees it."""
        self.cancel()
        self._task = _Task(game, view, seat, seed)
        self._asked.emit(self._task)

    def cancel(self) -> None:
        """Search no further."""
        if self._task is not None:
            self._task.dropped.set()
            self._task = None

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._worker.background.end()

    def _on_found(self, task: _Task, found: Found) -> None:
        if task is self._task:
            if found.last:
                self._task = None
            self.found.emit(found)
