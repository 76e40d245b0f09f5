"""The window in which screens are opened and checked."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import product
from typing import TYPE_CHECKING

from attrs import define, field, frozen
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from gui.input.last_input import LAST_INPUT
from gui.look.appearance import Look
from gui.play.screen import GameScreen
from gui.play.session import Session
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.tally.screen import TallyScreen
from gui.text.language import LANGUAGES
from gui.text.translator import Translator
from gui.window.main_window import MainWindow
from tests.gui.pseudo import PseudoTranslator

from .board import flaws_on
from .frames import frame_flaws
from .hearing import heard_flaws
from .letters import small_letters
from .matches import sitters
from .widgets import flaws_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.match import Match

PSEUDO = "pseudo"
ROUNDS = 10
TONGUES = (*LANGUAGES, PSEUDO)


@frozen
class Format:
    """A window and a text size; a handheld is touched, and held farther from the eyes."""

    width: int
    height: int
    text: int = 100
    handheld: bool = False

    def __str__(self) -> str:
        return f"{self.width}×{self.height} {self.text}%"


SMALLEST, USUAL, LARGE_TEXT = Format(960, 640), Format(1280, 720), Format(1280, 720, 150)
LARGEST_TEXT = Format(960, 640, 200)
"""The smallest window with the largest text."""
UNSCALED = Format(3840, 2160)
"""A large screen whose system scales nothing."""
HANDHELD = Format(1280, 800, handheld=True)
"""The screen of a handheld."""
FORMATS = (USUAL, LARGE_TEXT, SMALLEST, LARGEST_TEXT, UNSCALED, HANDHELD)
LOOKS = (
    # no real language is 40 % longer in all its words at once, as the pseudo language is
    *product(LANGUAGES, (LARGEST_TEXT, UNSCALED, HANDHELD)),
    *product(TONGUES, (USUAL, LARGE_TEXT, SMALLEST)),
)
"""The languages in which screens are checked, by format."""


@define(eq=False)
class Stand:
    """A window with a home of its own, in any language.

    Attributes:
        folder: Where it keeps its games and settings.
        form: The size of the window and of text.
        window: The window.

    """

    folder: Path
    form: Format
    appearance: str = "light"
    window: MainWindow = field(init=False)
    _translator: Translator = field(init=False, factory=Translator)
    _pseudo: PseudoTranslator = field(init=False, factory=PseudoTranslator)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Open the window, and close everything in the end."""
        self._translator.speak("en")
        file = SettingsFile(self.folder / "settings.json")
        file.change(muted=True, motion="off", text_size=self.form.text, appearance=self.appearance)
        self.window = MainWindow(file, self._translator, Look(), SavedGames(self.folder / "games"))
        self.window.resize(self.form.width, self.form.height)
        self.window.show()
        self.window.activateWindow()
        self.settle()
        try:
            yield
        finally:
            self._close()

    def speak(self, translator: str) -> None:
        """Choose another language."""
        QApplication.removeTranslator(self._pseudo)
        self.window._on_language_chosen("en" if translator == PSEUDO else translator)
        if translator == PSEUDO:
            QApplication.installTranslator(self._pseudo)
        self.settle()

    def reshape(self, form: Format) -> None:
        """Change the size of the window and of text."""
        if form != self.form:
            self.form = form
            self.window.resize(form.width, form.height)
            self.window.remember(text_size=form.text)
            LAST_INPUT.forget()
            LAST_INPUT.note(fingers=form.handheld)
            self.window.follow_input()
            self.settle()

    def settle(self) -> None:
        """Process events until the layout is final: one change may cause another."""
        for _ in range(ROUNDS):
            QApplication.processEvents()

    def await_bookmarks(self) -> None:
        """Wait until every unfinished game shows its progress."""
        while self.window._start._bookmarks.busy:
            QApplication.processEvents()

    def seat(self, match: Match) -> GameScreen:
        """Put a game on the table."""
        window = self.window
        path = window.saved_games.new_path()
        session = Session(match, sitters(match.start.seats), path, window.saved_games, window)
        window.seat(session)
        self.settle()
        return session.screen

    def opened(self, kind: type[QWidget]) -> QWidget:
        """Find a dialog or a window that was opened."""
        self.settle()
        return next(each for each in self.window.findChildren(kind) if each.isVisible())

    def flaws(self, top: QWidget) -> list[str]:
        """Name what is wrong with what is seen."""
        screens: list[GameScreen | TallyScreen] = [
            *top.findChildren(GameScreen),
            *top.findChildren(TallyScreen),
        ]
        seen = [each for each in screens if each.isVisible()]
        boards = [flaw for each in seen for flaw in flaws_on(each.view, each.scene)]
        frame = frame_flaws(top) if isinstance(top, QDialog) else []
        small = small_letters(top, [each.scene for each in seen]) if self.form.handheld else []
        return [*self._bursting(), *boards, *frame, *flaws_of(top), *heard_flaws(top), *small]

    def _bursting(self) -> list[str]:
        """Return whether the window could not become as small as it was asked to be."""
        width, height = self.window.width(), self.window.height()
        fits = width <= self.form.width and height <= self.form.height
        return [] if fits else [f"the window is {width}×{height}"]

    def _close(self) -> None:
        QApplication.removeTranslator(self._pseudo)
        for dialog in self.window.findChildren(QWidget):
            if dialog.isWindow() and dialog.windowType() != Qt.WindowType.Popup:
                dialog.close()
        self.window.close()
        self.window.deleteLater()
        self._translator.remove_translators()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
