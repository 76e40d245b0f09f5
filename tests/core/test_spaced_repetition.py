"""When cards are due: intervals grow, and no jump of a clock loses or doubles anything."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from core.spaced_repetition import (
    EASY,
    FAILED,
    FIRST,
    GOOD,
    HARD,
    LEARNED,
    LEAST_EASE,
    LONGEST,
    MOST_DAYS,
    SECOND,
    Schedule,
    first_schedule,
    summary,
)

TODAY = date(2026, 11, 18)
QUALITIES = st.integers(0, 5)
DAYS = st.dates(date(2020, 1, 1), date(2040, 1, 1))


def on_time(qualities: list[int]) -> list[Schedule]:
    """Answer a card each time on the day on which it is due."""
    schedule = first_schedule(TODAY, shown=False)
    schedules = [schedule]
    for quality in qualities:
        schedule = schedule.answered(schedule.due, quality)
        schedules.append(schedule)
    return schedules


def test_a_card_that_is_known_comes_back_after_1_and_6_days_then_ever_later() -> None:
    intervals = [each.interval for each in on_time([GOOD] * 6)[1:]]

    assert intervals == [FIRST, SECOND, 15, 38, 95, 238]


def test_an_easy_card_waits_longer_than_a_hard_one() -> None:
    easy, good, hard = (on_time([quality] * 5)[-1].interval for quality in (EASY, GOOD, HARD))

    assert easy > good > hard


def test_a_failure_brings_a_card_back_tomorrow_and_keeps_its_ease() -> None:
    before, after = on_time([GOOD, GOOD, HARD, FAILED])[-2:]

    assert (after.interval, after.streak, after.ease) == (FIRST, 0, before.ease)


def test_a_card_whose_answer_was_shown_waits_until_tomorrow() -> None:
    shown, unseen = (first_schedule(TODAY, shown=each) for each in (True, False))

    assert not shown.is_due(TODAY)
    assert shown.is_due(TODAY + timedelta(days=1))
    assert unseen.is_due(TODAY)


def test_cards_are_counted() -> None:
    schedules = on_time([GOOD] * 6)
    due = sum(each.is_due(TODAY) for each in schedules)
    counted = summary(schedules, TODAY)

    assert (counted.cards, counted.due) == (7, due)
    assert counted.learned == sum(each.interval >= LEARNED for each in schedules)


@given(st.lists(QUALITIES, max_size=30))
def test_intervals_grow_with_every_success_in_a_row_up_to_a_year(qualities: list[int]) -> None:
    schedules = on_time(qualities)
    for quality, before, after in zip(qualities, schedules, schedules[1:], strict=False):
        grows = quality >= HARD and before.streak
        longer = after.interval > before.interval or after.interval == LONGEST

        assert 0 < after.interval <= LONGEST
        assert after.ease >= LEAST_EASE
        assert longer if grows else after.interval == FIRST


@given(st.lists(st.tuples(DAYS, QUALITIES), max_size=MOST_DAYS))
def test_no_card_is_due_twice_on_a_day_wherever_the_clock_jumps(
    answers: list[tuple[date, int]],
) -> None:
    schedule = first_schedule(TODAY, shown=False)
    answered: list[date] = []
    for today, quality in answers:
        schedule = schedule.settled(today)
        if schedule.is_due(today):
            answered.append(today)
            schedule = schedule.answered(today, quality)

    assert len(answered) == len(set(answered))


@given(st.lists(st.tuples(DAYS, QUALITIES), max_size=10), DAYS)
def test_no_card_is_lost_wherever_the_clock_jumps(
    answers: list[tuple[date, int]], today: date
) -> None:
    schedule = first_schedule(TODAY, shown=True)
    for day, quality in answers:
        schedule = schedule.settled(day).answered(day, quality)
    schedule = schedule.settled(today)
    waits = schedule.interval + len(answers) + 1  # days on which it was answered are left out
    days = (today + timedelta(days=number) for number in range(waits + 1))

    assert any(schedule.is_due(day) for day in days)


def test_the_last_days_of_the_calendar_are_no_exception() -> None:
    schedule = Schedule(date.max).answered(date.max, GOOD)

    assert schedule.due == date.max
