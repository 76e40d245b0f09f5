"""Buttons that Enter presses as well as Space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def takes_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button if a key is Enter; return whether it is."""
    enter = event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if enter:
        button.click()
    return enter


class PushButton(QPushButton):
    """A push button; Qt's own takes Enter only in dialogs, and only if it may be the default."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter too."""
        if not takes_enter(self, event):
            super().keyPressEvent(event)


class ToolButton(QToolButton):
    """A tool button; Qt's own takes only Space."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter too."""
        if not takes_enter(self, event):
            super().keyPressEvent(event)
