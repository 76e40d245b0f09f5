"""A code that was copied, and what it holds."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from core.kernel.rng import MAX_SEED, Rng
from core.share_code import position, reshuffled, written
from gui.text.translation import called
from gui.widgets.controls import CheckBox
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, caption, set_title
from gui.widgets.translated import Translated

from .code_field import CodeField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Seat
    from core.match import Match
    from core.record import Sitter

WIDTH = 620


class CodeDialog(Translated, GrowingDialog):
    """Copies the code of a game, or of its position as it stands, and shows it.

    Attributes:
        hidden: Whether what the viewer cannot see is drawn again; only positions offer that.
    """

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        viewer: Seat,
        parent: QWidget,
        *,
        whole: bool,
    ) -> None:
        super().__init__(parent)
        self._match, self._players, self._viewer, self._whole = match, players, viewer, whole
        self._copied, self._holds = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.field = CodeField(written=False)
        self.hidden = CheckBox(self)
        self.hidden.setVisible(not whole)
        self.copy = QPushButton()
        self.copy.setObjectName("start")
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.lay_out(self._copied, self.field, self._holds, self.hidden, buttons)
        self.setMinimumWidth(WIDTH)
        self.copy.clicked.connect(self._on_copy)
        self.hidden.toggled.connect(self._write)
        self._write()
        self.copy.setFocus()

    @property
    def code(self) -> str:
        """What is shown."""
        return self.field.toPlainText()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        player = called(self._players[self._viewer].name)
        count = len(self.code)
        if self._whole:
            set_title(self, self.tr("Game code"))
            holds = self.tr(
                "It contains the whole game: the deal with everything still hidden, the "
                "players and every move. Paste it into another copy of Kupola to continue "
                "there."
            )
        else:
            set_title(self, self.tr("Position code"))
            holds = self.tr("It contains the current position, without the moves that led to it.")
        if not self._whole and not self.hidden.isChecked():
            hides = self.tr("Hidden information is included.")
            holds = f"{holds} {hides}"
        self._copied.setText(self.tr("Copied to the clipboard: %n character(s).", "", count))
        self._holds.setText(holds)
        self.hidden.setText(
            self.tr("Reshuffle everything {player} cannot see").format(player=caption(player))
        )
        self.copy.setText(self.tr("Copy again"))
        self.field.setAccessibleName(self.windowTitle())

    def _write(self) -> None:
        match = self._match
        if not self._whole and self.hidden.isChecked():
            chance = Rng.seeded(secrets.randbelow(MAX_SEED + 1))
            match = reshuffled(match, self._viewer, chance)
        elif not self._whole:
            match = position(match)
        self.field.setPlainText(written(match, self._players))
        self._on_copy()
        self.retranslate()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
