"""The buttons at the foot of a dialog."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make buttons without the pictures that some desktops put on them."""
    buttons = QDialogButtonBox(kinds)
    for each in buttons.buttons():
        each.setIcon(QIcon())
    return buttons
