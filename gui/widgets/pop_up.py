"""Open a menu below the button that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget


def pop_up(menu: QMenu, button: QWidget) -> None:
    """Open a menu, at its first entry where the button has the keyboard.

    Readers are silent about a menu that opens without a current entry.
    """
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    entries = [each for each in menu.actions() if each.isEnabled() and not each.isSeparator()]
    if button.hasFocus() and menu.activeAction() is None and entries:
        menu.setActiveAction(entries[0])
