"""The words of the daily deals that several widgets say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from core.games.boxes import BOXES
from core.kernel.messages import text
from gui.text.translation import render

from .crown import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

DAILY_DEALS = text("daily", "Daily deals")
DAY = text("daily", "{day}: {games}")
TODAY = text("daily", "Today, {day}")
NOTHING = text("daily", "nothing played yet")
SAID = {
    Mark.WON: text("daily", "{game} won"),
    Mark.PLAYED: text("daily", "{game} played"),
    Mark.WAITING: text("daily", "{game} unfinished"),
}


def day_name(day: date, *, short: bool = False) -> str:
    """Write a date as the current language does."""
    form = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def day_said(day: date, marks: Sequence[Mark], today: date) -> str:
    """Say in words what became of the games of a day."""
    games = [
        render(SAID[mark].bind(game=box.title))
        for box, mark in zip(BOXES.values(), marks, strict=False)  # a game may have been added
        if mark in SAID
    ]
    said = QLocale().createSeparatedList(games) if games else render(NOTHING)
    name = day_name(day)
    shown = render(TODAY.bind(day=name)) if day == today else name
    return render(DAY.bind(day=shown, games=said))
