"""Judge a whole game in its own thread, from the last decision to the first."""

from __future__ import annotations

import logging
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from core.ai.review import judge
from gui.system.worker_thread import WorkerThread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.ai.review import Verdict
    from core.match import Match

KEPT = 4
"""Number of games whose analysis is kept while the program runs."""

LOG = logging.getLogger("kupola.review")

_CACHE: dict[object, dict[int, Verdict]] = {}


def judged(match: Match, known: dict[int, Verdict], stop: Callable[[], bool]) -> Iterator[Verdict]:
    """Judge the moves of a line that are not known yet, from the last one to the first.

    Later verdicts bound earlier ones. A move that cannot be judged is logged and left out.
    """
    for ply in reversed(range(len(match.line))):
        if stop():
            return
        if ply in known:
            continue
        try:
            verdict = judge(match, ply, stop, known)
        except Exception:
            LOG.exception("Decision %s of %s cannot be judged", ply, match.game.key)
            continue
        if verdict is not None:
            known[ply] = verdict
            yield verdict


class _Task:
    """What is to be analyzed, and whether the result is still wanted."""

    def __init__(self, match: Match, known: dict[int, Verdict]) -> None:
        self.match = match
        self.known = known
        self.dropped = Event()


class _Worker(QObject):
    judged = Signal(object, object)
    finished = Signal(object)
    background: WorkerThread

    @Slot(object)
    def work(self, task: _Task) -> None:
        def stop() -> bool:
            return task.dropped.is_set() or self.background.over.is_set()

        for verdict in judged(task.match, task.known, stop):
            self.judged.emit(task, verdict)
        if stop():
            return
        self.finished.emit(task)


class Analysis(QObject):
    """Judges the line of a match; what is known is kept as long as the program runs.

    Signals:
        judged: Another decision was judged.
        finished: All of them are.
    """

    judged = Signal()
    finished = Signal()
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._task: _Task | None = None
        self.match: Match | None = None
        self.verdicts: dict[int, Verdict] = {}
        self.complete = False
        self._worker = _Worker()
        self._asked.connect(self._worker.work)
        self._worker.judged.connect(self._on_judged)
        self._worker.finished.connect(self._on_finished)
        self._worker.background = WorkerThread(self, self._worker, QThread.Priority.LowPriority)

    def begin(self, match: Match) -> None:
        """Judge the line of a match from its end: later verdicts bound earlier ones."""
        self.cancel()
        self.match, self.complete = match, False
        self.verdicts = _kept(match)
        self._task = _Task(match, dict(self.verdicts))
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

    def _on_judged(self, task: _Task, verdict: Verdict) -> None:
        if task is self._task:
            self.verdicts[verdict.ply] = verdict
            self.judged.emit()

    def _on_finished(self, task: _Task) -> None:
        if task is self._task:
            self._task = None
            self.complete = True
            self.finished.emit()


def _kept(match: Match) -> dict[int, Verdict]:
    """Find what is known of a line; keeps the latest lines only."""
    codes = tuple(turn.move.code for turn in match.line)
    key = (match.game.key, match.start, codes)
    known = _CACHE.pop(key, {})
    _CACHE[key] = known
    while len(_CACHE) > KEPT:
        del _CACHE[next(iter(_CACHE))]
    return known
