from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.ai.levels import LEVELS
from core.history import (
    DYNASTY,
    GAME,
    LATEST,
    MOST_POINTS,
    PEOPLE,
    TALLY,
    BadLine,
    Entry,
    Filter,
    Result,
    Statistics,
    dumps,
    loads,
    opponent,
    smoothed,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

LEVEL_KEYS = tuple(LEVELS)
points = st.integers(-50, 200)
names = st.sampled_from(["Ana", "ANA", "Eva", "Marek", "Computer 2"])
results = st.builds(
    Result,
    name=names,
    color=st.just("pink"),
    level=st.sampled_from(["", "", *LEVEL_KEYS]),
    points=points,
    rank=st.integers(1, 4),
    parts=st.dictionaries(st.sampled_from(["Lake", "Mine", "Forest"]), points),
)
entries = st.builds(
    Entry,
    key=st.integers(1, 10**6).map("game-{}".format),
    kind=st.sampled_from([GAME, TALLY, DYNASTY]),
    game=st.sampled_from(["azul_duel", "kingdomino", "pixies"]),
    when=st.integers(0, 2_000_000_000),
    file=st.just("game-1.kupola"),
    seats=st.lists(results, min_size=1, max_size=5).map(tuple),
    resigned=st.sampled_from([(), (), (0,)]),
)
histories = st.lists(entries, max_size=12)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


def counted(history: Iterable[Entry]) -> Statistics:
    statistics = Statistics({"ana"}, LEVEL_KEYS)
    for entry in history:
        statistics.add(entry)
    return statistics


def seat(name: str, points: int, rank: int = 1, level: str = "") -> Result:
    return Result(name, "pink", level, points, rank, {})


@given(entries)
def test_what_is_written_is_read_again(entry: Entry) -> None:
    line = dumps(entry)

    assert "\n" not in line
    assert loads(line) == entry


@given(entries, st.data())
def test_a_line_with_any_value_replaced_is_read_or_refused(
    entry: Entry, data: st.DataObject
) -> None:
    plain = json.loads(dumps(entry))
    inside = data.draw(st.sampled_from([plain, plain["seats"][0]]))
    inside[data.draw(st.sampled_from(sorted(inside)))] = data.draw(anything)

    try:
        read = loads(json.dumps(plain))
    except BadLine:
        return
    assert loads(dumps(read)) == read


@pytest.mark.parametrize(
    "line", ["", "[]", "null", "{", '{"format": 1}', "[" * 100_000, "x" * 30_000]
)
def test_what_is_no_entry_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        loads(line)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("when", LATEST + 1),
        ("when", -1),
        ("key", "k" * 1000),
        ("file", "f" * 1000),
        ("points", MOST_POINTS + 1),
        ("points", -MOST_POINTS - 1),
        ("rank", 0),
        ("rank", 9),
        ("name", "n" * 1000),
        ("parts", {"Lake": MOST_POINTS + 1}),
        ("parts", {f"Lake {number}": 1 for number in range(41)}),
        ("parts", {"L" * 1000: 1}),
    ],
)
def test_what_is_beyond_the_bounds_is_refused(field: str, value: object) -> None:
    plain = json.loads(dumps(Entry("a", GAME, "pixies", 1, "", (seat("Ana", 9),))))
    inside = plain if field in plain else plain["seats"][0]
    inside[field] = value

    with pytest.raises(BadLine):
        loads(json.dumps(plain))


@pytest.mark.parametrize(("when", "kept"), [(-5, 0), (2**62, LATEST)])
def test_a_date_that_cannot_be_written_is_moved_to_the_nearest(when: int, kept: int) -> None:
    entry = Entry("a", GAME, "pixies", when, "", (seat("Ana", 9),))

    assert loads(dumps(entry)).when == kept


@given(histories)
def test_sums_by_opponents_make_up_the_whole(history: list[Entry]) -> None:
    statistics = counted(history)
    whole, groups = statistics.whole, statistics.by_opponent.values()

    assert sum(group.games for group in groups) == whole.games
    assert sum(group.wins for group in groups) == whole.wins
    assert sum(group.shared for group in groups) == whole.shared
    assert sorted(p for group in groups for p in group.points) == sorted(whole.points)
    assert sum(sum(group.parts.values()) for group in groups) == sum(whole.parts.values())
    assert max((group.best for group in groups), default=0) == whole.best


@given(histories)
def test_the_order_of_the_lines_does_not_matter(history: list[Entry]) -> None:
    ordered = sorted(history, key=lambda entry: entry.when)
    if len({entry.when for entry in history}) == len(history):
        assert counted(reversed(history)).whole == counted(ordered).whole


@given(histories, st.sampled_from(["", PEOPLE, *LEVEL_KEYS]), st.sampled_from(["", "pixies"]))
def test_filters_only_ever_leave_out(history: list[Entry], against: str, subject: str) -> None:
    wanted = Filter(subject, frozenset({"ana"}), against)
    kept = [entry for entry in history if wanted.fits(entry, LEVEL_KEYS)]

    assert all(entry.seat_of({"ana"}) is not None for entry in kept)
    assert all(not subject or entry.subject == subject for entry in kept)
    assert len(kept) == sum(
        1
        for entry in history
        if (number := entry.seat_of({"ana"})) is not None
        and (not subject or entry.subject == subject)
        and (not against or opponent(entry, number, LEVEL_KEYS) == against)
    )


def test_only_people_are_found_by_name_and_a_shared_first_place_is_no_win() -> None:
    won = Entry("a", GAME, "pixies", 1, "", (seat("Ana", 9), seat("Eva", 3, 2)))
    shared = Entry("b", GAME, "pixies", 2, "", (seat("ana", 5), seat("Eva", 5)))
    machine = Entry("c", GAME, "pixies", 3, "", (seat("Ana", 7, 1, "hard"), seat("Eva", 3, 2)))

    summary = counted([won, shared, machine]).whole

    assert (summary.games, summary.wins, summary.shared) == (2, 1, 1)
    assert summary.points == (9, 5)
    assert summary.average == 7


def test_the_strongest_computer_at_the_table_is_the_opponent() -> None:
    several = (seat("Ana", 1), seat("x", 2, 1, "novice"), seat("y", 2, 1, "hard"), seat("Eva", 0))

    assert opponent(Entry("a", GAME, "pixies", 1, "", several), 0, LEVEL_KEYS) == "hard"
    assert opponent(Entry("a", GAME, "pixies", 1, "", several[::3]), 0, LEVEL_KEYS) == PEOPLE


def test_a_dynasty_is_not_compared_with_single_games() -> None:
    dynasty = Entry("a", DYNASTY, "kingdomino", 1, "", (seat("Ana", 150), seat("Eva", 3, 2)))

    assert not Filter("kingdomino").fits(dynasty, LEVEL_KEYS)
    assert Filter(DYNASTY).fits(dynasty, LEVEL_KEYS)


@given(st.lists(points, max_size=30))
def test_the_trend_stays_within_the_points(values: list[int]) -> None:
    trend = smoothed(values)

    assert len(trend) == len(values)
    assert all(min(values) <= value <= max(values) for value in trend)


def test_a_game_that_was_given_up_counts_but_its_points_do_not() -> None:
    whole = Entry("game-1", GAME, "pixies", 1, "", (seat("Ana", 90), seat("Eva", 60, 2)))
    given_up = Entry("game-2", GAME, "pixies", 2, "", (seat("Ana", 7), seat("Eva", 9, 2)), "", (1,))
    summary = counted([whole, given_up]).whole

    assert (summary.games, summary.wins, summary.average) == (2, 2, 90.0)
    assert loads(dumps(given_up)) == given_up
    with pytest.raises(BadLine):
        loads(dumps(given_up).replace('"resigned":[1]', '"resigned":[2]'))
