"""Tests of the situations that the coach explains in Azul Duel."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.moves import BROKEN, Draw, TakeMoon, TakePlate, TakeSun
from core.games.azul_duel.state import LARGE, SMALL, TILING, Stage
from gui.games.azul_duel.situations import SITUATIONS
from gui.games.registry import ui_of
from gui.rulebook.book import book
from tests.gui.games.azul_duel.stages import reached

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.azul_duel.state import State

BY_KEY = {situation.key: situation for situation in SITUATIONS}


def holds(key: str, state: State) -> bool:
    """Return whether the seat to act meets a situation."""
    view = AZUL_DUEL.view(state, state.turn)
    return BY_KEY[key].holds(view, AZUL_DUEL.legal_moves(state), state.turn)


@cache
def met(key: str) -> State:
    """Find a position of a seeded game in which a situation is met."""
    return reached(lambda state: state.stage is not Stage.OVER and holds(key, state))


def missed(key: str, until: Callable[[State], bool]) -> bool:
    """Find a position of a seeded game and return whether a situation is not met there."""
    return not holds(key, reached(until))


def test_the_game_names_its_situations() -> None:
    assert ui_of("azul_duel").situations() == SITUATIONS
    assert len(BY_KEY) == len(SITUATIONS)


@pytest.mark.parametrize("key", BY_KEY)
def test_a_situation_comes_up_and_cites_a_paragraph(key: str) -> None:
    assert met(key).stage is not Stage.OVER
    assert BY_KEY[key].say.rule in book("azul_duel", "en").anchors


def test_a_tiling_is_no_acquisition() -> None:
    tiling = {"tiling", "column", "wild_space", "special_tile", "spend_chips"}
    state = reached(lambda state: state.stage is Stage.PLACING and state.round == 2)

    assert {key for key in BY_KEY if holds(key, state)} <= tiling
    assert all(met(key).stage in TILING for key in tiling)


def test_every_take_breaks_tiles_where_the_coach_says_so() -> None:
    state = met("must_break")
    takes = [m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, TakeSun | TakeMoon)]

    before = len(state.board.broken)
    after = [AZUL_DUEL.apply(state, take).state for take in takes]

    assert all(
        len(each.boards[state.turn].broken) > before or sum(each.tower) > sum(state.tower)
        for each in after
    )
    assert any(take.line == BROKEN for take in takes)


def test_an_order_is_chosen_only_among_different_tiles() -> None:
    def has_one_kind_left(state: State) -> bool:
        rests = [set(state.factories[small].sun) for small in SMALL]
        return state.stage is Stage.ACQUIRING and any(rests) and max(map(len, rests)) <= 2

    assert missed("stack_order", has_one_kind_left)


def test_the_first_player_tile_is_explained_while_it_can_be_taken() -> None:
    state = met("first_player_tile")

    assert state.first_tile is None
    assert state.factories[LARGE].moon
    assert missed(
        "first_player_tile",
        lambda state: state.first_tile is not None and bool(state.factories[LARGE].moon),
    )


def test_a_waiting_line_is_explained_while_a_plate_can_be_taken() -> None:
    state = met("waiting_line")

    assert any(isinstance(m, TakePlate | Draw) for m in AZUL_DUEL.legal_moves(state))
    assert any(
        not state.board.missing(line) and not state.board.openings(line) for line in range(1, 7)
    )


def test_rounds_are_told_apart() -> None:
    assert met("last_round").round == ROUNDS
    assert met("goals").round > 1
    assert missed("goals", lambda state: state.stage is Stage.ACQUIRING)
