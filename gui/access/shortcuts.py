"""All keys of the program: those of the board, then menu by menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.text.translation import render
from gui.widgets.keymap import native
from gui.widgets.plain_text import set_title

from . import key_texts
from .listing import Listing

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .commands import Commands


class ShortcutsWindow(Listing):
    """Lists every command that has a key."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(2, parent)
        self._commands = commands
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Keyboard shortcuts"))
        self.lines.setAccessibleName(self.tr("Keyboard shortcuts"))
        (title, board), *menus = self._listed()
        fixed = [(render(key_texts.ZONES), render(key_texts.TAB))]
        fixed.append((render(key_texts.NUMBERS), "1 … 9"))
        self.show_groups([(title, [*board, *fixed]), *menus])

    def _listed(self) -> list[tuple[str, list[tuple[str, str]]]]:
        keys = self._commands.keymap.keys
        groups = []
        for title, commands in self._commands.groups():
            lines = [(name, ", ".join(map(native, keys[c]))) for c, name in commands if keys[c]]
            if lines:
                groups.append((title, lines))
        return groups
