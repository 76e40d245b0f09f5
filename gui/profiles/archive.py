"""The history of all games in a file beside them: one line each; knows no Qt.

The finished games are the truth, the history sums them up: a line whose game is gone is passed
over, a game without a line gets one. So it is with counts of real tables, which can go on: a line
older than its count is made anew. Lines that cannot be read are set aside.
"""

from __future__ import annotations

import os
import time
import zipfile
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING

from core.history import DYNASTY, GAME, LATEST, TALLY, BadLine, Entry, Result, dumps, loads
from core.kernel.errors import KupolaError
from core.kernel.messages import plural, text
from core.kernel.outside_text import shown_path
from gui.files import SUFFIX, read, reason, write_text
from gui.new_game.memory import trusted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from core.kernel.messages import Message
    from core.match import Match
    from core.record import Sitter
    from gui.shelf import Shelf
    from gui.tally.keeping import TallyShelf

FILE = "history.jsonl"
MOST_BYTES = 200_000_000
"""No longer history is read."""
UNSAVED = text("history", "The result cannot be kept in the history: {reason}")
UNREADABLE = text("history", "The history cannot be read: {reason}")
NOT_EXPORTED = text("history", "The games cannot be exported: {reason}")
NOT_DELETED = text("history", "Not everything could be deleted: {reason}")


class Archive:
    """The history that belongs to a shelf.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.path = shelf.folder / FILE
        self.trouble: Message | None = None
        self._missing: list[Path] = []
        self._uncounted: list[Path] = []

    @property
    def root(self) -> Path:
        """The one folder that holds everything: games, players, settings of players."""
        return self._shelf.folder.parent

    @cached_property
    def _counts(self) -> TallyShelf:
        from gui.tally.keeping import TallyShelf  # noqa: PLC0415 - not needed for the first picture

        return TallyShelf(self._shelf.folder)

    def note(self, entry: Entry) -> None:
        """Add a line; half a line that a crash left behind is closed first."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab+") as file:
                if file.tell():
                    file.seek(-1, os.SEEK_END)
                    if file.read(1) != b"\n":
                        file.write(b"\n")
                file.write(dumps(entry).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self.trouble = UNSAVED.bind(reason=reason(error))
        else:
            self.trouble = None

    def note_game(self, path: Path, match: Match, players: tuple[Sitter, ...]) -> None:
        """Add a game that has just ended."""
        if entry := entry_of(path, match, players, round(time.time())):
            self.note(entry)

    def note_count(self, path: Path) -> None:
        """Add a count as it is kept now."""
        from gui.tally.results import result  # noqa: PLC0415 - not needed for the first picture

        if entry := result(self._counts, path):
            self.note(entry)

    def path_of(self, entry: Entry) -> Path:
        """Tell where the game or the count of an entry lies."""
        return (self._counts.folder if entry.kind == TALLY else self._shelf.finished) / entry.file

    def entries(self) -> list[Entry]:
        """Read everything, the last game first."""
        from gui.tally.results import written  # noqa: PLC0415 - not needed for the first picture

        self.trouble = None
        entries = {entry.key: entry for entry in self._lines()}
        found, counts = self._files(), written(self._counts)

        def stands(entry: Entry) -> bool:
            if entry.kind == TALLY and entry.file:
                return entry.when >= counts.get(entry.file, LATEST)
            return not entry.file or entry.file in found

        kept = [entry for entry in entries.values() if stands(entry)]
        known = {entry.file for entry in kept}
        self._missing = [self._shelf.finished / name for name in found - known]
        self._uncounted = [self._counts.folder / name for name in counts if name not in known]
        return sorted(kept, key=lambda entry: entry.when, reverse=True)

    def missing(self) -> Iterator[Entry]:
        """Sum up, one after the other, the games that had no line; reading them takes time."""
        from gui.tally.results import result  # noqa: PLC0415 - not needed for the first picture

        for path in self._uncounted:
            if entry := result(self._counts, path):
                self.note(entry)
                yield entry
        for path in self._missing:
            try:
                record = read(path)
                match = record.replay()
                when = round(path.stat().st_mtime)
            except (KupolaError, OSError):
                continue
            if entry := entry_of(path, match, trusted(record.players, record.seats), when):
                self.note(entry)
                yield entry

    def remove(self, entries: Collection[Entry]) -> None:
        """Delete entries and their games."""
        keys = {entry.key for entry in entries}
        try:
            for entry in entries:
                if entry.file:
                    path = self.path_of(entry)
                    path.unlink(missing_ok=True)
                    path.with_suffix(".bak").unlink(missing_ok=True)
            kept = {entry.key: entry for entry in self._lines() if entry.key not in keys}
            self._rewrite(kept.values())
        except OSError as error:
            self.trouble = NOT_DELETED.bind(reason=reason(error))
        else:
            self.trouble = None

    def clear(self) -> None:
        """Delete every finished game, every count and the whole history; games that wait stay."""
        self.remove(self.entries())

    def export(self, target: Path) -> bool:
        """Pack everything into a zip file; tells whether it was done."""
        draft = target.with_name(target.name + ".new")
        try:
            with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as file:
                for path in sorted(self.root.rglob("*")):
                    if path.is_file() and path not in {draft, target}:
                        file.write(path, path.relative_to(self.root))
            draft.replace(target)
        except OSError as error:
            draft.unlink(missing_ok=True)
            self.trouble = NOT_EXPORTED.bind(reason=reason(error))
            return False
        self.trouble = None
        return True

    def _files(self) -> set[str]:
        try:
            with os.scandir(self._shelf.finished) as found:
                return {each.name for each in found if each.name.endswith(SUFFIX)}
        except OSError:
            return set()

    def _lines(self) -> Iterator[Entry]:
        try:
            with self.path.open("rb") as file:
                content = file.read(MOST_BYTES)
        except FileNotFoundError:
            return
        except OSError as error:
            self.trouble = UNREADABLE.bind(reason=reason(error))
            return
        damaged, fine = [], []
        for line in content.decode("utf-8", "replace").split("\n"):
            if not line:
                continue
            try:
                fine.append(loads(line))
            except BadLine:
                damaged.append(line)
        if damaged:
            self._set_aside(damaged, fine)
        yield from fine

    def _set_aside(self, damaged: list[str], fine: list[Entry]) -> None:
        """Keep what cannot be read in a file of its own, and say so once."""
        kept = next(p for n in count(1) if not (p := _aside(self.path, n)).exists())
        try:
            write_text(kept, "\n".join(damaged) + "\n")
            self._rewrite(fine)
        except OSError as error:
            self.trouble = UNREADABLE.bind(reason=reason(error))
            return
        number = len(damaged)
        lost = plural(
            "history", "%n line(s) of the history cannot be read; kept in {file}.", "", number
        )
        self.trouble = lost.bind(file=shown_path(kept))

    def _rewrite(self, entries: Collection[Entry]) -> None:
        if entries or self.path.exists():
            write_text(self.path, "".join(dumps(entry) + "\n" for entry in entries))


def entry_of(path: Path, match: Match, players: tuple[Sitter, ...], when: int) -> Entry | None:
    """Sum up a game; None: it is not over."""
    from .categories import parts  # noqa: PLC0415 - not needed for the first picture

    outcome = match.game.outcome(match.state)
    if outcome is None:
        return None
    standings = sorted(outcome.standings, key=lambda each: each.seat)
    seats = tuple(
        Result(who.name, who.color, who.level, each.points, each.rank, parts(match, each.seat))
        for who, each in zip(players, standings, strict=True)
    )
    dynasty = dict(match.start.options.chosen).get("dynasty") is True
    return Entry(path.stem, DYNASTY if dynasty else GAME, match.game.key, when, path.name, seats)


def _aside(path: Path, number: int) -> Path:
    return path.with_suffix(f".damaged-{number}")
