"""The packed engine of Azul Duel against the rules."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.azul_duel.packing import pack, pack_state, unpack_move
from core.ai.fast.azul_duel import tables
from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.pieces import CHIPS, COLORS, PLATES, SPACES, Kind, Space, shows
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from core.games.azul_duel.state import State
    from core.kernel.options import Options

FORMS = forms("azul_duel")
GAMES = int(os.environ.get("KUPOLA_CROSS_GAMES", "0"))
"""How many games the long cross test plays; 0: only a few."""

OPTIONS = [options for _, options in STARTINGS["azul_duel"]]
USUAL = choose(AZUL_DUEL.options, {})
NOTHING_HIDDEN = [0] * 40
OVER = 7

CHIPS_AT = 1 + 9 + 25 + 5 + 4 + 12
STACK_AT = CHIPS_AT + 4 + 3
HAND_AT = STACK_AT + 16
BAG_AT = HAND_AT + 16
SUPPLY_AT = BAG_AT + 66 + 5
"""The offsets of the parts of a packed position."""

unpacked = lru_cache(2**16)(unpack_move)
in_each_form = pytest.mark.parametrize("engine", FORMS.values(), ids=FORMS)
if_compiled = pytest.mark.skipif(len(FORMS) == 1, reason="nothing is compiled")


def dealt(seed: int, options: Options = USUAL) -> State:
    return AZUL_DUEL.new(2, options, Rng.seeded(seed))


def laid_out(engine: ModuleType, state: State) -> Any:
    """Load a whole position into the engine, with nothing hidden and the same generator."""
    return engine.Search([*pack_state(state), *NOTHING_HIDDEN], state.turn, state.rng.state)


def agree(engines: Iterable[ModuleType], seed: int) -> int:
    """Play at random; at every ply, rules and engines agree. Return the number of plies."""
    state, chance = dealt(seed, OPTIONS[seed * 37 % len(OPTIONS)]), Rng.seeded(seed + 1)
    tables = [laid_out(engine, state) for engine in engines]
    totals, ply = scores(state), 0
    while True:
        whole, moves = pack_state(state), AZUL_DUEL.legal_moves(state)
        packed, *others = [table.legal() for table in tables]
        assert tuple(unpacked(move, state.line) for move in packed) == moves
        assert all(other == packed for other in others)
        for table in tables:
            assert table.dump() == whole
            assert table.totals() == totals
        if not moves:
            break
        index, chance = chance.below(len(moves))
        before, state = state, AZUL_DUEL.apply(state, moves[index]).state
        totals, ply = scores(state, before, totals), ply + 1
        for table in tables:
            table.play(packed[index])
    assert all(table.stage == OVER for table in tables)
    return ply


def scores(state: State, before: State | None = None, known: Sequence[int] = ()) -> tuple[int, ...]:
    """Score everybody; boards that are still the same before the end score what they scored."""
    return tuple(
        known[seat]
        if before and state.stage is before.stage and board is before.boards[seat]
        else AZUL_DUEL.score(state, seat).total
        for seat, board in enumerate(state.boards)
    )


@in_each_form
def test_rules_and_engine_agree_at_every_ply(engine: ModuleType) -> None:
    for seed in range(12 if engine.COMPILED else 4):
        agree([engine], seed)


@pytest.mark.skipif(not GAMES, reason="set KUPOLA_CROSS_GAMES to the number of games")
def test_rules_and_engines_agree_in_many_games() -> None:
    for seed in range(1000, 1000 + GAMES):
        agree(FORMS.values(), seed)


def test_the_engine_knows_the_same_plates_and_chips() -> None:
    letters = [space.value for space in Space]
    for number, turned in SPACES.items():
        for turns, spaces in enumerate(turned):
            first = (number * 4 + turns) * 4
            found = tables.SPACES[first : first + 4]
            assert [letters[space] for space in found] == [space.value for space in spaces]
        assert tables.IS_SPECIAL[number] == (PLATES[number].kind is Kind.SPECIAL)
    for chip, kind in enumerate(CHIPS):
        found = tables.SHOWS[chip * 5 : chip * 5 + 5]
        assert found == [shows(kind, color) for color in COLORS]


@in_each_form
def test_the_quick_player_plays_by_the_rules(engine: ModuleType) -> None:
    for seed in range(3):
        table = laid_out(engine, dealt(seed))
        while table.stage != OVER:
            move = table.best()
            assert move in table.legal()
            table.play(move)


@if_compiled
def test_games_are_played_out_alike_in_both_forms() -> None:
    totals = [
        laid_out(engine, dealt(seed)).finish(seed) for engine in FORMS.values() for seed in range(3)
    ]

    assert totals[:3] == totals[3:]


@if_compiled
def test_the_same_seed_finds_the_same_in_both_forms() -> None:
    line = list(playing(AZUL_DUEL, 2, USUAL, 8))
    for played in line[5 : len(line) - 1 : 25]:
        seat = played.state.turn
        found = []
        for engine in FORMS.values():
            looking = engine.Search(pack(AZUL_DUEL.view(played.state, seat)), seat, 77)
            looking.run(30)
            found.append((looking.candidates(), looking.prospects()))

        assert found[0] == found[1]


@in_each_form
def test_slices_change_nothing(engine: ModuleType) -> None:
    state = dealt(4)
    packed = pack(AZUL_DUEL.view(state, state.turn))
    whole, sliced = (engine.Search(packed, state.turn, 7) for _ in range(2))
    whole.run(20)
    for _ in range(4):
        sliced.run(5)

    assert sliced.candidates() == whole.candidates()
    assert sum(visits for _, _, visits in whole.candidates()) == 20


@in_each_form
def test_without_a_choice_nothing_is_searched(engine: ModuleType) -> None:
    states = (played.state for played in playing(AZUL_DUEL, 2, USUAL, 3))
    state = next(s for s in states if len(AZUL_DUEL.legal_moves(s)) == 1)
    looking = engine.Search(pack(AZUL_DUEL.view(state, state.turn)), state.turn, 7)

    assert looking.run(1) == 1
    assert looking.run(100) == 0
    assert len(looking.candidates()) == 1


@in_each_form
def test_what_is_made_up_fits_what_is_seen(engine: ModuleType) -> None:
    for played in list(playing(AZUL_DUEL, 2, USUAL, 11))[::9]:
        for seat in (0, 1):
            seen = AZUL_DUEL.view(played.state, seat)
            looking = engine.Search(pack(seen), seat, 5)
            made_up = AZUL_DUEL.determinize(seen, Rng.seeded(1))
            first, second = looking.imagined(), pack_state(made_up)

            assert _public(first) == _public(second)
            assert _kinds(first) == _kinds(second)


def _public(packed: list[int]) -> list[object]:
    """Leave out the order of what is hidden, and chance."""
    chips = sorted(packed[CHIPS_AT : CHIPS_AT + 4] + packed[SUPPLY_AT + 1 : SUPPLY_AT + 17])
    plates = sorted(plate & 31 for plate in packed[STACK_AT:BAG_AT])
    bag = sorted(packed[BAG_AT : BAG_AT + 66])
    return [chips, plates, bag, packed[1:CHIPS_AT], packed[SUPPLY_AT + 17 :]]


def _kinds(packed: list[int]) -> list[int]:
    """Return the kinds of the plates whose backs have been seen."""
    return [
        tables.IS_SPECIAL[plate & 31] if plate >> 7 else -1
        for plate in packed[STACK_AT + 1 : STACK_AT + 16]
    ]
