"""Setting a position up by hand: dragged from the box, checked while it is laid, then analyzed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.games.azul_duel import places as azul
from core.games.kingdomino.places import current_king, next_slot
from core.games.pixies.places import up
from core.kernel.tallying import Lift, Put
from core.match import Match
from gui.games.tally_board import tray
from gui.tally.arrange_dialog import ArrangeDialog
from gui.tally.arrange_panel import ArrangePanel
from gui.tally.number_field import NumberField
from gui.widgets.stack import Stack
from tests.gui.panels.seats import sitters
from tests.gui.tally.test_counting import drag

if TYPE_CHECKING:
    from core.kernel.places import Place
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
    screen.panel.set.emit("turn", 1 - (before or 0))  # type: ignore[attr-defined]

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


def dropped(screen: ArrangeScreen, source: Place, target: Place) -> None:
    screen.scene.finish_motion()
    drag(screen, source, target)


def test_a_king_is_dragged_from_his_domino_to_the_next_line(window: MainWindow) -> None:
    screen = arranging(window, "kingdomino", 4)
    turn = screen.state.table.turn
    free = next(n for n, slot in enumerate(screen.state.table.next_line) if slot.king is None)
    king = screen.state.table.current_line[turn].king
    dropped(screen, current_king(turn), next_slot(free))

    assert screen.state.table.next_line[free].king == king
    assert screen.state.table.turn == turn + 1


def test_chips_tokens_and_the_first_player_tile_are_dragged(window: MainWindow) -> None:
    screen = arranging(window, "azul_duel", 2)
    chip = screen.count.tally.pieces.index("chip:B")
    seat = screen.seat
    dropped(screen, tray(chip), azul.storage(seat, 0))
    assert [each.chip.value for each in screen.state.boards[seat].chips] == ["B"]

    dropped(screen, azul.token(seat, 0), azul.spent_token(seat, 0))
    assert screen.state.boards[seat].tokens == 1
    dropped(screen, azul.spent_token(seat, 0), azul.token(seat, 0))
    assert screen.state.boards[seat].tokens == 2

    dropped(screen, azul.FIRST_PLAYER_SPOT, azul.first_player_tile(seat))
    assert screen.state.first_tile == seat


def test_points_and_the_round_are_set_beside_the_table(window: MainWindow) -> None:
    screen = arranging(window, "azul_duel", 2)
    panel = screen.panel
    assert isinstance(panel, ArrangePanel)
    rounds = panel.settings.rows["round"].field
    assert isinstance(rounds, NumberField)
    rounds.spin.setFocus()
    QTest.keyClick(rounds.spin, Qt.Key.Key_Up)
    assert screen.state.round == 2
    assert screen.flaw is not None
    assert rounds.spin.accessibleName()

    points = [panel.settings.groups.itemText(n) for n in range(panel.settings.groups.count())]
    panel.settings.groups.setCurrentIndex(3)
    panel.settings.groups.chosen.emit(3)
    field = panel.settings.rows["points"].field
    assert isinstance(field, NumberField)
    assert points[3].startswith("Points")
    field.spin.setValue(31)
    assert screen.state.boards[screen.seat].points == 31

    screen.undo()
    screen.undo()
    assert screen.flaw is None


def test_an_earlier_round_is_a_page_of_its_own(window: MainWindow) -> None:
    screen = arranging(window, "pixies", 2)
    screen.panel.set.emit("round", 2)  # type: ignore[attr-defined]
    assert screen.page == 1
    assert not screen.panel.pages.button(0).isHidden()
    assert screen.panel.pages.button(2).isHidden()

    screen.show_board(0, 0)
    put = next(move for move in screen.scene.moves if isinstance(move, Put))
    dropped(screen, tray(screen.count.tally.pieces.index(put.piece)), up(0, put.place.at[0]))
    assert len(screen.state.finished[0].areas[0].cards) == 1

    screen.panel.set.emit("round", 1)  # type: ignore[attr-defined]
    assert screen.page == 0
    assert not screen.state.finished


@games
@pytest.mark.parametrize("empty", [False, True])
def test_a_position_is_set_up_from_the_start_screen(
    key: str, window: MainWindow, *, empty: bool
) -> None:
    stack = window.centralWidget()
    assert isinstance(stack, Stack)
    start = stack.currentWidget()
    window.menus.actions["set_up"].trigger()
    (dialog,) = window.findChildren(ArrangeDialog)
    dialog.games.set_key(key)
    dialog.empty.setChecked(empty)
    dialog._on_accepted()
    for _ in range(5):
        QApplication.processEvents()
    screen = window.analyses.arranging

    assert screen is not None
    assert screen.count.tally.key == key
    assert (screen.flaw is None) == (not empty)
    screen.grab()

    screen.panel.cancel.click()  # type: ignore[attr-defined]
    QApplication.processEvents()
    assert window.analyses.arranging is None
    assert window.analyses.screen is None
    assert stack.currentWidget() is start
