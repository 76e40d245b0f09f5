"""The fairness dialog: what computers see, and how to check the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
)

from core.fairness import deal, opened, seal
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.match import Match

WIDTH = 640
GROUP = 8


class FairnessDialog(Translated, GrowingDialog):
    """A page about the game on the table; without one, about all games."""

    def __init__(self, match: Match | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._match = match
        dealt = None if match is None else deal(match)
        self._sealed = "" if dealt is None else seal(dealt)
        self._open = "" if match is None else opened(match) or ""
        self._heads = [PlainLabel() for _ in range(2)]
        for head in self._heads:
            head.setObjectName("heading")
        self._sees, self._about, self._check = (PlainLabel(wordWrap=True) for _ in range(3))
        self.seal = _field(_grouped(self._sealed))
        self.deal = _field(self._open)
        self.copy = QPushButton(self)
        self.copy.setObjectName("cancel")
        self.copy.setVisible(bool(self._open))
        self.copy.clicked.connect(self._on_copy)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        if self._open:
            buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        sees, check = self._heads
        words = (sees, self._sees, check, self._about, self.seal, self._check, self.deal)
        self.lay_out(*words, buttons)
        self.seal.setVisible(bool(self._sealed))
        self.deal.setVisible(bool(self._open))
        self._check.setVisible(bool(self._open))
        for field, rows in ((self.seal, 2), (self.deal, 5)):
            field.ensurePolished()
            field.setFixedHeight(round(field.fontMetrics().lineSpacing() * (rows + 0.9) + 12))
        self.setMinimumWidth(WIDTH)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Fairness"))
        sees, check = self._heads
        sees.setText(self.tr("What the computer sees"))
        check.setText(self.tr("How to check the deal"))
        self._sees.setText(
            self.tr(
                "Computer players see exactly what a person in their seat would see: not the "
                "order of the bag, deck or pile, not the face-down pieces, not the seed. In "
                "every simulated game they guess afresh what is hidden. Hints and reviews work "
                "the same way."
            )
        )
        self._about.setText(self._words())
        self._check.setText(
            self.tr(
                "The game is over, so here is the deal: game, players, options, seed and the "
                "complete starting position. The SHA-256 hash of exactly this text must match "
                "the seal above."
            )
        )
        self.seal.setAccessibleName(self.tr("Seal of this deal"))
        self.deal.setAccessibleName(self.tr("The revealed deal"))
        self.copy.setText(self.tr("Copy the deal"))

    def _words(self) -> str:
        if self._match is None:
            return self.tr(
                "Every deal is sealed before the first move. Open this page during a game to "
                "see its seal. After the game the deal is revealed, so anyone can compare."
            )
        if not self._sealed:
            return self.tr(
                "This game started from a position that was set up, so there was no deal."
            )
        return self.tr(
            "The order of everything hidden was fixed before the first move. This is its seal: "
            "copy it or write it down. When the game is over, the deal is revealed here."
        )

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._open)


def _field(words: str) -> QPlainTextEdit:
    field = QPlainTextEdit(words, readOnly=True)
    field.setObjectName("code")
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    field.setFont(font)
    field.setTabChangesFocus(True)
    return field


def _grouped(digits: str) -> str:
    """Write a seal in groups that can be read out; a search for it still finds each group."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
