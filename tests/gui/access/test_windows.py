from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidgetItemIterator, QWidget

from core.games import GAMES
from core.match import Match
from gui.access.shortcuts import ShortcutsWindow
from gui.new_game.dialog import NewGameDialog
from tests.gui.access.reading import name_of, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QTreeWidget

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

games = pytest.mark.parametrize("key", GAMES)


def lines(tree: QTreeWidget) -> dict[str, list[str]]:
    """Read a listing heading by heading."""
    read: dict[str, list[str]] = {}
    iterator = QTreeWidgetItemIterator(tree)
    while (item := iterator.value()) is not None:
        if item.parent() is None:
            read[heading := item.text(0)] = []
        else:
            read[heading].append(item.text(0))
        iterator += 1
    return read


def explanations(tree: QTreeWidget) -> Iterator[tuple[str, str]]:
    """Yield every line with its explanation."""
    iterator = QTreeWidgetItemIterator(tree)
    while (item := iterator.value()) is not None:
        if item.parent() is not None:
            yield item.text(0), item.text(1)
        iterator += 1


def nameless(root: QWidget) -> list[QWidget]:
    """Find what can be focused with the keyboard and says nothing of itself."""
    tab = Qt.FocusPolicy.TabFocus
    widgets = [root, *root.findChildren(QWidget)]
    focusable = (w for w in widgets if w.isVisible() and w.focusPolicy() & tab)
    return [w for w in focusable if not isinstance(w, QLabel) and not name_of(w)]


@games
@pytest.mark.usefixtures("translator")
def test_the_whole_board_can_be_read_as_text(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7), listening=False) as screen:
        window = screen.reader.show_words(screen)
        before = lines(window.lines)
        screen.controller.play(screen.controller.moves[0])
        after = lines(window.lines)
        screen.reader.close()

    assert len(before) >= 3
    assert sum(map(len, before.values())) >= 10
    assert all(words for zone in before.values() for words in zone)
    assert after != before


@pytest.mark.usefixtures("translator")
def test_the_board_in_words_says_what_goals_and_numbers_are_worth() -> None:
    with read(Match.new(GAMES["azul_duel"], 2, {}, 7), listening=False) as screen:
        window = screen.reader.show_words(screen)
        explained = dict(explanations(window.lines))
        screen.reader.close()

    goals = [more for words, more in explained.items() if words.startswith("Scoring tablet")]
    assert len(goals) == 3
    assert all(" points for each " in more or "1 point for each " in more for more in goals)
    assert any("costs 2 points" in more for more in explained.values())


def test_the_words_follow_the_language(translator: Translator) -> None:
    with read(Match.new(GAMES["pixies"], 2, {}, 7), listening=False) as screen:
        window = screen.reader.show_words(screen)
        english = [line for zone in lines(window.lines).values() for line in zone]
        translator.speak("pl")
        QApplication.processEvents()
        polish = [line for zone in lines(window.lines).values() for line in zone]
        screen.reader.close()

    assert len(english) == len(polish)
    assert all(ours != theirs for ours, theirs in zip(english, polish, strict=True))


@pytest.mark.usefixtures("translator")
def test_the_reader_stays_where_they_were_when_something_changes() -> None:
    with read(Match.new(GAMES["pixies"], 2, {}, 7), listening=False) as screen:
        window = screen.reader.show_words(screen)
        fourth = window.lines.model().index(3, 0, window.lines.model().index(1, 0))
        window.lines.setCurrentIndex(fourth)
        before = window.lines.currentIndex().data()
        screen.scene.redraw()
        after = window.lines.currentIndex()
        here = after.row(), after.parent().row(), after.data()
        screen.reader.close()

    assert here == (3, 1, before)


def test_every_key_of_the_menus_is_listed(window: MainWindow) -> None:
    listing = ShortcutsWindow(window.preferences.commands, window)
    listed = {line for group in lines(listing.lines).values() for line in group}
    commands = {a.text().replace("&", "") for a in window.menus.actions.values() if a.shortcuts()}

    assert commands <= listed


def test_no_two_commands_have_the_same_key(window: MainWindow) -> None:
    keys = [k.toString() for action in window.menus.actions.values() for k in action.shortcuts()]

    assert len(keys) == len(set(keys))


def test_everything_on_the_start_screen_has_a_name(window: MainWindow) -> None:
    assert nameless(window) == []


@games
def test_everything_around_a_game_has_a_name(key: str, window: MainWindow) -> None:
    window.play(key)
    QApplication.processEvents()

    assert nameless(window) == []
    window.leave()


@games
def test_everything_in_the_new_game_dialog_has_a_name(key: str, window: MainWindow) -> None:
    window.plan(key)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None

    assert nameless(dialog) == []
    dialog.close()


@pytest.mark.usefixtures("translator")
def test_only_headings_of_a_listing_are_expanded() -> None:
    with read(Match.new(GAMES["pixies"], 2, {}, 7), listening=False) as screen:
        window = screen.reader.show_words(screen)
        tree = QAccessible.queryAccessibleInterface(window.lines)
        items = [tree.child(index) for index in range(tree.childCount())]
        rows = [each for each in items if each.role() is QAccessible.Role.TreeItem]
        expanded = [each.text(QAccessible.Text.Name) for each in rows if each.state().expanded]
        headings = [*lines(window.lines)]
        screen.reader.close()

    assert [words for words in expanded if words] == headings


@pytest.mark.usefixtures("translator")
def test_no_row_that_is_read_is_called_unselected_and_columns_are_named() -> None:
    with read(Match.new(GAMES["pixies"], 2, {}, 7), listening=False) as screen:
        for _ in range(3):
            screen.controller.play(screen.controller.moves[0])
        views = [screen.panel.points, screen.panel.moves]
        trees = [QAccessible.queryAccessibleInterface(view) for view in views]
        cells = [tree.child(at) for tree in trees for at in range(tree.childCount())]
        rows = []
        for view in views:
            for _ in range(2):
                QTest.keyClick(view, Qt.Key.Key_Down)
                here = view.currentIndex()
                line = [here.siblingAtColumn(number) for number in range(3)]
                there = [each for each in line if each.isValid()]
                rows.append([view.selectionModel().isSelected(each) for each in there])
        column = QAccessible.Role.ColumnHeader
        heads = [each.text(QAccessible.Text.Name) for each in cells if each.role() is column]

    assert len(cells) > 10
    assert rows == [[True] * 3, [True] * 3, [True], [True]]
    assert heads[:3] == ["", "Ana", "Béla"]
