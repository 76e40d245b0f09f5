"""The folder of saved counts: one file each, beside the games, written atomically."""

from __future__ import annotations

from itertools import count as numbers
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.errors import KupolaError
from core.tally import MAX_LENGTH, TallyRecord, dumps, loads

from . import atomic, reading
from .errors import FileError
from .saved_games import UNSAVED
from .waiting_tallies import FOLDER, SUFFIX

if TYPE_CHECKING:
    from core.kernel.messages import Message

    from .reading import Found

SHOWN = 40
"""How many counts are offered to go on with."""


@frozen(eq=False)
class Kept:
    """A saved count and its path."""

    path: Path
    record: TallyRecord


class SavedTallies:
    """A folder of counts."""

    def __init__(self, games: Path) -> None:
        """Use the folder beside the games of a shelf."""
        self.folder = games / FOLDER
        self._unwritten: set[Path] = set()

    def new_path(self) -> Path:
        """Find an unused name; the first save never overwrites another file."""
        taken = {each.path.stem for each in self.files()}
        name = next(name for n in numbers(1) if (name := f"count-{n}") not in taken)
        path = self.folder / (name + SUFFIX)
        self._unwritten.add(path)
        return path

    def keep(self, path: Path, record: TallyRecord) -> Message | None:
        """Write a count, unless it is empty; return the error, if any."""
        fresh = path in self._unwritten
        try:
            if record.moves:
                atomic.write_text(path, dumps(record), fresh=fresh)
                self._unwritten.discard(path)
            elif not fresh:
                atomic.delete(path)
                self._unwritten.add(path)
        except FileError as error:
            return UNSAVED.bind(reason=error.reason)
        return None

    def kept(self) -> list[Kept]:
        """List the latest counts, the last one first; unreadable files are left alone."""
        files = sorted(self.files(), key=lambda each: each.when, reverse=True)
        found = (kept for each in files if (kept := self.read(each.path)) is not None)
        return list(islice(found, SHOWN))

    def read(self, path: Path) -> Kept | None:
        """Read a count that can be replayed; None: it is invalid."""
        try:
            record = loads(reading.read_text(path, 4 * MAX_LENGTH))
            record.replay()
        except KupolaError:
            return None
        return Kept(path, record)

    def files(self) -> list[Found]:
        """List the files of counts; none if the system refuses."""
        try:
            return reading.listed(self.folder, SUFFIX)
        except FileError:
            return []
