"""Undo names what it takes back, asks when something hidden was seen, and loses no line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
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
def session(window: MainWindow) -> Session:
    """Seat two people at Kingdomino: their fourth move, a forced one, shows new dominoes."""
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    record = Record.of(match, sitters(2))
    window.files.opened.emit(record, match, window.saved_games.new_path())
    assert window.session is not None
    return window.session


def play(session: Session, moves: int, choice: int = 0) -> None:
    for _ in range(moves):
        session.controller.play(session.controller.moves[choice])


def last_words(session: Session) -> str:
    """Read the last row of the list of moves."""
    moves = session.screen.panel.moves.moves
    return str(moves.index(moves.rowCount() - 1).data())


def test_menus_and_buttons_name_the_move(window: MainWindow, session: Session) -> None:
    play(session, 2)
    told = last_words(session)
    undo = window.menus.actions["undo"].text()
    tip = session.screen.header.buttons["undo"].toolTip()
    window.menus.actions["undo"].trigger()

    assert told
    assert undo == f"&Undo: {told}"
    assert tip == f"Undo: {told}"
    assert window.menus.actions["redo"].text() == f"&Redo: {told}"
    assert session.screen.header.buttons["redo"].toolTip() == f"Redo: {told}"


def test_without_a_move_there_is_nothing_to_undo(window: MainWindow, session: Session) -> None:
    assert not window.menus.actions["undo"].isEnabled()

    play(session, 1)
    window.menus.actions["undo"].trigger()

    assert not window.menus.actions["undo"].isEnabled()
    assert window.menus.actions["undo"].text() == "&Undo"


def test_a_step_that_showed_hidden_pieces_asks_first(window: MainWindow, session: Session) -> None:
    play(session, 4)
    window.menus.actions["undo"].trigger()
    asked = session.screen.peek.isVisible()
    session.screen.peek.buttons["keep"].click()

    assert asked
    assert session.screen.peek.isHidden()
    assert (session.controller.match.ply, session.controller.match.peeked) == (4, False)

    session.screen.header.undo.emit()
    session.screen.peek.buttons["undo"].click()

    assert (session.controller.match.ply, session.controller.match.peeked) == (2, True)
    assert read(session._path).peeked


def test_the_question_says_what_was_shown_and_nothing_else_reacts(
    window: MainWindow, session: Session
) -> None:
    play(session, 4)
    window.menus.actions["undo"].trigger()
    screen, table = session.screen, session.controller.match.state.table
    drawn = ", ".join(str(slot.domino) for slot in table.next_line)
    buttons = screen.header.buttons
    for command in ("undo", "redo", "hint", "now"):
        window.menus.actions[command].trigger()
        screen.make_again()
    screen.take_back()

    said = screen.peek.buttons["keep"].accessibleDescription()
    assert f"? New dominoes revealed: {drawn}." in said
    assert screen.peek.isVisible()
    assert not any(button.isEnabled() for button in buttons.values())
    assert not window.menus.actions["undo"].isEnabled()
    assert session.controller.match.ply == 4

    screen.peek.buttons["keep"].click()

    assert buttons["undo"].isEnabled()
    assert window.menus.actions["undo"].isEnabled()


def test_against_computers_nothing_is_asked(session: Session) -> None:
    people = session.controller.players
    play(session, 4)
    session.controller.reseat((people[0], evolve(people[1], level="novice")))
    session.screen.take_back()

    assert session.screen.peek.isHidden()
    assert session.controller.match.ply < 4
    assert session.controller.match.peeked


def test_tab_never_comes_to_the_board_under_a_question(
    window: MainWindow, session: Session
) -> None:
    screen = session.screen
    play(session, 4)
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


def test_a_step_that_showed_nothing_is_undone_at_once(session: Session) -> None:
    play(session, 3)
    session.screen.take_back()

    assert (session.controller.match.ply, session.controller.match.peeked) == (2, False)


def test_the_other_line_is_kept_named_and_returned_to(session: Session) -> None:
    play(session, 3)
    first = last_words(session)
    line = session.controller.match.line
    session.screen.take_back()
    play(session, 1, choice=1)
    branches = session.screen.panel.branches
    action, _, compare = branches.lines.actions()

    assert branches.isVisible()
    assert action.text() == f"Move 3: {first} (0 : 0)"
    assert compare.text() == "Compare and name variations…"
    assert len(read(session._path).branches) == 1

    action.trigger()

    assert session.controller.match.turns == line
    assert len(session.controller.match.branches) == 1


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_list_of_lines_opens_without_holding_the_game_up(session: Session) -> None:
    play(session, 3)
    session.screen.take_back()
    play(session, 1, choice=1)
    branches = session.screen.panel.branches

    branches.click()

    assert branches.lines.isVisible()
    branches.lines.close()


def test_lines_and_moves_taken_back_outlast_a_quit(window: MainWindow, session: Session) -> None:
    play(session, 3)
    session.screen.take_back()
    play(session, 1, choice=1)
    session.screen.take_back()
    match = session.controller.match
    window.leave()
    window.resume(window.saved_games.waiting()[0])

    assert window.session is not None
    assert window.session.controller.match == match


def test_lines_are_compared_and_named(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    play(session, 3)
    session.controller.undo()
    play(session, 1, choice=1)
    controller = session.controller
    session.screen.panel.branches.compared.emit()
    dialog = session.screen.findChild(LinesDialog)
    assert dialog is not None
    dialog.names[1].setText("bold")
    dialog.names[1].editingFinished.emit()

    assert line_name(controller.match.branches[0]) == "bold"
    assert "bold" in session.screen.panel.branches.lines.actions()[0].text()
    (waiting,) = window.saved_games.waiting()
    assert waiting.record.replay() == controller.match
    totals = [
        controller.match.game.score(line[-1].state, 0).total
        for line in (controller.match.line, controller.match.branches[0])
    ]
    cells = [item.text() for column in (1, 2) if (item := dialog.table.item(0, column))]
    assert cells == [signed(total) for total in totals]
    dialog.accept()
    qtbot.waitUntil(lambda: session.screen.findChild(LinesDialog) is None)
