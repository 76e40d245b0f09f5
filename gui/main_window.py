"""The window: menus around a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from .about import AboutBox
from .language import LANGUAGES, SYSTEM
from .settings import APPEARANCES
from .start_screen import StartScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .settings import SettingsFile
    from .theme import Look, Theme
    from .tongue import Tongue

SMALLEST = (960, 640)
USUAL = (1280, 720)


class MainWindow(QMainWindow):
    """Owns the menus; what they choose is remembered."""

    def __init__(self, file: SettingsFile, tongue: Tongue, look: Look) -> None:
        super().__init__()
        self._file = file
        self._tongue = tongue
        self._look = look
        self._start = StartScreen(self)
        self._start.languages.chosen.connect(self._on_language_chosen)
        self.setCentralWidget(self._start)
        self._make_menus()
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        look.changed.connect(self._on_look_changed)
        look.choose(file.settings.appearance)
        self._start.show_notice(file.trouble)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setWindowTitle("Kupola")
        self._game_menu.setTitle(self.tr("&Game"))
        self._quit.setText(self.tr("&Quit"))
        self._view_menu.setTitle(self.tr("&View"))
        self._appearance_menu.setTitle(self.tr("&Appearance"))
        self._appearances["system"].setText(self.tr("&System"))
        self._appearances["light"].setText(self.tr("&Light"))
        self._appearances["dark"].setText(self.tr("&Dark"))
        self._language_menu.setTitle(self.tr("&Language"))
        self._languages[SYSTEM].setText(self.tr("&System"))
        self._help_menu.setTitle(self.tr("&Help"))
        self._about.setText(self.tr("&About Kupola"))
        self._languages[self._tongue.choice].setChecked(True)
        self._start.languages.set_language(self._tongue.language)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._game_menu = bar.addMenu("")
        self._quit = self._action(self._game_menu, self._on_quit, QAction.MenuRole.QuitRole)
        self._quit.setShortcuts(
            QKeySequence.keyBindings(QKeySequence.StandardKey.Quit) or [QKeySequence("Ctrl+Q")]
        )
        self._view_menu = bar.addMenu("")
        self._appearance_menu = self._view_menu.addMenu("")
        self._appearances = self._choices(
            self._appearance_menu, APPEARANCES, self._on_appearance_chosen
        )
        self._language_menu = bar.addMenu("")
        self._languages = self._choices(
            self._language_menu, (SYSTEM, *LANGUAGES), self._on_language_action
        )
        for code, endonym in LANGUAGES.items():
            self._languages[code].setText(endonym)
        self._language_menu.insertSeparator(self._languages[next(iter(LANGUAGES))])
        self._help_menu = bar.addMenu("")
        self._about = self._action(self._help_menu, self._on_about, QAction.MenuRole.AboutRole)

    def _action(self, menu: QMenu, slot: Callable[[], None], role: QAction.MenuRole) -> QAction:
        action = QAction(self)
        action.setMenuRole(role)
        action.triggered.connect(slot)
        menu.addAction(action)
        return action

    def _choices(
        self, menu: QMenu, names: Iterable[str], slot: Callable[[QAction], None]
    ) -> dict[str, QAction]:
        group = QActionGroup(self)
        group.triggered.connect(slot)
        actions = {}
        for name in names:
            action = QAction(self, checkable=True)
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setData(name)
            group.addAction(action)
            menu.addAction(action)
            actions[name] = action
        return actions

    def _on_quit(self) -> None:
        self.close()

    def _on_about(self) -> None:
        box = AboutBox(self._look.theme, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _on_appearance_chosen(self, action: QAction) -> None:
        self._look.choose(action.data())
        self._remember(appearance=action.data())

    def _on_language_action(self, action: QAction) -> None:
        self._on_language_chosen(action.data())

    def _on_language_chosen(self, choice: str) -> None:
        self._tongue.speak(choice)
        self._remember(language=choice)

    def _on_look_changed(self, theme: Theme) -> None:
        self._appearances[self._look.choice].setChecked(True)
        self._start.set_theme(theme)

    def _remember(self, **choices: str) -> None:
        self._file.change(**choices)
        self._start.show_notice(self._file.trouble)
