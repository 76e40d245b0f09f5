"""What a screen reader asks is counted where Qt hands it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from gui.system.reader_questions import ReaderQuestions

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class Silent(QObject):
    """Does nothing when it is called: the events here call nothing."""

    def event(self, _event: QEvent) -> bool:
        return True


class AtSpiAdaptor(Silent):
    """Has the name of what answers questions."""


def ask(there: QObject) -> None:
    QCoreApplication.sendEvent(there, QEvent(QEvent.Type.MetaCall))


def test_only_questions_are_counted(qapp: QApplication) -> None:
    questions, answers, other = ReaderQuestions(qapp), AtSpiAdaptor(), Silent()
    counts = []
    for asked in (other, answers, other, answers):
        ask(asked)
        counts.append(questions.count)
    QCoreApplication.sendEvent(answers, QEvent(QEvent.Type.Timer))
    questions.deleteLater()

    assert [*counts, questions.count] == [0, 1, 1, 2, 2]
