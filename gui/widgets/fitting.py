"""Frames that fit what stands in them into their room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class FittingFrame(QFrame):
    """Calls ``fit`` when it is resized, and when a part of it changes its size."""

    def fit(self) -> None:
        """Fit the contents into the room."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the contents to the new size."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Fit again when the contents need another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done
