"""A code that is pasted: what it holds, or why it cannot be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QDialogButtonBox

from core.kernel.errors import BadCode
from core.kernel.messages import plural, text
from core.share_code import MAX_TEXT, Shared, holds_code, opened
from gui.store.plan_data import trusted
from gui.text.translation import called, render
from gui.widgets.announce import announce
from gui.widgets.dialog import StyledDialog
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.translated import Translated

from .code_field import CodeField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.look.appearance import Theme

WIDTH = 620
HOLDS = text("share", "{game}: {players} · {moves}")
POSITION = text("share", "a position")


class PasteDialog(Translated, StyledDialog):
    """Reads a code as it is written; what the clipboard holds is there already.

    Signals:
        chosen: What the code holds, and the text around it.
    """

    chosen = Signal(object, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._problem: Message | None = None
        self.shared: Shared | None = None
        self._asks, self.answer = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.answer.setMinimumHeight(3 * self.answer.fontMetrics().lineSpacing())
        self.answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.field = CodeField(written=True)
        self._asks.setBuddy(self.field)
        box = QDialogButtonBox.StandardButton
        self.buttons = dialog_buttons(box.Open | box.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.lay_out(self._asks, self.field, self.answer, self.buttons)
        self.setMinimumWidth(WIDTH)
        self.field.textChanged.connect(self._read)
        self.accepted.connect(self._on_accepted)
        self.retranslate()
        self._read()
        words = QGuiApplication.clipboard().text()[: MAX_TEXT + 1]
        if holds_code(words):
            self.field.setPlainText(words)
            self.field.moveCursor(QTextCursor.MoveOperation.End)
        if self.shared is not None:
            self.buttons.button(box.Open).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Paste a code"))
        self._asks.setText(
            self.tr("Paste a game or position code, or the whole message that contains it:")
        )
        self.field.setAccessibleName(self.windowTitle())
        self._say()

    def _read(self) -> None:
        words = self.field.toPlainText()
        self.shared = self._problem = None
        if words.strip():
            try:
                self.shared = opened(words)
            except BadCode as error:
                self._problem = error.message
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(
            self.shared is not None
        )
        self._say()

    def _say(self) -> None:
        said = self._problem or (self.shared and _summary(self.shared))
        self.answer.setText(render(said) if said else "")
        color = self._theme.loss if self._problem else self._theme.text
        self.answer.setStyleSheet(f"color: {color}")
        if said:
            announce(self.field, self.answer.text())

    def _on_accepted(self) -> None:
        self.chosen.emit(self.shared, self.field.toPlainText())


def _summary(shared: Shared) -> Message:
    match = shared.match
    players = ", ".join(called(each.name) for each in trusted(shared.players, match.start.seats))
    position = match.start.seed is None and not match.ply
    moves = POSITION if position else plural("share", "%n move(s)", "", match.ply)
    return HOLDS.bind(game=match.game.title, players=players, moves=moves)
