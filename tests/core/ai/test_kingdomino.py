"""The opponent at Kingdomino."""

from __future__ import annotations

from itertools import count, islice
from typing import TYPE_CHECKING

import pytest

from core.ai.fast.kingdomino.search import COMPILED
from core.ai.kingdomino.packing import pack_move, unpack_move
from core.ai.kingdomino.search import search
from core.games.kingdomino import KINGDOMINO
from core.kernel.rng import Rng
from tests.benchmarks.players_kingdomino import full_greedy
from tests.core.games.kingdomino.pictures import SWAMPLESS
from tests.core.games.kingdomino.tables import chosen, facing, start
from tests.playing import playing

if TYPE_CHECKING:
    from core.ai.advice import Advice
    from core.games.kingdomino.state import State


def advice(state: State, budget: int = 8, seed: int = 0, *, hurry: bool = False) -> Advice:
    seat = KINGDOMINO.to_act(state)
    assert seat is not None
    return search(KINGDOMINO.view(state, seat), seat, budget, seed, lambda: hurry)


@pytest.mark.parametrize("code", ["c1", "c48", "d", "p0,-1n", "p-6,6e", "p4,0s", "p1,1w"])
def test_moves_are_packed_and_unpacked(code: str) -> None:
    move = KINGDOMINO.parse(code)

    assert unpack_move(pack_move(move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_permuting_the_pile_changes_no_move(seats: int) -> None:
    for played in islice(playing(KINGDOMINO, seats, chosen(), 5), 0, None, 11):
        seat = KINGDOMINO.to_act(played.state)
        if seat is None:
            continue
        other = KINGDOMINO.determinize(KINGDOMINO.view(played.state, seat), Rng.seeded(99))

        assert advice(other) == advice(played.state)


def test_the_same_seed_gives_the_same_advice() -> None:
    state = start(4, 2)

    assert advice(state, seed=7) == advice(state, seed=7)
    assert advice(state, seed=7) != advice(state, seed=8)


def test_the_first_claim_weighs_every_domino() -> None:
    state = start(4, 2)

    moves = {candidate.move for candidate in advice(state).candidates}

    assert moves == set(KINGDOMINO.legal_moves(state))


def test_a_first_placement_is_weighed_once_for_all_that_look_alike() -> None:
    state = facing("##", 48)

    codes = {candidate.move.code for candidate in advice(state, 600, hurry=True).candidates}

    assert codes == {"p1,0e", "p1,0s", "p2,0w", "p1,1n"}


def test_candidates_come_best_first() -> None:
    values = [candidate.value for candidate in advice(facing("## W0 W0", 19), 30).candidates]

    assert len(values) > 3
    assert values == sorted(values, reverse=True)


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    state = facing(SWAMPLESS, 12)

    assert [candidate.move.code for candidate in advice(state).candidates] == ["d"]


def test_thinking_stops_when_asked() -> None:
    state = start(4, 2)
    seat = KINGDOMINO.to_act(state)
    assert seat is not None
    asked = count()

    found = search(KINGDOMINO.view(state, seat), seat, 10**6, 0, lambda: next(asked) == 2)

    assert found.nodes < 10
    assert found.best.move in KINGDOMINO.legal_moves(state)


@pytest.mark.skipif(not COMPILED, reason="it would take minutes")
def test_it_beats_full_greedy() -> None:
    """Six games of two players, each deal from both seats."""
    leads = []
    for game in range(6):
        state = start(2, game // 2, middle_kingdom=True, harmony=True)
        seat = game % 2
        for ply in count():
            actor = KINGDOMINO.to_act(state)
            if actor is None:
                break
            move = (
                advice(state, 40, ply).best.move
                if actor == seat
                else full_greedy(KINGDOMINO.view(state, actor), actor, ply)
            )
            state = KINGDOMINO.apply(state, move).state
        points = [KINGDOMINO.score(state, one).total for one in range(2)]
        leads.append(points[seat] - points[1 - seat])

    assert sum(leads) > 0


def test_full_greedy_takes_the_most_crowns_first() -> None:
    state = start(4, 2)
    best = max(KINGDOMINO.legal_moves(state), key=pack_move)

    assert full_greedy(KINGDOMINO.view(state, None), 0, 1) == best
