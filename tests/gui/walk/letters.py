"""Letters that are too small to be read on the screen of a handheld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from .board import drawn_on
from .pen import watched

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from gui.board.scene import TableScene

SMALLEST = 12.0
"""Pixels: nine points on a screen that scales nothing."""


def small_letters(top: QWidget, scenes: Sequence[TableScene]) -> list[str]:
    """Name everything that is written smaller: by widgets, by painters, on boards and pieces."""
    with watched() as drawn:
        top.grab()
    painted = [*drawn, *(each for scene in scenes for each in drawn_on(scene))]
    return [
        *(f"small: {each}" for each in painted if each.size < SMALLEST),
        *(f"small: {words!r} {size}" for words, size in _written(top) if size < SMALLEST),
    ]


def _written(top: QWidget) -> Iterator[tuple[str, float]]:
    widgets: list[QLabel | QAbstractButton | QLineEdit] = [
        *top.findChildren(QLabel),
        *top.findChildren(QAbstractButton),
        *top.findChildren(QLineEdit),
    ]
    for widget in widgets:
        if widget.isVisible() and widget.text():
            yield widget.text(), QFontInfo(widget.font()).pixelSize()
