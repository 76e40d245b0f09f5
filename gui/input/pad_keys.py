"""Map a gamepad's buttons to keys and commands, so that it can do everything that keys do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

from .gamepad import SIGNS
from .last_input import LAST_INPUT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QWindow

    from .gamepad import Gamepads

    Keys = tuple[str, ...]

COMMANDS = {
    "a": "take",
    "b": "back",
    "x": "where",
    "y": "turn",
    "lt": "undo",
    "rt": "redo",
    "view": "hint",
    "menu": "menu",
    "ls": "others",
    "rs": "panel",
}
"""The command that a button stands for; LB and RB go from group to group."""
STEERING = {
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "lb": Qt.Key.Key_Backtab,
    "rb": Qt.Key.Key_Tab,
}
FIRST_PAUSE, PAUSE = 400, 120
"""Milliseconds until a direction that is held repeats itself, and between two repetitions."""
PRESSES = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress})
WATCHED = "watched for keys"


def pad_caps() -> dict[str, str]:
    """Return the sign of the button for every command that has one."""
    return {command: SIGNS[button] for button, command in COMMANDS.items()}


class PadKeys(QObject):
    """Sends a gamepad's input to the widget with the focus.

    Signals:
        commanded: A command of the menus, by its name; ``menu`` opens the menus themselves.
    """

    commanded = Signal(str)

    def __init__(self, pads: Gamepads, keys: Callable[[], Mapping[str, Keys]]) -> None:
        """Press keys of the board's commands, which ``keys`` gives by their names."""
        super().__init__(pads)
        self._keys = keys
        self._held = ""
        self._again = QTimer(self)
        self._again.timeout.connect(self._repeat)
        pads.pressed.connect(self._on_pressed)
        pads.released.connect(self._on_released)

    def watch(self, window: QWindow | None) -> None:
        """Notice when mouse or keyboard are used again in a window."""
        if window is not None and not window.property(WATCHED):
            window.setProperty(WATCHED, True)  # noqa: FBT003 - Qt's own signature
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note that another device than a gamepad is used."""
        if event.type() in PRESSES:
            LAST_INPUT.note()
        return False

    def _on_pressed(self, button: str) -> None:
        if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
            return  # another program is in front
        LAST_INPUT.note(pad=True)
        self._press(button)
        if button in STEERING:
            self._held = button
            self._again.start(FIRST_PAUSE)

    def _on_released(self, button: str) -> None:
        if button == self._held:
            self._held = ""
            self._again.stop()

    def _repeat(self) -> None:
        self._again.setInterval(PAUSE)
        self._press(self._held)

    def _press(self, button: str) -> None:
        popup, focused = QApplication.activePopupWidget(), QApplication.focusWidget()
        widget = popup or focused or QApplication.activeWindow()
        if widget is None:
            return
        if button in STEERING:
            _type(widget, STEERING[button])
        elif button == "a":
            _type(widget, _agreeing(widget))
        elif button == "b":
            _type(widget, Qt.Key.Key_Escape)
        elif (keys := self._keys().get(COMMANDS[button])) is not None:
            self._command(widget, COMMANDS[button], keys)
        else:
            self.commanded.emit(COMMANDS[button])

    def _command(self, widget: QWidget, command: str, keys: Keys) -> None:
        """Press the key of a command; a widget with a tip shows it instead of being asked."""
        if widget.toolTip() and command == "where":
            at = widget.rect().center()
            asked = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
            QApplication.sendEvent(widget, asked)
        elif keys:
            pressed = QKeySequence(keys[0])[0]  # type: ignore[index]  # the stubs forget it
            _type(widget, pressed.key(), pressed.keyboardModifiers())


def _agreeing(widget: QWidget) -> Qt.Key:
    """Choose the key that presses, opens or takes what has the focus."""
    plain = isinstance(widget, QMenu) or widget.window().windowType() == Qt.WindowType.Popup
    if not plain and isinstance(widget, QAbstractButton | QComboBox):
        return Qt.Key.Key_Space
    if isinstance(widget, QAbstractSpinBox):
        return Qt.Key.Key_Tab
    return Qt.Key.Key_Return


def _type(
    widget: QWidget, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    if key == Qt.Key.Key_Backtab:
        held = Qt.KeyboardModifier.ShiftModifier
    name = QKeySequence(key).toString()
    words = name.lower() if len(name) == 1 else ""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        if isValid(widget):  # a press may have closed its window
            QApplication.sendEvent(widget, QKeyEvent(kind, key, held, words))
