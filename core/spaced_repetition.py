"""When a card is due again: SM-2, in whole local days.

SM-2 (SuperMemo 2, 1990) needs an interval, an ease and a streak, and its rule fits on a page:
the first success brings a card back after 1 day, the second after 6, each later one after the
interval times the ease; a failure starts again with 1 day. The ease follows the quality of each
answer, from 0 to 5, and stays at least 1.3.

Days are dates of the local calendar, and clocks jump. A card is never due twice on one date, and
never later than its interval after today: a clock that ran ahead delays nothing once it is set.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Annotated

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

FAILED, HARD, GOOD, EASY = 1, 3, 4, 5
"""Qualities of an answer; below ``HARD`` it is a failure."""
FIRST, SECOND = 1, 6
"""The intervals after the first two successes, in days."""
LONGEST = 365
"""The longest interval, in days."""
LEARNED = 21
"""The interval in days from which a card counts as learned."""
USUAL_EASE, LEAST_EASE, MOST_EASE = 2500, 1300, 5000
"""Thousandths."""
MOST_STREAK = 1000
MOST_DAYS = 40
"""How many days of earlier answers are kept."""

_LAST = date.max.toordinal()
_CHANGES = {3: -140, 4: 0, 5: 100}


@frozen
class Schedule:
    """When a card is due.

    Attributes:
        due: The first day on which it is due.
        interval: How many days it waits from one answer to the next.
        ease: By what the interval grows, in thousandths.
        streak: How many answers in a row were no failures.
        days: The days of the latest answers, the oldest first.

    """

    due: date
    interval: Annotated[int, range(LONGEST + 1)] = 0
    ease: Annotated[int, range(LEAST_EASE, MOST_EASE + 1)] = USUAL_EASE
    streak: Annotated[int, range(MOST_STREAK + 1)] = 0
    days: tuple[date, ...] = ()

    @property
    def learned(self) -> bool:
        """Whether it is remembered for weeks."""
        return self.interval >= LEARNED

    def is_due(self, today: date) -> bool:
        """Return whether it is due and was not answered today."""
        return self.settled(today).due <= today and today not in self.days

    def settled(self, today: date) -> Schedule:
        """Bring the due day back within one interval: the clock was set back since."""
        latest = _later(today, self.interval)
        return self if self.due <= latest else evolve(self, due=latest)

    def answered(self, today: date, quality: int) -> Schedule:
        """Schedule the next time after an answer of a quality from 0 to 5."""
        streak, interval, ease = 0, FIRST, self.ease
        if quality >= HARD:
            streak = min(MOST_STREAK, self.streak + 1)
            interval = self._next_interval()
            ease = min(MOST_EASE, max(LEAST_EASE, ease + _CHANGES[quality]))
        days = (*self.days, today)[-MOST_DAYS:]
        return Schedule(_later(today, interval), interval, ease, streak, days)

    def _next_interval(self) -> int:
        if self.streak < len((FIRST, SECOND)):
            return (FIRST, SECOND)[self.streak]
        grown = max(self.interval + 1, round(self.interval * self.ease / 1000))
        return min(LONGEST, grown)


@frozen
class Summary:
    """How many cards there are, how many of them are due today, and how many are learned."""

    cards: int = 0
    due: int = 0
    learned: int = 0


def first_schedule(today: date, *, shown: bool) -> Schedule:
    """Schedule a new card: for today, or for tomorrow if its answer has just been shown.

    Being shown the answer counts as the first success.
    """
    return Schedule(_later(today, FIRST), FIRST, streak=1) if shown else Schedule(today)


def summary(schedules: Iterable[Schedule], today: date) -> Summary:
    """Count cards."""
    known = tuple(schedules)
    due = sum(each.is_due(today) for each in known)
    return Summary(len(known), due, sum(each.learned for each in known))


def _later(day: date, days: int) -> date:
    return date.fromordinal(min(_LAST, day.toordinal() + days))
