"""The date is the local one, and another day is noticed while a widget is seen."""

from __future__ import annotations

import time
from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from gui.daily.day_watch import DayWatch
from gui.system.local_day import local_day

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

ZONES = hasattr(time, "tzset")
"""Whether a variable can change the time zone of a process."""


@pytest.fixture
def usual_zone() -> Iterator[None]:
    yield
    if ZONES:
        time.tzset()


@pytest.mark.usefixtures("usual_zone")
def test_a_flight_around_the_world_changes_the_date_of_a_running_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    days = []
    for zone in ("EAST-14", "WEST+12"):
        with monkeypatch.context() as patch:
            patch.setenv("TZ", zone)
            days.append(local_day())
    east, west = days

    assert east > west or not ZONES


def test_a_day_that_begins_is_noticed_once(qtbot: QtBot) -> None:
    days = [date(2026, 10, 25)]  # the clocks of Europe go back an hour
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = DayWatch(widget, lambda: days[-1])
    changes: list[date] = []
    watch.changed.connect(lambda: changes.append(days[-1]))
    widget.show()
    watch.look()
    for day in (date(2026, 10, 26), date(2026, 10, 26), date(2026, 10, 25)):
        days.append(day)
        watch._timer.timeout.emit()
    running = watch._timer.isActive()
    widget.hide()

    assert changes == [date(2026, 10, 26), date(2026, 10, 25)]
    assert running
    assert not watch._timer.isActive()


def test_a_day_that_began_while_nothing_was_seen_is_noticed_on_showing(qtbot: QtBot) -> None:
    days = [date(2026, 12, 31)]
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = DayWatch(widget, lambda: days[-1])
    days.append(date(2027, 1, 1))

    with qtbot.waitSignal(watch.changed, timeout=1000):
        widget.show()
