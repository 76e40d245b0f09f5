"""The packed engine of Pixies against the rules."""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.pixies.packing import BOOK, pack, pack_move, pack_state, unpack_move
from core.ai.pixies.search import search
from core.games.pixies import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms
from tests.playing import playing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from core.games.pixies.moves import Move
    from core.games.pixies.state import State

FORMS = forms("pixies")
SEATS = range(2, 6)
GAMES = int(os.environ.get("KUPOLA_CROSS_GAMES", "0"))
"""How many games the long cross test plays; 0: only a few."""

in_each_form = pytest.mark.parametrize("engine", FORMS.values(), ids=FORMS)
OVER = 6


def scores(state: State, before: State | None = None, known: Sequence[int] = ()) -> list[int]:
    """Score everybody; areas that are still the same in the same round score what they scored."""
    return [
        known[seat]
        if before and state.round == before.round and area is before.areas[seat]
        else PIXIES.score(state, seat).total
        for seat, area in enumerate(state.areas)
    ]


def agree(engines: Iterable[ModuleType], seats: int, seed: int) -> int:
    """Play at random; at every ply, rules and engines agree. Return the number of plies."""
    state, chance = PIXIES.new(seats, Options(), Rng.seeded(seed)), Rng.seeded(seed + 1)
    tables, points, ply = laid_out(engines, state), scores(state), 0
    while moves := PIXIES.legal_moves(state):
        listed = [pack_move(move) for move in moves]
        index, chance = chance.below(len(moves))
        before, state = state, PIXIES.apply(state, moves[index]).state
        points, afresh = scores(state, before, points), laid_out(engines, state)
        for table, again in zip(tables, afresh, strict=True):
            assert table.legal_moves() == listed
            table.play(listed[index])
            assert table.scores() == points
            if state.round > before.round:
                assert_over(table)
            else:
                assert table.position() == again.position()
        tables = afresh if state.round > before.round else tables
        ply += 1
    for table in tables:
        assert_over(table)
    return ply


def laid_out(engines: Iterable[ModuleType], state: State) -> list[Any]:
    packed = pack_state(state)
    return [engine.Search(packed, state.taker, 0) for engine in engines]


def assert_over(table: Any) -> None:
    assert table.position()[OVER] == 1
    assert table.legal_moves() == []


@in_each_form
@pytest.mark.parametrize("seats", SEATS)
def test_rules_and_engine_agree_at_every_ply(engine: ModuleType, seats: int) -> None:
    games = 3 if engine.COMPILED else 1
    for seed in range(games):
        agree([engine], seats, seed)


@pytest.mark.skipif(not GAMES, reason="set KUPOLA_CROSS_GAMES to the number of games")
def test_rules_and_engines_agree_in_many_games() -> None:
    for seed in range(1000, 1000 + GAMES):
        agree(FORMS.values(), SEATS[seed % len(SEATS)], seed)


def test_moves_are_packed_and_unpacked() -> None:
    codes = ("1", "70o", "17u", "17d1", "17d9")
    moves: list[Move] = [PIXIES.parse(code) for code in codes]

    assert [unpack_move(pack_move(move)) for move in moves] == moves


def test_permuting_the_deck_changes_no_move() -> None:
    line = islice(playing(PIXIES, 3, Options(), 5), 0, None, 7)
    for played in line:
        view = PIXIES.view(played.state, played.state.to_act)
        if view.to_act is None:
            continue
        other = PIXIES.determinize(view, Rng.seeded(99))
        seen = PIXIES.view(other, view.to_act)
        first, second = (search(v, view.to_act, 50, 3, lambda: False) for v in (view, seen))
        assert first == second


@pytest.mark.skipif(len(FORMS) == 1, reason="nothing is compiled")
def test_the_same_seed_finds_the_same_in_both_forms() -> None:
    state = PIXIES.new(2, Options(), Rng.seeded(4))
    found = []
    for engine in FORMS.values():
        looking = engine.Search(pack_state(state), state.to_act, 77)
        looking.run(150)
        found.append((looking.candidates(), looking.prospects()))

    assert found[0] == found[1]
    assert sum(visits for _, _, visits in found[0][0]) == 150


@in_each_form
def test_slices_change_nothing(engine: ModuleType) -> None:
    state = PIXIES.new(4, Options(), Rng.seeded(4))
    whole, sliced = (engine.Search(pack_state(state), state.to_act, 7) for _ in range(2))
    whole.run(60)
    for _ in range(6):
        sliced.run(10)

    assert sliced.candidates() == whole.candidates()


@in_each_form
def test_only_whoever_is_to_act_can_ask(engine: ModuleType) -> None:
    state = PIXIES.new(2, Options(), Rng.seeded(4))
    with pytest.raises(ValueError, match="to act"):
        engine.Search(pack_state(state), 1 - state.taker, 1)


def test_the_view_packs_without_the_order_of_the_deck() -> None:
    state = PIXIES.new(2, Options(), Rng.seeded(4))
    deck = pack(PIXIES.view(state, 0))[len(BOOK) + 18 : len(BOOK) + 18 + len(state.deck)]

    assert deck == sorted(state.deck, reverse=True)
