"""Dialogs that become higher when their words need it: in another language, or in larger text."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from .dialog import StyledDialog


class GrowingDialog(StyledDialog):
    """Follows its layout; Qt measures words that wrap only when a dialog opens."""

    def event(self, event: QEvent) -> bool:
        """Give the words their room after they have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return super().event(event)

    def _grow(self) -> None:
        if (layout := self.layout()) is not None:
            width = max(self.width(), layout.totalMinimumSize().width())
            self.resize(width, max(self.height(), layout.totalHeightForWidth(width)))
