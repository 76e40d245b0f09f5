"""A keyboard on the screen: the field that is written into stays above it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid


class ScreenKeyboard(QObject):
    """Keeps the content of a window above the keyboard that the system shows over it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._raised: QWidget | None = None
        self._input = QGuiApplication.inputMethod()
        self._input.keyboardRectangleChanged.connect(self._on_changed)

    def make_room(self, keyboard: QRectF) -> None:
        """Leave free what a keyboard covers of the window with the focus; empty: it is gone."""
        if self._raised is not None and isValid(self._raised):
            self._raised.setContentsMargins(0, 0, 0, 0)
        self._raised = None
        field = QApplication.focusWidget()
        if field is None or keyboard.isEmpty():
            return
        window = self._raised = field.window()
        covered = max(0, round(window.height() - keyboard.top()))
        window.setContentsMargins(0, 0, 0, covered)
        if (layout := window.layout()) is not None:
            layout.activate()
        holder = field.parentWidget()
        while holder is not None:
            if isinstance(holder, QScrollArea):
                holder.ensureWidgetVisible(field)
            holder = holder.parentWidget()

    def _on_changed(self) -> None:
        self.make_room(self._input.keyboardRectangle())
