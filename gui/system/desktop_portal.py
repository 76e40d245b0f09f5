"""The settings portal of Linux desktops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

if TYPE_CHECKING:
    from collections.abc import Iterable

SERVICE = "org.freedesktop.portal.Desktop"
OBJECT = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"


class Portal(QObject):
    """Reads settings without blocking, and reports changes; silent where there is no portal.

    Signals:
        changed: The group of a setting, its name, and its value.
    """

    changed = Signal(str, str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bus = QDBusConnection.sessionBus()
        self._asked: list[QDBusPendingCallWatcher] = []
        heard: Any = SLOT("_on_changed(QDBusMessage)")  # a str, unlike in the stubs
        self._bus.connect(SERVICE, OBJECT, SETTINGS, "SettingChanged", self, heard)

    def ask(self, settings: Iterable[tuple[str, str]]) -> None:
        """Request some settings, each by its group and its name."""
        for group, name in settings:
            question = QDBusMessage.createMethodCall(SERVICE, OBJECT, SETTINGS, "Read")
            question.setArguments([group, name])
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
            watcher.setProperty("setting", [group, name])
            watcher.finished.connect(self._on_answered)
            self._asked.append(watcher)

    @Slot(QDBusPendingCallWatcher)
    def _on_answered(self, watcher: QDBusPendingCallWatcher) -> None:
        group, name = watcher.property("setting")
        for value in watcher.reply().arguments()[:1]:
            if not watcher.isError():
                self.changed.emit(group, name, unwrapped(value))
        self._asked.remove(watcher)
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        match message.arguments():
            case [str(group), str(name), value]:
                self.changed.emit(group, name, unwrapped(value))


def unwrapped(value: object) -> object:
    """Unwrap a D-Bus variant: answers of ``Read`` are wrapped twice."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
