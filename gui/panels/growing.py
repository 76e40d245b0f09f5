"""Dialogs that become higher when their words need it: in another language, or in larger text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


class Growing(QObject):
    """Watches a dialog's layout; Qt measures words that wrap only when a dialog opens."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        dialog.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Give the words their room after they have changed."""
        dialog, layout = self._dialog, self._dialog.layout()
        if event.type() == QEvent.Type.LayoutRequest and layout is not None:
            width = max(dialog.width(), layout.totalMinimumSize().width())
            dialog.resize(width, max(dialog.height(), layout.totalHeightForWidth(width)))
        return False
