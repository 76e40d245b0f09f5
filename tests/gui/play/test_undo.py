"""Undo names what it takes back, asks when something hidden was seen, and loses no line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.match import Match, line_name
from core.record import Record
from gui.play.lines_dialog import LinesDialog
from gui.store.game_files import read
from gui.text.numbers import signed
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.window.main_window import MainWindow

TABS = 20
"""More than once about the whole window."""


@pytest.fixture
def sitting(window: MainWindow) -> Session:
    """Sit two people down at Kingdomino: the fourth move of theirs shows the next dominoes."""
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    record = Record.of(match, sitters(2))
    window.desk.opened.emit(record, match, window.shelf.new_path())
    assert window.sitting is not None
    return window.sitting


def play(sitting: Session, moves: int, choice: int = 0) -> None:
    for _ in range(moves):
        sitting.controller.play(sitting.controller.moves[choice])


def last_words(sitting: Session) -> str:
    """Read the last row of the list of moves."""
    moves = sitting.screen.panel.moves.moves
    return str(moves.index(moves.rowCount() - 1).data())


def test_menus_and_buttons_name_the_move(window: MainWindow, sitting: Session) -> None:
    play(sitting, 2)
    told = last_words(sitting)
    undo = window.menus.actions["undo"].text()
    tip = sitting.screen.header.buttons["undo"].toolTip()
    window.menus.actions["undo"].trigger()

    assert told
    assert undo == f"&Undo: {told}"
    assert tip == f"Take back: {told}"
    assert window.menus.actions["redo"].text() == f"&Redo: {told}"
    assert sitting.screen.header.buttons["redo"].toolTip() == f"Make again: {told}"


def test_without_a_move_there_is_nothing_to_undo(window: MainWindow, sitting: Session) -> None:
    assert not window.menus.actions["undo"].isEnabled()

    play(sitting, 1)
    window.menus.actions["undo"].trigger()

    assert not window.menus.actions["undo"].isEnabled()
    assert window.menus.actions["undo"].text() == "&Undo"


def test_a_step_that_showed_hidden_pieces_asks_first(window: MainWindow, sitting: Session) -> None:
    play(sitting, 4)
    window.menus.actions["undo"].trigger()
    asked = sitting.screen.peek.isVisible()
    sitting.screen.peek.buttons["keep"].click()

    assert asked
    assert sitting.screen.peek.isHidden()
    assert (sitting.controller.match.ply, sitting.controller.match.peeked) == (4, False)

    sitting.screen.header.undo.emit()
    sitting.screen.peek.buttons["undo"].click()

    assert (sitting.controller.match.ply, sitting.controller.match.peeked) == (3, True)
    assert read(sitting._path).peeked


def test_tab_never_comes_to_the_board_under_a_question(
    window: MainWindow, sitting: Session
) -> None:
    screen = sitting.screen
    play(sitting, 4)
    window.menus.actions["undo"].trigger()
    passed = {screen.view: False, screen.peek.buttons["undo"]: False}
    for _ in range(TABS):
        focused = window.focusWidget()
        passed[focused] = True
        QTest.keyClick(focused, Qt.Key.Key_Tab)

    assert passed[screen.peek.buttons["undo"]]
    assert not passed[screen.view]

    screen.peek.buttons["keep"].click()

    assert screen.view.hasFocus()
    assert screen.view.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_a_step_that_showed_nothing_is_undone_at_once(sitting: Session) -> None:
    play(sitting, 3)
    sitting.screen.take_back()

    assert (sitting.controller.match.ply, sitting.controller.match.peeked) == (2, False)


def test_the_other_line_is_kept_named_and_returned_to(sitting: Session) -> None:
    play(sitting, 3)
    first = last_words(sitting)
    line = sitting.controller.match.line
    sitting.screen.take_back()
    play(sitting, 1, choice=1)
    branches = sitting.screen.panel.branches
    action, _, compare = branches.lines.actions()

    assert branches.isVisible()
    assert action.text() == f"Move 3: {first} (0 : 0)"
    assert compare.text() == "Compare and name lines…"
    assert len(read(sitting._path).branches) == 1

    action.trigger()

    assert sitting.controller.match.turns == line
    assert len(sitting.controller.match.branches) == 1


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_list_of_lines_opens_without_holding_the_game_up(sitting: Session) -> None:
    play(sitting, 3)
    sitting.screen.take_back()
    play(sitting, 1, choice=1)
    branches = sitting.screen.panel.branches

    branches.click()

    assert branches.lines.isVisible()
    branches.lines.close()


def test_lines_and_moves_taken_back_outlast_a_quit(window: MainWindow, sitting: Session) -> None:
    play(sitting, 3)
    sitting.screen.take_back()
    play(sitting, 1, choice=1)
    sitting.screen.take_back()
    match = sitting.controller.match
    window.leave()
    window.resume(window.shelf.waiting()[0])

    assert window.sitting is not None
    assert window.sitting.controller.match == match


def test_lines_are_compared_and_named(window: MainWindow, sitting: Session, qtbot: QtBot) -> None:
    play(sitting, 3)
    sitting.controller.undo()
    play(sitting, 1, choice=1)
    controller = sitting.controller
    sitting.screen.panel.branches.compared.emit()
    dialog = sitting.screen.findChild(LinesDialog)
    assert dialog is not None
    dialog.names[1].setText("bold")
    dialog.names[1].editingFinished.emit()

    assert line_name(controller.match.branches[0]) == "bold"
    assert "bold" in sitting.screen.panel.branches.lines.actions()[0].text()
    (waiting,) = window.shelf.waiting()
    assert waiting.record.replay() == controller.match
    totals = [
        controller.match.game.score(line[-1].state, 0).total
        for line in (controller.match.line, controller.match.branches[0])
    ]
    cells = [item.text() for column in (1, 2) if (item := dialog.table.item(0, column))]
    assert cells == [signed(total) for total in totals]
    dialog.accept()
    qtbot.waitUntil(lambda: sitting.screen.findChild(LinesDialog) is None)
