"""A thread that ends with its owner."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QObject, QThread

USUAL = QThread.Priority.InheritPriority


class WorkerThread:
    """Runs a worker until it is stopped, at the latest with its owner.

    Attributes:
        over: Set when the owner ends; the worker polls it while it works.

    """

    def __init__(self, owner: QObject, worker: QObject, priority: QThread.Priority = USUAL) -> None:
        over, thread = Event(), QThread(owner)

        def end() -> None:
            over.set()
            thread.quit()
            thread.wait()

        worker.moveToThread(thread)
        owner.destroyed.connect(end)  # Qt aborts the program over a thread that still runs
        thread.start(priority)
        self.over, self.end = over, end
