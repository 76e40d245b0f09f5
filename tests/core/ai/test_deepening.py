"""Analysis that goes deeper the longer one waits."""

from __future__ import annotations

from time import perf_counter

import pytest

from core.ai.deepening import FIRST, deepening
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match

KEYS = sorted(GAMES)
PATIENCE = 0.25
"""Seconds within which a stopped search ends on a busy machine; on an idle one it takes 0.03."""


def position(key: str, plies: int = 9) -> Match:
    match, rng = Match.new(GAMES[key], 2, {}, 4), Rng.seeded(4)
    for _ in range(plies):
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


@pytest.mark.parametrize("key", KEYS)
def test_every_answer_searches_twice_as_long(key: str) -> None:
    match = position(key)
    seat = match.to_act
    assert seat is not None

    view = match.game.view(match.state, seat)
    depths = list(deepening(match.game, view, seat, 3, seed=1, stop=lambda: False, most=4 * FIRST))

    assert [depth.advice.nodes for depth in depths] == [FIRST, 2 * FIRST, 4 * FIRST]
    assert [depth.last for depth in depths] == [False, False, True]


@pytest.mark.parametrize("key", KEYS)
def test_the_lines_are_legal_and_begin_with_different_moves(key: str) -> None:
    match = position(key)
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    *_, deepest = deepening(match.game, view, seat, 3, seed=1, stop=lambda: False, most=256)

    assert len({line.moves[0] for line in deepest.lines}) == len(deepest.lines) > 1
    for line in deepest.lines:
        assert line.moves[0] == line.candidate.move
        assert match.game.why_not(match.state, line.moves[0]) is None


@pytest.mark.parametrize("key", KEYS)
def test_a_stop_ends_it_at_once(key: str) -> None:
    match = position(key)
    seat = match.to_act
    assert seat is not None
    stopped: list[float] = []
    began = perf_counter()

    def stop() -> bool:
        if perf_counter() - began < 0.3:
            return False
        stopped.append(perf_counter())
        return True

    view = match.game.view(match.state, seat)
    for _ in deepening(match.game, view, seat, 3, seed=1, stop=stop):
        pass

    assert perf_counter() - stopped[0] < PATIENCE


def test_what_is_stopped_from_the_start_has_one_answer() -> None:
    match = position("kingdomino")
    view = match.game.view(match.state, match.to_act)
    assert match.to_act is not None

    (depth,) = deepening(match.game, view, match.to_act, 1, seed=1, stop=lambda: True)

    assert depth.last
    assert depth.lines


def test_hidden_pieces_do_not_change_an_answer() -> None:
    match = position("azul_duel")
    game, seat = match.game, match.to_act
    assert seat is not None
    view = game.view(match.state, seat)
    other = game.view(game.determinize(view, Rng.seeded(99)), seat)

    found = [
        list(deepening(game, each, seat, 3, seed=1, stop=lambda: False, most=64))
        for each in (view, other)
    ]

    assert found[0] == found[1]
