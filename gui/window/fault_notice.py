"""The notice that something went wrong: one sentence, and a report to pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from gui.share.code_field import CodeField
from gui.widgets.announce import announce
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

WIDTH = 620
LINES = 12


class FaultNotice(Translated, GrowingDialog):
    """Does not block the game; the report is written when it is asked for."""

    def __init__(self, report: Callable[[], str], parent: QWidget, *, crashed: bool) -> None:
        """Show that a fault occurred, or that the last run crashed."""
        super().__init__(parent)
        self._report, self._crashed, self._copied = report, crashed, False
        self.sentence, self.privacy = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.privacy.setObjectName("soft")
        self.field = CodeField(written=False)
        self.field.setMinimumHeight(LINES * self.field.fontMetrics().lineSpacing())
        self.field.hide()
        self.show_report, self.copy = QPushButton(), QPushButton()
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        for button in (self.show_report, self.copy):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.lay_out(self.sentence, self.privacy, self.field, buttons)
        self.setMinimumWidth(WIDTH)
        self.show_report.clicked.connect(self._on_show)
        self.copy.clicked.connect(self._on_copy)
        self.retranslate()
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        set_title(self, self.tr("Something went wrong"))
        self.sentence.setText(
            self.tr("Kupola closed unexpectedly last time; your games are saved.")
            if self._crashed
            else self.tr(
                "Something went wrong in Kupola, but you can keep playing: your game is saved "
                "after every move."
            )
        )
        self.privacy.setText(
            self.tr(
                "A report helps us fix it. It contains no names, files or games, and Kupola "
                "never sends it: copy it and pass it on if you like."
            )
        )
        self.show_report.setText(self.tr("Show report"))
        self.copy.setText(self.tr("Copied") if self._copied else self.tr("Copy report"))
        self.field.setAccessibleName(self.tr("Report"))
        self.setAccessibleDescription(self.sentence.text())

    def _on_show(self) -> None:
        self.field.setPlainText(self._report())
        self.field.show()
        self.show_report.hide()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report())
        self._copied = True
        self.retranslate()
        announce(self.copy, self.copy.text())
