"""Look through finished games for a player's mistakes, in a thread of its own."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from attrs import field, frozen
from PySide6.QtCore import QObject, QThread, Signal, Slot

from core.ai.luck_and_skill import turnings
from core.kernel.errors import KupolaError
from gui.match.analysis import judged
from gui.store import reading
from gui.store.errors import FileError
from gui.store.game_files import SUFFIX, read
from gui.store.plan_data import trusted
from gui.store.player_profiles import Profile
from gui.store.second_tries_file import Found
from gui.system.worker_thread import WorkerThread

from .book import kept_mistakes

if TYPE_CHECKING:
    from core.ai.review import Verdict

    from .book import Book

MOST = 10
"""How many games are looked through at once, the latest first."""


@frozen(eq=False)
class _Task:
    """What is looked through, and whether that is still wanted.

    Attributes:
        paths: The games, in their order.
        known: The names and checksums of games that are left out.
        profile: Whose mistakes are wanted.

    """

    paths: tuple[Path, ...]
    known: frozenset[tuple[str, str]]
    profile: Profile
    dropped: Event = field(factory=Event, init=False)


@frozen
class _Looked:
    """A game that was looked through."""

    name: str
    checksum: str
    found: tuple[Found, ...]


class _Worker(QObject):
    progressed = Signal(object, int, float)
    looked = Signal(object, object)
    finished = Signal(object)
    background: WorkerThread

    @Slot(object)
    def work(self, task: _Task) -> None:
        number = 0
        for path in task.paths:
            if self._stopped(task) or number == MOST:
                break
            if (looked := self._look(task, path, number + 1)) is not None:
                number += 1
                self.looked.emit(task, looked)
        self.finished.emit(task)

    def _stopped(self, task: _Task) -> bool:
        return task.dropped.is_set() or self.background.over.is_set()

    def _look(self, task: _Task, path: Path, number: int) -> _Looked | None:
        """Judge a game of the player; None: it is none, is known already, or the task is over."""
        try:
            record = read(path)
            seats = task.profile.seats(trusted(record.players, record.seats))
            if not seats or (path.name, record.checksum) in task.known:
                return None
            replayed = record.replay()
        except KupolaError:
            return None
        if not replayed.ended:
            return None
        match = replayed.taken_over(replayed.ply, peeked=False)
        verdicts: dict[int, Verdict] = {}
        self.progressed.emit(task, number, 0.0)
        for verdict in judged(match, verdicts, lambda: self._stopped(task)):
            self.progressed.emit(task, number, 1 - verdict.ply / len(match.line))
        if self._stopped(task):
            return None
        found = kept_mistakes(turnings(match, verdicts), seats)
        return _Looked(path.name, record.checksum, tuple(found))


class LookThrough(QObject):
    """Collects mistakes game by game; what is found before a cancel is kept.

    Attributes:
        number: Which game is looked through, from 1; 0: none yet.
        share: How much of it is done.

    Signals:
        progressed: Another decision was judged.
        collected: The mistakes of another game are in the book.
        finished: Everything has been looked through.
    """

    progressed = Signal()
    collected = Signal()
    finished = Signal()
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._task: _Task | None = None
        self._book: Book | None = None
        self.number, self.share = 0, 0.0
        self._worker = _Worker()
        self._asked.connect(self._worker.work)
        self._worker.progressed.connect(self._on_progressed)
        self._worker.looked.connect(self._on_looked)
        self._worker.finished.connect(self._on_finished)
        self._worker.background = WorkerThread(self, self._worker, QThread.Priority.LowPriority)

    @property
    def busy(self) -> bool:
        """Whether games are looked through."""
        return self._task is not None

    def begin(self, book: Book, path: Path | None = None) -> None:
        """Look through the last games of a player that are not known yet, or through one game."""
        self.cancel()
        self._book = book
        self.number, self.share = 0, 0.0
        paths = _latest(book.finished) if path is None else (path,)
        self._task = _Task(paths, book.known, book.profile)
        self._asked.emit(self._task)

    def cancel(self) -> None:
        """Look no further."""
        if self._task is not None:
            self._task.dropped.set()
            self._task = None

    def stop(self) -> None:
        """End the thread."""
        self.cancel()
        self._worker.background.end()

    def _on_progressed(self, task: _Task, number: int, share: float) -> None:
        if task is self._task:
            self.number, self.share = number, share
            self.progressed.emit()

    def _on_looked(self, task: _Task, looked: _Looked) -> None:
        if task is self._task and self._book is not None:
            self._book.add(looked.name, looked.checksum, looked.found, shown=False)
            self.collected.emit()

    def _on_finished(self, task: _Task) -> None:
        if task is self._task:
            self._task = None
            self.finished.emit()


def _latest(finished: Path) -> tuple[Path, ...]:
    """List finished games, the latest first."""
    try:
        files = reading.listed(finished, SUFFIX)
    except FileError:
        return ()
    return tuple(file.path for file in sorted(files, key=lambda each: -each.when))
