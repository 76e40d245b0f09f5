"""A sentence for a reader that hears descriptions waits until it has come to the focus."""

from __future__ import annotations

from itertools import accumulate, repeat
from typing import TYPE_CHECKING

import pytest

from gui.widgets.announce import LATE, LOOK, QUIET, RESTS, Description

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class Clock:
    """Milliseconds since something, which a test sets.

    Attributes:
        described: Whose clock it is.
        silence: Since the last question; None: there was none.
        now: Since the focus has come where it is.
    """

    def __init__(self, described: Description) -> None:
        self.described = described
        self.silence: int | None = None
        self.now = 0

    def elapsed(self) -> int:
        return self.now


@pytest.fixture
def clock(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Clock:  # noqa: ARG001 - timers
    described = Description()
    clock = Clock(described)
    monkeypatch.setattr(described, "_rests", clock)
    monkeypatch.setattr(described, "_questions", clock)
    return clock


def early(clock: Clock, rests: int, silence: int | None) -> bool:
    clock.now, clock.silence = rests, silence
    return clock.described._early() > 0


def test_a_sentence_waits_until_a_reader_has_come_and_is_silent(clock: Clock) -> None:
    assert early(clock, rests=QUIET, silence=2 * QUIET)  # it last asked about what was before
    assert early(clock, rests=2 * QUIET, silence=QUIET - 1)
    assert not early(clock, rests=2 * QUIET, silence=QUIET)


def test_a_reader_that_is_still_busy_after_long_is_waited_for(clock: Clock) -> None:
    assert early(clock, rests=2 * LATE, silence=0)
    assert not early(clock, rests=2 * LATE, silence=QUIET)


def test_a_reader_without_questions_is_not_waited_for_for_ever(clock: Clock) -> None:
    assert early(clock, rests=LATE - 1, silence=None)
    assert not early(clock, rests=LATE, silence=None)


def test_no_reader_is_waited_for_for_ever(clock: Clock) -> None:
    waits = [early(clock, rests=now, silence=0) for now in accumulate(repeat(LOOK, LATE // LOOK))]

    assert waits == [True] * (LATE // LOOK - 1) + [False]


def test_announcements_wait_for_the_focus_only(clock: Clock) -> None:
    clock.described.announces = True

    assert early(clock, rests=RESTS - 1, silence=0)
    assert not early(clock, rests=RESTS, silence=0)
