"""The manual, what is new and the licenses are read inside the program, without a network."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core import __version__
from gui.rulebook import documents
from gui.rulebook.book import book, current_book
from gui.rulebook.document import Print, RuleDocument
from gui.rulebook.documents import DOCUMENTS, LICENSES, MANUAL, NEWS
from gui.text.language import LANGUAGES
from gui.window.about import AboutBox

if TYPE_CHECKING:
    from pathlib import Path

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_speaks_every_language_with_the_same_parts(language: str) -> None:
    manual = book(MANUAL, language)

    assert manual.language == language
    assert manual.anchors == book(MANUAL, "en").anchors
    assert len(manual.sections) > 5


@pytest.mark.parametrize("key", DOCUMENTS)
def test_a_document_is_shown_whole_and_leads_nowhere(key: str, qapp: QApplication) -> None:
    shown = book(key, "en")
    page = RuleDocument(shown, Print(18, 600), qapp)
    words = page.toPlainText()

    assert len(page.places) == len(shown.sections)
    assert "{#" not in words
    assert "](" not in words
    assert re.findall(r"^\|", words, re.MULTILINE) == []
    page.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_begins_with_this_version_in_every_language(language: str) -> None:
    news = book(NEWS, language)

    assert news.language == language
    assert news.sections[1].heading == __version__
    assert [each.heading for each in news.sections[1:]] == [
        each.heading for each in book(NEWS, "en").sections[1:]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_talks_to_players_and_not_to_developers(language: str) -> None:
    points = re.findall(r"^- (.+)$", book(NEWS, language).sections[1].body, re.MULTILINE)

    assert 8 <= len(points) <= 12
    assert [point for point in points if "`" in point or ".py" in point or "/" in point] == []


def test_a_document_without_a_translation_is_read_in_english() -> None:
    assert documents.document(NEWS, "sk") == documents.document(NEWS, "en")


def test_the_licenses_hold_the_texts_letter_for_letter() -> None:
    page = RuleDocument(book(LICENSES, "en"), Print(18, 600))
    shown = "".join(page.toPlainText().split())

    for name, file in documents.license_texts().items():
        letters = "".join(re.sub(documents.RULER, "", file.read_text("utf-8")).split())
        assert letters in shown, name


def test_the_menu_opens_manual_and_news_in_the_current_language(
    window: MainWindow, translator: Translator
) -> None:
    translator.speak("hu")
    window.menus.actions["manual"].trigger()
    QApplication.processEvents()
    rules = window.rules
    assert rules is not None

    assert rules.isVisible()
    assert rules.windowTitle() == book(MANUAL, "hu").title
    window.menus.actions["news"].trigger()
    assert rules.windowTitle() == current_book(NEWS).title == book(NEWS, "hu").title
    assert rules.reader.search.field.placeholderText()


def test_about_shows_the_build_and_leads_to_the_licenses(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "build.txt"
    file.write_text("0123abcde 2026-01-31\n", "utf-8")
    monkeypatch.setattr(documents, "BUILD", file)
    window.menus.actions["about"].trigger()
    (box,) = window.findChildren(AboutBox)
    shown = box._build.text()
    box.show_licenses.click()

    assert "0123abcde 2026-01-31" in shown
    assert not box.isVisible()
    assert window.rules is not None
    assert window.rules.reader.game == LICENSES


def test_from_the_sources_about_tells_no_build(window: MainWindow) -> None:
    box = AboutBox(window.look.theme, window)

    assert documents.build() == ""
    assert box._build.isHidden()
