"""The size of text where no board is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QToolTip, QWidget

from core.games import GAMES
from gui.new_game.dialog import NewGameDialog
from gui.store.settings import TEXT_SIZES
from gui.text.text_size import POINTS, text_scale
from gui.window.main_window import SMALLEST
from tests.gui.new_game.conftest import crowded

if TYPE_CHECKING:
    from gui.window.main_window import MainWindow


def letters(top: QWidget) -> dict[QWidget, int]:
    """Return the text sizes of all words below a widget."""
    words: list[QLabel | QPushButton] = [*top.findChildren(QLabel), *top.findChildren(QPushButton)]
    return {each: each.fontInfo().pixelSize() for each in words if each.isVisible() and each.text()}


def choose(window: MainWindow, size: int) -> None:
    window.view_menu.chosen.emit({"text_size": size})
    QApplication.processEvents()


def test_menus_and_plain_dialogs_follow(window: MainWindow) -> None:
    choose(window, 150)

    assert QApplication.font().pointSizeF() == pytest.approx(POINTS * 1.5)
    assert window.menuBar().font().pointSizeF() == pytest.approx(POINTS * 1.5)
    assert text_scale() == pytest.approx(1.5)


@pytest.mark.parametrize("size", [80, 150, 200])
def test_every_word_of_the_start_screen_follows(window: MainWindow, size: int) -> None:
    before = letters(window._start)

    choose(window, size)
    after = letters(window._start)

    assert before
    for word, height in before.items():
        assert after[word] == pytest.approx(height * size / 100, abs=1)


@pytest.mark.parametrize("size", [80, 150, 200])
def test_every_word_of_the_new_game_dialog_follows(window: MainWindow, size: int) -> None:
    dialog = NewGameDialog(GAMES["pixies"], crowded("pixies"), window.look.theme, window)
    dialog.open()
    QApplication.processEvents()
    before = letters(dialog)

    choose(window, size)
    after = letters(dialog)
    dialog.close()

    assert len(after) > len(before) / 2  # what is folded needs fewer headings
    for word in before.keys() & after.keys():
        assert after[word] == pytest.approx(before[word] * size / 100, abs=1)


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_the_smallest_start_screen_shows_every_word(window: MainWindow, size: int) -> None:
    window.resize(*SMALLEST)

    choose(window, size)
    page = window._start._page

    for word in letters(window._start):
        assert page.rect().contains(word.rect().translated(word.mapTo(page, word.rect().topLeft())))
    assert page.width() <= SMALLEST[0]


def test_menus_and_tips_grow_with_a_large_window(window: MainWindow) -> None:
    choose(window, 150)
    window.resize(3840, 2160)
    QApplication.processEvents()
    menus = window.menuBar().findChildren(QMenu)

    assert QApplication.font().pointSizeF() == 1.5 * POINTS
    assert {each.font().pointSizeF() for each in (window.menuBar(), *menus)} == {3 * POINTS}
    assert QToolTip.font().pointSizeF() == 3 * POINTS
