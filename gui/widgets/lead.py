"""Lead the keyboard to a button beside words that are to be heard, each once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from .announce import announce, describes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def lead_to(button: QWidget, panel: QWidget, words: str) -> None:
    """Give a button in a panel the focus, and have the words of the panel heard.

    Where the focus comes into a panel with a name, Orca reads its labels by itself.
    """
    before = QApplication.focusWidget()
    button.setFocus()
    inside = before is not None and panel.isAncestorOf(before)
    if inside or not describes():
        announce(button, words)
