"""The page about keys: every command with its keys, and two fields to change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
)

from gui.access import key_texts
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.controls import button, label
from gui.widgets.keymap import is_key, native, reserved

from . import texts
from .key_field import KeyField
from .page import Page
from .rows import ChoiceRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from core.kernel.messages import Message
    from gui.store.settings import Settings
    from gui.widgets.keymap import Keymap
    from gui.widgets.style import Style

    Groups = Sequence[tuple[str, Sequence[tuple[str, str]]]]
    """Headings with commands, each with its name for people."""


COMMANDS = 0.6
"""How much of the list the names of commands take; the rest is for keys."""


class KeyboardPage(Page):
    """Lists commands; the chosen one gets the keys that are pressed in the fields.

    Signals:
        remapped: Another keymap was chosen.
    """

    remapped = Signal(object)

    def __init__(self, keymap: Callable[[], Keymap], groups: Callable[[], Groups]) -> None:
        self.hand = ChoiceRow("hand", key_texts.HAND, key_texts.HANDS, key_texts.HAND_NOTE)
        super().__init__(texts.KEYBOARD, [self.hand])
        self._keymap, self._groups = keymap, groups
        self._headings: list[QTreeWidgetItem] = []
        self._lines: dict[str, QTreeWidgetItem] = {}
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(200)
        self.list.setWordWrap(True)
        self.list.header().setStretchLastSection(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.list.currentItemChanged.connect(self._on_current)
        self.list.itemActivated.connect(self._on_activated)
        self.how = label("soft", wrap=True)
        self.message = label("warning", wrap=True)
        self.fields = (KeyField(), KeyField())
        self.usual = button("usual")
        self.usual.setAutoDefault(False)
        self.usual.clicked.connect(self._on_usual)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for field in self.fields:
            field.pressed.connect(self._on_pressed)
            self._row.addWidget(field, 1)
        self._row.addWidget(self.usual)
        self.column.insertWidget(1, self.list, 10)
        self.column.insertWidget(2, self.how)
        self.column.insertLayout(3, self._row)
        self.column.insertWidget(4, self.message)

    @property
    def names(self) -> tuple[str, ...]:
        """All changed keys are one setting."""
        return ("keys",)

    @property
    def command(self) -> str:
        """The command that is chosen; empty: a heading is."""
        item = self.list.currentItem()
        return str(item.data(0, Qt.ItemDataRole.UserRole) or "") if item is not None else ""

    def show_settings(self, settings: Settings) -> None:  # noqa: ARG002 - the keymap knows more
        """Show which keys are in use."""
        self.hand.show_value(self._keymap().hand)
        self._fill()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.list.setAccessibleName(render(key_texts.COMMAND_LIST))
        self.list.setHeaderLabels([render(key_texts.COMMAND), render(key_texts.KEY)])
        self.how.setText(render(key_texts.HOW))
        self.usual.setText(render(key_texts.RESET_ONE))
        for field in self.fields:
            field.set_placeholder(render(key_texts.PRESS))
        self._say(None)
        self._fill()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self._row.setSpacing(style.gap)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the fields side by side where their placeholders have room, else in a column."""
        self.list.header().resizeSection(0, round(COMMANDS * self.list.viewport().width()))
        field = self.fields[0]
        words = field.fontMetrics().horizontalAdvance(field.placeholderText())
        needed = 2 * (words + field.fontMetrics().height()) + self.usual.sizeHint().width()
        way = QBoxLayout.Direction
        beside = needed + 2 * self._row.spacing() <= self.contentsRect().width()
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def choose(self, command: str) -> None:
        """Go to a command."""
        if command in self._lines:
            self.list.setCurrentItem(self._lines[command])

    def _fill(self) -> None:
        """Set all texts in the current language; lines and the current one stay in place."""
        keymap, groups = self._keymap(), self._groups()
        if not self._lines:
            self._rule_lines(groups)
        for heading, (title, commands) in zip(self._headings, groups, strict=True):
            heading.setText(0, title)
            for command, name in commands:
                self._lines[command].setText(0, name)
                self._lines[command].setText(1, ", ".join(map(native, keymap.keys[command])))
        self._on_current()

    def _rule_lines(self, groups: Groups) -> None:
        """Make the lines of all commands once: deleting lines has crashed the program."""
        for _, commands in groups:
            heading = QTreeWidgetItem(self.list)
            heading.setFirstColumnSpanned(True)
            font = heading.font(0)
            font.setBold(True)
            heading.setFont(0, font)
            self._headings.append(heading)
            for command, _ in commands:
                self._lines[command] = line = QTreeWidgetItem(heading)
                line.setData(0, Qt.ItemDataRole.UserRole, command)
        self.list.expandAll()
        self.list.setCurrentItem(next(iter(self._lines.values())))

    def _on_current(self) -> None:
        command = self.command
        keys = self._keymap().keys.get(command, ())
        for index, field in enumerate(self.fields):
            field.show_key(keys[index] if index < len(keys) else "")
            words = (key_texts.FIRST_KEY, key_texts.OTHER_KEY)[index]
            field.setAccessibleName(render(words.bind(command=self._name(command))))
            field.setEnabled(bool(command))
        self.usual.setEnabled(command in self._keymap().changes)

    def _on_activated(self) -> None:
        if self.command:
            self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_pressed(self, key: str) -> None:
        """Assign another key to the command, or say why it cannot have it."""
        field, command, keymap = self.sender(), self.command, self._keymap()
        if not command or not isinstance(field, KeyField):
            return
        keys = [*keymap.keys[command], "", ""][:2]
        keys[self.fields.index(field)] = key
        wanted = tuple(dict.fromkeys(each for each in keys if each))
        owner = keymap.owner(key, command) if key else None
        if owner is not None:
            self._say(key_texts.TAKEN.bind(key=native(key), command=self._name(owner)))
        elif key and (reserved(key) or not is_key(key)):
            self._say(key_texts.RESERVED.bind(key=native(key)))
        else:
            self.remapped.emit(keymap.changed(command, wanted))
            self._say(_confirmation(self._name(command), key), fine=True)
        self._on_current()

    def _on_usual(self) -> None:
        keymap = self._keymap()
        usual = keymap.usual[self.command]
        taken = [(key, owner) for key in usual if (owner := keymap.owner(key, self.command))]
        if taken:
            (key, owner), *_ = taken
            self._say(key_texts.TAKEN.bind(key=native(key), command=self._name(owner)))
        else:
            self._say(None)
            self.remapped.emit(keymap.changed(self.command, usual))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chosen(self, _name: str, value: object) -> None:
        self.remapped.emit(self._keymap().for_hand(str(value)))

    def _name(self, command: str) -> str:
        names = dict(pair for _, commands in self._groups() for pair in commands)
        return names.get(command, "")

    def _say(self, message: Message | None, *, fine: bool = False) -> None:
        words = "" if message is None else render(message)
        self.message.setObjectName("soft" if fine else "warning")
        self.message.style().polish(self.message)
        self.message.setText(words)
        if words:
            announce(self, words)


def _confirmation(name: str, key: str) -> Message:
    if not key:
        return key_texts.CLEARED.bind(command=name)
    return key_texts.CHANGED.bind(command=name, key=native(key))
