"""The contents of a scrolling panel: as wide as the panel, as high as needed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from .enter_buttons import PushButton
from .fitting import FittingFrame
from .plain_text import PlainLabel


class Column(FittingFrame):
    """Grows with sentences that wrap; a scroll area alone would squeeze them."""

    def fit(self) -> None:
        """Set the height that the sentences need."""
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            self.setMinimumHeight(layout.totalHeightForWidth(self.width()))


class WrappingButton(PushButton):
    """A button whose words wrap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel(wordWrap=True)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Write something on the button."""
        self.label.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    @property
    def words(self) -> str:
        """What is written on it."""
        return self.label.text()

    def hasHeightForWidth(self) -> bool:
        """Return True: the height follows from the words."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure the words."""
        return self.column.totalHeightForWidth(width)
