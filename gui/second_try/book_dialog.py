"""The dialog about a player's own mistakes: how many are due, and where more come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar

from core.kernel.messages import plural, text
from gui.text.translation import called, render
from gui.widgets.controls import button, label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

    from .book import Book
    from .look_through import LookThrough

TITLE = text("second_try", "My mistakes")
WHOSE = text("second_try", "Mistakes of {player}")
EMPTY = text(
    "second_try",
    "No mistakes are collected yet. Review a finished game, or look through your last games: every "
    "turning point that was your mistake comes here, to be tried again.",
)
NONE_DUE = text("second_try", "None is due today.")
LOOKING = text("second_try", "Looking through game {number}…")
NOTHING_NEW = text("second_try", "All your finished games have been looked through.")
NO_MISTAKE = text("second_try", "No mistake of yours turned this game.")
STEPS = 1000
LEAST_WIDTH = 420


class BookDialog(Translated, GrowingDialog):
    """Shows the counts of a book, begins tries, and looks through games.

    Signals:
        tried: The cards that are to be tried.
    """

    tried = Signal(object)

    def __init__(self, book: Book, look_through: LookThrough, parent: QWidget) -> None:
        super().__init__(parent)
        self._book, self._look_through = book, look_through
        self._game = ""
        self._note: Message | None = None
        self._collected = False
        self.count, self.note = label("plain", wrap=True), label("soft", wrap=True)
        self.warning = label("warning", wrap=True)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setRange(0, STEPS)
        self.progress.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QDialogButtonBox.StandardButton
        buttons = dialog_buttons(box.Close)
        self.try_button, self.look_button = button("start"), button("cancel")
        roles = QDialogButtonBox.ButtonRole
        buttons.addButton(self.try_button, roles.AcceptRole)
        buttons.addButton(self.look_button, roles.ActionRole)
        self.try_button.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.try_button.clicked.connect(self._on_tried)
        self.look_button.clicked.connect(self._on_look)
        look_through.progressed.connect(self._on_progressed)
        look_through.collected.connect(self._on_collected)
        look_through.finished.connect(self._on_finished)
        self.setMinimumWidth(LEAST_WIDTH)
        self.lay_out(self.count, self.note, self.progress, self.warning, buttons)
        self.restyle(dialog_style())
        self.retranslate()

    def look_at(self, name: str) -> None:
        """Look through one game; its mistakes are tried as soon as they are known."""
        self._game = name
        self._begin(self._book.finished / name)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        name, busy = self._book.profile.name, self._look_through.busy
        set_title(self, render(WHOSE.bind(player=called(name)) if name else TITLE))
        self.count.setText("\n".join(render(each) for each in self._counts()))
        note = LOOKING.bind(number=self._look_through.number) if busy else self._note
        shown = note is not None and (not busy or self._look_through.number > 0)
        self.note.setText(render(note) if note is not None and shown else "")
        self.note.setVisible(shown)
        self.progress.setVisible(busy)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.progress.setValue(round(STEPS * self._look_through.share))
        trouble = self._book.trouble
        self.warning.setText("" if trouble is None else render(trouble))
        self.warning.setVisible(trouble is not None)
        due, cards = len(self._book.due), len(self._book.cards)
        self.try_button.setText(self.tr("Try them again") if due else self.tr("Practice anyway"))
        self.try_button.setVisible(cards > 0)
        look, stop = self.tr("Look through my last games"), self.tr("Stop looking")
        self.look_button.setText(stop if busy else look)

    def _counts(self) -> Iterator[Message]:
        counted = self._book.summary
        if not counted.cards:
            yield EMPTY
            return
        yield plural("second_try", "%n position(s) from your finished games", "", counted.cards)
        if counted.due:
            yield plural("second_try", "%n due today", "", counted.due)
        else:
            yield NONE_DUE
        if counted.learned:
            yield plural("second_try", "%n learned", "", counted.learned)

    def _begin(self, path: Path | None) -> None:
        self._note, self._collected = None, False
        self._look_through.begin(self._book, path)
        self.retranslate()

    def _on_look(self) -> None:
        if self._look_through.busy:
            self._look_through.cancel()
            self.retranslate()
        else:
            self._game = ""
            self._begin(None)

    def _on_tried(self) -> None:
        cards = self._book.due or [*self._book.cards]
        self.accept()
        self.tried.emit(cards)

    def _on_progressed(self) -> None:
        self.retranslate()

    def _on_collected(self) -> None:
        self._collected = True
        self.retranslate()

    def _on_finished(self) -> None:
        cards = self._book.of_game(self._game) if self._game else []
        if cards:
            self.accept()
            self.tried.emit(cards)
            return
        if self._game:
            self._note = NO_MISTAKE
        elif not self._collected:
            self._note = NOTHING_NEW
        self.retranslate()
