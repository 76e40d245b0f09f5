"""A sentence at the foot of a window that says what was done, and closes after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

from gui.text.translation import render

from .announce import announce
from .dialog import dialog_style
from .plain_text import PlainLabel, set_tip
from .translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

STAYS = 6000
WIDEST = 0.8
"""The share of the window's width that a sentence takes at most."""
FOOT = 28
SHEET = """
QLabel {{
    background: {theme.panel}; color: {theme.text}; border: 2px solid {theme.accent};
    border-radius: 9px; padding: 8px 16px; font-size: {size}px;
}}
"""


class Toast(Translated, PlainLabel):
    """Lies over its window without taking the focus; a press puts it away."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, wordWrap=True)
        self._window = window
        self._sentence: Message | None = None
        self._stay = QTimer(self, singleShot=True, interval=STAYS)
        self._stay.timeout.connect(self.hide)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        window.installEventFilter(self)
        self.hide()

    def say(self, sentence: Message, tip: str = "") -> None:
        """Show a sentence for a while, and have it read out."""
        style = dialog_style()
        self.setStyleSheet(SHEET.format(theme=style.theme, size=style.body))
        self._sentence = sentence
        set_tip(self, tip)
        self.retranslate()
        self.show()
        self.raise_()
        self._stay.start()
        announce(self._window, self.text())

    def retranslate(self) -> None:
        """Set the text in the current language."""
        if self._sentence is not None:
            self.setText(render(self._sentence))
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close immediately."""
        event.accept()
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the timer."""
        self._stay.stop()
        super().hideEvent(event)

    def _place(self) -> None:
        """Move to the foot of the window, on one line where it fits."""
        room = self._window.size()
        self.setWordWrap(False)
        width = min(self.sizeHint().width(), round(WIDEST * room.width()))
        self.setWordWrap(True)
        self.resize(width, self.heightForWidth(width))
        self.move((room.width() - width) // 2, room.height() - self.height() - FOOT)
