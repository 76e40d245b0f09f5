from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from gui.board.hand import Grip, Hand
from gui.board.handles import Handle, Handles
from gui.board.tolerance import STEADY, UNSTEADY
from tests.gui.board.stub import square, stone

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from core.kernel.places import Place

RECTS = {
    stone(0): QRectF(0, 0, 50, 50),
    stone(1): QRectF(60, 0, 50, 50),
    square(0): QRectF(0, 200, 50, 50),
    square(1): QRectF(60, 200, 50, 50),
}
HANDLES = Handles(
    [
        Handle("a", stone(0), square(0), 0, key="A"),
        Handle("b", stone(0), square(1), 0),
        Handle("c", stone(0), square(1), 1),
        Handle("d", stone(1), square(1)),
    ]
)


def place_at(at: QPointF) -> Place | None:
    return next((place for place, rect in RECTS.items() if rect.contains(at)), None)


@pytest.fixture
def hand(qapp: QApplication) -> Hand:  # noqa: ARG001 - signals need it
    hand = Hand(lambda place: RECTS.get(place, QRectF()), place_at, lambda _: None)
    hand.deal(HANDLES)
    return hand


def middle(place: Place) -> QPointF:
    return RECTS[place].center()


def dropped(hand: Hand) -> list[object]:
    moves: list[object] = []
    hand.dropped.connect(lambda handle: moves.append(handle.move))
    return moves


def test_a_press_on_nothing_matters_to_nobody(hand: Hand) -> None:
    assert not hand.press(None, QPointF(5, 5))
    assert hand.grip is Grip.NOTHING


def test_leaving_a_small_piece_is_a_drag_however_short_the_way(hand: Hand) -> None:
    hand.press(stone(0), QPointF(49, 25))
    hand.move(QPointF(51, 25))

    assert hand.grip is Grip.DRAGGED


def test_a_trembling_click_on_a_piece_that_comes_along_is_no_drag(hand: Hand) -> None:
    hand.press(stone(0), middle(stone(1)))
    hand.move(middle(stone(1)) + QPointF(1, 0))
    hand.release(middle(stone(1)) + QPointF(1, 0))

    assert hand.grip is Grip.CARRIED


def test_a_click_on_another_piece_takes_that_one(hand: Hand) -> None:
    hand.press(stone(0), middle(stone(0)))
    hand.release(middle(stone(0)))
    hand.press(stone(1), middle(stone(1)))
    hand.release(middle(stone(1)))

    assert (hand.grip, hand.source) == (Grip.CARRIED, stone(1))


def test_a_second_click_on_a_piece_puts_it_back(hand: Hand) -> None:
    for _ in range(2):
        hand.press(stone(0), middle(stone(0)))
        hand.release(middle(stone(0)))

    assert hand.grip is Grip.NOTHING


def test_a_click_on_a_forbidden_place_leaves_the_piece_in_the_hand(hand: Hand) -> None:
    missed: list[object] = []
    hand.missed.connect(lambda _, aimed, __: missed.append(aimed))
    hand.press(stone(1), middle(stone(1)))
    hand.release(middle(stone(1)))
    hand.press(None, middle(square(0)))
    hand.release(middle(square(0)))

    assert missed == [square(0)]
    assert (hand.grip, hand.source) == (Grip.CARRIED, stone(1))


def test_a_target_is_met_within_its_halo_and_not_beyond(hand: Hand) -> None:
    hand.take(stone(0))
    near, far = QPointF(25, 250 + STEADY.halo), QPointF(25, 251 + STEADY.halo)

    hand.aim(None)
    hand.move(near)
    met = hand.target
    hand.aim(None)
    hand.move(far)

    assert met == square(0)
    assert hand.target is None


def test_the_place_under_the_pointer_counts_before_a_target_nearby(hand: Hand) -> None:
    hand.take(stone(1))
    hand.move(QPointF(49, 225))
    inside = hand.target
    hand.move(QPointF(53, 225))

    assert inside is None
    assert hand.target == square(1)


def test_a_target_is_left_as_soon_as_the_pointer_is_inside_another_place(hand: Hand) -> None:
    hand.take(stone(1))
    hand.move(QPointF(56, 225))
    beside = hand.target
    hand.move(QPointF(50, 225))

    assert beside == square(1)
    assert hand.target is None


def test_between_two_targets_the_one_aimed_at_is_kept_for_a_while(hand: Hand) -> None:
    hand.take(stone(0))
    hand.move(QPointF(49, 225))
    hand.move(QPointF(56, 225))
    kept = hand.target
    hand.move(QPointF(61, 225))

    assert kept == square(0)
    assert hand.target == square(1)


def test_turning_by_keys_aims_at_the_nearest_target_if_the_old_one_no_longer_fits(
    hand: Hand,
) -> None:
    hand.take(stone(0))
    first = hand.target
    hand.turn(1)

    assert first == square(0)
    assert (hand.variant, hand.target) == (1, square(1))

    hand.turn(1)

    assert hand.handle is not None
    assert hand.handle.move == "b"


def test_turning_under_the_pointer_keeps_the_target_only_if_it_still_fits(hand: Hand) -> None:
    hand.take(stone(0))
    hand.move(QPointF(49, 225))
    first = hand.target
    hand.turn(1)

    assert first == square(0)
    assert (hand.variant, hand.handle) == (1, None)


def test_a_key_drops_on_the_target_that_has_it(hand: Hand) -> None:
    moves = dropped(hand)
    hand.take(stone(0))

    assert not hand.drop_by_key("Z")
    assert hand.drop_by_key("A")
    assert moves == ["a"]


def test_only_what_has_one_place_to_go_is_dropped_at_once(hand: Hand) -> None:
    moves = dropped(hand)
    hand.take(stone(0))
    free = hand.drop_forced()
    hand.take(stone(1))

    assert not free
    assert hand.drop_forced()
    assert moves == ["d"]


def test_a_miss_tells_what_was_held_and_where_it_was_aimed(hand: Hand) -> None:
    missed: list[tuple[object, ...]] = []
    hand.missed.connect(lambda *told: missed.append(told))
    hand.press(stone(1), middle(stone(1)))
    hand.move(middle(square(0)))
    hand.release(middle(square(0)))

    assert missed == [(stone(1), square(0), 0)]
    assert hand.grip is Grip.NOTHING


def test_a_new_position_empties_the_hand(hand: Hand) -> None:
    hand.take(stone(0))
    hand.deal(Handles())

    assert not hand.holding
    assert not hand.turn(1)
    assert not hand.drop_forced()
    assert not hand.cancel()


def test_the_handles_are_found_in_the_order_in_which_they_were_given() -> None:
    assert HANDLES.sources == (stone(0), stone(1))
    assert HANDLES.variants(stone(0)) == (0, 1)
    assert list(HANDLES.targets(stone(0), 0)) == [square(0), square(1)]
    assert HANDLES.all_targets(stone(0)) == {square(0), square(1)}


def test_turning_goes_round_in_both_directions_and_starts_where_it_can() -> None:
    assert HANDLES.turned(stone(0), 0, -1) == 1
    assert HANDLES.turned(stone(0), 1, 1) == 0
    assert HANDLES.turned(stone(0), "unknown", 1) == 0
    assert HANDLES.turned(square(0), "nothing", 1) == "nothing"


def test_an_unsteady_hand_may_slip_while_it_clicks(hand: Hand) -> None:
    hand.tolerance = UNSTEADY
    hand.press(stone(0), QPointF(45, 25))
    hand.move(QPointF(55, 30))
    hand.release(QPointF(55, 30))

    assert (hand.grip, hand.source) == (Grip.CARRIED, stone(0))


def test_an_unsteady_hand_may_drop_beside_a_target(hand: Hand) -> None:
    hand.tolerance = UNSTEADY
    moves = dropped(hand)
    hand.press(stone(0), middle(stone(0)))
    hand.move(QPointF(25, 250 + UNSTEADY.halo))
    hand.release(QPointF(25, 250 + UNSTEADY.halo))

    assert moves == ["a"]


def test_a_click_on_a_direct_target_takes_and_drops(hand: Hand) -> None:
    hand.deal(Handles([Handle("a", stone(0), square(0), 2, direct=True)]))
    moves = dropped(hand)

    assert hand.choose(square(0))
    assert moves == ["a"]
    assert hand.grip is Grip.NOTHING


def test_a_click_on_any_other_target_chooses_nothing(hand: Hand) -> None:
    moves = dropped(hand)

    assert not hand.choose(square(0))
    assert moves == []


def test_whoever_holds_something_chooses_nothing_else(hand: Hand) -> None:
    direct = Handle("a", stone(0), square(0), direct=True)
    hand.deal(Handles([direct, Handle("d", stone(1), square(1))]))
    hand.take(stone(1))

    assert not hand.choose(square(0))
    assert hand.source == stone(1)
