from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QFontMetricsF, QTextListFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gui.look.theme import DARK, LIGHT
from gui.rulebook.book import book
from gui.rulebook.page import Page
from gui.rulebook.window import RulesWindow
from gui.widgets.style import Style
from tests.gui.rulebook.reading import CITED

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.resize(360, 420)
    page.restyle(Style(LIGHT))
    page.show_book(book("kingdomino", "en"))
    with qtbot.waitExposed(page):
        page.show()
    return page


def heading_offset(page: Page, anchor: str) -> float:
    """Return how far below the top of the page a heading stands."""
    return page._top(anchor) - page.verticalScrollBar().value()


@pytest.mark.parametrize("game", CITED)
def test_every_cited_paragraph_opens_at_the_top(page: Page, game: str) -> None:
    page.show_book(book(game, "en"))
    for anchor in CITED[game]:
        page.go(anchor)

        assert page.here == anchor
        bottom = page.verticalScrollBar().value() == page.verticalScrollBar().maximum()
        assert bottom or abs(heading_offset(page, anchor)) <= 1


def test_a_paragraph_that_does_not_exist_changes_nothing(page: Page) -> None:
    page.go("placing")
    page.go("nonsense")

    assert page.here == "placing"


def test_links_are_followed(page: Page) -> None:
    page.anchorClicked.emit(QUrl("#mighty-duel"))

    assert page.here == "mighty-duel"


@pytest.mark.parametrize("language", ["hu", "pl", "sr_Cyrl", "sr_Latn"])
def test_another_language_shows_the_same_paragraph(page: Page, language: str) -> None:
    page.go("discarding")

    page.show_book(book("kingdomino", language))

    assert page.here == "discarding"
    assert abs(heading_offset(page, "discarding")) <= 1


def test_larger_text_another_theme_and_another_width_keep_the_place(
    page: Page, qtbot: QtBot
) -> None:
    page.go("discarding")

    page.restyle(Style(DARK, scale=1.5))
    assert abs(heading_offset(page, "discarding")) <= 1
    page.resize(500, 380)
    qtbot.waitUntil(lambda: abs(heading_offset(page, "discarding")) <= 1)


def test_the_middle_of_a_paragraph_stays_in_sight(page: Page) -> None:
    page.go("placing")
    top, bottom = page._span("placing")
    page.verticalScrollBar().setValue(round((top + bottom) / 2))

    page.restyle(Style(LIGHT, scale=1.3))

    top, bottom = page._span("placing")
    share = (page.verticalScrollBar().value() - top) / (bottom - top)
    assert share == pytest.approx(0.5, abs=0.02)


def test_scrolling_tells_which_paragraph_is_read(page: Page, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.passed) as passed:
        page.verticalScrollBar().setValue(round(page._top("setup")) + 3)

    assert passed.args == ["setup"]


def test_another_game_begins_at_its_beginning(page: Page) -> None:
    page.go("ties")

    page.show_book(book("pixies", "en"))

    assert page.here == ""
    assert page.verticalScrollBar().value() == 0


def test_all_matches_are_found_and_shown_in_turn(page: Page) -> None:
    total = page.words.lower().count("castle")
    told: list[tuple[int, int]] = []
    page.found.connect(lambda number, count: told.append((number, count)))

    page.search("castle")
    page.step(1)
    page.step(-1)
    page.step(-1)

    assert total > 5
    assert told == [(1, total), (2, total), (1, total), (total, total)]
    mark = page.extraSelections()[-1]
    assert mark.cursor.selectedText().lower() == "castle"
    assert page.viewport().rect().contains(page.cursorRect(mark.cursor).center())


def test_a_search_begins_where_one_reads(page: Page) -> None:
    page.go("end")
    page.search("crown")

    first, _ = page._matches[page._match]
    before, _ = page._matches[page._match - 1]
    assert page._sheet is not None
    assert before < page._sheet.places["end"] < first


def test_a_search_finds_serbian_words_however_they_are_typed(page: Page) -> None:
    page.show_book(book("kingdomino", "sr_Cyrl"))
    counts = []
    page.found.connect(lambda _, count: counts.append(count))

    for wanted in ("краљ", "kralj", "KRALJ"):
        page.search(wanted)

    assert counts[0] > 3
    assert len({*counts}) == 1


def test_a_search_goes_on_in_another_language(page: Page) -> None:
    told: list[tuple[int, int]] = []
    page.search("domino")
    page.found.connect(lambda number, count: told.append((number, count)))

    page.show_book(book("kingdomino", "hu"))

    words = page.words.lower()
    assert told[-1] == (1, words.count("dominó") + words.count("domino"))


@pytest.mark.parametrize("scale", [1, 1.5])
def test_bullets_stand_apart_from_the_text(page: Page, scale: float) -> None:
    page.restyle(Style(LIGHT, scale=scale))
    document = page.document()
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    listed = [block for block in blocks if block.textList() is not None]
    disc = QTextListFormat.Style.ListDisc
    items = [block for block in listed if block.textList().format().style() == disc]

    assert items
    for item in items:
        font = item.charFormat().font()
        font.setPixelSize(page._size)
        assert QFontMetricsF(font).horizontalAdvance(" ") >= 0.4 * page._size


def test_the_window_fits_a_low_screen(qtbot: QtBot) -> None:
    house = QWidget()
    qtbot.addWidget(house)
    window = RulesWindow("pixies", house)
    room = window.screen().availableSize()

    assert window.height() <= 0.9 * room.height()
    assert window.width() <= 0.9 * room.width()
    assert window.minimumHeight() <= 0.9 * 720


def test_a_wide_page_keeps_its_lines_readable(page: Page) -> None:
    page.resize(1800, 500)

    assert page.viewport().width() <= Style(LIGHT).pixels(18) * 40 + 1
    assert page.viewport().geometry().center().x() == pytest.approx(895, abs=12)


def caret_line(page: Page) -> str:
    return page.textCursor().block().text()


def caret_heard_at(page: Page) -> int:
    """Return where a screen reader finds the caret."""
    heard = QAccessible.queryAccessibleInterface(page).textInterface()
    return heard.cursorPosition()


def test_the_caret_goes_through_the_text(page: Page) -> None:
    page.go("placing")
    start = caret_heard_at(page)
    QTest.keyClick(page, Qt.Key.Key_Down)
    down = caret_heard_at(page)
    QTest.keyClick(page, Qt.Key.Key_Right)

    assert page._sheet is not None
    assert start == page._sheet.places["placing"] < down
    assert caret_heard_at(page) == down + 1


def test_the_caret_goes_from_heading_to_heading(page: Page) -> None:
    page.go("setup")
    later = page.step_heading(1)
    heading = caret_line(page)
    QTest.keyClick(page, Qt.Key.Key_Down)
    back = page.step_heading(-1)

    assert (later, back) != ("setup", "setup")
    assert heading == book("kingdomino", "en").heading(later)
    assert back == later
    assert page.step_heading(-1) == "setup"


def test_the_caret_begins_where_the_text_is_in_sight(page: Page) -> None:
    page.verticalScrollBar().setValue(round(page._top("end")))
    QTest.keyClick(page, Qt.Key.Key_Down)

    assert page._sheet is not None
    assert page.textCursor().position() >= page._sheet.places["end"]
    assert page.viewport().rect().contains(page.cursorRect().center())


def test_the_caret_stays_in_its_paragraph_when_the_text_is_set_again(page: Page) -> None:
    page.go("discarding")
    QTest.keyClick(page, Qt.Key.Key_Down)
    line = caret_line(page)
    page.restyle(Style(DARK, scale=1.5))
    larger = caret_line(page)
    page.show_book(book("kingdomino", "hu"))
    anchor, _ = page._caret_in_section()

    assert larger == line
    assert anchor == "discarding"


def test_enter_follows_the_link_at_the_caret(page: Page) -> None:
    document = page.document()
    linked = next(at for at in range(document.characterCount()) if link_at(page, at))
    goal = link_at(page, linked).removeprefix("#")
    page._put_caret(linked)
    QTest.keyClick(page, Qt.Key.Key_Return)

    assert page.here == goal


def link_at(page: Page, position: int) -> str:
    page._put_caret(position)
    return page._link_at_caret()


def test_a_match_takes_the_caret_along(page: Page) -> None:
    page.search("crown")

    assert "crown" in caret_line(page).lower()
    assert page.found_line == caret_line(page)
