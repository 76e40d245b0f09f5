"""A game seen again: what was best, what was given away, and what the draws did."""

from __future__ import annotations

from functools import cache
from itertools import count, pairwise, product

import pytest

from core.ai.advice import CLEAR, Candidate
from core.ai.luck_and_skill import GRAVE, LUCKY, accounts, curve, turnings
from core.ai.opponents import OPPONENTS
from core.ai.review import Grade, Verdict, judge
from core.games import GAMES
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from core.reveals import reveals

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
    known: dict[int, Verdict] = {}
    for ply in reversed(range(len(match.line))):
        verdict = judge(match, ply, lambda: False, known, BUDGET)
        assert verdict is not None
        known[ply] = verdict
    return tuple(known[ply] for ply in sorted(known))


@cache
def shuffled(key: str, seats: int, seed: int) -> Match:
    """Play a game at random."""
    match, chance = Match.new(GAMES[key], seats, {}, seed), Rng.seeded(seed)
    while not match.over:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def made_up(match: Match, seed: int) -> list[Verdict]:
    """Judge every move at random."""
    verdicts, chance = [], Rng.seeded(seed)
    for ply, turn in enumerate(match.line):
        best, chance = chance.below(101)
        played, chance = chance.below(best + 1)
        here, there = (Candidate(turn.move, 0.0, 1, share / 100) for share in (best, played))
        verdicts.append(Verdict(ply, turn.seat, here, there, None, free=True))
    return verdicts


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_decision_is_judged_by_its_own_seat(key: str, seats: int) -> None:
    match = played(key, seats)
    verdicts = judged(key, seats)

    assert [verdict.seat for verdict in verdicts] == [turn.seat for turn in match.line]
    for verdict, turn in zip(verdicts, match.line, strict=True):
        before = match.goto(verdict.ply)
        assert verdict.played.move == turn.move
        assert verdict.best.move in before.game.legal_moves(before.state)
        assert 0 <= verdict.lost <= 100
        assert verdict.free == (len(before.game.legal_moves(before.state)) > 1)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_moves_give_away_more_than_good_ones(key: str, seats: int) -> None:
    losses: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    for verdict in judged(key, seats):
        if verdict.free:
            losses[verdict.seat].append(verdict.lost)
    means = [sum(values) / len(values) for values in losses.values()]

    assert means[0] == min(means)


ALL_TABLES = [(key, seats) for key in KEYS for seats in GAMES[key].seats]


@pytest.mark.parametrize(("key", "seats"), ALL_TABLES)
def test_start_mistakes_and_luck_add_up_to_the_result(key: str, seats: int) -> None:
    for seed in range(2):
        match = shuffled(key, seats, seed)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        found = accounts(match, made_up(match, seed))

        assert len(found) == seats
        for each in found:
            assert each.start + each.mistakes + each.received + each.luck == each.result
            assert each.mistakes <= 0 <= each.received
            won = each.seat in outcome.winners
            assert each.result == (round(100 / len(outcome.winners)) if won else 0)
        assert abs(sum(each.luck for each in found)) <= seats


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_sum_is_right_for_games_that_were_searched(key: str, seats: int) -> None:
    verdicts = judged(key, seats)
    for each in accounts(played(key, seats), verdicts):
        assert each.start + each.mistakes + each.received + each.luck == each.result
        assert each.mistakes == -sum(v.lost for v in verdicts if v.seat == each.seat)


def test_a_game_that_is_not_over_has_no_result_to_account_for() -> None:
    match = played("pixies", 2)
    shorter = Match.at(match.game, match.start.state).play(match.line[0].move)

    assert accounts(shorter, judged("pixies", 2)[:1]) == ()


@pytest.mark.parametrize("key", KEYS)
def test_a_mistake_never_costs_more_than_the_chances_fell(key: str) -> None:
    match, free = played(key, 2), [verdict for verdict in judged(key, 2) if verdict.free]
    mistakes = 0
    for verdict, after in pairwise(free):
        plies = range(verdict.ply, after.ply)
        if not verdict.lost or any(reveals(match, ply, range(2)) for ply in plies):
            continue
        assert verdict.best.percent is not None
        assert after.best.percent is not None
        now = after.best.percent if verdict.seat == after.seat else 100 - after.best.percent
        mistakes += 1

        assert verdict.lost <= verdict.best.percent - now + 1

    assert mistakes


def test_what_is_said_of_a_move_follows_from_its_numbers() -> None:
    match = played("pixies", 2)
    ply = next(verdict.ply for verdict in judged("pixies", 2) if verdict.free)
    first, second, *_ = match.game.legal_moves(match.goto(ply).state)
    for best, other in product(range(101), range(101)):
        if best >= other:
            numbers = Candidate(first, 0.0, 9, best / 100), Candidate(second, 0.0, 9, other / 100)
            verdict = Verdict(ply, 0, *numbers, None, free=True)

            assert verdict.lost == (best - other if best - other >= CLEAR else 0)
            assert verdict.grade is (Grade.MISTAKE if verdict.lost else Grade.EQUAL)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_reason_contradicts_its_verdict(key: str, seats: int) -> None:
    for verdict in judged(key, seats):
        match verdict.grade:
            case Grade.MISTAKE:
                assert verdict.reason is not None
                assert verdict.reason.kind not in {"only", "level", "among", "behind", "ahead"}
                if verdict.reason.kind == "trials":
                    words = english(verdict.reason.sentence)
                    assert f"wins {verdict.best.percent}; " in words
                    assert f"wins {verdict.played.percent}." in words
            case Grade.BEST:
                assert verdict.reason is not None
                assert verdict.reason.kind not in {"only", "trials", "among", "behind"}
            case Grade.EQUAL:
                assert verdict.reason is None
                assert verdict.lost == 0


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
            assert turning.swing == -turning.verdict.lost <= -GRAVE


def test_judging_stops_when_asked() -> None:
    match = played("azul_duel", 2)
    free = next(verdict.ply for verdict in judged("azul_duel", 2) if verdict.free)
    asked = count()

    assert judge(match, free, lambda: next(asked) > 0, budget=10**6) is None


def test_a_good_move_stays_good_whatever_is_drawn_after_it() -> None:
    match = played("kingdomino", 2)
    view = match.game.view(match.start.state, match.line[0].seat)
    other = Match.at(match.game, match.game.determinize(view, Rng.seeded(5)))
    here = judge(match, 0, lambda: False, budget=BUDGET)
    there = judge(other.play(match.line[0].move), 0, lambda: False, budget=BUDGET)

    assert here == there
