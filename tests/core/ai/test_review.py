"""A game seen again: what was best, what was given away, and what the draws did."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest

from core.ai.luck_and_skill import LUCKY, accounts, curve, turnings
from core.ai.opponents import OPPONENTS
from core.ai.review import Verdict, judge
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match

KEYS = sorted(GAMES)
BUDGET = 40
SEATS = {"azul_duel": [2], "kingdomino": [2, 4], "pixies": [2, 3]}
TABLES = [(key, seats) for key in KEYS for seats in SEATS[key]]


@cache
def played(key: str, seats: int) -> Match:
    """Let the first seat play well and the others at random."""
    match, chance = Match.new(GAMES[key], seats, {}, 3), Rng.seeded(9)
    while not match.over:
        seat = match.to_act
        if seat == 0:
            view = match.game.view(match.state, seat)
            move = OPPONENTS[key].search(view, seat, 30, match.ply, lambda: False).best.move
        else:
            move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


@cache
def judged(key: str, seats: int) -> tuple[Verdict, ...]:
    match = played(key, seats)
    verdicts = (judge(match, ply, lambda: False, BUDGET) for ply in range(len(match.line)))
    return tuple(verdict for verdict in verdicts if verdict is not None)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_decision_is_judged_by_its_own_seat(key: str, seats: int) -> None:
    match = played(key, seats)
    verdicts = judged(key, seats)

    assert [verdict.seat for verdict in verdicts] == [turn.seat for turn in match.line]
    for verdict, turn in zip(verdicts, match.line, strict=True):
        before = match.goto(verdict.ply)
        assert verdict.played.move == turn.move
        assert verdict.best.move in before.game.legal_moves(before.state)
        assert verdict.loss >= 0
        assert 0 <= verdict.setback <= 1
        assert verdict.free == (len(before.game.legal_moves(before.state)) > 1)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_moves_give_away_more_than_good_ones(key: str, seats: int) -> None:
    losses: dict[int, list[float]] = {seat: [] for seat in range(seats)}
    for verdict in judged(key, seats):
        if verdict.free:
            losses[verdict.seat].append(verdict.loss)
    means = [sum(values) / len(values) for values in losses.values()]

    assert means[0] == min(means)


@pytest.mark.parametrize("key", KEYS)
def test_between_two_the_final_lead_is_explained_without_rest(key: str) -> None:
    for account in accounts(played(key, 2), judged(key, 2)):
        explained = account.expected - account.given_away + account.received
        assert explained + account.luck + account.doubt == pytest.approx(account.lead)
    first, second = accounts(played(key, 2), judged(key, 2))
    assert first.luck == pytest.approx(-second.luck)
    assert first.given_away == second.received


@pytest.mark.parametrize(("key", "seats"), [("kingdomino", 4), ("pixies", 3)])
def test_among_more_the_lead_is_explained_too(key: str, seats: int) -> None:
    for account in accounts(played(key, seats), judged(key, seats)):
        explained = account.expected - account.given_away + account.received
        assert explained + account.luck + account.doubt == pytest.approx(account.lead)


@pytest.mark.parametrize(("key", "seats"), [("kingdomino", 4), ("pixies", 3)])
def test_what_somebody_gives_away_is_no_luck_of_everybody_else(key: str, seats: int) -> None:
    told = accounts(played(key, seats), judged(key, seats))
    given = sum(account.given_away for account in told)

    assert sum(account.received for account in told) == pytest.approx(given, rel=0.1)
    assert abs(sum(account.luck for account in told)) < given / 4
    assert min(account.luck for account in told) < 0


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_curve_ends_with_the_winner(key: str, seats: int) -> None:
    match = played(key, seats)
    points = curve(match, {verdict.ply: verdict for verdict in judged(key, seats)})
    outcome = match.game.outcome(match.state)
    assert outcome is not None

    assert len(points) == len(match.line) + 1
    assert points[-1] is not None
    assert [seat for seat, share in enumerate(points[-1]) if share] == sorted(outcome.winners)
    for chances in points:
        assert chances is not None
        assert all(0 <= chance <= 1 for chance in chances)
        if seats == 2:
            assert sum(chances) == pytest.approx(1)


def test_what_is_not_judged_yet_is_a_gap_in_the_curve() -> None:
    match = played("pixies", 2)
    some = {verdict.ply: verdict for verdict in judged("pixies", 2) if verdict.ply < 5}

    points = curve(match, some)

    assert None not in points[:5]
    assert points[5:-1] == [None] * (len(match.line) - 5)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_turning_points_are_few_and_in_order(key: str, seats: int) -> None:
    verdicts = {verdict.ply: verdict for verdict in judged(key, seats)}
    found = turnings(played(key, seats), verdicts, 4)

    plies = [turning.verdict.ply for turning in found]
    assert 1 <= len(found) <= 4
    assert plies == sorted(plies)
    for turning in found:
        if turning.lucky:
            assert abs(turning.swing) >= LUCKY
        else:
            assert turning.swing == turning.verdict.setback


def test_judging_stops_when_asked() -> None:
    match = played("azul_duel", 2)
    free = next(verdict.ply for verdict in judged("azul_duel", 2) if verdict.free)
    asked = count()

    assert judge(match, free, lambda: next(asked) > 0, 10**6) is None


def test_a_good_move_stays_good_whatever_is_drawn_after_it() -> None:
    match = played("kingdomino", 2)
    view = match.game.view(match.start.state, match.line[0].seat)
    other = Match.at(match.game, match.game.determinize(view, Rng.seeded(5)))
    here = judge(match, 0, lambda: False, BUDGET)
    there = judge(other.play(match.line[0].move), 0, lambda: False, BUDGET)

    assert here == there
