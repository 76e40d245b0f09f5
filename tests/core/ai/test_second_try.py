"""A second try is judged as the review has judged the mistake."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from core.ai.advice import CLEAR, Candidate
from core.ai.luck_and_skill import GRAVE, turnings
from core.ai.opponents import OPPONENTS
from core.ai.review import Verdict, judge
from core.ai.second_try import (
    Judgment,
    Mistake,
    Outcome,
    judge_try,
    mistake_of,
    mistakes,
    quality,
)
from core.games import GAMES
from core.spaced_repetition import EASY, FAILED, GOOD, HARD
from tests.changed_opponents import change_opponent
from tests.core.ai.test_review import made_up, shuffled

if TYPE_CHECKING:
    from core.match import Match

KEYS = sorted(GAMES)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=40)


def never() -> bool:
    return False


@cache
def erred(key: str) -> tuple[Match, Mistake]:
    """Play at random until the search, at the budget of these tests, finds a mistake."""
    match = shuffled(key, 2, 1)
    for ply in range(len(match.line)):
        verdict = judge(match, ply, never)
        assert verdict is not None
        if verdict.lost >= GRAVE:
            return match, mistake_of(verdict)
    raise AssertionError(key)


@pytest.mark.parametrize("key", KEYS)
def test_the_best_move_of_the_review_is_better_and_found(key: str) -> None:
    match, mistake = erred(key)
    judgment = judge_try(match, mistake, mistake.best, never)
    assert judgment is not None

    assert judgment.outcome is Outcome.BETTER
    assert judgment.found
    assert judgment.chance == mistake.chance
    assert judgment.rather is None


@pytest.mark.parametrize("key", KEYS)
def test_a_judgment_names_the_points_that_both_moves_bring_at_once(key: str) -> None:
    match, mistake = erred(key)
    judgment = judge_try(match, mistake, mistake.best, never)
    assert judgment is not None
    before = match.goto(mistake.ply)
    totals = [
        match.game.score(each.state, mistake.seat).total
        for each in (before, before.play(mistake.best), before.play(mistake.played))
    ]

    assert judgment.gained == totals[1] - totals[0]
    assert judgment.gained_then == totals[2] - totals[0]


@pytest.mark.parametrize("key", KEYS)
def test_the_move_played_is_as_good_as_itself(key: str) -> None:
    match, mistake = erred(key)
    judgment = judge_try(match, mistake, mistake.played, never)
    assert judgment is not None

    assert judgment.outcome is Outcome.AS_GOOD
    assert not judgment.found
    assert judgment.chance == mistake.chance - mistake.lost
    assert judgment.reason is None


@pytest.mark.parametrize("key", KEYS)
def test_every_other_move_is_judged_by_what_it_gives_away(key: str) -> None:
    match, mistake = erred(key)
    before = match.goto(mistake.ply)
    moves = before.game.legal_moves(before.state)
    for move in moves[:: 1 + len(moves) // 4]:
        judgment = judge_try(match, mistake, move, never)
        assert judgment is not None
        gain = mistake.lost - judgment.lost
        outcomes = [Outcome.WORSE] * (gain <= -CLEAR) + [Outcome.BETTER] * (gain >= CLEAR)

        assert judgment.outcome is (*outcomes, Outcome.AS_GOOD)[0]
        assert judgment.chance == mistake.chance - judgment.lost >= 0


@pytest.mark.parametrize("key", KEYS)
def test_a_try_is_judged_alike_whatever_was_played_later(key: str) -> None:
    match, mistake = erred(key)
    before = match.goto(mistake.ply)
    other = next(
        move
        for move in before.game.legal_moves(before.state)
        if move not in {mistake.best, mistake.played}
    )
    alone = match.taken_over(mistake.ply, peeked=False)

    assert judge_try(match, mistake, other, never) == judge_try(alone, mistake, other, never)


def test_a_stopped_search_judges_nothing() -> None:
    match, mistake = erred("pixies")
    before = match.goto(mistake.ply)
    known = {mistake.best, mistake.played}
    other = next(m for m in before.game.legal_moves(before.state) if m not in known)

    assert judge_try(match, mistake, other, lambda: True) is None


def test_the_mistakes_of_a_seat_are_those_that_the_review_lists() -> None:
    match = shuffled("kingdomino", 2, 1)
    verdicts = {each.ply: each for each in made_up(match, 4)}
    found = turnings(match, verdicts)
    listed = [each.verdict for each in found if not each.lucky]
    own = [each.ply for each in listed if each.seat == 1]

    assert [each.ply for each in mistakes(found, (0, 1))] == [each.ply for each in listed]
    assert [each.ply for each in mistakes(found, (1,))] == own != []


@pytest.mark.parametrize(
    ("outcome", "lost", "alone", "hinted"),
    [
        (Outcome.BETTER, 0, EASY, HARD),
        (Outcome.BETTER, 3, GOOD, HARD - 1),
        (Outcome.AS_GOOD, 9, FAILED, FAILED),
        (Outcome.WORSE, 20, FAILED, FAILED),
    ],
)
def test_only_a_better_move_counts_as_known_and_a_hint_costs(
    outcome: Outcome, lost: int, alone: int, hinted: int
) -> None:
    judgment = Judgment(None, outcome, 50, lost, None, None)

    assert quality(judgment, hinted=False) == alone
    assert quality(judgment, hinted=True) == hinted


def test_a_verdict_without_a_chance_makes_a_mistake_of_no_chance() -> None:
    candidate = Candidate(None, 1.0, 1)

    assert mistake_of(Verdict(0, 0, candidate, candidate, None, free=True)).chance == 0
