"""A number between two buttons that step it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QWheelEvent


class Spin(QSpinBox):
    """A field for a number that leaves the wheel to the scroll area around it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel: it must not change a number by accident."""
        event.ignore()


class NumberField(QWidget):
    """Takes a number by keys, or by a button for one less and one for one more.

    Attributes:
        spin: The number.

    """

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spin = Spin(self, minimum=least, maximum=most)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._steps = (self._step(-1), self._step(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        less, more = self._steps
        row.addWidget(less)
        row.addWidget(self.spin, 1)
        row.addWidget(more)

    def show_number(self, number: int) -> None:
        """Show a number without a signal."""
        self.spin.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self.spin.setValue(number)
        self.spin.blockSignals(False)  # noqa: FBT003 - likewise

    def set_font(self, font: QFont) -> None:
        """Change the size of the letters."""
        for part in (self.spin, *self._steps):
            part.setFont(font)

    def set_name(self, name: str) -> None:
        """Name the number for screen readers."""
        for part in (self.spin, *self._steps):
            part.setAccessibleName(name)

    def _step(self, step: int) -> QPushButton:
        """Make a button that adds to the number, or takes from it."""
        button = QPushButton("+" if step > 0 else "−", self)
        button.setProperty("step", True)  # noqa: FBT003 - Qt's own signature
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.spin.stepBy(step))
        return button
