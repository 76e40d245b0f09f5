"""The history of all games in a file beside them, one line each; imports no Qt.

The finished games are the source, the history sums them up: a line whose game is gone is passed
over, a game without a line gets one. So it is with counts of real tables, which can go on: a line
older than its count is made again. Lines that cannot be read are set aside with their bytes as they
are; lines of a newer format stay in the file.
"""

from __future__ import annotations

import time
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import Factory, define

from core.history import (
    DYNASTY,
    GAME,
    LATEST,
    NEWER,
    TALLY,
    BadLine,
    Entry,
    NewerLine,
    Result,
    dumps,
    loads,
)
from core.kernel.errors import KupolaError
from core.kernel.file_names import is_file_name
from core.kernel.messages import plural, text
from core.kernel.outside_text import shown_path
from core.kernel.scores import Standing
from gui.store import atomic, reading
from gui.store.errors import DamagedFile, FileError, MissingFile
from gui.store.game_files import SUFFIX, read
from gui.store.plan_data import trusted
from gui.store.zip_export import export_folder

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from pathlib import Path

    from core.kernel.messages import Message
    from core.match import Match
    from core.record import Sitter
    from gui.store.saved_games import SavedGames
    from gui.store.tallies import SavedTallies

FILE = "history.jsonl"
MOST_BYTES = 50_000_000
"""No more of a history is read: more than a hundred thousand games."""
MOST_DAMAGED = 1000
"""With more damaged lines the whole file is set aside."""
SHORTEST = 12
"""No entry has fewer bytes, not even one of a newer format."""
AT_ONCE = 500
"""How many lines are fetched in one step."""
UNSAVED = text("history", "The result cannot be saved in the history: {reason}")
UNREADABLE = text("history", "The history cannot be read: {reason}")
RUINED = text(
    "history",
    "The history is damaged. Everything readable was kept; the damaged file was saved as {file}.",
)
NOT_EXPORTED = text("history", "The games cannot be exported: {reason}")
NOT_DELETED = text("history", "Not everything could be deleted: {reason}")


@define
class Lines:
    """The lines of the file as they stand there.

    Attributes:
        fine: Those that can be read, and those of a newer format.
        entries: What each of them says.
        damaged: Those that cannot be read.
        kept: Whether the damaged ones are kept elsewhere.
        ruined: Whether the whole file is too long or has too much damage.

    """

    fine: list[bytes] = Factory(list)
    entries: list[Entry] = Factory(list)
    damaged: list[bytes] = Factory(list)
    kept: bool = True
    ruined: bool = False


class HistoryFile:
    """The history that belongs to a shelf.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, saved_games: SavedGames) -> None:
        self._saved_games = saved_games
        self.path = saved_games.folder / FILE
        self.trouble: Message | None = None
        self._missing: list[Path] = []
        self._uncounted: dict[str, int] = {}
        self._unfinished: dict[str, int] = {}
        self._parsed: dict[bytes, Entry | None] = {}

    @property
    def root(self) -> Path:
        """The one folder that holds everything: games, players, settings of players."""
        return self._saved_games.folder.parent

    @property
    def finished(self) -> Path:
        """The folder of finished games."""
        return self._saved_games.finished

    @cached_property
    def _counts(self) -> SavedTallies:
        from gui.store.tallies import SavedTallies  # noqa: PLC0415 - not needed for the first picture

        return SavedTallies(self._saved_games.folder)

    def note(self, entry: Entry) -> None:
        """Add a line; half a line that a crash left behind is closed first."""
        try:
            atomic.append_line(self.path, dumps(entry))
        except FileError as error:
            self.trouble = UNSAVED.bind(reason=error.reason)
        else:
            self.trouble = None

    def note_game(self, path: Path, match: Match, players: tuple[Sitter, ...]) -> None:
        """Add a game that has just ended."""
        if entry := entry_of(path, match, players, round(time.time())):
            self.note(entry)

    def note_count(self, path: Path) -> None:
        """Add a count as it is kept now."""
        from .tally_results import result  # noqa: PLC0415 - not needed for the first picture

        if entry := result(self._counts, path):
            self.note(entry)

    def path_of(self, entry: Entry) -> Path:
        """Return the path of an entry's game or count."""
        return (
            self._counts.folder if entry.kind == TALLY else self._saved_games.finished
        ) / entry.file

    def entries(self) -> list[Entry]:
        """Read everything, the last game first."""
        found = [entry for entry in self.reading() if entry is not None]
        return sorted(found, key=lambda entry: entry.when, reverse=True)

    def reading(self) -> Iterator[Entry | None]:
        """Read the history step by step, from its last line to the first.

        Yields:
            An entry that stands; None after a step that found none.

        """
        from .tally_results import written  # noqa: PLC0415 - not needed for the first picture

        self.trouble = None
        self._missing, self._uncounted = [], {}
        found, counts = self._files(), written(self._counts)
        keys: set[str] = set()
        known: set[str] = set()
        lines = Lines()
        for entry in self._lines(lines):
            if entry is None or entry.kind == NEWER:
                yield entry
                continue
            latest = entry.key not in keys
            keys.add(entry.key)
            if latest and _stands(entry, found, counts):
                known.add(entry.file)
                yield entry
            else:
                yield None
        if lines.ruined or lines.damaged:
            self._set_aside()
        unknown = filter(is_file_name, found - known)
        self._missing = [self._saved_games.finished / name for name in unknown]
        self._uncounted = {
            name: when
            for name, when in counts.items()
            if name not in known and self._unfinished.get(name) != when
        }

    def missing(self) -> Iterator[Entry | None]:
        """Sum up, one after the other, the games that had no line; reading them takes time.

        A count without a result is not read again before it is kept again.

        Yields:
            An entry that was added; None after a file without a result.

        """
        from .tally_results import result  # noqa: PLC0415 - not needed for the first picture

        for name, kept in self._uncounted.items():
            entry = result(self._counts, self._counts.folder / name)
            if entry is None:
                self._unfinished[name] = kept
            else:
                self.note(entry)
            yield entry
        for path in self._missing:
            entry = summed_up(path)
            if entry is not None:
                self.note(entry)
            yield entry

    def remove(self, entries: Collection[Entry]) -> None:
        """Delete entries and their games; lines of a newer format stay."""
        for _ in self.removing(entries):
            pass

    def removing(self, entries: Collection[Entry]) -> Iterator[None]:
        """Delete entries and their games step by step; their lines go in the last step."""
        trouble, gone = None, set()
        for entry in entries:
            try:
                self._delete_files(entry)
            except FileError as error:
                trouble = NOT_DELETED.bind(reason=error.reason)
            else:
                gone.add(entry.key)
            yield
        self.trouble = None
        lines = self._read_at_once()
        if lines.ruined or lines.damaged:
            lines = self._set_aside()
        if not lines.kept:
            return
        last = {entry.key: entry for entry in lines.entries}
        try:
            self._rewrite(
                raw
                for raw, entry in zip(lines.fine, lines.entries, strict=True)
                if entry.kind == NEWER or (entry.key not in gone and last[entry.key] is entry)
            )
        except FileError as error:
            trouble = NOT_DELETED.bind(reason=error.reason)
        self.trouble = trouble

    def _delete_files(self, entry: Entry) -> None:
        if entry.file:
            path = self.path_of(entry)
            atomic.delete(path)
            atomic.delete(path.with_suffix(".bak"))

    def clear(self) -> None:
        """Delete every finished game, every count and the whole history; games that wait stay."""
        for _ in self.clearing():
            pass

    def clearing(self) -> Iterator[None]:
        """Delete everything step by step, as ``clear`` does."""
        entries = []
        for entry in self.reading():
            if entry is not None:
                entries.append(entry)
            yield
        yield from self.removing(entries)

    def export(self, target: Path) -> bool:
        """Pack everything into a zip file; return whether it was done."""
        try:
            export_folder(self.root, target)
        except FileError as error:
            self.trouble = NOT_EXPORTED.bind(reason=error.reason)
            return False
        self.trouble = None
        return True

    def _files(self) -> set[str]:
        try:
            return set(reading.names(self._saved_games.finished, SUFFIX))
        except FileError as error:
            self.trouble = UNREADABLE.bind(reason=error.reason)
            return set()

    def _read_at_once(self) -> Lines:
        """Read every line without a pause: a line that is added meanwhile must not be lost."""
        lines = Lines()
        for _ in self._lines(lines):
            pass
        return lines

    def _lines(self, lines: Lines) -> Iterator[Entry | None]:
        """Read what can be read step by step, the last line first, and keep it in their order.

        Yields:
            What a line says; None after a step without such a line.

        """
        raws: list[bytes] = []
        try:
            yield from self._raw_lines(lines, raws)
        except MissingFile:
            return
        except DamagedFile:
            lines.ruined = True
        except FileError as error:
            self.trouble = UNREADABLE.bind(reason=error.reason)
            lines.kept = False
            return
        known, parsed = self._parsed, dict[bytes, Entry | None]()
        for raw in reversed(raws):
            entry = known.get(raw) or _parsed(raw)
            parsed[raw] = entry
            if entry is None:
                lines.damaged.append(raw)
            else:
                lines.fine.append(raw)
                lines.entries.append(entry)
            yield entry
        self._parsed = parsed
        for each in (lines.fine, lines.entries, lines.damaged):
            each.reverse()
        lines.ruined = lines.ruined or len(lines.damaged) > MOST_DAMAGED

    def _raw_lines(self, lines: Lines, raws: list[bytes]) -> Iterator[None]:
        """Fetch the lines as they are, until too many of them cannot be an entry."""
        hopeless = 0
        for number, raw in enumerate(reading.read_lines(self.path, MOST_BYTES), start=1):
            if raw:
                raws.append(raw)
                hopeless += len(raw) < SHORTEST or not raw.lstrip().startswith(b"{")
            if hopeless > MOST_DAMAGED:
                lines.ruined = True
                return
            if not number % AT_ONCE:
                yield

    def _set_aside(self) -> Lines:
        """Set unreadable lines aside in their own file, or the whole file if there are too many."""
        lines = self._read_at_once()
        try:
            if lines.ruined:
                kept = atomic.keep_aside(self.path)
            else:
                kept = atomic.claim(self.path.parent, f"{self.path.stem}.damaged", "")
                atomic.write_bytes(kept, b"\n".join(lines.damaged) + b"\n")
            self._rewrite(lines.fine)
        except FileError as error:
            lines.kept = False
            self.trouble = UNREADABLE.bind(reason=error.reason)
            return lines
        number = len(lines.damaged)
        lost = plural(
            "history", "%n line(s) of the history cannot be read; kept in {file}.", "", number
        )
        self.trouble = (RUINED if lines.ruined else lost).bind(file=shown_path(kept))
        return lines

    def _rewrite(self, lines: Iterable[bytes]) -> None:
        content = b"".join(raw + b"\n" for raw in lines)
        if content or reading.present(self.path):
            atomic.write_bytes(self.path, content)


def _parsed(raw: bytes) -> Entry | None:
    """Read a line; None: it cannot be read."""
    try:
        return loads(raw.decode())
    except NewerLine as error:
        return Entry("", NEWER, "", error.when, "", ())
    except (BadLine, UnicodeDecodeError):
        return None


def _stands(entry: Entry, games: Collection[str], counts: Mapping[str, int]) -> bool:
    """Return whether the game of an entry still exists, and its count is unchanged."""
    if entry.kind == TALLY and entry.file:
        return entry.when >= counts.get(entry.file, LATEST)
    return not entry.file or entry.file in games


def summed_up(path: Path) -> Entry | None:
    """Read a finished game; None: it cannot be read, or is not over."""
    try:
        record = read(path)
        match = record.replay()
    except KupolaError:
        return None
    when = round(reading.modified(path) or 0.0)
    return entry_of(path, match, trusted(record.players, record.seats), when)


def entry_of(path: Path, match: Match, players: tuple[Sitter, ...], when: int) -> Entry | None:
    """Sum up a game; None: it is not over."""
    from .categories import parts  # noqa: PLC0415 - not needed for the first picture

    outcome = match.game.outcome(match.state)
    if outcome is None and not match.given_up:
        return None
    standings = standings_given_up(match) if outcome is None else outcome.standings
    seats = tuple(
        Result(who.name, who.color, who.level, each.points, each.rank, parts(match, each.seat))
        for who, each in zip(players, sorted(standings, key=lambda each: each.seat), strict=True)
    )
    dynasty = dict(match.start.options.chosen).get("dynasty") is True
    kind, key = DYNASTY if dynasty else GAME, match.game.key
    resigned = match.resigned if outcome is None else ()
    return Entry(path.stem, kind, key, when, path.name, seats, match.daily, resigned)


def standings_given_up(match: Match) -> tuple[Standing, ...]:
    """Rank the seats of a game that was given up: who resigned comes after all who did not."""
    totals = [match.game.score(match.state, seat).total for seat in range(match.start.seats)]
    worth = [(seat not in match.resigned, points) for seat, points in enumerate(totals)]
    return tuple(
        Standing(seat, 1 + sum(other > worth[seat] for other in worth), points)
        for seat, points in enumerate(totals)
    )
