"""Keys of the board that work beside it too, and what they read out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.match import Match
from gui.text.translation import render
from gui.widgets.announce import description
from tests.gui.access.reading import NAMES, heard, read

games = pytest.mark.parametrize("key", GAMES)
pytestmark = pytest.mark.usefixtures("translator")


def dealt(key: str) -> Match:
    return Match.new(GAMES[key], 2, {}, 7)


def after_a_move() -> Match:
    match = dealt("pixies")
    return match.play(match.game.legal_moves(match.state)[0])


@games
def test_the_keys_of_the_table_work_in_the_lists_beside_the_board(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        for part in (screen.panel.points, screen.panel.moves):
            part.setFocus()
            for letter in (Qt.Key.Key_W, Qt.Key.Key_K, Qt.Key.Key_I, Qt.Key.Key_L):
                before = len(said)
                QTest.keyClick(part, letter)

                assert len(said) == before + 1
            QTest.keyClick(part, Qt.Key.Key_B)

            assert QApplication.focusWidget() is screen.view


@games
def test_the_key_to_the_board_leads_to_its_beginning_and_says_so(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        QTest.keyClick(screen.view, Qt.Key.Key_Tab)
        first = screen.scene.focus
        for pressed in (Qt.Key.Key_Tab, Qt.Key.Key_B):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, pressed)
        assert QApplication.focusWidget() is screen.view
        assert said == []

        QTest.keyClick(screen.view, Qt.Key.Key_B)
        assert said == [screen.view.accessibleName()]
        QTest.keyClick(screen.view, Qt.Key.Key_Tab)
        assert screen.scene.focus == first


def test_the_points_of_all_are_read_out() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        QTest.keyClick(screen.view, Qt.Key.Key_K)

    assert said == ["Ana: 0, Béla: 0."]


@games
def test_it_is_said_whose_board_is_enlarged_or_that_none_is(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        for _ in range(3):
            QTest.keyClick(screen.view, Qt.Key.Key_O)
        other = screen.looks[1 - screen.scene.stage.near].name

    assert len(said) == 3
    assert {*said} <= {other, "No board is enlarged."}


def test_it_is_said_that_the_panel_is_shown_or_hidden() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        QTest.keyClick(screen.view, Qt.Key.Key_T)
        QTest.keyClick(screen.view, Qt.Key.Key_T)

    assert said == ["Score and moves are hidden.", "Score and moves are shown."]


@pytest.mark.parametrize("part", ["points", "moves"])
def test_the_board_has_the_focus_when_the_panel_is_hidden_by_key(part: str) -> None:
    with read(dealt("pixies")) as screen:
        there = getattr(screen.panel, part)
        there.setFocus()
        QTest.keyClick(there, Qt.Key.Key_T)

        assert QApplication.focusWidget() is screen.view


@pytest.mark.parametrize("part", ["points", "moves"])
def test_the_entry_with_the_focus_bears_what_is_read_out(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    borne = []

    def update(event: QAccessibleEvent) -> None:
        interface = event.accessibleInterface()
        borne.append((event.type(), interface.text(QAccessible.Text.Description)))

    with read(after_a_move()) as screen:
        there = getattr(screen.panel, part)
        there.setFocus()
        there.setCurrentIndex(there.model().index(0, 0))
        with monkeypatch.context() as patch:
            patch.setattr(QAccessible, "updateAccessibility", update)
            description()._describe("Ana: 5.")
        later = there.currentIndex().data(Qt.ItemDataRole.AccessibleDescriptionRole)

    assert borne == [(QAccessible.Event.DescriptionChanged, "Ana: 5.")]

    assert later != "Ana: 5."


def test_a_number_without_a_place_is_refused_in_words() -> None:
    with read(dealt("kingdomino")) as screen, heard() as said:
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        QTest.keyClick(screen.view, Qt.Key.Key_9)

    assert said[-1] == "There is no place number 9."


def test_the_last_sentence_is_repeated() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        QTest.keyClick(screen.view, Qt.Key.Key_L)
        QTest.keyClick(screen.view, Qt.Key.Key_K)
        QTest.keyClick(screen.view, Qt.Key.Key_L)

    assert said == ["Nothing has been read out yet.", "Ana: 0, Béla: 0.", "Ana: 0, Béla: 0."]


@games
def test_the_other_board_is_read_line_by_line_and_round_again(key: str) -> None:
    with read(dealt(key)) as screen, heard() as said:
        near = screen.scene.stage.near
        lines = [
            render(line.words, NAMES)
            for zone in screen.reader.zones()
            for line in zone.lines
            if {place.seat for place in zone.places} == {1 - near}
        ]
        for _ in range(len(lines) + 1):
            QTest.keyClick(screen.view, Qt.Key.Key_I)
        QTest.keyClick(screen.view, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)

    assert lines
    assert all(line in sentence for line, sentence in zip(lines, said, strict=False))
    assert said[len(lines)] == said[0]
    assert said[-1] == said[len(lines) - 1]


def test_while_a_computer_thinks_it_is_said_whose_turn_it_is() -> None:
    match = dealt("pixies")
    with read(match) as screen, heard() as said:
        seat = match.to_act
        assert seat is not None
        players = list(screen.controller.players)
        players[seat] = type(players[seat])("Computer", players[seat].color, "novice")
        screen.controller.players = tuple(players)
        screen.refresh()
        QTest.keyClick(screen.view, Qt.Key.Key_W)

    assert said == ["Computer is thinking"]
