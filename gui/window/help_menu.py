"""The commands of the Help menu: rules, board as text, keys, documents, credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from core.games.boxes import BOXES
from gui.rulebook.book import has_book
from gui.rulebook.documents import LICENSES, MANUAL, NEWS
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from gui.start.screen import StartScreen

    from .main_window import MainWindow


class HelpMenu(QObject):
    """Opens rules, texts and documents."""

    def __init__(self, window: MainWindow, start: StartScreen) -> None:
        super().__init__(window)
        self._window = window
        self._start = start
        menus = window.menus
        menus.on("rules", self._on_rules)
        for game in filter(has_book, BOXES):
            menus.actions[f"rules_{game}"].setData(game)
            menus.on(f"rules_{game}", self._on_rulebook)
        menus.on("words", self._on_words)
        menus.on("keys", self._on_keys)
        menus.on("manual", lambda: window.show_rules(MANUAL))
        menus.on("news", lambda: window.show_rules(NEWS))
        menus.on("about", self._on_about)

    def _on_rules(self) -> None:
        """Explain what is pointed at, or what is counted; on the start screen, open a rulebook."""
        if (screen := self._window.at_hand) is not None:
            screen.help.ask()
        elif (counting := self._window.tallies.screen) is not None:
            from gui.games.paragraphs import counted  # noqa: PLC0415 - seldom wanted

            game = counting.count.tally.key
            if has_book(game):
                self._window.show_rules(game, counted(game))
        else:
            pointed = self._start.pointed
            first = next(filter(has_book, BOXES))
            self._window.show_rules(pointed if has_book(pointed) else first)

    def _on_rulebook(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._window.show_rules(action.data())

    def _on_words(self) -> None:
        if (screen := self._window.at_hand) is not None:
            screen.reader.show_words(self._window)

    def _on_keys(self) -> None:
        from gui.access.shortcuts import ShortcutsWindow  # noqa: PLC0415 - seldom wanted

        open_once(ShortcutsWindow(self._window.preferences.commands, self._window))

    def _on_about(self) -> None:
        from .about import AboutBox  # noqa: PLC0415 - seldom wanted

        box = AboutBox(self._window.look.theme, self._window)
        box.licenses.connect(lambda: self._window.show_rules(LICENSES))
        open_once(box)
