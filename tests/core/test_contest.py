from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.contest import (
    SPREADS,
    TRIATHLON,
    Contest,
    dumps,
    duplicate,
    loads,
    shared_out,
    triathlon,
)
from core.games import GAMES
from core.kernel.errors import BadOptions, BadRecord
from core.kernel.scores import Standing
from core.record import Sitter

ANA, EVA, MAREK = Sitter("Ana", "pink"), Sitter("Eva", "green"), Sitter("M", "blue", "hard")
games = st.sampled_from([*GAMES])
differences = st.integers(-500, 500)


def ended(contest: Contest, *points: int) -> Contest:
    """End the next game with these points, seat by seat."""
    number = contest.current
    assert number is not None
    ranks = [1 + sum(other > own for other in points) for own in points]
    return contest.ended(
        number, [Standing(s, r, p) for s, (r, p) in enumerate(zip(ranks, points, strict=True))]
    )


@given(games, differences)
def test_a_game_of_a_triathlon_shares_out_a_hundred_evenhandedly(game: str, d: int) -> None:
    own, other = shared_out(game, d)

    assert own + other == 100
    assert shared_out(game, -d) == (other, own)
    assert (own > other) == (d > 0)
    assert 0 <= own <= 100


@given(games, differences, differences)
def test_winning_by_more_is_never_worth_less(game: str, d: int, e: int) -> None:
    assert (d <= e) <= (shared_out(game, d)[0] <= shared_out(game, e)[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_difference_is_worth_the_same_in_every_game(game: str) -> None:
    assert shared_out(game, SPREADS[game]) == (75, 25)
    assert shared_out(game, 0) == (50, 50)


def test_everybody_plays_the_same_deal_from_every_seat() -> None:
    contest = duplicate("kingdomino", {}, 7, (ANA, EVA, MAREK))

    assert len(contest.legs) == 3
    assert {leg.seed for leg in contest.legs} == {7}
    for seat in range(3):
        assert {contest.sitters(number)[seat] for number in range(3)} == {ANA, EVA, MAREK}
    assert len({contest.match(number).state for number in range(3)}) == 1


def test_the_difference_decides_a_duplicate_match() -> None:
    contest = duplicate("azul_duel", {}, 7, (ANA, EVA))
    contest = ended(contest, 50, 40)  # Ana sits first

    assert contest.totals == (50, 40)
    assert not contest.over
    contest = ended(contest, 45, 30)  # Eva sits first

    assert contest.over
    assert contest.totals == (80, 85)
    assert [(each.seat, each.rank) for each in contest.standings] == [(1, 1), (0, 2)]


def test_two_entrants_can_share_the_first_place() -> None:
    contest = ended(ended(duplicate("pixies", {}, 7, (ANA, EVA)), 90, 80), 90, 80)

    assert [each.rank for each in contest.standings] == [1, 1]


def test_a_triathlon_plays_every_game_once_and_the_first_seat_changes() -> None:
    contest = triathlon({}, 8, (ANA, EVA))

    assert [leg.game for leg in contest.legs] == [*GAMES]
    assert contest.sitters(0) == (ANA, EVA)
    assert contest.sitters(1) == (EVA, ANA)


def test_equal_triathlons_are_decided_by_the_games_won() -> None:
    contest = triathlon({}, 8, (ANA, EVA))
    contest = ended(contest, 20 + 2 * SPREADS["azul_duel"], 20)  # 100 : 0
    contest = ended(contest, 20 + SPREADS["kingdomino"], 20)  # Eva sits first: 25 : 75
    contest = ended(contest, 20, 20 + SPREADS["pixies"])  # 25 : 75

    assert contest.kind == TRIATHLON
    assert contest.totals == (150, 150)
    assert [(each.seat, each.rank) for each in contest.standings] == [(1, 1), (0, 2)]


def test_a_game_that_goes_on_after_all_counts_no_longer() -> None:
    contest = ended(duplicate("pixies", {}, 7, (ANA, EVA)), 90, 80)

    assert contest.reopened(0) == duplicate("pixies", {}, 7, (ANA, EVA))


def test_a_triathlon_is_for_two() -> None:
    with pytest.raises(BadOptions):
        triathlon({}, 8, (ANA, EVA, MAREK))


@given(st.data())
def test_what_is_written_is_read_again_and_anything_else_refused(data: st.DataObject) -> None:
    contest = ended(triathlon({}, 8, (ANA, MAREK)), 9, 8).begun(1, "game-2.kupola")
    assert loads(dumps(contest)) == contest
    plain = json.loads(dumps(contest))
    inside = data.draw(st.sampled_from([plain, plain["legs"][0], plain["entrants"][1]]))
    key = data.draw(st.sampled_from(sorted(inside)))
    inside[key] = data.draw(
        st.none() | st.integers() | st.text(max_size=4) | st.lists(st.integers(-1, 3), max_size=3)
    )

    try:
        read = loads(json.dumps(plain))
    except BadRecord:
        return
    assert loads(dumps(read)) == read
    assert len(read.totals) == 2
    assert len(read.standings) == 2


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": 1}', "[" * 9999])
def test_what_is_no_contest_is_refused(content: str) -> None:
    with pytest.raises(BadRecord):
        loads(content)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("points", [2**31, 0]),
        ("points", [-(2**53) + 1, 0]),
        ("points", [2001, 0]),
        ("ranks", [0, 1]),
        ("ranks", [2**31, 1]),
        ("seating", [0, 2**31]),
        ("seed", 2**60),
        ("seed", -1),
        ("file", "f" * 1000),
    ],
)
def test_numbers_beyond_the_bounds_are_refused(field: str, value: object) -> None:
    plain = json.loads(dumps(ended(triathlon({}, 8, (ANA, MAREK)), 9, 8)))
    plain["legs"][0][field] = value

    with pytest.raises(BadRecord):
        loads(json.dumps(plain))


def test_a_contest_of_too_many_games_is_refused() -> None:
    plain = json.loads(dumps(triathlon({}, 8, (ANA, MAREK))))

    with pytest.raises(BadRecord):
        loads(json.dumps({**plain, "legs": plain["legs"] * 4}))
