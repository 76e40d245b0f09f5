"""A sentence for a reader that hears descriptions waits until it has come to the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gui.widgets.announce import CALM, LATE, LOOK, RESTS, Description

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class Reader:
    """What a reader does, as a test says.

    Attributes:
        described: Looks at it.
        count: How many questions it has asked.
        now: Milliseconds since the focus has come where it is.
    """

    def __init__(self, described: Description) -> None:
        self.described = described
        self.count = self.now = 0

    def elapsed(self) -> int:
        return self.now

    def looks(self, times: int, *, busy: bool = False) -> list[bool]:
        """Look that often whether a sentence would be too early."""
        found = []
        for _ in range(times):
            self.count += busy
            self.now += LOOK
            found.append(self.described._early() > 0)
        return found


@pytest.fixture
def reader(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Reader:  # noqa: ARG001 - timers
    described = Description()
    reader = Reader(described)
    monkeypatch.setattr(described, "_rests", reader)
    monkeypatch.setattr(described, "_questions", reader)
    return reader


def test_a_sentence_waits_until_a_reader_has_come_and_is_calm(reader: Reader) -> None:
    assert all(reader.looks(2 * CALM))  # it has not come yet
    assert all(reader.looks(3, busy=True))
    assert reader.looks(CALM) == [True] * (CALM - 1) + [False]


def test_the_next_sentence_waits_until_the_one_before_it_is_worked_off(reader: Reader) -> None:
    reader.looks(1, busy=True)
    reader.looks(CALM)

    assert all(reader.looks(2, busy=True))
    assert reader.looks(CALM) == [True] * (CALM - 1) + [False]


def test_a_reader_without_questions_is_not_waited_for_for_ever(reader: Reader) -> None:
    reader.now = LATE

    assert reader.looks(CALM) == [True] * (CALM - 1) + [False]


@pytest.mark.parametrize("busy", [True, False])
def test_no_reader_is_waited_for_for_ever(reader: Reader, *, busy: bool) -> None:
    waits = reader.looks(LATE // LOOK, busy=busy)

    assert waits == [True] * (LATE // LOOK - 1) + [False]


def test_announcements_wait_for_the_focus_only(reader: Reader) -> None:
    reader.described.announces = True

    assert reader.looks(RESTS // LOOK, busy=True) == [True] * (RESTS // LOOK - 1) + [False]
