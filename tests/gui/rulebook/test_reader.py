from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel

from gui.look.theme import LIGHT
from gui.rulebook.contents import ANCHOR
from gui.rulebook.help import rules_width
from gui.rulebook.reader import Reader
from gui.widgets.style import Style
from tests.gui.access.reading import name_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

LANGUAGES = ["en", "hu", "pl", "sr_Cyrl", "sr_Latn"]


@pytest.fixture
def reader(qtbot: QtBot, translator: Translator) -> Reader:
    assert translator.language == "en"
    reader = Reader("azul_duel")
    qtbot.addWidget(reader)
    reader.restyle(Style(LIGHT, 0.72))
    reader.resize(330, 600)
    with qtbot.waitExposed(reader):
        reader.show()
    return reader


def rows(reader: Reader) -> list[str]:
    return [reader.contents.item(row).data(ANCHOR) for row in range(reader.contents.count())]


def test_the_contents_list_every_heading_and_lead_there(reader: Reader) -> None:
    QTest.mouseClick(reader.buttons["contents"], Qt.MouseButton.LeftButton)
    assert reader.contents.isVisible()

    row = rows(reader).index("penalties")
    item = reader.contents.item(row)
    reader.contents.scrollToItem(item)
    at = reader.contents.visualItemRect(item).center()
    QTest.mouseClick(reader.contents.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert reader.page.isVisible()
    assert reader.page.here == "penalties"
    assert reader.contents.currentRow() == row


def test_the_contents_follow_what_is_read(reader: Reader) -> None:
    reader.page.verticalScrollBar().setValue(round(reader.page._top("setup")) + 3)

    assert rows(reader)[reader.contents.currentRow()] == "setup"


def test_contents_and_text_lie_side_by_side_in_a_window(qtbot: QtBot) -> None:
    reader = Reader("pixies", wide=True)
    qtbot.addWidget(reader)
    reader.restyle(Style(LIGHT))
    with qtbot.waitExposed(reader):
        reader.show()

    assert reader.contents.isVisible()
    assert reader.page.isVisible()
    assert reader.buttons["close"].isHidden()


def test_the_search_field_counts_and_enter_goes_on(reader: Reader) -> None:
    QTest.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reader.focusWidget() is reader.search.field

    QTest.keyClicks(reader.search.field, "moon")
    total = reader.page.words.lower().count("moon")
    assert reader.search.count.text() == f"1 of {total}"
    QTest.keyClick(reader.search.field, Qt.Key.Key_Return)
    assert reader.search.count.text() == f"2 of {total}"
    QTest.keyClick(reader.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert reader.search.count.text() == f"1 of {total}"
    QTest.keyClicks(reader.search.field, "xyz")
    assert reader.search.count.text() == "Nothing found"
    reader.search.field.clear()
    assert reader.search.count.isHidden()


def test_escape_closes_it(reader: Reader, qtbot: QtBot) -> None:
    for widget in (reader.page, reader.search.field):
        with qtbot.waitSignal(reader.closed):
            QTest.keyClick(widget, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_language_changes_while_it_is_open(
    reader: Reader, translator: Translator, qtbot: QtBot, language: str
) -> None:
    reader.open("bonus-chips")
    english = reader.page.words

    translator.speak(language)

    qtbot.waitUntil(lambda: reader.page.words != english)
    assert reader.page.here == "bonus-chips"
    assert rows(reader)[reader.contents.currentRow()] == "bonus-chips"
    assert abs(reader.page._top("bonus-chips") - reader.page.verticalScrollBar().value()) <= 1


def test_it_is_saved_as_pdf_where_the_dialog_says(reader: Reader, tmp_path: Path) -> None:
    QTest.mouseClick(reader.buttons["pdf"], Qt.MouseButton.LeftButton)
    dialog = reader.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith("Azul Duel.pdf")

    dialog.fileSelected.emit(str(tmp_path / "azul.pdf"))
    dialog.close()

    assert (tmp_path / "azul.pdf").read_bytes().startswith(b"%PDF-")
    assert [label.text() for label in labels(reader)][-1] == (
        f"Saved as “azul.pdf” in the folder “{tmp_path.name}”."
    )


def test_what_cannot_be_saved_is_told(reader: Reader, tmp_path: Path) -> None:
    reader.save(tmp_path / "missing" / "azul.pdf")

    assert labels(reader)[-1].text().startswith("The file cannot be saved: ")


def labels(reader: Reader) -> list[QLabel]:
    return [label for label in reader.findChildren(QLabel) if label.isVisible() and label.text()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["azul_duel", "kingdomino", "pixies"])
def test_nothing_is_cut_in_a_small_window_with_large_text(
    qtbot: QtBot, translator: Translator, game: str, language: str
) -> None:
    translator.speak(language)
    style = Style.of(LIGHT, 1280, 720, 1.5)
    reader = Reader(game)
    qtbot.addWidget(reader)
    reader.restyle(style)
    reader.setFixedSize(rules_width(style, 1280), 580)
    with qtbot.waitExposed(reader):
        reader.show()
    reader.search.field.setText("a")

    needed = reader.page.document().idealWidth()
    assert needed <= reader.page.viewport().width() + 1
    assert reader.page.horizontalScrollBar().maximum() == 0
    for button in reader.findChildren(QAbstractButton):
        if button.isVisible() and button.parent() is not reader.search.field:
            assert button.width() >= button.sizeHint().width()
            assert reader.rect().contains(button.geometry()) or button.parent() is reader.search
    for label in labels(reader):
        assert label.heightForWidth(label.width()) <= label.height() + 1
    field = reader.search.field
    assert field.height() >= field.sizeHint().height()
    reader.buttons["contents"].setChecked(True)
    for row in range(reader.contents.count()):
        item = reader.contents.visualItemRect(reader.contents.item(row))
        index = reader.contents.indexFromItem(reader.contents.item(row))
        prose = reader.contents._entries._prose(index)
        assert prose.size.height() <= item.height()
        assert prose.size.width() <= reader.contents.viewport().width()


def test_the_same_style_is_put_on_once(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on: list[Style] = []
    monkeypatch.setattr(reader.page, "restyle", put_on.append)
    for scale in (1.0, 1.5, 1.5):
        reader.restyle(Style(LIGHT, 0.72, scale))

    assert put_on == [Style(LIGHT, 0.72, 1.5)]


def test_what_is_found_is_read_out(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("gui.rulebook.reader.announce", lambda _, words: told.append(words))
    QTest.keyClicks(reader.search.field, "moon")
    total = reader.page.words.lower().count("moon")
    QTest.keyClick(reader.search.field, Qt.Key.Key_Return)

    assert told[-2] == f"1 of {total}"
    assert told[-1] == f"2 of {total}. {reader.page.found_line}"
    assert "moon" in reader.page.found_line.lower()


def test_keys_go_from_heading_to_heading(reader: Reader) -> None:
    reader.open("setup")
    QTest.keyClick(reader.page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    after = reader.page.here
    QTest.keyClick(reader.page, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)

    assert rows(reader).index(after) == rows(reader).index("setup") + 1
    assert reader.page.here == "setup"


def test_the_text_is_named_after_the_paragraph_that_was_asked_for(reader: Reader) -> None:
    reader.open("setup")

    assert name_of(reader.page) == "Rules: Setup"


def test_links_are_read_out(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("gui.rulebook.page.announce", lambda _, words: told.append(words))
    reader.activateWindow()
    reader.page.setFocus()
    QTest.keyClick(reader.page, Qt.Key.Key_Tab)

    assert told == [f"Link: {reader.page.textCursor().selectedText()}"]
