"""The search that needs nothing but the rules plays every game, a newly registered one too."""

from __future__ import annotations

import os
from time import perf_counter
from typing import TYPE_CHECKING

import pytest

from core.ai.levels import EASIEST, LEVELS, advise, think
from core.ai.opponents import OPPONENTS, general_opponent, opponent_of
from core.ai.principal_line import principal_line
from core.ai.reasons import GENERAL, reason_for
from core.ai.review import judge
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record, Sitter, dumps, loads
from core.share_code import opened, written
from tests.toy_game.state import TOY_BOX

if TYPE_CHECKING:
    from core.ai.advice import Advice

TOY = TOY_BOX.key
TIMES = int(os.environ.get("KUPOLA_GENERAL_GAMES", "1"))
BUDGETS = {"azul_duel": (12, 1), "kingdomino": (8, 1), "pixies": (6, 1), TOY: (24, 10)}
"""Playouts a move and games against a random player, for each game."""

everywhere = pytest.mark.parametrize("key", [*sorted(OPPONENTS), TOY])


def never() -> bool:
    return False


def searched(match: Match, budget: int, seed: int = 1) -> Advice:
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    return general_opponent(match.game).search(view, seat, budget, seed, never)


def margin(key: str, budget: int, seed: int) -> int:
    """Play against a random player; return the final lead."""
    match, chance, own = Match.new(GAMES[key], 2, {}, seed), Rng.seeded(seed), seed % 2
    while not match.over:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(searched(match, budget).best.move if match.to_act == own else move)
    points = [match.game.score(match.state, seat).total for seat in range(2)]
    return points[own] - points[1 - own]


@everywhere
def test_it_beats_a_random_player(key: str) -> None:
    budget, games = BUDGETS[key]
    margins = [margin(key, budget, seed) for seed in range(games * TIMES)]

    assert sum(margins) > 0
    assert sum(each > 0 for each in margins) > sum(each < 0 for each in margins)


@everywhere
def test_the_same_seed_finds_the_same_legal_moves(key: str) -> None:
    match = Match.new(GAMES[key], GAMES[key].seats[-1], {}, 7)
    advice = searched(match, 12)
    moves = {candidate.move for candidate in advice.candidates}

    assert advice == searched(match, 12)
    assert advice.nodes == 12
    assert sum(candidate.visits for candidate in advice.candidates) == 12
    assert moves <= set(match.game.legal_moves(match.state))


@everywhere
@pytest.mark.parametrize("after", [0.0, 0.08])
def test_it_stops_within_a_twentieth_of_a_second(key: str, after: float) -> None:
    """The best of three: other programs may hold the processor."""
    match = Match.new(GAMES[key], 2, {}, 7)
    view = match.game.view(match.state, match.to_act)
    search = general_opponent(match.game).search

    def late() -> float:
        end = perf_counter() + after
        advice = search(view, match.to_act or 0, 10**9, 1, lambda: perf_counter() >= end)
        passed = perf_counter() - end
        assert match.game.why_not(match.state, advice.best.move) is None
        return passed

    assert min(late() for _ in range(3)) < 0.05


def test_a_game_without_a_player_of_its_own_has_every_level_hints_and_a_review() -> None:
    match = Match.new(GAMES[TOY], 2, {}, 3)
    game, view = match.game, match.game.view(match.state, 0)
    advice = searched(match, 40)
    hint = advise(game, view, 0, seed=1, stop=lambda: True)
    verdict = judge(match.play(advice.best.move), 0, never, budget=20)

    assert TOY not in OPPONENTS
    assert list(opponent_of(game).strengths) == list(LEVELS)
    for level in LEVELS:
        recommended = think(game, view, 0, level, seed=1, stop=lambda: True)
        assert game.why_not(match.state, recommended.best.move) is None
    assert game.why_not(match.state, hint.best.move) is None
    assert reason_for(game, view, advice, advice.best).kind in GENERAL
    assert principal_line(game, view, advice.best)[0] == advice.best.move
    assert verdict is not None
    assert verdict.free


def test_a_match_of_a_registered_game_is_played_saved_and_shared() -> None:
    match = Match.new(GAMES[TOY], 3, {"diagonals": True}, 3)
    while not match.over:
        seat = match.to_act
        assert seat is not None
        view = match.game.view(match.state, seat)
        advice = think(match.game, view, seat, EASIEST, seed=match.ply, stop=never)
        match = match.play(advice.best.move)
    players = tuple(Sitter(f"P{seat}", "", EASIEST) for seat in range(3))

    assert loads(dumps(Record.of(match, players))).replay().state == match.state
    assert opened(written(match)).match.state == match.state
