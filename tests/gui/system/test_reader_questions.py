"""What a screen reader asks is noticed where Qt hands it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest

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


def test_only_questions_break_the_silence(qapp: QApplication) -> None:
    questions, answers, other = ReaderQuestions(qapp), AtSpiAdaptor(), Silent()
    ask(other)
    before = questions.silence
    ask(answers)
    asked = questions.silence
    QTest.qWait(30)
    ask(other)
    later = questions.silence
    ask(answers)
    again = questions.silence
    questions.deleteLater()

    assert before is None
    assert asked is not None
    assert asked < 30
    assert later is not None
    assert later >= 30
    assert again is not None
    assert again < 30
