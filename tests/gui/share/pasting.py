"""A program that pastes the code of a game, makes a move and goes back to the start screen.

It has little memory: a name that Qt takes for markup and that leads to an endless file ends it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gui.app import CALLED, set_up_application
from gui.look.appearance import Look
from gui.share.paste_dialog import PasteDialog
from gui.start.continue_card import ContinueCard
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.text.translator import Translator
from gui.window.main_window import MainWindow

MOST_MEMORY = 3_000_000_000


def run(folder: Path, code: str) -> None:
    """Paste a code; without one, only look at the start screen."""
    application = QApplication([*CALLED])
    set_up_application(application)
    translator = Translator()
    translator.speak("en")
    saved_games = SavedGames(folder / "games")
    window = MainWindow(SettingsFile(folder / "settings.json"), translator, Look(), saved_games)
    window.show()
    if code:
        play(window, code)
    while window._start._bookmarks.busy:
        application.processEvents()
    window.grab()
    assert window.findChildren(ContinueCard)
    window.close()


def play(window: MainWindow, code: str) -> None:
    """Paste a code, make one move and go back."""
    QGuiApplication.clipboard().setText(code)
    window.menus.actions["paste"].trigger()
    dialog = window.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)
    dialog.accept()
    assert window.session is not None
    controller = window.session.controller
    controller.play(controller.match.game.legal_moves(controller.match.state)[0])
    QApplication.processEvents()
    window.leave()


if __name__ == "__main__":
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    run(Path(sys.argv[1]), sys.argv[2])
