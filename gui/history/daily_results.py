"""A player's counted games of daily deals: which were begun, and how they ended; imports no Qt.

The section ``daily`` of the player's progress names the file of each counted game::

    {"2026-11-17": {"pixies": {"file": "game-7.kupola", "begun": true}}}

It is written before the game is saved and again after it, so a crash between the two neither loses
a day nor allows a second try. The saved game is the truth: it says itself for which day it counts,
and its result is its line in the history. A game that was deleted or cannot be read leaves the day
as played without a result. What cannot be read here is left as it is and counts as played, too.
"""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.daily import read_day
from core.history import Entry, Result
from core.kernel.file_names import is_file_name
from core.kernel.messages import text
from core.record import Record
from gui.store import reading
from gui.store.progress_file import DAILY, ProgressFile
from gui.store.saved_games import Waiting

from .history_file import HistoryFile, summed_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from core.daily import Deal
    from core.kernel.messages import Message
    from core.record import Sitter
    from gui.store.saved_games import SavedGames

UNREADABLE = text("daily", "Your daily deals cannot be read and are left unchanged.")
WEEK = 7
"""One missed day in as many does not end a run of days."""


@frozen
class Try:
    """The counted game of a date.

    Attributes:
        day: The date.
        game: The key of the game.
        waiting: The game, if it is unfinished.
        entry: Its result, if it has ended.

    Without either, the game is gone.
    """

    day: date
    game: str
    waiting: Waiting | None = None
    entry: Entry | None = None

    @property
    def own(self) -> Result | None:
        """The result of the person."""
        seats = self.entry.seats if self.entry else ()
        return next((seat for seat in seats if not seat.level), None)

    @property
    def won(self) -> bool:
        """Whether the person came in first, alone or with others."""
        return self.own is not None and self.own.rank == 1

    @property
    def ended(self) -> bool:
        """Whether nothing is left to play."""
        return self.waiting is None


@frozen
class Claim:
    """What the progress says of the counted game of a date.

    Attributes:
        file: The name of its file; empty: it cannot be read.
        begun: Whether the file has been written.

    """

    day: date
    game: str
    file: str
    begun: bool


class DailyTries:
    """The counted games of one player.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, saved_games: SavedGames, folder: Path) -> None:
        """Use the saved games of this computer and the folder of a player."""
        self._saved_games, self._folder = saved_games, folder
        self.trouble: Message | None = None

    def begin(self, deal: Deal, players: tuple[Sitter, ...]) -> Waiting | None:
        """Save the counted game of a deal, or find the one that was begun.

        Returns:
            The game, ready to be continued; None: it has ended, or cannot be saved.

        """
        day, game = deal.day, deal.game.key
        found = next((each for each in self.reading(day, day) if each and each.game == game), None)
        if found is not None:
            return found.waiting
        path = self._saved_games.new_path()
        if not self._note(day, game, path.name, begun=False):
            return None
        record = Record.of(deal.match(counted=True), players)
        path = self._saved_games.save(path, record)
        self.trouble = self._saved_games.trouble
        if self.trouble is not None:
            return None
        self._note(day, game, path.name, begun=True)
        return Waiting(path, record, 0.0)

    def reading(self, first: date = date.min, last: date = date.max) -> Iterator[Try | None]:
        """Look for the counted games of some dates, step by step.

        Yields:
            A game; None after a step that found none.

        """
        progress = self._progress()
        ended: set[Claim] = set()
        for claim in _claims(progress.section(DAILY)):
            if not first <= claim.day <= last:
                continue
            waiting = self._waiting(claim)
            if waiting is not None or not claim.file:
                yield Try(claim.day, claim.game, waiting)
            elif reading.present(self._saved_games.finished / claim.file):
                ended.add(claim)
            elif claim.begun:
                yield Try(claim.day, claim.game)
        yield from self._results(ended)

    def _results(self, ended: set[Claim]) -> Iterator[Try | None]:
        """Find the results of games in the history; a game that has no line there is read."""
        sought = {(claim.file, f"{claim.day}", claim.game): claim for claim in ended}
        for entry in HistoryFile(self._saved_games).reading() if sought else ():
            key = ("", "", "") if entry is None else (entry.file, entry.daily, entry.game)
            claim = sought.pop(key, None)
            yield None if claim is None else Try(claim.day, claim.game, entry=entry)
            if not sought:
                return
        for claim in sought.values():
            entry = summed_up(self._saved_games.finished / claim.file)
            if entry is not None and (entry.daily, entry.game) == (f"{claim.day}", claim.game):
                yield Try(claim.day, claim.game, entry=entry)
            elif claim.begun:
                yield Try(claim.day, claim.game)

    def _waiting(self, claim: Claim) -> Waiting | None:
        """Read the game of a claim, if it is unfinished; another game may have its name now."""
        path = self._saved_games.folder / claim.file
        if not claim.file or not reading.present(path):
            return None
        found = self._saved_games.look_at(reading.Found(path, 0.0), {})
        if not isinstance(found, Waiting):
            return None
        record = found.record
        return found if (record.daily, record.game) == (f"{claim.day}", claim.game) else None

    def _progress(self) -> ProgressFile:
        """Read the progress as it is now; other packages write to it, too."""
        progress = ProgressFile(self._folder)
        readable = isinstance(progress.content.get(DAILY, {}), dict)
        self.trouble = progress.trouble if readable else UNREADABLE
        return progress

    def _note(self, day: date, game: str, file: str, *, begun: bool) -> bool:
        """Write a claim; return whether it is kept."""
        progress = self._progress()
        if self.trouble == UNREADABLE:
            return False
        known = progress.section(DAILY).get(day.isoformat(), {})
        progress.change(DAILY, {day.isoformat(): {**known, game: {"file": file, "begun": begun}}})
        self.trouble = progress.trouble
        return progress.trouble is None


def _claims(section: dict[str, Any]) -> Iterator[Claim]:
    """List the claims of a section; what cannot be read names no file."""
    from core.games.boxes import BOXES  # noqa: PLC0415 - few players have claims

    for words, games in section.items():
        day = read_day(words)
        if day is None:
            continue
        if not isinstance(games, dict):
            yield from (Claim(day, game, "", begun=True) for game in BOXES)
            continue
        for game, data in games.items():
            file = data.get("file") if isinstance(data, dict) else None
            name = file if isinstance(file, str) and is_file_name(file) else ""
            yield Claim(day, game, name, begun=not name or data.get("begun") is not False)


@frozen
class DailyProgress:
    """What a player's counted games add up to.

    A run is a number of days with a game that has ended. It forgives: a missed day ends it only if
    one of the six days before it was missed as well, and a game that is played later fills its day.
    Today is not missed before it is over.

    Attributes:
        days: On how many days at least one game has ended.
        games: How many games have ended.
        won: How many of them the player won.
        run: How many days the present run has.
        best_run: How many the longest one has.

    """

    days: int = 0
    games: int = 0
    won: int = 0
    run: int = 0
    best_run: int = 0


def progress_of(tries: Iterable[Try | None], today: date) -> DailyProgress:
    """Add up the counted games of a player."""
    ended = [each for each in tries if each is not None and each.ended]
    days = {each.day for each in ended}
    run, best = _runs(days, today)
    return DailyProgress(len(days), len(ended), sum(each.won for each in ended), run, best)


def _runs(days: set[date], today: date) -> tuple[int, int]:
    """Return how long the present run of days is, and the longest one."""
    run = since = best = 0
    missed: date | None = None
    past = sorted(day for day in days if day <= today)
    for day in _span(past, today):
        if day in days:
            run, since = run + 1, since + 1
            best = max(best, run)
        elif run:
            if missed is not None and day - missed < timedelta(days=WEEK):
                run = since  # the days between two missed ones go on as a run of their own
            missed, since = (day if run else None), 0
    return run, best


def _span(past: list[date], today: date) -> Iterator[date]:
    """List the dates from the first one played to yesterday, or today if it was; gaps are cut."""
    for day, later in pairwise([*past, today]):
        yield day
        gap = min((later - day).days, WEEK + 2)
        yield from (day + timedelta(days=number) for number in range(1, gap))
