"""Read sentences out to screen readers, each once."""

from __future__ import annotations

import sys
from collections import deque
from functools import cache
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    Widget = QWidget
else:
    Widget = object

DESCRIBES = sys.platform == "linux"
"""Whether a sentence is a new description of what has the focus, where that can carry one.

Every Orca reads such a change out; those before version 45 know no announcements.
"""
RESTS = 200
"""Milliseconds for which the focus rests first: Orca ignores changes where it has not come yet."""
APART = 250
"""Milliseconds between two sentences: Orca drops one that another follows at once."""


class Voice(QObject):
    """Reports what is read out, also while no screen reader runs.

    Signals:
        said: Where a sentence belongs, and the sentence.
    """

    said = Signal(object, str)


VOICE = Voice()
"""What all parts of the program read out."""


class Carrier(Widget):
    """A widget that can have a sentence read out while it has the focus.

    It stands first among the bases of a widget, like ``Translated``.
    """


class Description(QObject):
    """Lets the widget with the focus bear sentences as its description, one after the other.

    A sentence does not stay there: it would be read once more by a reader that only now follows
    the focus to the widget.
    """

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[tuple[QWidget, str]] = deque()
        self._rests = QElapsedTimer()
        self._rests.start()
        self._apart = QTimer(self, singleShot=True)
        self._apart.timeout.connect(self._next)
        if isinstance(program := QApplication.instance(), QApplication):
            program.focusChanged.connect(self._on_focus_changed)

    def bear(self, widget: QWidget, sentence: str) -> None:
        """Have a sentence about a widget read out after those that wait."""
        self._waiting.append((widget, sentence))
        if not self._apart.isActive():
            self._next()

    def _on_focus_changed(self) -> None:
        self._rests.restart()

    def _next(self) -> None:
        if not self._waiting:
            return
        if (early := RESTS - self._rests.elapsed()) > 0:
            self._apart.start(early)
            return
        widget, sentence = self._waiting.popleft()
        focused = QApplication.focusWidget()
        if focused is not None and carries(focused):
            usual = focused.accessibleDescription()
            focused.setAccessibleDescription(sentence)
            focused.setAccessibleDescription(usual)
        if isValid(widget):
            send(widget, sentence)
        self._apart.start(APART)


@cache
def description() -> Description:
    """Make the one description when a screen reader first needs it."""
    return Description()


def carries(widget: QWidget | None) -> bool:
    """Return whether a widget can have a sentence read out as its description."""
    return isinstance(widget, (Carrier, QAbstractButton))


def send(widget: QWidget, sentence: str) -> None:
    """Announce a sentence to readers that know announcements."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None:
        QtGui.QAccessible.updateAccessibility(event(widget, sentence))


def announce(widget: QWidget, sentence: str) -> None:
    """Have a sentence read out, where a screen reader runs."""
    VOICE.said.emit(widget, sentence)
    if not QtGui.QAccessible.isActive():
        return
    if DESCRIBES:
        description().bear(widget, sentence)
    else:
        send(widget, sentence)
