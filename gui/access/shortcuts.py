"""All keys of the program, read from its menus, and those of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from .listing import Listing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu, QWidget

NATIVE = QKeySequence.SequenceFormat.NativeText


class ShortcutsWindow(Listing):
    """Lists every command that has a key, menu by menu, then the keys of the board."""

    def __init__(self, menus: Sequence[QMenu], parent: QWidget) -> None:
        super().__init__(2, parent)
        self._menus = menus
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.lines.setAccessibleName(self.tr("Keyboard shortcuts"))
        listed = [(_plain(menu.title()), list(_commands(menu))) for menu in self._menus]
        groups = [(title, commands) for title, commands in listed if commands]
        self.show_groups([(self.tr("On the board"), self._board_keys()), *groups])

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("From zone to zone, and out of the board"), self.tr("Tab, Shift+Tab")),
            (self.tr("From place to place"), self.tr("Arrow keys")),
            (self.tr("Take it, put it down"), self.tr("Enter, Space")),
            (self.tr("Put it back"), self.tr("Esc")),
            (self.tr("Turn what is held, and back"), self.tr("R, Shift+R")),
            (self.tr("Put it into the line, slot, column or space of this number"), "1 … 9"),
            (self.tr("Pixies: the new card stays up, the old card stays up"), "U, D"),
            (self.tr("Where am I, what is here, what can I do?"), "W, ?"),
            (self.tr("Score and moves beside the board"), "T"),
        ]


def _commands(menu: QMenu) -> Iterator[tuple[str, str]]:
    for action in menu.actions():
        if action.menu() is None and action.shortcuts():
            yield _plain(action.text()), _keys(action)


def _keys(action: QAction) -> str:
    return ", ".join(keys.toString(NATIVE) for keys in action.shortcuts())


def _plain(label: str) -> str:
    """Take the mark of the mnemonic out of a label."""
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&")
