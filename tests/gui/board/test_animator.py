from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem

from gui.board.animator import LONGEST, TRAVEL, Animator, Flight

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

START, END = QPointF(0, 0), QPointF(100, 50)


@pytest.fixture
def animator(qapp: QApplication) -> Animator:  # noqa: ARG001 - animations need it
    return Animator()


def flight(delay: float = 0, turn: tuple[float, float] = (0, 0)) -> Flight:
    return Flight(QGraphicsRectItem(), START, END, delay, turn)


@pytest.mark.parametrize("delay", [0, 0.0, 100])
def test_pieces_are_under_way_in_between(animator: Animator, delay: float) -> None:
    flying = flight(delay)
    animator.fly([flying])
    animator._clock.pause()
    animator._clock.setCurrentTime(int(delay) + TRAVEL // 3)

    assert START.x() < flying.item.pos().x() < END.x()
    animator.finish()


def test_finishing_lets_everything_arrive_and_says_so_once(animator: Animator) -> None:
    finished: list[None] = []
    animator.finished.connect(lambda: finished.append(None))
    flights = [flight(delay, (0, 90)) for delay in (0, 70, 140)]
    animator.fly(flights)

    animator.finish()
    animator.finish()

    assert [each.item.pos() for each in flights] == [END] * 3
    assert [each.item.rotation() for each in flights] == [90] * 3
    assert len(finished) == 1
    assert not animator.running


def test_a_piece_out_of_a_pile_gets_its_picture_once_when_it_departs(animator: Animator) -> None:
    dressed: list[str] = []
    flights = [
        Flight(QGraphicsRectItem(), START, END, 0, dress=lambda: dressed.append("lies open")),
        Flight(QGraphicsRectItem(), START, END, 70, appears=True, dress=lambda: dressed.append("")),
    ]
    animator.fly(flights)
    animator._clock.pause()
    at_first = [*dressed]
    for moment in (30, 80, 90):
        animator._clock.setCurrentTime(moment)

    assert at_first == ["lies open"]
    assert dressed == ["lies open", ""]
    animator.finish()


def test_a_new_flight_lets_the_old_one_arrive(animator: Animator) -> None:
    first, second = flight(), flight()
    animator.fly([first])
    animator.fly([second])

    assert first.item.pos() == END
    assert second.item.pos() == START
    animator.finish()


def test_without_motion_everything_is_there_at_once(animator: Animator) -> None:
    finished: list[None] = []
    animator.finished.connect(lambda: finished.append(None))
    animator.speed = 0
    flying = flight(delay=50)

    animator.fly([flying])

    assert flying.item.pos() == END
    assert finished == [None]
    assert not animator.running


def test_nothing_to_fly_is_finished_at_once(animator: Animator) -> None:
    finished: list[None] = []
    animator.finished.connect(lambda: finished.append(None))

    animator.fly([])

    assert finished == [None]


def test_however_many_pieces_fly_it_does_not_take_for_ever(animator: Animator) -> None:
    animator.fly([flight(70 * index) for index in range(100)])

    assert animator._clock.totalDuration() == LONGEST
    animator.finish()
