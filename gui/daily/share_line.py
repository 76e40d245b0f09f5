"""The line about a daily deal that players send each other, with the code of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.boxes import BOXES
from core.kernel.messages import text
from core.share_code import written
from gui.store.game_files import read
from gui.store.plan_data import trusted
from gui.text.numbers import signed
from gui.text.translation import render

if TYPE_CHECKING:
    from pathlib import Path

    from gui.history.daily_results import Try

LINE = text("daily", "Kupola {day} · {game} {points}")


def points(attempt: Try) -> str:
    """Write the points of everybody, the person's first."""
    seats = attempt.entry.seats if attempt.entry else ()
    ordered = sorted(seats, key=lambda each: bool(each.level))
    return " : ".join(signed(each.points) for each in ordered)


def share_line(attempt: Try) -> str:
    """Write the day, the game and the points; the date is the same in every language."""
    title = BOXES[attempt.game].title
    day = attempt.day.isoformat()
    return render(LINE.bind(day=day, game=title, points=points(attempt)))


def share_text(attempt: Try, finished: Path) -> str:
    """Write the line, and below it the code of the game, which is read again.

    Raises:
        KupolaError: If the game cannot be read.

    """
    file = attempt.entry.file if attempt.entry else ""
    record = read(finished / file)
    match = record.replay()
    return f"{share_line(attempt)}\n{written(match, trusted(record.players, record.seats))}"
