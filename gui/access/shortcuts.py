"""All keys of the program: those of the board, then menu by menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.input.gamepad import SIGNS
from gui.input.last_input import LAST_INPUT
from gui.input.pad_keys import pad_caps
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
        pad = [(render(key_texts.PAD), self._on_pad())] if LAST_INPUT.pad else []
        self.show_groups([*pad, (title, [*board, *fixed]), *menus])

    def _on_pad(self) -> list[tuple[str, str]]:
        """List what the buttons of a gamepad do."""
        names = {c: name for _, commands in self._commands.groups() for c, name in commands}
        names["menu"] = render(key_texts.PAD_MENU)
        steering = [
            (render(key_texts.PAD_STEERING), render(key_texts.PAD_STICK)),
            (render(key_texts.ZONES), f"{SIGNS['lb']}, {SIGNS['rb']}"),
        ]
        return [*steering, *((names[command], sign) for command, sign in pad_caps().items())]

    def _listed(self) -> list[tuple[str, list[tuple[str, str]]]]:
        keys = self._commands.keymap.keys
        groups = []
        for title, commands in self._commands.groups():
            lines = [(name, ", ".join(map(native, keys[c]))) for c, name in commands if keys[c]]
            if lines:
                groups.append((title, lines))
        return groups
