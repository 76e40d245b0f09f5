"""The packed engine of Kingdomino against the rules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.fast.kingdomino.policies import FULL_GREEDY, GREEDY, RANDOM
from core.ai.kingdomino.packing import pack, pack_move, pack_state, unpack_move
from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.scoring import merits
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms
from tests.core.games.kingdomino.tables import facing, first_moves, play, start
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from core.games.kingdomino.state import State

FORMS = forms("kingdomino")
GAMES = int(os.environ.get("KUPOLA_CROSS_GAMES", "0"))
"""How many games the long cross test plays; 0: only a few."""

CONTESTED = (
    "c48 c44 c23 c28 p1,0e c16 p-1,0s c31 p1,0e c18 p0,1s c11 p0,-2s c35 p1,1e"
    " c36 p-1,-1w c17 p-2,1n c2 p0,1e c29 p-1,-2w c46 p-1,-1s c1 p1,-1n c45 p-2,1e"
)
"""The next player should take domino 47; otherwise it completes the other player's kingdom."""

in_each_form = pytest.mark.parametrize("engine", FORMS.values(), ids=FORMS)


def agree(engines: Iterable[ModuleType], state: State, seed: int) -> int:
    """Play at random; at every ply, rules and engines agree. Return the number of plies."""
    chance, ply = Rng.seeded(seed), 0
    tables = laid_out(engines, pack_state(state))
    while moves := KINGDOMINO.legal_moves(state):
        actor, listed = KINGDOMINO.to_act(state), [pack_move(move) for move in moves]
        index, chance = chance.below(len(moves))
        before, state = state, KINGDOMINO.apply(state, moves[index]).state
        for table in tables:
            assert table.actor == actor
            assert table.moves() == listed
            table.play(listed[index])
        packed, merits_now = pack_state(state), weighed(state)
        if state.table.game > before.table.game:
            assert_over(tables)
            tables = laid_out(engines, packed)
        for table in tables:
            assert table.packed() == packed
            assert [table.merits(seat) for seat in range(state.seats)] == merits_now
        ply += 1
    assert_over(tables)
    return ply


def laid_out(engines: Iterable[ModuleType], packed: list[int]) -> list[Any]:
    return [engine.Position(packed) for engine in engines]


def assert_over(tables: list[Any]) -> None:
    for table in tables:
        assert table.actor == -1
        assert table.moves() == []


def weighed(state: State) -> list[tuple[int, int, int]]:
    return [merits(kingdom, state.options) for kingdom in state.table.kingdoms]


def dealt(seed: int) -> State:
    """Begin a game with one of all mixtures of players and variants."""
    seats, options = STARTINGS["kingdomino"][seed % len(STARTINGS["kingdomino"])]
    state: State = KINGDOMINO.new(seats, options, Rng.seeded(seed))
    return state


@in_each_form
def test_rules_and_engine_agree_at_every_ply(engine: ModuleType) -> None:
    for seed in range(len(STARTINGS["kingdomino"])):
        agree([engine], dealt(seed), seed)


@pytest.mark.skipif(not GAMES, reason="set KUPOLA_CROSS_GAMES to the number of games")
def test_rules_and_engines_agree_in_many_games() -> None:
    for seed in range(1000, 1000 + GAMES):
        agree(FORMS.values(), dealt(seed), seed)


@pytest.mark.skipif("compiled" not in FORMS, reason="nothing is compiled")
@pytest.mark.parametrize(("seats", "duel"), [(4, False), (3, False), (2, False), (2, True)])
def test_compiled_and_interpreted_search_find_the_same(seats: int, duel: bool) -> None:  # noqa: FBT001 - a parameter
    line = list(first_moves(start(seats, 3, middle_kingdom=True, mighty_duel=duel)))

    for state in line[: len(line) - 1 : 9]:
        seat = KINGDOMINO.to_act(state)
        packed = pack(KINGDOMINO.view(state, seat))
        found = []
        for engine in FORMS.values():
            search = engine.Search(packed, seat, 5, 12)
            search.run(12)
            found.append((search.candidates(), search.prospects()))
        assert found[0] == found[1]


@in_each_form
def test_playouts_end_alike_in_every_form(engine: ModuleType) -> None:
    table = engine.Position(pack_state(start(4, 0, middle_kingdom=True, harmony=True)))

    table.playout()

    assert table.actor == -1
    assert [table.merits(seat)[0] for seat in range(4)] == [50, 41, 46, 67]


@pytest.mark.skipif("compiled" not in FORMS, reason="nothing is compiled")
@pytest.mark.parametrize("policy", [GREEDY, FULL_GREEDY, RANDOM])
def test_every_policy_plays_alike_in_both_forms(policy: int) -> None:
    ends = []
    for engine in FORMS.values():
        packed = pack_state(start(3, 2, middle_kingdom=True, harmony=True))
        root, table = engine.Position(packed), engine.Position(packed)
        table.begin(root, [policy, GREEDY, RANDOM], 77)
        table.playout()
        assert table.actor == -1
        ends.append(table.packed())

    assert ends[0] == ends[1]


@pytest.mark.skipif("compiled" not in FORMS, reason="takes long where nothing is compiled")
def test_full_greedy_and_greedy_play_much_better_than_random() -> None:
    packed = pack_state(start(3, 2, middle_kingdom=True, harmony=True))
    root, table = FORMS["compiled"].Position(packed), FORMS["compiled"].Position(packed)
    sums = [0, 0, 0]
    for word in range(1, 60):
        table.begin(root, [FULL_GREEDY, GREEDY, RANDOM], word * 7919)
        table.playout()
        sums = [total + points for total, points in zip(sums, table.totals(), strict=True)]

    assert min(sums[:2]) > 1.5 * sums[2]


@pytest.mark.skipif("compiled" not in FORMS, reason="takes long where nothing is compiled")
def test_the_most_points_with_a_domino_are_those_of_the_outlook() -> None:
    compared = 0
    for seed in range(3):
        for state in first_moves(start(3, seed, middle_kingdom=True, lenient_middle=True)):
            table = FORMS["compiled"].Position(pack_state(state))
            seat = table.actor
            if state.table.opening or not state.table.kingdoms[seat].laid:
                continue
            for domino in (slot.domino for slot in state.table.next_line if slot.king is None):
                sound, most = table.outlook(0, domino) if not table.places else (-1, -1)
                if most >= 0:
                    compared += 1
                    assert table.most(seat, domino, sound=False) == most
                    assert table.most(seat, domino, sound=True) == sound

    assert compared > 60


@in_each_form
def test_a_search_slice_does_no_more_than_it_was_asked(engine: ModuleType) -> None:
    state = start(4, 1)
    seat = KINGDOMINO.to_act(state)
    search = engine.Search(pack(KINGDOMINO.view(state, seat)), seat, 0, 20)

    done = [search.run(7) for _ in range(4)]

    assert done == [7, 7, 6, 0]


@in_each_form
def test_a_forced_move_takes_few_playouts(engine: ModuleType) -> None:
    state = next(
        state
        for state in first_moves(start(4, 1))
        if len(KINGDOMINO.legal_moves(state)) == 1 and state.pile
    )
    seat = KINGDOMINO.to_act(state)

    assert engine.Search(pack(KINGDOMINO.view(state, seat)), seat, 0, 1000).run(100) == 16


@pytest.mark.skipif("compiled" not in FORMS, reason="takes long where nothing is compiled")
def test_a_domino_is_taken_that_the_other_player_would_win_with() -> None:
    state = play(start(2, 5046, middle_kingdom=True, harmony=True), *CONTESTED.split())
    packed = pack(KINGDOMINO.view(state, 0))
    for seed in range(3):
        search = FORMS["compiled"].Search(packed, 0, seed, 2000)
        search.run(2000)
        assert search.candidates()[0][0] == 47


@in_each_form
def test_the_last_domino_goes_where_it_gives_most(engine: ModuleType) -> None:
    state = facing("W0 W0\n##", 19, beside=(13, 14, 15), last=True)
    search = engine.Search(pack(KINGDOMINO.view(state, 0)), 0, 0)

    search.run(1000)

    move, lead, _ = search.candidates()[0]
    after = KINGDOMINO.apply(state, unpack_move(move)).state
    assert lead == 3
    assert KINGDOMINO.score(after, 0).total == 3


@in_each_form
def test_the_outlook_is_sound_where_the_castle_can_stay_in_the_middle(engine: ModuleType) -> None:
    state = facing("## W0 W0", 48)
    table = engine.Position(pack_state(state))

    for move in KINGDOMINO.legal_moves(state):
        placed = KINGDOMINO.apply(state, move).state.table.kingdoms[0]
        sound, best = table.outlook(pack_move(move), 0)
        assert best == 3
        assert sound == (3 if placed.castle_could_be_central else -1)


@in_each_form
def test_the_outlook_avoids_single_free_squares(engine: ModuleType) -> None:
    state = facing("## W0 W0\n.. W0 W0", 48)
    table = engine.Position(pack_state(state))

    beside_the_corner = table.outlook(pack_move(KINGDOMINO.parse("p1,2w")), 0)
    into_the_corner = table.outlook(pack_move(KINGDOMINO.parse("p1,2e")), 0)

    assert beside_the_corner == (-1, 3)
    assert into_the_corner == (3, 3)


@in_each_form
def test_the_outlook_lays_the_chosen_domino_too(engine: ModuleType) -> None:
    state = facing("## W0 W0\n.. W0 W0", 48)
    table = engine.Position(pack_state(state))

    assert table.outlook(pack_move(KINGDOMINO.parse("p1,2e")), 19) == (9, 9)
