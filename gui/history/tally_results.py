"""The saved counts as results for the history; imports no Qt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from core.history import TALLY, Entry, Result
from core.kernel.file_names import is_file_name
from core.kernel.messages import english
from gui.store import reading
from gui.store.plan_data import trusted

from .tally_categories import category

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine
    from core.tally import Count
    from gui.store.tallies import SavedTallies


def written(saved_games: SavedTallies) -> dict[str, int]:
    """Return when each count was kept the last time, by the name of its file."""
    found = {each.path.name: round(each.when) for each in saved_games.files()}
    return {name: when for name, when in found.items() if is_file_name(name)}


def result(saved_games: SavedTallies, path: Path) -> Entry | None:
    """Sum up a count; None: it cannot be read, or is not finished, or a board has a flaw."""
    kept = saved_games.read(path)
    if kept is None or not kept.record.finished:
        return None
    count = kept.record.replay()
    outcome = count.tally.outcome(count.state)
    if outcome is None:
        return None
    standings = sorted(outcome.standings, key=lambda each: each.seat)
    players = trusted(kept.record.players, count.seats)
    seats = tuple(
        Result(who.name, who.color, "", each.points, each.rank, parts(count, each.seat))
        for who, each in zip(players, standings, strict=True)
    )
    when = round(reading.modified(path) or 0.0)
    return Entry(path.stem, TALLY, count.tally.key, when, path.name, seats)


def parts(count: Count, seat: Seat) -> dict[str, int]:
    """Add up a seat's points by category, those of all pages in detail."""
    points: Counter[str] = Counter()
    for line in _lines(count, seat):
        points[english(category(count.tally.key, line))] += line.points
    return {label: number for label, number in points.items() if number}


def _lines(count: Count, seat: Seat) -> Iterator[ScoreLine]:
    """Itemize every page; where one is looked at, the others are only a sum each."""
    tally = count.tally
    for page in range(len(tally.pages)):
        for line in tally.score(count.state, seat, page).lines:
            if line.reason not in tally.pages:
                yield line
