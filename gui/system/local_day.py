"""The date of the local calendar."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate


def local_day() -> date:
    """Return today's date, as the computer's clock and time zone have it.

    Qt asks for the time zone each time, Python only once.
    """
    today = QDate.currentDate()
    return date(today.year(), today.month(), today.day())
