"""Announce a sentence to screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Have a sentence read out, where a screen reader runs and Qt supports announcements."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None and QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(event(widget, sentence))
