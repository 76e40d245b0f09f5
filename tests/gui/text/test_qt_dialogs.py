from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QPlainTextEdit, QTextBrowser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

CATALOGUE = Path(__file__).parents[3] / "i18n" / "qtbase_sr_Cyrl.ts"


class Asked(QTranslator):
    """Notes what Qt wants translated, and translates nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.sentences: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del disambiguation, n
        self.sentences.add((context, source))
        return ""


@pytest.fixture
def asked(qapp: QApplication) -> Iterator[Asked]:
    del qapp
    translator = Asked()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


def known() -> set[tuple[str, str]]:
    tree = ET.parse(CATALOGUE)  # noqa: S314 - our own file
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def test_serbian_has_every_word_of_the_file_dialog(asked: Asked) -> None:
    for mode in QFileDialog.AcceptMode:
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(mode)
        dialog.deleteLater()
    wanted = {each for each in asked.sentences if each[0].startswith("QFile")}

    assert ("QFileDialog", "&Look in:") in wanted
    assert wanted - known() == set()


def test_serbian_has_every_standard_button_and_text_menu(asked: Asked) -> None:
    for button in QDialogButtonBox.StandardButton:
        QDialogButtonBox(button).deleteLater()
    for field in (QPlainTextEdit(), QTextBrowser(), QLineEdit()):
        field.createStandardContextMenu().deleteLater()
    menus = ("QLineEdit", "QWidgetTextControl", "QPlatformTheme")
    wanted = {each for each in asked.sentences if each[0] in menus}

    assert {context for context, _ in wanted} == set(menus)
    assert wanted - known() == set()
