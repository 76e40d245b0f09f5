"""The dialog for a comment and a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit

from core.kernel.messages import text
from core.kernel.outside_text import NOTE_LENGTH, letters
from core.match import MARKS, Note
from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gui.widgets.style import Style

NAMES = {
    "": text("analysis", "No mark"),
    "!": text("analysis", "! Good move"),
    "!!": text("analysis", "!! Brilliant move"),
    "!?": text("analysis", "!? Interesting move"),
    "?!": text("analysis", "?! Doubtful move"),
    "?": text("analysis", "? Mistake"),
    "??": text("analysis", "?? Blunder"),
}
LEFT = text("analysis", "Characters left: {count}")
TOO_LONG = text("analysis", "Too long by {count} characters.")
WIDTH = 460


class NoteDialog(Translated, GrowingDialog):
    """A chooser for the mark of the last move and a field for a comment on the position.

    Signals:
        written: The note.
    """

    written = Signal(object)

    def __init__(self, note: Note, parent: QWidget, *, marked: bool) -> None:
        """Change a note; the first position has no move that could be marked."""
        super().__init__(parent)
        self.mark = Chooser(MARKS)
        self.field = QPlainTextEdit(note.text)
        self.field.setTabChangesFocus(True)
        self._mark_label, self._field_label = label("caption"), label("caption")
        self.left = label("soft", wrap=True)
        for widget in (self.mark, self._mark_label):
            widget.setVisible(marked)
        save, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons = dialog_buttons(save | cancel)
        self._save = self.buttons.button(save)
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        self.lay_out(
            self._mark_label, self.mark, self._field_label, self.field, self.left, self.buttons
        )
        self.restyle(dialog_style())
        self.retranslate()
        self.mark.set_key(note.mark)
        self.field.textChanged.connect(self._count)
        self.field.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Comment"))
        self._mark_label.setText(self.tr("Mark of the last move"))
        self._field_label.setText(self.tr("Comment on this position"))
        self.mark.setAccessibleName(self._mark_label.text())
        self.field.setAccessibleName(self._field_label.text())
        self.mark.set_labels([render(NAMES[mark]) for mark in MARKS])
        self._count()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.mark.restyle(style)
        self.setStyleSheet(style_sheet(style))
        self.setMinimumWidth(round(WIDTH * max(1.0, style.scale)))
        self.field.setMinimumHeight(style.length(120))

    def _count(self) -> None:
        """Say how much room is left; a comment that is too long cannot be saved."""
        left = NOTE_LENGTH - len([*letters(self.field.toPlainText())])
        said = LEFT.bind(count=left) if left >= 0 else TOO_LONG.bind(count=-left)
        self.left.setText(render(said))
        self._save.setEnabled(left >= 0)

    def _on_accepted(self) -> None:
        self.written.emit(Note(str(self.mark.key), self.field.toPlainText()))
        self.accept()
