"""Tests of the situations that the coach explains in Pixies."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from core.games.pixies import PIXIES
from core.games.pixies.moves import PlaceFaceDown, PlaceOver
from gui.games.pixies.situations import SITUATIONS
from gui.games.registry import ui_of
from gui.rulebook.book import book
from tests.gui.games.situations import decisions, met, told

if TYPE_CHECKING:
    from core.games.pixies.state import State
    from gui.games.situation import Situation

KEYS = [situation.key for situation in SITUATIONS]


@cache
def positions() -> tuple[tuple[State, tuple[str, ...]], ...]:
    """Play some games and list what is met in each position."""
    return tuple(
        (state, tuple(met(PIXIES, state, SITUATIONS)))
        for seats in (2, 3)
        for state in decisions(PIXIES, seats, seats)
    )


def where(key: str) -> list[State]:
    """Find the positions in which a situation is met."""
    return [state for state, keys in positions() if key in keys]


def test_the_game_names_its_situations() -> None:
    assert ui_of("pixies").situations() == SITUATIONS
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("situation", SITUATIONS, ids=KEYS)
def test_a_situation_comes_up_and_cites_a_paragraph(situation: Situation) -> None:
    assert 0 < len(where(situation.key)) < len(positions())
    assert situation.say.rule in book("pixies", "en").anchors


def test_a_beginner_hears_the_rules_in_the_order_in_which_they_are_needed() -> None:
    heard = told(PIXIES, decisions(PIXIES, 2), SITUATIONS)

    assert heard[0] == "first_card"
    assert heard.index("second_card") < heard.index("face_down")
    assert heard.index("symbols") < heard.index("special")
    assert heard.index("zone") < heard.index("later_round")
    assert len(set(heard)) == len(heard)


def test_the_end_of_a_round_is_announced_before_anything_else() -> None:
    for state, keys in positions():
        seat = state.to_act
        assert seat is not None
        if len(state.areas[seat].empty) == 1:
            assert keys[0] == "ninth_space"
        elif "others_ninth_space" in keys and "first_card" not in keys:
            assert keys[0] == "others_ninth_space"


def test_moves_of_the_kind_that_is_explained_are_legal() -> None:
    second = [PIXIES.legal_moves(state) for state in where("second_card")]
    down = [PIXIES.legal_moves(state) for state in where("face_down")]

    assert all(any(isinstance(move, PlaceOver) for move in moves) for moves in second)
    assert all(any(isinstance(move, PlaceFaceDown) for move in moves) for moves in down)


def test_a_covered_back_is_validated() -> None:
    for state in where("cover_back"):
        moves = PIXIES.legal_moves(state)
        events = [event for move in moves for event in PIXIES.apply(state, move).events]

        assert any(type(event).__name__ == "Validated" for event in events)


def test_the_last_taker_goes_first() -> None:
    for state in where("goes_first"):
        assert state.first == state.to_act
        assert state.taken == 0
