"""How much the screen readers of a Linux desktop have asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent as Event

ANSWERING = "AtSpiAdaptor"
"""The class of Qt's object to which questions over D-Bus are posted."""


class ReaderQuestions(QObject):
    """Counts the questions of screen readers, by the events in which Qt hands them over.

    A reader asks about everything that it works off, one after the other: as long as it asks, it
    is busy with what happened before. All events of the program pass through here until the first
    question, later only those of the object that answers.

    Attributes:
        count: How many questions there were.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.count = 0
        self._answers: QObject | None = None
        program = QCoreApplication.instance()
        if program is not None:
            program.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: Event) -> bool:
        """Count a question; keep no event."""
        if event.type() == QEvent.Type.MetaCall:
            if watched is self._answers:
                self.count += 1
            elif self._answers is None and watched.metaObject().className() == ANSWERING:
                self._follow(watched)
        return False

    def _follow(self, answers: QObject) -> None:
        """Filter the events of what answers questions only; this one comes once more."""
        self._answers = answers
        program = QCoreApplication.instance()
        if program is not None:
            program.removeEventFilter(self)
        answers.installEventFilter(self)
