"""The packed engine of Pixies against the rules."""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from core.ai.pixies import BOOK, pack, pack_move, pack_state, search, unpack_move
from core.games.pixies import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms
from tests.playing import playing

if TYPE_CHECKING:
    from types import ModuleType

    from core.games.pixies.moves import Move
    from core.games.pixies.state import State

FORMS = forms("pixies", "pixies_rules", "pixies_greed")
SEATS = range(2, 6)
GAMES = int(os.environ.get("KUPOLA_CROSS_GAMES", "0"))
"""How many games a table size the long cross test plays; 0: only a few."""

in_each_form = pytest.mark.parametrize("engine", FORMS.values(), ids=FORMS)
OVER = 6


def scores(state: State) -> list[int]:
    return [PIXIES.score(state, seat).total for seat in range(state.seats)]


def agree(engine: ModuleType, seats: int, seed: int) -> None:
    """Play at random; at every ply, rules and engine say the same."""
    state, chance = PIXIES.new(seats, Options(), Rng.seeded(seed)), Rng.seeded(seed + 1)
    table = engine.Search(pack_state(state), state.taker, 0)
    while moves := PIXIES.legal_moves(state):
        assert table.legal_moves() == [pack_move(move) for move in moves]
        move, chance = chance.choice(moves)
        before, state = state, PIXIES.apply(state, move).state
        table.play(pack_move(move))
        assert table.scores() == scores(state)
        again = engine.Search(pack_state(state), state.taker, 0)
        if state.round > before.round:
            assert table.position()[OVER] == 1
            assert table.legal_moves() == []
            table = again
        else:
            assert table.position() == again.position()
    assert table.position()[OVER] == 1


@in_each_form
@pytest.mark.parametrize("seats", SEATS)
def test_rules_and_engine_agree_at_every_ply(engine: ModuleType, seats: int) -> None:
    games = 3 if engine.COMPILED else 1
    for seed in range(games):
        agree(engine, seats, seed)


@pytest.mark.skipif(not GAMES, reason="set KUPOLA_CROSS_GAMES to the number of games")
@in_each_form
@pytest.mark.parametrize("seats", SEATS)
def test_rules_and_engine_agree_in_many_games(engine: ModuleType, seats: int) -> None:
    for seed in range(1000, 1000 + GAMES):
        agree(engine, seats, seed)


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
