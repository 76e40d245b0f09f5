"""Touch screens and gamepads: found after the first frame, for the whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from gui.input.gamepad import Gamepads
from gui.input.last_input import LAST_INPUT
from gui.input.pad_keys import PadKeys
from gui.input.screen_keyboard import ScreenKeyboard
from gui.input.touch import TouchInput, has_touch_screen
from gui.widgets.keymap import BOARD

if TYPE_CHECKING:
    from .main_window import MainWindow


class InputDevices(QObject):
    """Listens to touch screens and gamepads.

    Attributes:
        pads: The gamepads.

    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._touch: TouchInput | None = None
        self.pads = Gamepads(self)
        self._keys = PadKeys(self.pads, self._keys_of_board)
        self._keys.commanded.connect(self._on_commanded)
        LAST_INPUT.changed.connect(window.follow_input)
        self._screen_keyboard = ScreenKeyboard(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._keys.watch)
            app.applicationStateChanged.connect(self._feel)
            self._keys.watch(app.focusWindow())
        self._feel()

    def close(self) -> None:
        """Close all devices."""
        self.pads.close()

    def _feel(self) -> None:
        """Handle touches once there is a touch screen."""
        if self._touch is None and has_touch_screen():
            self._touch = TouchInput(self)

    def _keys_of_board(self) -> dict[str, tuple[str, ...]]:
        keys = self._window.preferences.commands.keymap.keys
        return {command: keys[command] for command in BOARD}

    def _on_commanded(self, command: str) -> None:
        menus = self._window.menus
        if command == "menu":
            bar = self._window.menuBar()
            bar.setActiveAction(bar.actions()[0])
        elif menus.actions[command].isEnabled():
            menus.actions[command].trigger()
