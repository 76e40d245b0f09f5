"""Touch screens: found after the first picture, and felt by everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from gui.input.last_input import LAST_INPUT
from gui.input.screen_keyboard import ScreenKeyboard
from gui.input.touch import TouchInput, has_touch_screen

if TYPE_CHECKING:
    from .main_window import MainWindow


class InputDevices(QObject):
    """Listens to what people hold in their hands besides mouse and keyboard."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._touch: TouchInput | None = None
        LAST_INPUT.changed.connect(window.follow_input)
        self._screen_keyboard = ScreenKeyboard(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._feel)
        self._feel()

    def _feel(self) -> None:
        """Feel fingers as soon as there is a touch screen."""
        if self._touch is None and has_touch_screen():
            self._touch = TouchInput(self)
