"""A few choices side by side, one of which is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QAbstractButton


class Segment(QPushButton):
    """One of the choices; keeps room for its text in bold."""

    def sizeHint(self) -> QSize:
        """Measure as if it were pressed."""
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        plain = self.fontMetrics().horizontalAdvance(self.text())
        grown = QFontMetrics(bold).horizontalAdvance(self.text()) - plain
        return super().sizeHint() + QSize(max(0, grown), 0)

    def minimumSizeHint(self) -> QSize:
        """Never cut the text."""
        return self.sizeHint()


class Switch(QFrame):
    """Choices in a groove; the arrow keys slide from one to the next.

    Signals:
        chosen: The key that was chosen.
    """

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        self.segments: dict[str, Segment] = {}
        for key in keys:
            segment = Segment()
            segment.setCheckable(True)
            segment.setAutoExclusive(True)  # so that it is told as a radio button
            segment.setAutoDefault(False)
            segment.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(segment)
            row.addWidget(segment, 1)
            self.segments[key] = segment
        self.set_key(keys[0])

    @property
    def key(self) -> str:
        """What is chosen."""
        return next(key for key, segment in self.segments.items() if segment.isChecked())

    def set_key(self, key: str) -> None:
        """Choose without emitting a signal; the Tab key comes to what is chosen."""
        self.segments[key].setChecked(True)
        for segment in self.segments.values():
            chosen = segment.isChecked()
            segment.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            )

    def _on_clicked(self, _: QAbstractButton) -> None:
        self.chosen.emit(self.key)
