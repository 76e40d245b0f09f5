"""Chances, expected points and lines: what a search knows of a move beside its value."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from core.ai.advice import Advice, Candidate
from core.ai.opponents import OPPONENTS
from core.ai.principal_line import principal_line
from core.games import GAMES
from core.match import Match

KEYS = sorted(GAMES)
SEATS = [(key, seats) for key in KEYS for seats in GAMES[key].seats]


def advised(match: Match, budget: int = 60) -> Advice:
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    return OPPONENTS[match.game.key].search(view, seat, budget, 3, lambda: False)


def played(key: str, left: int, seed: int = 11) -> Match:
    """Play a game with quick advice up to a number of moves before its end."""
    match = Match.new(GAMES[key], 2, {}, seed)
    while not match.over:
        match = match.play(advised(match, 8).best.move)
    return match.goto(match.ply - left)


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_every_move_that_was_tried_has_a_chance_and_points(key: str, seats: int) -> None:
    for candidate in advised(Match.new(GAMES[key], seats, {}, 5)).candidates:
        if candidate.visits:
            assert candidate.chance is not None
            assert candidate.points is not None
            assert 0 <= candidate.chance <= 1
            assert -50 < candidate.points < 150


@pytest.mark.parametrize("key", KEYS)
def test_the_last_move_of_a_game_wins_or_loses_for_certain(key: str) -> None:
    match = played(key, 1)
    seat = match.to_act
    for candidate in advised(match).candidates:
        after = match.play(candidate.move)
        outcome = after.game.outcome(after.state)
        assert outcome is not None
        assert seat is not None
        totals = [standing.points for standing in outcome.standings]

        assert candidate.points == after.game.score(after.state, seat).total
        if totals[0] != totals[1]:
            assert candidate.chance == float(seat in outcome.winners)


def lead_of(match: Match) -> int:
    points = [match.game.score(match.state, seat).total for seat in range(2)]
    return points[0] - points[1] if match.to_act == 0 else points[1] - points[0]


@pytest.mark.parametrize("key", KEYS)
def test_who_is_far_ahead_is_likely_to_win_and_who_is_behind_is_not(key: str) -> None:
    ends = (played(key, 4, seed) for seed in range(20))
    clear = list(islice((match for match in ends if abs(lead_of(match)) > 12), 2))

    assert len(clear) == 2
    for match in clear:
        chance = advised(match).best.chance
        assert chance is not None
        assert (chance > 0.5) == (lead_of(match) > 0)


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_a_line_begins_with_its_move_and_can_be_played(key: str, seats: int) -> None:
    match = Match.new(GAMES[key], seats, {}, 5)
    for _ in range(9):
        match = match.play(advised(match, 8).best.move)
    advice = advised(match, 300)
    seat = match.to_act
    view: Any = match.game.view(match.state, seat)
    lengths = []
    for candidate in advice.candidates:
        line = principal_line(match.game, view, candidate)
        lengths.append(len(line))
        assert line[0] == candidate.move
        assert match.game.why_not(match.state, line[0]) is None
    if key == "azul_duel":
        assert max(lengths) > 1


def test_a_move_is_found_among_the_candidates() -> None:
    first, second = Candidate("a", 1.0, 5), Candidate("b", 0.5, 2)
    advice = Advice((first, second), 7)

    assert advice.of("b") is second
    assert advice.of("c") is None
