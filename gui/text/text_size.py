"""The size of text: the application's font passes it to widgets without a size of their own."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

FAMILY = "Source Sans 3"
POINTS = 11
"""The size of the application's font where text has its usual size."""


def set_text_scale(scale: float) -> None:
    """Change the size of all text, 1 being the usual; widgets get a font change event."""
    font = scaled_font(scale)
    if font != QApplication.font():
        QApplication.setFont(font)


def scaled_font(scale: float) -> QFont:
    """Make the font of text in some size, 1 being the usual."""
    font = QFont(FAMILY)
    font.setPointSizeF(POINTS * scale)
    return font


def text_scale() -> float:
    """Return the size of text, 1 being the usual."""
    return round(QApplication.font().pointSizeF() / POINTS, 2)
