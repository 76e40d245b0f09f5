from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import define, field
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import Draw, Look, TakeSun
from core.games.azul_duel.state import Stage, State
from gui.board.scene import TableScene
from gui.board.view import TableView
from gui.games.azul_duel import places as spots
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import Position, reached, shown
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.handles import Handle

LEFT = Qt.MouseButton.LeftButton
SOME = 14
"""How many of a position's gestures are tried."""


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
        made = list(TABLE.handles(self.position.stage.view, self.position.moves))
        return made[:: max(1, len(made) // SOME)]

    def at(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def turn_to(self, handle: Handle) -> None:
        while self.scene.hand.variant != handle.variant:
            QTest.keyClick(self.view, Qt.Key.Key_R)

    def drag(self, handle: Handle, target: Place | None = None) -> None:
        viewport = self.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self.at(handle.source))
        glide(viewport, self.at(handle.source) + QPoint(9, 0))
        self.turn_to(handle)
        goal = self.at(target or handle.target)
        glide(viewport, goal)
        QTest.mouseRelease(viewport, LEFT, pos=goal)

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(place))

    def click_and_click(self, handle: Handle) -> None:
        self.click(handle.source)
        if handle.at_once:
            return
        self.turn_to(handle)
        glide(self.view.viewport(), self.at(handle.target))
        self.click(handle.target)

    def type(self, handle: Handle) -> None:
        self.scene.set_focus(handle.source)
        QTest.keyClick(self.view, Qt.Key.Key_Return)
        self.turn_to(handle)
        if handle.key:
            QTest.keyClicks(self.view, handle.key)
        else:
            QTest.keyClick(self.view, Qt.Key.Key_Return)


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
        scene.show_stage(position.stage, position.moves, lambda m: AZUL_DUEL.why_not(state, m))
        return board

    return opened


def keeping() -> State:
    drawing = reached(lambda s: s.stage is Stage.DRAWING)
    return AZUL_DUEL.apply(drawing, Look()).state


def chips_offered(state: State) -> bool:
    return any(f.is_bare and f.chip for f in state.factories) and state.chips_taken(state.turn) < 2


STATES: dict[str, Callable[[], State]] = {
    "opening": lambda: reached(lambda s: s.stage is Stage.OPENING),
    "acquiring": lambda: reached(lambda s: s.stage is Stage.ACQUIRING),
    "moons": lambda: reached(lambda s: s.stage is Stage.ACQUIRING and chips_offered(s)),
    "keeping": keeping,
    "completing": lambda: reached(
        lambda s: s.stage is Stage.COMPLETING and len(AZUL_DUEL.legal_moves(s)) > 3
    ),
    "placing": lambda: reached(
        lambda s: s.stage is Stage.PLACING and len(AZUL_DUEL.legal_moves(s)) > 1
    ),
}


@pytest.mark.parametrize("wanted", STATES)
def test_moves_are_dragged(open_board: Callable[[State], Board], wanted: str) -> None:
    board = open_board(STATES[wanted]())

    for handle in board.handles:
        board.drag(handle)

    assert board.played == [handle.move for handle in board.handles]


@pytest.mark.parametrize("wanted", STATES)
def test_moves_are_made_by_two_clicks(open_board: Callable[[State], Board], wanted: str) -> None:
    board = open_board(STATES[wanted]())

    for handle in board.handles:
        board.click_and_click(handle)

    assert board.played == [handle.move for handle in board.handles]


@pytest.mark.parametrize("wanted", STATES)
def test_moves_are_typed(open_board: Callable[[State], Board], wanted: str) -> None:
    board = open_board(STATES[wanted]())

    for handle in board.handles:
        board.type(handle)

    assert board.played == [handle.move for handle in board.handles]


def drawing_allowed() -> State:
    return reached(lambda s: s.stage is Stage.ACQUIRING and Draw() in AZUL_DUEL.legal_moves(s))


def test_a_click_on_the_plate_stack_draws(open_board: Callable[[State], Board]) -> None:
    board = open_board(drawing_allowed())

    board.click(places.STACK)

    assert board.played == [Draw()]
    assert not board.scene.hand.holding


def test_a_double_click_on_the_plate_stack_draws_one_plate(
    open_board: Callable[[State], Board],
) -> None:
    board = open_board(drawing_allowed())

    board.click(places.STACK)
    QTest.mouseDClick(board.view.viewport(), LEFT, pos=board.at(places.STACK))

    assert board.played == [Draw()]


def test_a_plate_dragged_off_the_stack_is_drawn_where_drawn_plates_lie(
    open_board: Callable[[State], Board],
) -> None:
    board = open_board(drawing_allowed())
    (handle,) = (h for h in TABLE.handles(board.position.stage.view, [Draw()]))

    board.drag(handle, spots.TRAY)

    assert board.played == [Draw()]
    assert board.refused == []


@pytest.mark.parametrize("goal", [places.slot(0, 4), places.BAG], ids=lambda p: p.area)
def test_a_plate_dragged_from_the_stack_to_another_place_costs_nothing(
    open_board: Callable[[State], Board], goal: Place
) -> None:
    board = open_board(drawing_allowed())
    (handle,) = (h for h in TABLE.handles(board.position.stage.view, [Draw()]))

    board.drag(handle, goal)

    assert board.played == []
    assert [reason.rule for reason in board.refused] == ["plate-stack"]


def test_a_plate_dropped_back_onto_the_stack_is_not_drawn(
    open_board: Callable[[State], Board],
) -> None:
    board = open_board(drawing_allowed())
    (handle,) = (h for h in TABLE.handles(board.position.stage.view, [Draw()]))

    board.drag(handle, places.STACK)

    assert board.played == []
    assert board.refused == []


def test_a_tile_under_others_is_met_where_its_stack_spreads(
    open_board: Callable[[State], Board],
) -> None:
    def stacked(state: State) -> bool:
        return state.stage is Stage.ACQUIRING and len(state.factories[1].moon) > 2

    board = open_board(reached(stacked))
    scene, withheld = board.scene, list[object]()
    scene.withheld.connect(withheld.append)
    glide(board.view.viewport(), board.at(places.moon(1, 0)))
    middle = scene.rect_of(places.moon(1, 0)).center()
    (lowest, *_) = scene.table.fan(scene.stage, scene.board_layout, middle)
    at = board.view.mapFromScene(lowest.rect.center())

    glide(board.view.viewport(), at)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=at)

    assert lowest.place == places.moon(1, 0)
    assert withheld == [lowest.place]
    assert not scene.hand.holding


def test_any_tile_of_a_color_lifts_its_group(open_board: Callable[[State], Board]) -> None:
    state = reached(lambda s: len(set(s.factories[1].sun)) == 3)
    board = open_board(state)
    sun = state.factories[1].sun
    color = max(sun, key=sun.count)
    first, last = (index for index, tile in enumerate(sun) if tile is color)

    board.click(places.sun(1, last))

    assert board.scene.hand.source == places.sun(1, first)
    assert {places.sun(1, first), places.sun(1, last)} <= board.scene.held.lifted


def test_leftovers_are_put_in_order_at_the_factory_before_the_drop(
    open_board: Callable[[State], Board],
) -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING and len(set(s.factories[1].sun)) == 4)
    board = open_board(state)
    color, low, middle, top = state.factories[1].sun
    line = next(n for n in range(6, 0, -1) if not state.board.line(n))

    board.click(places.sun(1, 0))
    ghosts = {f.place: f.rect for f in board.scene.held.aside}
    grab, drop = (
        board.view.mapFromScene(ghosts[places.moon(1, height)].center()) for height in (0, 2)
    )
    QTest.mousePress(board.view.viewport(), LEFT, pos=grab - QPoint(6, 0))
    glide(board.view.viewport(), drop)
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=drop)
    arranged = board.scene.hand.variant
    board.click(spots.pattern_line(state.turn, line))

    assert arranged == (middle, top, low)
    assert board.played == [TakeSun(1, color, (middle, top, low), line)]


def test_an_illegal_line_says_why_not(open_board: Callable[[State], Board]) -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING and any(map(len, s.board.lines)))
    board = open_board(state)
    line = next(number for number in range(1, 7) if state.board.line(number))
    color = state.board.line(line)[0]
    suns = [h for h in board.handles if isinstance(h.move, TakeSun) and h.move.color is not color]

    board.drag(suns[0], spots.pattern_line(state.turn, line))

    (reason,) = board.refused
    assert reason.rule == "pattern-lines"
    assert board.played == []


def test_escape_puts_the_tiles_back(open_board: Callable[[State], Board]) -> None:
    board = open_board(reached(lambda s: s.stage is Stage.ACQUIRING))
    source = next(s for s in board.scene.hand.handles.sources if s.area == "sun")

    board.click(source)
    lifted = board.scene.tabletop.items[source].opacity()
    QTest.keyClick(board.view, Qt.Key.Key_Escape)

    assert lifted < 1
    assert board.scene.tabletop.items[source].opacity() == 1
    assert not board.scene.hand.holding


def test_a_whole_game_plays_on_the_screen(open_board: Callable[[State], Board]) -> None:
    """Every event finds its faces, and the board settles on what the position says."""
    state = reached(lambda _: True)
    scene = open_board(state).scene

    while moves := AZUL_DUEL.legal_moves(state):
        step = AZUL_DUEL.apply(state, moves[len(moves) // 2])
        state = step.state
        position = shown(state, (1000, 650), near=0)
        events = [AZUL_DUEL.redact(event, 0) for event in step.events]
        scene.play_events(position.stage, (), lambda _: None, events)
        wanted = {face.place for face in TABLE.faces(position.stage, scene.board_layout)}
        assert scene.tabletop.items.keys() == wanted

    assert state.stage is Stage.OVER
