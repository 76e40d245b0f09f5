"""Tests of the situations that the coach explains in Kingdomino."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.moves import DiscardDomino, PlaceDomino
from gui.games.kingdomino.situations import SITUATIONS
from gui.games.registry import ui_of
from gui.rulebook.book import book
from tests.gui.games.situations import decisions, met, told

if TYPE_CHECKING:
    from core.games.kingdomino.state import State
    from gui.games.situation import Situation

KEYS = [situation.key for situation in SITUATIONS]
BONUSES = {"middle_kingdom": True, "harmony": True}


@cache
def positions() -> tuple[tuple[State, tuple[str, ...]], ...]:
    """Play some games and list what is met in each position."""
    return tuple(
        (state, tuple(met(KINGDOMINO, state, SITUATIONS)))
        for seed in range(5)
        for state in decisions(KINGDOMINO, seed, options=BONUSES)
    )


def where(key: str) -> list[State]:
    """Find the positions in which a situation is met."""
    return [state for state, keys in positions() if key in keys]


def test_the_game_names_its_situations() -> None:
    assert ui_of("kingdomino").situations() == SITUATIONS
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("situation", SITUATIONS, ids=KEYS)
def test_a_situation_comes_up_and_cites_a_paragraph(situation: Situation) -> None:
    assert 0 < len(where(situation.key)) < len(positions())
    assert situation.say.rule in book("kingdomino", "en").anchors


def test_a_beginner_hears_the_rules_in_the_order_in_which_they_are_needed() -> None:
    heard = told(KINGDOMINO, decisions(KINGDOMINO, 1), SITUATIONS)

    assert heard[:3] == ["first_choice", "second_king", "first_placement"]
    assert heard.index("match") < heard.index("crown")
    assert len(set(heard)) == len(heard)


def test_what_must_be_done_now_is_said_first() -> None:
    for state, keys in positions():
        if isinstance(KINGDOMINO.legal_moves(state)[0], DiscardDomino):
            assert keys == ("discard",)
        elif not state.table.next_line:
            assert keys[0] == "last_turn"


def test_the_limit_is_explained_when_a_kingdom_has_reached_it() -> None:
    for state in where("limit"):
        seat = state.table.actor
        assert seat is not None
        west, east, north, south = state.table.kingdoms[seat].bounds

        assert max(east - west, south - north) == 4


def test_two_territories_can_be_joined_where_the_coach_says_so() -> None:
    for state in where("join"):
        seat = state.table.actor
        assert seat is not None
        moves = KINGDOMINO.legal_moves(state)
        after = [KINGDOMINO.apply(state, move).state.table.kingdoms[seat] for move in moves]

        assert all(isinstance(move, PlaceDomino) for move in moves)
        assert min(len(each.territories) for each in after) <= len(
            state.table.kingdoms[seat].territories
        )


def test_bonuses_are_explained_only_if_they_are_in_play() -> None:
    plain = {
        key
        for state in decisions(KINGDOMINO, 0, seats=3)
        for key in met(KINGDOMINO, state, SITUATIONS)
    }

    assert not plain & {"middle", "harmony", "second_king"}
