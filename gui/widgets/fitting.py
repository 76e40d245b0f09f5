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
        """Make the best of the room."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room that there is."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Follow the room that is needed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done
