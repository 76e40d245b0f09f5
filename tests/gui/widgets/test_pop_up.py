"""A menu opens at its first entry where its button has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMenu, QPushButton

from gui.widgets.pop_up import pop_up

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def current(qtbot: QtBot, *, focused: bool) -> list[str]:
    """Open a menu and list its current entry."""
    button, menu = QPushButton("open"), QMenu()
    qtbot.addWidget(button)
    qtbot.addWidget(menu)
    menu.addAction("closed").setEnabled(False)
    menu.addSeparator()
    menu.addAction("first")
    menu.addAction("second")
    button.show()
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    if focused:
        button.setFocus()
    else:
        button.clearFocus()
    pop_up(menu, button)
    now = menu.activeAction()
    return [each.text() for each in menu.actions() if each is now]


def test_by_keys_a_menu_opens_at_its_first_entry(qtbot: QtBot) -> None:
    assert current(qtbot, focused=True) == ["first"]


def test_otherwise_a_menu_opens_without_a_current_entry(qtbot: QtBot) -> None:
    assert current(qtbot, focused=False) == []
