"""A field for a code: letters of one width, broken anywhere."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import QPlainTextEdit

from gui.text.text_size import text_scale

LINES = 5


class CodeField(QPlainTextEdit):
    """Shows or takes a code; Tab leads out of it."""

    def __init__(self, *, written: bool) -> None:
        super().__init__()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(16 * text_scale()))
        self.setFont(font)
        self.setReadOnly(not written)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 16)
