"""Contests beside the saved games, a file each; imports no Qt.

Every game of a contest is an ordinary saved game. A contest only names them, so nothing is lost
that is saved: results are read from the finished games, and the next game is saved like any
other.
"""

from __future__ import annotations

import time
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from attrs import frozen

from core.contest import MAX_LENGTH, Contest, NewerContest, dumps, loads
from core.history import Entry, Result
from core.kernel.errors import BadRecord, KupolaError
from core.kernel.messages import text
from core.record import Record
from gui.store import atomic, reading
from gui.store.errors import FileError
from gui.store.foreign import FOREIGN_MATCH
from gui.store.game_files import read

from .history_file import HistoryFile

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.scores import Standing
    from gui.store.saved_games import SavedGames

SUFFIX = ".json"
UNSAVED = text("contests", "The match cannot be saved: {reason}")
GAME_OF = text("contests", "{match}, game {number} of {total}")
SHORT = text("contests", "{match} {number}/{total}")
DUPLICATE = text("contests", "Duplicate match")
TRIATHLON = text("contests", "Triathlon")
TITLES = {"duplicate": DUPLICATE, "triathlon": TRIATHLON}


@frozen
class Kept:
    """A contest, its file, and the number of the game in question, if any."""

    path: Path
    contest: Contest
    number: int = 0

    @property
    def title(self) -> Message:
        """Name the contest and its game."""
        return self._named(GAME_OF)

    @property
    def caption(self) -> Message:
        """Name the contest and its game in a few letters."""
        return self._named(SHORT)

    def _named(self, frame: Message) -> Message:
        number, total = self.number + 1, len(self.contest.legs)
        return frame.bind(match=TITLES[self.contest.kind], number=number, total=total)


class ContestStore:
    """The contests of a shelf.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, saved_games: SavedGames) -> None:
        self._saved_games = saved_games
        self.folder = saved_games.matches
        self.trouble: Message | None = None

    def begin(self, contest: Contest) -> Kept:
        """Save a new contest and its first game."""
        try:
            path = atomic.claim(self.folder, "match", SUFFIX)
        except FileError:  # the first save reports why
            path = self.folder / f"match-{token_hex(4)}{SUFFIX}"
        return self.settle(Kept(path, contest))

    def settle(self, kept: Kept) -> Kept:
        """Save a contest, with its next game on the shelf; a finished one enters the history."""
        contest, number = kept.contest, kept.contest.current
        if number is not None and not self._is_there(contest.legs[number].file):
            path = self._saved_games.new_path()
            record = Record.of(contest.match(number), contest.sitters(number))
            path = self._saved_games.save(path, record)
            contest = contest.begun(number, path.name)
        self._write(kept.path, contest)
        if contest.over:
            self._note(kept.path.stem, contest)
        return Kept(kept.path, contest, kept.number if number is None else number)

    def ended(self, kept: Kept, standings: tuple[Standing, ...]) -> Kept:
        """Note how the game of a contest ended; return the contest with its next game."""
        return self.settle(Kept(kept.path, kept.contest.ended(kept.number, standings), kept.number))

    def reopened(self, kept: Kept) -> Kept:
        """Mark a finished game of a contest as being played again."""
        contest = kept.contest.reopened(kept.number)
        self._write(kept.path, contest)
        return Kept(kept.path, contest, kept.number)

    def of(self, file: str) -> Kept | None:
        """Find the contest to which a game belongs."""
        for kept in self._all():
            for number, leg in enumerate(kept.contest.legs):
                if leg.file == file:
                    return Kept(kept.path, kept.contest, number)
        return None

    def mend(self) -> dict[str, Message]:
        """Enter missed results into contests; return captions of the games of unfinished ones."""
        titles: dict[str, Message] = {}
        for kept in self._all(titles):
            if not kept.contest.over:
                current = self._caught_up(kept)
                file = current.contest.legs[current.number].file
                titles[file] = current.caption
        return titles

    def path_of(self, kept: Kept) -> Path:
        """Return the path of a contest's game."""
        file = kept.contest.legs[kept.number].file
        waiting = self._saved_games.folder / file
        return waiting if reading.present(waiting) else self._saved_games.finished / file

    def _caught_up(self, kept: Kept) -> Kept:
        contest, number = kept.contest, kept.contest.current
        while number is not None:
            file = contest.legs[number].file
            if not file or reading.present(self._saved_games.folder / file):
                break
            try:
                match = read(self._saved_games.finished / file).replay()
            except KupolaError:
                break
            outcome = match.game.outcome(match.state)
            if outcome is None:
                break
            contest = contest.ended(number, outcome.standings)
            number = contest.current
        changed = contest != kept.contest
        missing = number is not None and not self._is_there(contest.legs[number].file)
        if changed or missing:
            return self.settle(Kept(kept.path, contest))
        return Kept(kept.path, contest, number or 0)

    def _is_there(self, file: str) -> bool:
        folders = (self._saved_games.folder, self._saved_games.finished)
        return bool(file) and any(reading.present(folder / file) for folder in folders)

    def _all(self, foreign: dict[str, Message] | None = None) -> list[Kept]:
        """Read every contest; ``foreign`` gets a caption for the games of other versions."""
        found = []
        try:
            files = reading.listed(self.folder, SUFFIX)
        except FileError:
            return []
        for path in (file.path for file in files):
            try:
                found.append(Kept(path, loads(reading.read_text(path, 4 * MAX_LENGTH))))
            except NewerContest as error:
                if foreign is not None:
                    foreign.update(dict.fromkeys(error.files, FOREIGN_MATCH))
            except (FileError, BadRecord):
                continue
        return found

    def _write(self, path: Path, contest: Contest) -> None:
        try:
            atomic.write_text(path, dumps(contest))
        except FileError as error:
            self.trouble = UNSAVED.bind(reason=error.reason)
        else:
            self.trouble = None

    def _note(self, key: str, contest: Contest) -> None:
        """Enter the result of a contest into the history."""
        standings = sorted(contest.standings, key=lambda each: each.seat)
        seats = tuple(
            Result(
                who.name,
                who.color,
                who.level,
                each.points,
                each.rank,
                {
                    f"{number}": contest.worth(number - 1)[each.seat]
                    for number in range(1, len(contest.legs) + 1)
                },
            )
            for who, each in zip(contest.entrants, standings, strict=True)
        )
        game = contest.legs[0].game if contest.kind == "duplicate" else ""
        history_file = HistoryFile(self._saved_games)
        history_file.note(Entry(key, contest.kind, game, round(time.time()), "", seats))
        self.trouble = self.trouble or history_file.trouble
