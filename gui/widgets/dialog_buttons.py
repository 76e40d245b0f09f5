"""The buttons at the foot of a dialog."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make buttons without the icons of some desktops; the accepting one is highlighted."""
    buttons = QDialogButtonBox(kinds)
    for each in buttons.buttons():
        agreed = buttons.buttonRole(each) == QDialogButtonBox.ButtonRole.AcceptRole
        each.setObjectName("start" if agreed else "cancel")
        each.setIcon(QIcon())
    return buttons
