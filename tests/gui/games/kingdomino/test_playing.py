from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import define, field
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.places import current_king, current_slot, kingdom_cell, next_slot
from core.games.kingdomino.state import Decision, State
from gui.board.scene import TableScene
from gui.board.view import TableView
from gui.games.kingdomino.places import FRAME, covered_cell
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import Position, reached, shown
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.handles import Handle

LEFT = Qt.MouseButton.LeftButton


@define(eq=False)
class Board:
    """A board on the screen, and what happened on it."""

    scene: TableScene
    view: TableView
    position: Position
    played: list[object] = field(factory=list)
    refused: list[Message] = field(factory=list)

    @property
    def handles(self) -> list[Handle]:
        return list(TABLE.handles(self.position.stage.view, self.position.moves))

    def at(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def take(self, handle: Handle) -> None:
        viewport = self.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self.at(handle.source))
        glide(viewport, self.at(handle.source) + QPoint(9, 0))
        while self.scene.hand.variant != handle.variant:
            QTest.keyClick(self.view, Qt.Key.Key_R)

    def drag(self, handle: Handle, target: Place | None = None) -> None:
        self.take(handle)
        goal = self.at(target or handle.target)
        glide(self.view.viewport(), goal)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=goal)

    def click_and_click(self, handle: Handle) -> None:
        viewport = self.view.viewport()
        QTest.mouseClick(viewport, LEFT, pos=self.at(handle.source))
        while self.scene.hand.variant != handle.variant:
            QTest.keyClick(self.view, Qt.Key.Key_R)
        glide(viewport, self.at(handle.target))
        QTest.mouseClick(viewport, LEFT, pos=self.at(handle.target))


@pytest.fixture
def open_board(qtbot: QtBot) -> Callable[[State], Board]:
    def opened(state: State) -> Board:
        position = shown(state)
        scene = TableScene(TABLE)
        view = TableView(scene)
        qtbot.addWidget(view)
        scene.setParent(view)
        scene.animator.speed = 0
        view.resize(1600, 1000)
        with qtbot.waitExposed(view):
            view.show()
        board = Board(scene, view, position)
        scene.played.connect(board.played.append)
        scene.refused.connect(lambda reason, _: board.refused.append(reason))
        why = KINGDOMINO.why_not
        scene.show_stage(position.stage, position.moves, lambda move: why(state, move))
        return board

    return opened


def placing(state: State) -> bool:
    some = 12
    return state.table.decision is Decision.PLACE and len(KINGDOMINO.legal_moves(state)) > some


def choosing(state: State) -> bool:
    return bool(state.table.current_line) and state.table.decision is Decision.CLAIM


@pytest.mark.parametrize("wanted", [placing, choosing])
def test_every_move_can_be_dragged(
    open_board: Callable[[State], Board], wanted: Callable[[State], bool]
) -> None:
    board = open_board(reached(wanted))

    for handle in board.handles:
        board.drag(handle)

    assert board.played == [handle.move for handle in board.handles]


@pytest.mark.parametrize("wanted", [placing, choosing])
def test_every_move_can_be_made_by_two_clicks(
    open_board: Callable[[State], Board], wanted: Callable[[State], bool]
) -> None:
    board = open_board(reached(wanted))

    for handle in board.handles:
        board.click_and_click(handle)

    assert board.played == [handle.move for handle in board.handles]


def test_a_free_domino_is_chosen_by_a_click(open_board: Callable[[State], Board]) -> None:
    board = open_board(reached(choosing))

    for handle in board.handles:
        glide(board.view.viewport(), board.at(handle.target))
        assert board.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
        QTest.mouseClick(board.view.viewport(), LEFT, pos=board.at(handle.target))

    assert board.played == [handle.move for handle in board.handles]


def test_a_careful_hand_holds_the_king_over_the_domino_that_was_clicked(
    open_board: Callable[[State], Board],
) -> None:
    board = open_board(reached(choosing))
    board.scene.hand.cautious = True
    at = board.at(board.handles[0].target)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=at)
    waited = (board.scene.hand.poised, list(board.played))
    QTest.mouseClick(board.view.viewport(), LEFT, pos=at)

    assert waited == (True, [])
    assert board.played == [board.handles[0].move]


@pytest.mark.parametrize("wanted", [placing, choosing])
def test_the_keyboard_can_move(
    open_board: Callable[[State], Board], wanted: Callable[[State], bool]
) -> None:
    board = open_board(reached(wanted))

    QTest.keyClick(board.view, Qt.Key.Key_Tab)
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    QTest.keyClick(board.view, Qt.Key.Key_Return)

    assert board.played == [board.handles[0].move]


def test_escape_puts_a_domino_back(open_board: Callable[[State], Board]) -> None:
    board = open_board(reached(placing))

    board.take(board.handles[0])
    QTest.keyClick(board.view, Qt.Key.Key_Escape)

    assert not board.scene.hand.holding
    assert board.played == []


def test_an_illegal_drop_says_why(open_board: Callable[[State], Board]) -> None:
    state = reached(placing)
    board = open_board(state)
    seat = state.table.actor
    assert seat is not None

    board.drag(board.handles[0], covered_cell(seat, (0, 0)))

    (reason,) = board.refused
    assert reason.rule == "placing"
    assert board.played == []


def test_a_chosen_domino_cannot_be_chosen_again(open_board: Callable[[State], Board]) -> None:
    state = reached(lambda s: s.table.turn == 2 and s.table.opening)
    taken = next(i for i, slot in enumerate(state.table.next_line) if slot.king is not None)
    board = open_board(state)

    board.drag(board.handles[0], next_slot(taken))

    (reason,) = board.refused
    assert reason.rule == "choosing"


def test_the_frame_slides_while_a_domino_hovers_and_back(
    open_board: Callable[[State], Board],
) -> None:
    state = reached(lambda s: placing(s) and len(_frames(shown(s))) > 1)
    board = open_board(state)
    home = board.scene.board_layout[FRAME]
    frames = {
        handle: next(
            f.rect
            for f in TABLE.preview(board.position.stage, board.scene.board_layout, handle).faces
            if f.place == FRAME
        )
        for handle in board.handles
    }
    handle = next(handle for handle, rect in frames.items() if rect != home)
    item = board.scene.tabletop.items[FRAME]

    board.take(handle)
    glide(board.view.viewport(), board.at(handle.target))
    slid = item.pos()
    QTest.keyClick(board.view, Qt.Key.Key_Escape)

    assert slid == frames[handle].topLeft()
    assert item.pos() == home.topLeft()


def _frames(position: Position) -> set[tuple[float, float]]:
    layout = TABLE.layout(position.stage)
    faces = (
        face
        for handle in TABLE.handles(position.stage.view, position.moves)
        for face in TABLE.preview(position.stage, layout, handle).faces
    )
    return {(face.rect.x(), face.rect.y()) for face in faces if face.place == FRAME}


def test_a_whole_game_plays_on_the_screen(open_board: Callable[[State], Board]) -> None:
    """Every event finds its faces, and the board settles on what the position says."""
    state = reached(lambda s: bool(s.table.current_line), seats=2)
    board = open_board(state)
    scene = board.scene

    while moves := KINGDOMINO.legal_moves(state):
        step = KINGDOMINO.apply(state, moves[len(moves) // 2])
        state = step.state
        position = shown(state)
        scene.play_events(position.stage, position.moves, lambda _: None, step.events)
        wanted = {face.place for face in TABLE.faces(position.stage, scene.board_layout)}
        assert scene.tabletop.items.keys() == wanted

    assert state.table.over


def test_what_the_move_did_is_marked_and_not_what_the_table_did_after(
    open_board: Callable[[State], Board],
) -> None:
    last = reached(lambda s: choosing(s) and s.table.turn == s.table.setup.line - 1)
    board = open_board(last)
    (move,) = KINGDOMINO.legal_moves(last)
    assert isinstance(move, ClaimDomino)
    slot = next(i for i, drawn in enumerate(last.table.next_line) if drawn.king is None)

    step = KINGDOMINO.apply(last, move)
    position = shown(step.state)
    board.scene.play_events(position.stage, position.moves, lambda _: None, step.events)

    assert board.scene.marking.last == (current_king(slot),)


def test_a_placed_domino_is_marked(open_board: Callable[[State], Board]) -> None:
    state = reached(placing)
    board = open_board(state)
    move = KINGDOMINO.legal_moves(state)[0]
    assert isinstance(move, PlaceDomino)
    seat = state.table.actor
    assert seat is not None

    step = KINGDOMINO.apply(state, move)
    position = shown(step.state)
    board.scene.play_events(position.stage, position.moves, lambda _: None, step.events)

    assert board.scene.marking.last == (kingdom_cell(seat, move.cell),)
    assert current_slot(state.table.turn) not in board.scene.tabletop.items
