from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from attrs import evolve

from core.ai.advice import Advice, Candidate
from core.ai.levels import EASIEST, LEVELS, Limits, limited, think
from core.ai.opponent import MOST_PLAYOUTS, STRONGEST, Strength
from core.ai.opponents import GENERAL_STRENGTHS, OPPONENTS
from core.games import GAMES
from core.match import Match
from tests.changed_opponents import change_opponent

STRENGTHS = [GENERAL_STRENGTHS, *(opponent.strengths for opponent in OPPONENTS.values())]
KEYS = sorted(GAMES)


def asked(key: str, level: str, seed: int = 1, *, stopped: bool = False) -> Advice:
    match = Match.new(GAMES[key], 2, {}, 5)
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    return think(match.game, view, seat, level, seed=seed, stop=lambda: stopped)


def test_there_are_seven_levels_in_every_game_with_a_search() -> None:
    assert len(LEVELS) == 7
    assert next(iter(LEVELS)) == EASIEST
    assert list(LEVELS)[-2:] == [STRONGEST, "master"]
    assert all(list(strengths) == list(LEVELS) for strengths in STRENGTHS)


def test_no_level_is_weaker_than_the_one_before() -> None:
    for strengths in STRENGTHS:
        order = [
            (-strength.whims, strength.budget, -strength.temperature)
            for strength in strengths.values()
        ]
        assert order == sorted(order)


def test_only_a_master_is_limited_in_time() -> None:
    for strengths in STRENGTHS:
        timed = [level for level, strength in strengths.items() if strength.seconds]
        assert timed == ["master"]


@pytest.mark.parametrize("key", KEYS)
def test_a_master_spends_its_time_in_the_middle_of_a_game(key: str) -> None:
    match = Match.new(GAMES[key], 2, {}, 5)
    for _ in range(9):
        match = match.play(match.game.legal_moves(match.state)[0])
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    began = monotonic()
    think(match.game, view, seat, "master", seed=1, stop=lambda: False, seconds=0.4)

    assert 0.2 < monotonic() - began < 1.5


def test_limits_replace_those_of_a_level() -> None:
    game = GAMES["pixies"]
    master = limited(game, "master", Limits())

    assert master.seconds == 2
    assert limited(game, "master", Limits(playouts=700)) == evolve(master, budget=700, seconds=0)
    assert limited(game, "hard", Limits(seconds=0.5)).seconds == 0.5
    assert limited(game, "hard", Limits(seconds=0.5)).budget == MOST_PLAYOUTS
    assert limited(game, "hard", Limits(300, 0.5)).budget == 300


def test_advice_is_thought_about_at_least_as_strongly_as_the_strongest_level_plays() -> None:
    for opponent in OPPONENTS.values():
        strongest = opponent.strengths[STRONGEST]
        assert opponent.hint is None or opponent.hint.budget > strongest.budget
        assert opponent.hint_strength == (opponent.hint or strongest)
        assert opponent.hint_strength.temperature == 0


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_advice(key: str) -> None:
    assert asked(key, EASIEST) == asked(key, EASIEST)


@pytest.mark.parametrize("key", KEYS)
def test_a_stopped_search_still_knows_a_move(key: str) -> None:
    match = Match.new(GAMES[key], 2, {}, 5)
    advice = asked(key, STRONGEST, stopped=True)

    assert advice.best.move in match.game.legal_moves(match.state)


class Guesses:
    """A search that always finds the same values."""

    def __init__(self, *values: float) -> None:
        self.values = values

    def __call__(self, *_: Any) -> Advice:
        return Advice(tuple(Candidate(value, value, 1) for value in self.values), 1)


def drawn(monkeypatch: pytest.MonkeyPatch, temperature: float, *values: float) -> set[float]:
    strengths = {EASIEST: Strength(1, temperature)}
    change_opponent(monkeypatch, "pixies", search=Guesses(*values), strengths=strengths)
    return {asked("pixies", EASIEST, seed).best.move for seed in range(200)}


def test_a_cool_level_plays_the_best_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, 0.0, 5.0, 4.9, 1.0) == {5.0}


def test_a_careless_level_overlooks_small_losses_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, 3.0, 5.0, 4.0, 2.5, 2.0, -9.0) == {5.0, 4.0, 2.5}


def test_a_single_move_needs_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(monkeypatch, 3.0, 5.0) == {5.0}


def test_the_draw_changes_the_order_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    strengths = {EASIEST: Strength(1, 9.0)}
    change_opponent(monkeypatch, "pixies", search=Guesses(5.0, 4.0, 3.0), strengths=strengths)

    for seed in range(20):
        values = [candidate.value for candidate in asked("pixies", EASIEST, seed).candidates]
        assert sorted(values) == [3.0, 4.0, 5.0]


def overlooked(
    monkeypatch: pytest.MonkeyPatch, own: float, other: float, usual: float = 20.0
) -> set[float]:
    """Let a level that is content with half of what is usual overlook losses of 1, 4 and 10."""
    lead = own - other
    moves = tuple(Candidate(loss, lead - loss, 1, 0.5, own) for loss in (0.0, 1.0, 4.0, 10.0))
    strengths = {EASIEST: Strength(1, 6.0, 0.5)}
    advice = Advice(moves, 1, usual)
    change_opponent(monkeypatch, "pixies", search=lambda *_: advice, strengths=strengths)
    return {asked("pixies", EASIEST, seed).best.move for seed in range(200)}


def test_a_content_level_overlooks_what_it_has_beyond_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert overlooked(monkeypatch, own=12.0, other=10.0) == {0.0, 1.0}
    assert overlooked(monkeypatch, own=40.0, other=10.0) == {0.0, 1.0, 4.0}


def test_a_content_level_plays_its_best_while_it_has_not_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert overlooked(monkeypatch, own=9.0, other=10.0) == {0.0}


def test_a_content_level_gives_more_to_who_has_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert overlooked(monkeypatch, own=12.0, other=5.0) == {0.0}
    assert overlooked(monkeypatch, own=12.0, other=15.0) == {0.0, 1.0, 4.0}


def test_a_content_level_overlooks_more_where_many_points_are_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert overlooked(monkeypatch, own=90.0, other=90.0, usual=45.0) == {0.0, 1.0, 4.0}
    assert overlooked(monkeypatch, own=90.0, other=90.0, usual=99.0) == {0.0, 1.0, 4.0, 10.0}
