"""Waiting for windows that wait for networks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog
    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow

PATIENCE = 20_000


def until(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    """Wait longer than usual: a code takes a moment of hard work, and machines are busy."""
    qtbot.waitUntil(condition, timeout=PATIENCE)


def shown(qtbot: QtBot, window: MainWindow, kind: type[QDialog]) -> QDialog:
    """Wait for a dialog."""
    until(qtbot, lambda: any(each.isVisible() for each in window.findChildren(kind)))
    return next(each for each in window.findChildren(kind) if each.isVisible())
