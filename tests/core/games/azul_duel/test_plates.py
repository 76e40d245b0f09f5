"""Taking dome plates, from the display and from the stack."""

from __future__ import annotations

import pytest

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.dome import LaidPlate
from core.games.azul_duel.state import StackPlate, Stage, State
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.core.games.azul_duel.positions import Side, codes, play, position, refusal

SUNS = ("TTKKR", "TTKY", "BBRR", "YYRR", "BBKK")
FREE = {"zero_point_draw": "free"}
FIRST_FREE = {"zero_point_draw": "first_free"}


def started(seed: int = 1) -> State:
    return AZUL_DUEL.new(2, choose(AZUL_DUEL.options, {}), Rng.seeded(seed))


def numbers(plates: tuple[StackPlate, ...]) -> list[int]:
    return [plate.plate for plate in plates]


def test_the_table_is_set_up_as_the_rulebook_says() -> None:
    state = started()

    assert [len(factory.sun) for factory in state.factories] == [5, 4, 4, 4, 4]
    assert [factory.chip is not None for factory in state.factories] == [False] + [True] * 4
    assert (len(state.bag), len(state.stack), len(state.chips)) == (44, 15, 16)
    assert None not in state.display
    assert [board.points for board in state.boards] == [5, 5]
    assert [board.tokens for board in state.boards] == [2, 2]
    assert state.first_tile is None


def test_either_player_can_be_drawn_to_begin() -> None:
    assert {started(seed).starter for seed in range(20)} == {0, 1}


def test_the_large_factory_starts_with_two_colors_at_least() -> None:
    assert all(len(set(started(seed).factories[0].sun)) > 1 for seed in range(300))


def test_the_other_player_lays_the_first_plate_and_then_the_first_player_begins() -> None:
    state = started()
    first = state.starter
    assert AZUL_DUEL.to_act(state) == 1 - first

    state = play(state, codes(state)[0])
    assert (AZUL_DUEL.to_act(state), len(state.stack)) == (first, 14)

    state = play(state, codes(state)[0])

    assert (AZUL_DUEL.to_act(state), len(state.stack)) == (first, 13)
    assert state.stage is Stage.ACQUIRING
    assert None not in state.display
    assert [board.tokens for board in state.boards] == [2, 2]
    assert [board.points for board in state.boards] == [5, 5]


def test_an_opening_plate_comes_from_the_display_in_any_slot_and_orientation() -> None:
    """R31."""
    state = started()
    plate = state.display[1]

    assert len(codes(state)) == 3 * 9 * 4

    after = play(state, f"open:D{plate:02}@23r3")

    assert plate is not None
    assert after.boards[state.turn].dome.slots[5] == LaidPlate(plate, 3)
    assert after.display[1] == state.stack[0].plate


def test_a_display_plate_costs_a_token_and_leaves_a_gap() -> None:
    state = position(Side(plates={(3, 3): "D18"}), suns=SUNS, display=(4, 5, 6))

    after = play(state, "plate:D05@11r1")

    assert after.display == (4, None, 6)
    assert after.boards[0].dome.slots[0] == LaidPlate(5, 1)
    assert (after.boards[0].tokens, after.boards[0].points) == (1, 5)
    assert after.stack == state.stack
    assert after.turn == 1


def test_a_plate_goes_to_every_empty_slot_in_four_orientations() -> None:
    state = position(Side(plates={(3, 3): "D18"}), suns=SUNS)

    assert len(codes(state, "plate:")) == 3 * 8 * 4
    assert refusal(state, f"plate:D{state.display[0]:02}@33r0") == (
        "There is already a dome plate in plate row 3, plate column 3."
    )


def test_two_drawn_plates_cost_two_points_and_one_goes_back() -> None:
    """V1."""
    state = position(suns=SUNS, display=(4, 5, 6), stack=(7, 8, 9))

    after = play(state, "draw", "draw", "look", "keep:D08@12r0")

    assert after.boards[0].points == 3
    assert after.boards[0].tokens == 1
    assert after.display == (4, 5, 6)
    assert len(after.stack) == len(state.stack) - 1
    assert after.stack[0].plate == 9
    assert after.stack[-1].plate == 7
    assert after.boards[0].dome.slots[1] == LaidPlate(8, 0)
    assert (after.turn, after.stage, after.hand) == (1, Stage.ACQUIRING, ())


def test_drawing_goes_on_until_the_player_looks() -> None:
    state = play(position(suns=SUNS), "draw")
    assert (codes(state), state.turn) == (["draw", "look"], 0)

    state = play(state, "look")

    assert state.stage is Stage.KEEPING
    assert {code.split(":")[0] for code in codes(state)} == {"keep"}


def test_one_of_the_drawn_plates_must_be_kept() -> None:
    """R18."""
    state = play(position(suns=SUNS, display=(4, 5, 6)), "draw", "look")

    assert refusal(state, "plate:D04@11r0") == "Keep one of the dome plates you have drawn."
    assert refusal(state, "keep:D04@11r0") == (
        "This is not one of the dome plates in your hand: D04."
    )


def test_the_last_point_buys_the_last_plate_and_the_player_looks_at_once() -> None:
    state = position(Side(score=1), suns=SUNS)

    after = play(state, "draw")

    assert (after.stage, after.boards[0].points) == (Stage.KEEPING, 0)


def test_the_last_plate_of_the_stack_is_looked_at_at_once() -> None:
    """R19."""
    state = position(round_=4, suns=SUNS)
    assert len(state.stack) == 1

    after = play(state, "draw")

    assert after.stage is Stage.KEEPING
    assert refusal(play(after, codes(after)[0]), "draw") == "The stack of dome plates is empty."


def test_several_plates_go_back_in_the_order_of_choice() -> None:
    state = play(position(suns=SUNS, stack=(1, 2, 3, 4)), "draw", "draw", "draw", "draw", "look")
    state = play(state, "keep:D02@11r0")
    assert codes(state) == ["return:D01", "return:D03", "return:D04"]
    assert state.turn == 0

    after = play(state, "return:D04", "return:D01")

    assert numbers(after.stack)[-3:] == [4, 1, 3]
    assert after.turn == 1


def test_without_points_no_plate_is_drawn_while_plates_are_on_display() -> None:
    """R1, forced_only."""
    state = position(Side(score=0), suns=SUNS)

    assert "draw" not in codes(state)
    assert refusal(state, "draw") == (
        "A dome plate from the stack costs 1 point, and you have none."
    )


def empty_display(options: dict[str, object], score: int = 0) -> State:
    return position(
        Side(score=score, tokens=1),
        Side(tokens=0),
        suns=SUNS,
        display=(None, None, None),
        options=options,
    )


def test_without_points_one_plate_is_drawn_free_when_the_display_is_empty() -> None:
    """R1, forced_only."""
    after = play(empty_display({}), "draw")

    assert (after.stage, len(after.hand), after.boards[0].points) == (Stage.KEEPING, 1, 0)


def test_a_paid_plate_is_followed_by_no_free_one_when_the_display_is_empty() -> None:
    """R1, forced_only."""
    after = play(empty_display({}, score=1), "draw")

    assert (after.stage, len(after.hand)) == (Stage.KEEPING, 1)


@pytest.mark.parametrize(("score", "drawn"), [(0, 1), (1, 1)])
def test_only_the_first_plate_of_an_action_is_free_if_the_option_says_so(
    score: int, drawn: int
) -> None:
    """R1, first_free."""
    after = play(position(Side(score=score), suns=SUNS, options=FIRST_FREE), "draw")

    assert (after.stage, len(after.hand)) == (Stage.KEEPING, drawn)
    assert after.boards[0].points == 0


def test_all_plates_are_free_without_points_if_the_option_says_so() -> None:
    """R1, free."""
    state = position(Side(score=1), suns=SUNS, options=FREE)

    after = play(state, "draw", "draw", "draw")

    assert (after.stage, len(after.hand)) == (Stage.DRAWING, 3)
    assert after.boards[0].points == 0
    assert after.boards[0].ledger.plates == state.boards[0].ledger.plates - 1


def test_each_player_takes_two_plates_a_round() -> None:
    state = position(Side(tokens=0), suns=SUNS)

    assert codes(state, "plate:") == codes(state, "draw") == []
    assert refusal(state, "draw") == (
        "You have no token left: you have taken two dome plates this round."
    )


def test_no_plates_are_taken_in_the_last_round() -> None:
    state = position(round_=5, suns=SUNS)

    assert refusal(state, "plate:D01@11r0") == "You cannot take dome plates in round 5."
    assert refusal(state, "draw") == "You cannot take dome plates in round 5."
