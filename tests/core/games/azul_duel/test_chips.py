"""Taking bonus chips, passing, and the end of the acquisition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.board import StoredChip
from core.games.azul_duel.events import Passed, TilingBegan
from tests.core.games.azul_duel.positions import Side, codes, events, play, position, refusal

if TYPE_CHECKING:
    from core.games.azul_duel.state import State


def test_a_chip_is_taken_when_its_factory_holds_no_tile() -> None:
    state = position(suns=("TTKKR", "", "BBRR"))
    chip = state.factories[1].chip
    assert chip is not None

    after = play(state, "chip1")

    assert after.boards[0].chips == (StoredChip(chip),)
    assert after.factories[1].chip is None
    assert after.turn == 1


def test_a_chip_is_face_down_while_its_factory_holds_tiles() -> None:
    state = position(suns=("TTKKR", "", "BBRR"), moons=("", "", "", "K"))
    sentence = "The bonus chip on small factory {} is face down while the factory holds tiles."

    assert refusal(state, "chip2") == sentence.format(2)
    assert refusal(state, "chip3") == sentence.format(3)


def test_a_player_takes_two_chips_a_round() -> None:
    state = position(Side(taken=2), suns=("TTKKR",))

    assert codes(state, "chip") == []
    assert refusal(state, "chip1") == "You have already taken two bonus chips this round."


def test_the_chips_of_earlier_rounds_do_not_count() -> None:
    state = position(Side(taken=1), round_=3, suns=("TTKKR",))

    assert len(state.boards[0].chips) == 5
    assert codes(state, "chip") == ["chip1", "chip2", "chip3"]


def test_nobody_passes_who_can_act() -> None:
    state = position(suns=("TTKKR",))

    assert "pass" not in codes(state)
    assert refusal(state, "pass") == "You can pass only when you can do nothing else."


def solo() -> State:
    return position(Side(tokens=0, taken=2), Side(tokens=1, taken=1), round_=2, turn=0, starter=0)


def test_a_player_without_an_action_must_pass() -> None:
    """V21."""
    state = solo()

    assert codes(state) == ["pass"]
    assert events(state, "pass") == (Passed(0),)


def test_the_other_player_goes_on_alone_in_any_order() -> None:
    """V21, R30."""
    state = play(solo(), "pass")
    plate = codes(state, "plate:")[0]

    for order in ((plate, "chip1"), ("chip1", plate)):
        halfway = play(state, order[0])
        assert (halfway.turn, halfway.boards[0].passed) == (1, True)

        told = events(halfway, order[1])
        assert told[1 + order[1].startswith("plate")] == TilingBegan(0)


def test_the_acquisition_waits_for_the_tokens() -> None:
    state = position(Side(tokens=1, taken=2), Side(tokens=1, taken=2))

    assert {code.split(":")[0] for code in codes(state)} == {"plate", "draw"}

    after = play(state, codes(state)[0])

    assert after.round == 1
    assert AZUL_DUEL.to_act(after) == 1


def test_the_last_acquisition_ends_without_tokens() -> None:
    state = position(Side(taken=2), Side(taken=1), round_=5, turn=1, first_tile=1)

    after = play(state, "chip1")

    assert AZUL_DUEL.to_act(after) is None


def test_passes_are_forgotten_in_the_next_round() -> None:
    state = play(solo(), "pass", "chip1")
    after = play(state, codes(state)[0])

    assert after.round == 3
    assert not any(board.passed for board in after.boards)
