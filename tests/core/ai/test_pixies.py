"""The opponent at Pixies."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from core.ai.pixies.packing import BOOK, pack, pack_state
from core.ai.pixies.search import TREES, WORTH_SHARING, search
from core.games.pixies import PIXIES
from core.games.pixies.pieces import CARDS
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.playing import playing

if TYPE_CHECKING:
    from core.ai.advice import Advice
    from core.games.pixies.state import State

SEATS = range(2, 6)
FRONT = 88
"""How many numbers stand before the areas."""


def dealt(seats: int = 2, seed: int = 4) -> State:
    state: State = PIXIES.new(seats, Options(), Rng.seeded(seed))
    return state


def advice(state: State, budget: int = 60, *, stopped: bool = False) -> Advice:
    seat = PIXIES.to_act(state)
    assert seat is not None
    return search(PIXIES.view(state, seat), seat, budget, 3, lambda: stopped)


@pytest.mark.parametrize("seats", SEATS)
def test_it_knows_legal_moves_only(seats: int) -> None:
    for played in islice(playing(PIXIES, seats, Options(), 5), 0, None, 6):
        legal = PIXIES.legal_moves(played.state)
        if legal:
            moves = [candidate.move for candidate in advice(played.state).candidates]
            assert set(moves) <= set(legal)
            assert len(set(moves)) == len(moves)


def test_the_most_visited_move_comes_first() -> None:
    found = advice(dealt())
    visits = [candidate.visits for candidate in found.candidates]

    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == found.nodes == 60


def test_a_stopped_search_has_looked_once() -> None:
    assert advice(dealt(), 1000, stopped=True).nodes == 1


def test_what_is_worth_sharing_is_spent_to_the_last_iteration() -> None:
    found = advice(dealt(), WORTH_SHARING + 1)

    assert TREES > 1
    assert sum(candidate.visits for candidate in found.candidates) == WORTH_SHARING + 1


@pytest.mark.parametrize("seats", SEATS)
def test_view_and_state_are_packed_alike_but_for_the_order_of_the_deck(seats: int) -> None:
    for played in islice(playing(PIXIES, seats, Options(), 2), 0, None, 9):
        state = played.state
        seen, whole = pack(PIXIES.view(state, 0)), pack_state(state)
        deck = slice(len(BOOK) + 18, len(BOOK) + 18 + len(CARDS))

        assert sorted(seen[deck]) == sorted(whole[deck])
        assert seen[: deck.start] + seen[deck.stop :] == whole[: deck.start] + whole[deck.stop :]


def test_areas_are_packed_by_seat() -> None:
    state = list(playing(PIXIES, 3, Options(), 1))[10].state
    packed = pack_state(state)[len(BOOK) + FRONT :]

    for seat, area in enumerate(state.areas):
        tops = packed[30 * seat : 30 * seat + 9]
        assert tops == [space.up or 0 for space in area.spaces]
