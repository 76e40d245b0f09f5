"""A line of words that ends in dots where it has no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class ElidingLabel(QLabel):
    """Asks for the room of all its words, and is content with less.

    Attributes:
        words: What it says, in full.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""

    def say(self, words: str) -> None:
        """Say something else."""
        self.words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:
        """Ask for room for every word."""
        return QSize(
            self.fontMetrics().horizontalAdvance(self.words) + 1, super().sizeHint().height()
        )

    def minimumSizeHint(self) -> QSize:
        """Be content with as little as there is."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        room = max(0, self.width())
        self.setText(self.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, room))
