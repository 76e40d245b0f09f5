"""Setting a position up by hand: dragged from the box, checked while it is laid, then analyzed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.tallying import Lift, Put
from core.match import Match
from gui.games.tally_board import tray
from tests.gui.panels.seats import sitters
from tests.gui.tally.test_counting import drag

if TYPE_CHECKING:
    from gui.tally.arrange_screen import ArrangeScreen
    from gui.window.main_window import MainWindow

games = pytest.mark.parametrize("key", sorted(GAMES))


def arranging(window: MainWindow, key: str, plies: int = 12) -> ArrangeScreen:
    window.menus.choices["motion"]["off"].trigger()
    match = Match.new(GAMES[key], 2, {}, 3)
    for _ in range(plies):
        match = match.play(match.game.legal_moves(match.state)[0])
    window.analyses.open(match, sitters(2), paused=True)
    assert window.analyses.screen is not None
    window.analyses.screen.lines.buttons["set_up"].click()
    for _ in range(5):
        QApplication.processEvents()
    screen = window.analyses.arranging
    assert screen is not None
    return screen


def flawed(screen: ArrangeScreen) -> Lift:
    """Find a piece without which the position is impossible."""
    tally, game = screen.count.tally, GAMES[screen.count.tally.key]
    lifts = [move for move in screen.scene.moves if isinstance(move, Lift)]
    return next(move for move in lifts if game.flaw(tally.apply(screen.state, move)))


@games
def test_a_piece_is_dragged_from_the_box_onto_the_table(key: str, window: MainWindow) -> None:
    screen = arranging(window, key)
    shown = screen.scene.board_layout
    put = next(
        move
        for move in screen.scene.moves
        if isinstance(move, Put)
        and move.place in shown
        and screen.table.board.piece_at(screen.scene.stage.view, move.place)
    )
    index = screen.count.tally.pieces.index(put.piece)
    before = screen.state
    screen.scene.finish_motion()
    drag(screen, tray(index), put.place)

    assert screen.count.ply == 1
    assert screen.state != before
    found = screen.count.tally.piece_at(screen.state, put.place)  # type: ignore[attr-defined]
    assert found is not None

    screen.undo()
    assert screen.state == before


@games
def test_a_flaw_is_said_and_keeps_the_position_from_being_analyzed(
    key: str, window: MainWindow
) -> None:
    screen = arranging(window, key)
    assert screen.panel.report.isEnabled()
    screen.play(flawed(screen))

    assert screen.flaw is not None
    assert not screen.panel.report.isEnabled()
    assert screen.panel.open.text()

    window.menus.actions["undo"].trigger()
    assert screen.flaw is None


@games
def test_an_arranged_position_is_analyzed(key: str, window: MainWindow) -> None:
    screen = arranging(window, key)
    arranged = screen.count.tally
    for move in screen.scene.moves:
        if isinstance(move, Put):
            after = arranged.apply(screen.state, move)
            if GAMES[key].flaw(after) is None:
                screen.play(move)
                break
    state = screen.state
    screen.panel.report.click()
    QApplication.processEvents()

    assert window.analyses.arranging is None
    assert window.analyses.screen is not None
    assert window.analyses.screen.analysis.match.state == state
    assert window.at_hand is window.analyses.screen


def test_what_was_analyzed_before_is_not_lost(window: MainWindow) -> None:
    screen = arranging(window, "kingdomino")
    assert window.analyses.screen is not None
    before = window.analyses.screen.analysis.match
    screen.panel.report.click()
    QApplication.processEvents()
    assert window.analyses.screen.analysis.match.ply == 0

    window.analyses.screen.lines.buttons["back"].click()
    assert window.analyses.screen.analysis.match is before


def test_who_moves_is_chosen_beside_the_table(window: MainWindow) -> None:
    screen = arranging(window, "pixies")
    before = GAMES["pixies"].to_act(screen.state)
    screen.panel.passed.emit(1 - (before or 0))  # type: ignore[attr-defined]

    assert GAMES["pixies"].to_act(screen.state) == 1 - (before or 0)


def test_a_canceled_arrangement_changes_nothing(window: MainWindow) -> None:
    screen = arranging(window, "kingdomino")
    assert window.analyses.screen is not None
    before = window.analyses.screen.analysis.match
    screen.play(next(move for move in screen.scene.moves if isinstance(move, Lift)))
    screen.leave.emit()
    QApplication.processEvents()

    assert window.analyses.arranging is None
    assert window.analyses.screen.analysis.match is before
