"""The window that is shown when the program cannot start.

It uses plain widgets of Qt and nothing of ours that could be what failed: no style, font, icon or
setting. Without translations it speaks English.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)

from .display_check import obstacle

if TYPE_CHECKING:
    from gui.text.translator import Translator

SIZE = (640, 420)


class StartFailure(QDialog):
    """Says that the program cannot start, and shows the report."""

    def __init__(self, report: str) -> None:
        super().__init__()
        self.setWindowTitle("Kupola")
        sentence = QLabel(self.tr("Kupola cannot start. Your games and settings are safe."))
        sentence.setTextFormat(Qt.TextFormat.PlainText)
        sentence.setWordWrap(True)
        self.field = QPlainTextEdit(report)
        self.field.setReadOnly(True)
        self.field.setTabChangesFocus(True)
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setAccessibleName(self.tr("Report"))
        self.copy = QPushButton(self.tr("Copy report"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(self._on_copy)
        column = QVBoxLayout(self)
        for widget in (sentence, self.field, buttons):
            column.addWidget(widget)
        self.setAccessibleDescription(sentence.text())
        self.resize(*SIZE)
        close.setFocus()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.toPlainText())


def show_failure(report: str) -> None:
    """Show the report until it is closed, if there is a display."""
    if QApplication.instance() is None:
        plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
        if obstacle(os.environ, plugins) is not None:
            return
    app = QApplication.instance() or QApplication(["kupola"])
    translator = _translated()
    for left in QApplication.topLevelWidgets():  # an incomplete window is of no use
        left.deleteLater()
    StartFailure(report).exec()
    if translator is not None:
        translator.remove_translators()
    del app


def _translated() -> Translator | None:
    """Load the system's language, unless one is loaded already or none can be loaded."""
    source = "Copy report"
    if QCoreApplication.translate("StartFailure", source) != source:
        return None
    with suppress(Exception):
        from gui.text.translator import Translator  # noqa: PLC0415 - may be what failed

        translator = Translator()
        translator.speak(translator.choice)
        return translator
    return None
