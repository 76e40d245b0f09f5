"""A touch screen: one finger plays, resting explains, two fingers turn what is held or size it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from gui.board.hand import Grip
from tests.gui.board.stub import Step, square, stone
from tests.gui.touching import Touch

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.board.stub import Board


@pytest.fixture
def touch(board: Board) -> Touch:
    return Touch(board.view.viewport())


def explained(monkeypatch: pytest.MonkeyPatch) -> list[QPoint]:
    """Note where something is explained."""
    asked: list[QPoint] = []
    monkeypatch.setattr(
        "gui.board.fingers.QApplication.sendEvent", lambda _, event: asked.append(event.pos())
    )
    return asked


def test_two_taps_take_and_drop(board: Board, touch: Touch) -> None:
    touch.tap(board.at(stone(0)))
    taken = board.scene.hand.grip
    touch.tap(board.at(square(2)))

    assert taken is Grip.CARRIED
    assert board.played == [Step(0, 2)]


def test_a_finger_drags(board: Board, touch: Touch) -> None:
    touch.press(board.at(stone(1)))
    touch.move(board.at(square(3)))
    shown = board.scene.hand.target
    touch.release()

    assert shown == square(3)
    assert board.played == [Step(1, 3)]


def test_a_finger_that_slides_shows_where_what_is_carried_would_go(
    board: Board, touch: Touch
) -> None:
    touch.tap(board.at(stone(0)))
    touch.press(board.at(square(1)))
    touch.move(board.at(square(2)))
    shown, made = board.scene.hand.target, list(board.played)
    touch.release()

    assert (shown, made) == (square(2), [])
    assert board.played == [Step(0, 2)]


def test_dragging_another_piece_lets_go_of_the_carried_one(board: Board, touch: Touch) -> None:
    touch.tap(board.at(stone(0)))
    touch.press(board.at(stone(1)))
    touch.move(board.at(square(2)))
    touch.release()

    assert board.played == [Step(1, 2)]


@pytest.mark.parametrize("carried", [False, True])
def test_a_long_press_explains_and_plays_nothing(
    board: Board, touch: Touch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, carried: bool
) -> None:
    asked = explained(monkeypatch)
    if carried:
        touch.tap(board.at(stone(0)))
    board.view._fingers._rest.setInterval(1)
    at = board.at(square(1) if carried else stone(0))
    touch.press(at)
    qtbot.waitUntil(lambda: bool(asked))
    touch.release()

    assert asked == [at]
    assert board.played == []
    assert board.scene.hand.holding is carried


def test_a_second_finger_turns_what_is_dragged(board: Board, touch: Touch) -> None:
    touch.press(board.at(stone(0)))
    touch.move(board.at(square(1)))
    touch.tap_beside(board.at(square(4)))
    touch.tap_beside(board.at(square(4)))
    touch.release()

    assert board.played == [Step(0, 1, 2)]


def test_a_tap_of_two_fingers_turns_what_is_carried(board: Board, touch: Touch) -> None:
    touch.tap(board.at(stone(0)))
    touch.tap_with_two(board.at(square(0)), board.at(square(1)))
    turned = board.scene.hand.variant
    touch.tap(board.at(square(3)))

    assert turned == 1
    assert board.played == [Step(0, 3, 1)]


def test_the_handle_beside_what_a_finger_took_is_large_and_turns(
    board: Board, touch: Touch
) -> None:
    touch.tap(board.at(stone(0)))
    handle = board.scene.held.badge
    touch.tap(board.view.mapFromScene(handle.center()))

    assert min(handle.width(), handle.height()) >= 44
    assert board.scene.hand.variant == 1
    assert board.scene.hand.grip is Grip.CARRIED


def test_the_handle_is_small_for_a_mouse(board: Board) -> None:
    board.click(stone(0))

    assert board.scene.held.badge.height() < 44


@pytest.mark.parametrize(("apart", "step"), [(2.0, 1), (0.5, -1)])
@pytest.mark.parametrize("carried", [False, True])
def test_a_pinch_sizes_the_board_and_plays_nothing(
    board: Board, touch: Touch, apart: float, step: int, *, carried: bool
) -> None:
    sized: list[int] = []
    board.view.zoomed.connect(sized.append)
    if carried:
        touch.tap(board.at(stone(0)))
    touch.pinch(board.at(square(0)), board.at(square(3)), apart)

    assert sized
    assert set(sized) == {step}
    assert board.played == []
    assert board.scene.hand.variant == 0


def test_a_drop_beside_all_places_means_the_nearest_target(board: Board, touch: Touch) -> None:
    beside = board.at(square(3)) + QPoint(0, 70)  # 40 pixels below its edge
    touch.press(board.at(stone(0)))
    touch.move(beside)
    touch.release()

    assert board.played == [Step(0, 3)]


def test_a_drop_inside_a_place_means_that_place(board: Board, touch: Touch) -> None:
    touch.press(board.at(stone(0)))
    touch.move(board.at(square(4)) - QPoint(28, 0))
    touch.release()

    assert board.played == []
    assert [place for _, place in board.refused] == [square(4)]


def test_a_cancelled_touch_puts_the_piece_back(board: Board, touch: Touch) -> None:
    touch.press(board.at(stone(0)))
    touch.move(board.at(square(1)))
    touch.cancel()

    assert board.scene.hand.grip is Grip.NOTHING
    assert board.played == []


def test_a_button_on_the_board_is_tapped(board: Board, touch: Touch) -> None:
    pressed: list[str] = []
    button = QPushButton("Pass", board.view.viewport())
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setGeometry(300, 120, 90, 50)
    button.clicked.connect(lambda: pressed.append(button.text()))
    button.show()
    touch.tap(button.geometry().center())

    assert pressed == ["Pass"]
    assert board.played == []
