"""Whether a screen reader of a Linux desktop listens to announcements."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

BUS, OBJECT = "org.a11y.Bus", "/org/a11y/bus"
EVENTS, ANNOUNCEMENT = "org.a11y.atspi.Event.Object", "Announcement"
OWN = "kupola-announcements"


class AnnouncementEcho(QObject):
    """Notices announcements on the bus of the screen readers.

    Qt sends one only after a reader has asked for them, as Orca does since version 45. What comes
    back here was therefore read out.

    Signals:
        came: An announcement was sent.
    """

    came = Signal()

    def __init__(self, parent: QObject) -> None:
        """Ask for the address of that bus, without blocking."""
        super().__init__(parent)
        question = QDBusMessage.createMethodCall(BUS, OBJECT, BUS, "GetAddress")
        asked = QDBusConnection.sessionBus().asyncCall(question)
        self._asked = QDBusPendingCallWatcher(asked, self)
        self._asked.finished.connect(self._on_answered)

    @Slot(QDBusPendingCallWatcher)
    def _on_answered(self, watcher: QDBusPendingCallWatcher) -> None:
        for address in watcher.reply().arguments()[:1]:
            if not watcher.isError() and isinstance(address, str):
                bus = QDBusConnection.connectToBus(address, OWN)
                heard: Any = SLOT("_on_announced(QDBusMessage)")  # a str, unlike in the stubs
                bus.connect("", "", EVENTS, ANNOUNCEMENT, self, heard)

    @Slot(QDBusMessage)
    def _on_announced(self, _message: QDBusMessage) -> None:
        self.came.emit()
