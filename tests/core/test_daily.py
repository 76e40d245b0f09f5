"""The deal of a day is the same for ever, and its counted game says so itself."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from core import daily, record, share_code
from core.ai.levels import LEVELS
from core.ai.opponent import STRONGEST
from core.daily import Deal, counted, deal, read_day
from core.games import GAMES
from core.games.boxes import BOXES
from core.history import DAILY, BadLine, Entry, Filter, Result, Statistics, dumps, loads
from core.kernel.errors import BadRecord
from core.kernel.rng import MAX_SEED
from core.record import Record, from_data, to_data
from tests.toy_game.game import registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame
    from core.match import Match

MONDAY = date(2026, 11, 16)
PINNED = {
    ("2026-11-16", "azul_duel"): (2, "skilled", 1677054164751821),
    ("2026-11-17", "kingdomino"): (3, "skilled", 2608234669822617),
    ("2026-11-18", "pixies"): (4, "skilled", 8482196890570771),
    ("2026-11-19", "azul_duel"): (2, "hard", 101679321232317),
    ("2026-11-20", "pixies"): (3, "hard", 8237825015470650),
    ("2026-11-21", "kingdomino"): (4, "hard", 86984257171504),
    ("2026-11-21", "pixies"): (5, "hard", 5082758629049427),
    ("2026-11-22", "kingdomino"): (2, "expert", 6879524345504043),
    ("2028-02-29", "pixies"): (3, "skilled", 7317097837579246),
    ("9999-12-31", "azul_duel"): (2, "hard", 8711593705887453),
}
"""Some days and what was dealt on them. They never change: players compare their results."""


@pytest.fixture
def added_game() -> Iterator[AnyGame]:
    yield from registered()


def today(key: str) -> Deal:
    return deal(date(2026, 11, 17), GAMES[key])


def first_moves(match: Match, number: int) -> Match:
    for _ in range(number):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@pytest.mark.parametrize(("day", "key"), PINNED)
def test_a_date_has_the_same_deal_for_ever(day: str, key: str) -> None:
    made = deal(date.fromisoformat(day), GAMES[key])

    assert (made.seats, made.level, made.seed) == PINNED[day, key]


@pytest.mark.parametrize("key", GAMES)
def test_every_deal_of_a_week_can_start_with_the_usual_options(key: str) -> None:
    game = GAMES[key]
    for number in range(7):
        made = deal(MONDAY + timedelta(days=number), game)
        match = made.match(counted=False)

        assert made.level == daily.WEEK[number][0]
        assert match.start.seats == made.seats
        assert dict(match.start.options.chosen) == {each.key: each.default for each in game.options}


def test_a_week_rises_from_skilled_to_the_strongest_level() -> None:
    order = [list(LEVELS).index(level) for level, _ in daily.WEEK]

    assert daily.WEEK[0][0] == "skilled"
    assert daily.WEEK[-1][0] == STRONGEST
    assert order == sorted(order)


def test_a_week_uses_every_number_of_players_that_a_game_allows() -> None:
    for key, box in BOXES.items():
        week = [deal(MONDAY + timedelta(days=n), GAMES[key]).seats for n in range(7)]

        assert set(week) == set(box.seats)


def test_deals_differ_by_day_and_by_game() -> None:
    days = [MONDAY + timedelta(days=number) for number in range(1000)]
    seeds = {daily.seed(day, key) for day in days for key in BOXES}

    assert len(seeds) == 1000 * len(BOXES)
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


def test_a_game_that_was_added_has_deals_too(added_game: AnyGame) -> None:
    for number in range(7):
        made = deal(MONDAY + timedelta(days=number), added_game)

        assert made.seats in added_game.seats
        assert made.match(counted=True).daily == made.day.isoformat()


def test_a_number_of_players_that_the_rules_refuse_is_never_dealt(
    monkeypatch: pytest.MonkeyPatch, added_game: AnyGame
) -> None:
    refused = added_game.seats[0]
    monkeypatch.setattr(
        type(added_game), "why_not_start", lambda _, seats, __: "no" if seats == refused else None
    )

    assert {deal(MONDAY + timedelta(days=n), added_game).seats for n in range(7)} == {3}


@pytest.mark.parametrize("words", ["", "20261117", "2026-W47-2", "2026-11-31", "2026-11-17 ", 7])
def test_only_dates_as_the_program_writes_them_are_read(words: object) -> None:
    assert read_day(words) is None
    assert read_day("2026-11-17") == date(2026, 11, 17)


@pytest.mark.parametrize("key", GAMES)
def test_a_record_says_that_its_game_counts(key: str) -> None:
    match = first_moves(today(key).match(counted=True), 4)
    kept = record.loads(record.dumps(Record.of(match)))

    assert kept.daily == "2026-11-17"
    assert kept.replay() == match
    assert match.unaided


def test_every_other_game_of_the_deal_is_an_ordinary_one() -> None:
    match = first_moves(today("pixies").match(counted=True), 6)
    code = share_code.opened(share_code.written(match)).match

    assert match.begun_again().daily == ""
    assert match.taken_over(3, peeked=False).daily == ""
    assert code.daily == share_code.position(match).daily == ""
    assert today("pixies").match(counted=False).daily == ""
    assert code == evolve(match, daily="")


def test_a_game_is_helped_again_once_it_has_ended() -> None:
    match = today("kingdomino").match(counted=True)
    while not match.over:
        assert match.unaided
        match = first_moves(match, 1)

    assert not match.unaided
    assert not match.goto(3).unaided  # it is only seen again


@pytest.mark.parametrize(
    "change",
    [
        {"daily": "2026-11-18"},
        {"daily": "someday"},
        {"daily": "x" * 200},
        {"daily": "9999-99-99"},
        {"peeked": True},
        {"branches": [{"ply": 0, "moves": ["…"]}]},
    ],
)
def test_a_record_that_claims_a_day_wrongly_is_an_ordinary_game(change: dict[str, Any]) -> None:
    match = first_moves(today("pixies").match(counted=True), 4)
    data = to_data(Record.of(match))
    if "branches" in change:
        other = match.game.legal_moves(match.start.state)[1]
        change = {"branches": [{"ply": 0, "moves": [other.code]}]}
    again = from_data({**data, **change}).replay()

    assert again.daily == ""
    assert again.turns == match.turns


def test_moves_that_were_taken_back_do_not_count() -> None:
    match = first_moves(today("pixies").match(counted=True), 4).undo()

    assert Record.of(match).replay().daily == ""
    assert counted(match.begun_again(), "2026-11-17").daily == "2026-11-17"


@pytest.mark.parametrize("value", [None, 5, ["2026-11-17"], {"day": 1}, "x" * 100_000])
def test_a_record_whose_day_is_no_text_is_refused(value: object) -> None:
    data = to_data(Record.of(today("pixies").match(counted=True)))

    with pytest.raises(BadRecord):
        from_data({**data, "daily": value})


def entry(**changes: Any) -> Entry:
    seats = (
        Result("Ana", "pink", "", 61, 1, {}),
        Result("Computer 2", "blue", "skilled", 54, 2, {}),
    )
    plain = Entry("game-7", "game", "pixies", 1_763_300_000, "game-7.kupola", seats)
    return evolve(plain, **changes)


def test_the_history_keeps_the_day_of_a_counted_game() -> None:
    kept, plain = entry(daily="2026-11-17"), entry()

    assert loads(dumps(kept)) == kept
    assert loads(dumps(plain)) == plain
    assert "daily" not in dumps(plain)
    for wrong in (7, None, "tomorrow", ["2026-11-17"]):
        with pytest.raises(BadLine):
            loads(json.dumps({**json.loads(dumps(plain)), "daily": wrong}))


def test_daily_deals_are_found_and_added_up() -> None:
    levels = tuple(LEVELS)
    kept, plain = entry(daily="2026-11-17"), entry(key="game-8")
    statistics = Statistics(frozenset({"ana"}), levels)
    for each in (kept, plain):
        statistics.add(each)

    assert [Filter(DAILY).fits(each, levels) for each in (kept, plain)] == [True, False]
    assert all(Filter("pixies").fits(each, levels) for each in (kept, plain))
    assert statistics.daily.games == statistics.daily.wins == 1
    assert statistics.whole.games == 2
