"""A field that takes the next key that is pressed; Tab and Escape lead out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from gui.widgets.keymap import pressed as named

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

ALONE = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
}
LEAVING = {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape}
CLEARING = {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}


class KeyField(QLineEdit):
    """Shows a key.

    Signals:
        pressed: The key that is wanted, as portable text; empty: none.
    """

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def show_key(self, key: str) -> None:
        """Show a key without emitting a signal."""
        self.setText(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))

    def set_placeholder(self, words: str) -> None:
        """Set the placeholder."""
        self.setPlaceholderText(words)

    def event(self, event: QEvent) -> bool:
        """Take keys before they can be shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() not in LEAVING:
                event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit ``pressed``."""
        key = Qt.Key(event.key())
        if key in LEAVING:
            event.ignore()
        elif key in ALONE:
            event.accept()
        elif key in CLEARING and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.pressed.emit("")
        else:
            self.pressed.emit(named(event))
