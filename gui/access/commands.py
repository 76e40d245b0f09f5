"""Every command that has a key or can be given one: room by room, then menu by menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QKeySequence

from gui.text.translation import render
from gui.widgets.keymap import ROOMS, ROOMY, Keymap
from gui.widgets.plain_text import without_mnemonic

from . import key_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    Group = tuple[str, list[tuple[str, str]]]

PORTABLE = QKeySequence.SequenceFormat.PortableText


class MenuBar(Protocol):
    """The menus and their actions, by name."""

    @property
    def menus(self) -> Mapping[str, QMenu]:
        """The menus."""

    @property
    def actions(self) -> Mapping[str, QAction]:
        """The actions of all menus."""


class Commands:
    """Knows the default keys of the menus, as they were before any change.

    A menu may offer a command of a room too: its key is that of the room, which obeys it.

    Attributes:
        keymap: The keys in use.

    """

    def __init__(self, menus: MenuBar) -> None:
        self._menus = menus
        self._actions = {n: each for n, each in menus.actions.items() if n not in ROOMY}
        shortcuts = {name: action.shortcuts() for name, action in self._actions.items()}
        usual = {n: tuple(k.toString(PORTABLE) for k in keys) for n, keys in shortcuts.items()}
        self.keymap = Keymap({**ROOMY, **usual}, {})

    def follow(self, changes: Mapping[str, object]) -> None:
        """Use other keys, as far as no two commands get the same one."""
        before, self.keymap = self.keymap, Keymap(self.keymap.usual, changes)
        for name, action in self._actions.items():
            if self.keymap.keys[name] != before.keys[name]:
                action.setShortcuts([QKeySequence(key) for key in self.keymap.keys[name]])

    def groups(self) -> list[Group]:
        """List all commands under their headings, as people call them."""
        rooms = [
            (render(key_texts.ROOMS[room]), _named(commands)) for room, commands in ROOMS.items()
        ]
        menus = (
            (without_mnemonic(m.title()), list(self._in(name)))
            for name, m in self._menus.menus.items()
        )
        return [*rooms, *(group for group in menus if group[1])]

    def _in(self, menu: str) -> Iterator[tuple[str, str]]:
        names = {action: name for name, action in self._actions.items()}
        for action in self._menus.menus[menu].actions():
            if action.menu() is None and action in names:
                yield names[action], without_mnemonic(action.text())


def _named(commands: Iterable[str]) -> list[tuple[str, str]]:
    return [(command, render(key_texts.COMMANDS[command])) for command in commands]
