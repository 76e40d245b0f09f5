from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from core.kernel.places import Place
from gui.board.arrow_keys import after, neighbor, next_in_zones
from tests.gui.board.stub import Step, square, stone

if TYPE_CHECKING:
    from tests.gui.board.stub import Board

UP, DOWN, LEFT, RIGHT = QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0)
GRID = {Place("cell", (x, y)): QRectF(60 * x, 60 * y, 50, 50) for x in range(3) for y in range(3)}
MIDDLE = Place("cell", (1, 1))


@pytest.mark.parametrize(
    ("direction", "at"), [(UP, (1, 0)), (DOWN, (1, 2)), (LEFT, (0, 1)), (RIGHT, (2, 1))]
)
def test_an_arrow_goes_to_the_neighbor(direction: QPointF, at: tuple[int, int]) -> None:
    assert neighbor(GRID, MIDDLE, direction) == Place("cell", at)


def test_an_arrow_at_the_edge_stays() -> None:
    corner = Place("cell", (0, 0))

    assert neighbor(GRID, corner, LEFT) == corner


def test_an_arrow_from_nowhere_goes_to_the_first_place() -> None:
    assert neighbor(GRID, None, LEFT) == neighbor(GRID, stone(9), UP) == Place("cell", (0, 0))
    assert neighbor({}, None, LEFT) is None


def test_zones_follow_each_other_and_go_round() -> None:
    places = [stone(0), stone(1), square(0), Place("hand", (0,), 1), Place("hand", (0,), 2)]

    assert next_in_zones(places, None, 1) == stone(0)
    assert next_in_zones(places, stone(1), 1) == square(0)
    assert next_in_zones(places, places[3], 1) == places[4]
    assert next_in_zones(places, places[4], 1) == stone(0)
    assert next_in_zones(places, None, -1) == places[4]
    assert next_in_zones([], None, 1) is None


def test_places_follow_each_other_in_their_order_and_go_round() -> None:
    places = [stone(0), stone(1), stone(2)]

    assert after(places, stone(2), 1) == stone(0)
    assert after(places, stone(0), -1) == stone(2)
    assert after(places, None, 1) == stone(0)
    assert after(places, square(0), -1) == stone(2)


def test_tab_goes_from_target_to_target_while_something_is_held(board: Board) -> None:
    board.key(Qt.Key.Key_Tab)
    board.key(Qt.Key.Key_Return)
    board.key(Qt.Key.Key_Tab)
    board.key(Qt.Key.Key_Tab)
    QTest.keyClick(board.view, Qt.Key.Key_Backtab)
    board.key(Qt.Key.Key_Return)

    assert board.played == [Step(0, 1)]


def test_escape_leads_the_keyboard_back_to_what_was_taken(board: Board) -> None:
    board.key(Qt.Key.Key_Tab)
    board.key(Qt.Key.Key_Right)
    board.key(Qt.Key.Key_Return)
    board.key(Qt.Key.Key_Escape)

    assert board.scene.focus == stone(1)
    assert not board.scene.hand.holding


def test_the_keyboard_is_never_at_a_place_where_it_can_do_nothing(board: Board) -> None:
    board.key(Qt.Key.Key_Tab)
    board.key(Qt.Key.Key_Return)
    board.view.clearFocus()

    assert board.scene.focus is None

    board.view.setFocus()
    board.key(Qt.Key.Key_Tab)

    assert board.scene.focus == stone(0)


def test_digits_drop_where_the_target_says(board: Board) -> None:
    board.key(Qt.Key.Key_Tab)
    board.key(Qt.Key.Key_Space)
    board.key(Qt.Key.Key_3)

    assert board.played == [Step(0, 3)]


def test_r_turns_and_shift_r_turns_back(board: Board) -> None:
    board.click(stone(0))
    QTest.keyClick(board.view, Qt.Key.Key_R)
    QTest.keyClick(board.view, Qt.Key.Key_R)
    QTest.keyClick(board.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    board.click(square(0))

    assert board.played == [Step(0, 0, 1)]


def test_enter_begins_where_the_keyboard_was_nowhere(board: Board) -> None:
    assert board.scene.focus is None

    board.key(Qt.Key.Key_Return)
    assert board.scene.focus == next(iter(board.scene.hand.handles.sources))
    assert not board.scene.hand.holding
    board.key(Qt.Key.Key_Return)

    assert board.scene.hand.holding
