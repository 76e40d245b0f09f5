"""How long the screen readers of a Linux desktop have asked nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent as Event

ANSWERING = "AtSpiAdaptor"
"""The class of Qt's object to which questions over D-Bus are posted."""


class ReaderQuestions(QObject):
    """Notices each question of a screen reader, by the event in which Qt hands it over.

    A reader asks about everything that it works off, one after the other: as long as it asks, it
    is busy with what happened before. All events of the program pass through here until the first
    question, later only those of the object that answers.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        self._answers: QObject | None = None
        program = QCoreApplication.instance()
        if program is not None:
            program.installEventFilter(self)

    @property
    def silence(self) -> int | None:
        """Milliseconds since the last question; None: there was none."""
        return self._since.elapsed() if self._since.isValid() else None

    def eventFilter(self, watched: QObject, event: Event) -> bool:
        """Note when a question comes; keep no event."""
        if event.type() == QEvent.Type.MetaCall and (
            watched is self._answers or self._found(watched)
        ):
            self._since.start()
        return False

    def _found(self, watched: QObject) -> bool:
        """Recognize the object that answers, and follow nothing else from then on."""
        program = QCoreApplication.instance()
        if program is None or watched.metaObject().className() != ANSWERING:
            return False
        self._answers = watched
        program.removeEventFilter(self)
        watched.installEventFilter(self)
        return True
