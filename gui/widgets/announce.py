"""Read sentences out to screen readers, each once."""

from __future__ import annotations

import sys
from collections import deque
from functools import cache
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
)
from shiboken6 import isValid

from gui.text.voice import for_voices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    Widget = QWidget
else:
    Widget = object

DESCRIBES = sys.platform == "linux"
"""Whether a sentence can be a new description of what has the focus, where that can carry one.

Every Orca reads such a change out; those before version 45 know no announcements.
"""
RESTS = 200
"""Milliseconds for which the focus rests before an announcement."""
LOOK, CALM, LATE = 50, 6, 3000
"""Milliseconds between two looks at what a reader asks; how many looks without a question make it
calm enough for a description; milliseconds for which a description waits for that at most.

Orca ignores changes where it has not come yet. It asks about everything it works off. Looks are
counted, not time: while the program itself is busy, nothing is asked either.
"""
APART = 250
"""Milliseconds between two announcements: Orca drops one that another follows at once."""
ECHO = 400
"""Milliseconds in which the first announcement comes back, if a reader listens to them."""


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

    It stands first among the bases of a widget, like ``Translated``. Its own description is gone
    then; it sets it again before it next gets the focus.
    """


class TellingModel:
    """A model of a list whose current entry can have a sentence read out.

    It gives ``told``, if there is any, as the description of its entries.
    """

    told = ""


class Description(QObject):
    """Announces sentences one after the other, to readers that do not know announcements too.

    For those, the widget with the focus bears a sentence as its description. It does not stay
    there: it would be read once more by a reader that only now follows the focus to the widget. The
    usual description comes back when the focus has gone: before, it would be read again after every
    sentence. Where an announcement is known to be read, there is no description: both would be.

    Attributes:
        announces: Whether a reader listens to announcements.

    """

    def __init__(self) -> None:
        super().__init__()
        self.announces = False
        self._asks = True
        self._unheard = ""
        self._waiting: deque[tuple[QWidget, str]] = deque()
        self._usual: tuple[QWidget, str] | None = None
        self._rests = QElapsedTimer()
        self._rests.start()
        self._apart = QTimer(self, singleShot=True)
        self._apart.timeout.connect(self._on_timeout)
        if isinstance(program := QApplication.instance(), QApplication):
            program.focusChanged.connect(self._on_focus_changed)
        from gui.system.announcement_echo import (  # noqa: PLC0415 - other systems have no D-Bus
            AnnouncementEcho,
        )
        from gui.system.reader_questions import ReaderQuestions  # noqa: PLC0415 - likewise

        self._questions = ReaderQuestions(self)
        self._asked = self._asked_before = 0
        self._calm = self._held_back = 0
        self._echo = AnnouncementEcho(self)
        self._echo.came.connect(self._on_echo)

    def bear(self, widget: QWidget, sentence: str) -> None:
        """Have a sentence about a widget read out once, after those that wait."""
        if (widget, sentence) in self._waiting:
            return
        self._waiting.append((widget, sentence))
        if not self._apart.isActive():
            self._next()

    def withdraw(self, widget: QWidget) -> list[str]:
        """Return the sentences about a widget that wait, and have them read out no longer."""
        withdrawn = [words for about, words in self._waiting if about is widget]
        self._waiting = deque(each for each in self._waiting if each[0] is not widget)
        return withdrawn

    def _on_focus_changed(self) -> None:
        self._rests.restart()
        self._asked_before = self._questions.count
        if self._usual is not None:
            QTimer.singleShot(0, self, self._on_left)  # after the reader is told of the new focus

    def _on_left(self) -> None:
        """Give a widget from which the focus has gone its usual description again."""
        if self._usual is None:
            return
        (widget, usual), self._usual = self._usual, None
        if isValid(widget) and not widget.accessibleDescription():
            widget.setAccessibleDescription(usual)

    def _on_echo(self) -> None:
        self.announces = True
        if self._unheard:
            self._unheard = ""
            self._apart.start(APART)

    def _on_timeout(self) -> None:
        """Describe what no reader has heard as an announcement; then go on."""
        unheard, self._unheard = self._unheard, ""
        if unheard:
            self._asks = False
            self._describe(unheard)
            self._apart.start(LOOK)
        else:
            self._next()

    def _next(self) -> None:
        if not self._waiting:
            return
        if (early := self._early()) > 0:
            self._apart.start(early)
            return
        widget, sentence = self._waiting.popleft()
        if isValid(widget):
            send(widget, sentence)
        if self._asks and not self.announces:
            self._unheard = sentence
            self._apart.start(ECHO)
            return
        if self.announces:
            self._apart.start(APART)
        else:
            self._describe(sentence)
            self._apart.start(LOOK)

    def _early(self) -> int:
        """Return for how many milliseconds the next sentence would come too early."""
        rests = self._rests.elapsed()
        if self.announces:
            return RESTS - rests
        asked = self._questions.count
        self._calm = self._calm + 1 if asked == self._asked else 0
        self._asked = asked
        came = asked > self._asked_before or rests >= LATE
        self._held_back += LOOK
        if (came and self._calm >= CALM) or self._held_back >= LATE:
            self._calm = self._held_back = 0
            return 0
        return LOOK

    def _describe(self, sentence: str) -> None:
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractItemView):
            _tell_entry(focused, sentence)
        elif focused is not None and carries(focused):
            usual = focused.accessibleDescription()
            if usual and not isinstance(focused, Carrier):
                self._usual = (focused, usual)
            _state_focus(focused)
            for each in _focused_parts(focused):
                each.setAccessibleDescription(sentence)
                each.setAccessibleDescription("")


@cache
def description() -> Description:
    """Make the one description when a screen reader first needs it."""
    return Description()


def describes() -> bool:
    """Return whether a reader of a Linux desktop runs: sentences may have to be descriptions."""
    return DESCRIBES and QtGui.QAccessible.isActive()


def carries(widget: QWidget | None) -> bool:
    """Return whether a widget can have a sentence read out as its description."""
    return isinstance(widget, (Carrier, QAbstractButton))


def _focused_parts(focused: QWidget) -> list[QWidget]:
    """List what a reader may take for the widget with the focus: a viewport claims to have it."""
    inside = focused.viewport() if isinstance(focused, QAbstractScrollArea) else None
    return [focused] if inside is None else [focused, inside]


def _state_focus(focused: QWidget) -> None:
    """Report again what has the focus: nothing to a reader that is there.

    On a busy machine Orca 43 drops the report of a focus about which it gets no answer in time, and
    then ignores all changes there.
    """
    event = QtGui.QAccessibleEvent(focused, QtGui.QAccessible.Event.Focus)
    QtGui.QAccessible.updateAccessibility(event)


def _tell_entry(view: QAbstractItemView, sentence: str) -> None:
    """Report a new description of the current entry of a list, which readers take for focused."""
    model, interface = view.model(), QtGui.QAccessible.queryAccessibleInterface(view)
    entry = interface.focusChild() if view.currentIndex().isValid() else None
    if entry is None or not isinstance(model, TellingModel):
        return
    described = QtGui.QAccessibleEvent(view, QtGui.QAccessible.Event.DescriptionChanged)
    described.setChild(interface.indexOfChild(entry))
    model.told = sentence
    QtGui.QAccessible.updateAccessibility(described)
    model.told = ""


def send(widget: QWidget, sentence: str) -> None:
    """Announce a sentence to readers that know announcements."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None:
        QtGui.QAccessible.updateAccessibility(event(widget, sentence))


def withdraw(widget: QWidget) -> list[str]:
    """Return what waits to be read out about a widget; it is read out in another way then."""
    return description().withdraw(widget) if describes() else []


def announce(widget: QWidget, sentence: str) -> None:
    """Have a sentence read out, where a screen reader runs."""
    sentence = for_voices(sentence)
    VOICE.said.emit(widget, sentence)
    if not QtGui.QAccessible.isActive():
        return
    if DESCRIBES:
        description().bear(widget, sentence)
    else:
        send(widget, sentence)
