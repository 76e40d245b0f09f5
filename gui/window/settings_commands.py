"""Open the settings window and keep it up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from gui.access.commands import Commands
from gui.store.assistance import of_table

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from gui.look.appearance import Theme
    from gui.play.screen import GameScreen
    from gui.preferences.window import SettingsWindow
    from gui.store.settings import Settings
    from gui.widgets.keymap import Keymap

    from .menus import Menus


class SettingsCommands(QObject):
    """Commands of the main window; the settings window is made on first use.

    Signals:
        changed: New values by the names of the settings.
    """

    changed = Signal(object)

    def __init__(self, games: Path, settings: Path, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self._paths, self._parent = (games, settings), parent
        self.commands = Commands(menus)
        self._history = menus.actions["history"]
        self._now: tuple[Settings, Theme] | None = None
        self.window: SettingsWindow | None = None

    def open(self) -> None:
        """Show the window where it was."""
        self.open_at("")

    def open_at(self, page: str) -> SettingsWindow:
        """Show the window at a page."""
        from gui.preferences.data_page import DataPage  # noqa: PLC0415 - not needed for the first picture
        from gui.preferences.keyboard_page import KeyboardPage  # noqa: PLC0415 - not needed for the first picture
        from gui.preferences.window import SettingsWindow  # noqa: PLC0415 - not needed for the first picture

        if self.window is None:
            keyboard = KeyboardPage(lambda: self.commands.keymap, self.commands.groups)
            keyboard.remapped.connect(self._on_remapped)
            self.window = SettingsWindow(*self._paths, keyboard, self._parent)
            self.window.setWindowModality(Qt.WindowModality.NonModal)
            self.window.changed.connect(self.changed)
            data = self.window.pages["data"]
            if isinstance(data, DataPage):
                data.managed.connect(self._history.trigger)
            if self._now is not None:
                self.window.show_settings(*self._now)
                self.window.fit(self._now[0].text_size)
        if page:
            self.window.turn_to(page)
        self.window.show()
        self.window.activateWindow()
        return self.window

    def show_settings(self, settings: Settings, theme: Theme) -> None:
        """Show the current settings in the window."""
        self._now = (settings, theme)
        self.commands.follow(settings.keys)
        if self.window is not None:
            self.window.show_settings(settings, theme)

    def apply(self, screen: GameScreen) -> None:
        """Apply the current settings to a board."""
        if self._now is not None:
            settings, _ = self._now
            screen.set_helps(of_table(settings))
            screen.set_keys(self.commands.keymap)
            screen.set_spoken(settings.spoken, settings.speech)
            screen.confirmation.set_wanted(wanted=settings.confirm)
            screen.controller.set_forced_moves(made=settings.forced_moves)
            screen.controller.set_pace(settings.pace)

    def _on_remapped(self, keymap: Keymap) -> None:
        self.changed.emit({"keys": keymap.changes})
