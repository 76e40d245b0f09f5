"""Where counts are kept: a file each, beside the games, written whole or not at all."""

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
    """A count that was kept, and where."""

    path: Path
    record: TallyRecord


class SavedTallies:
    """A folder of counts."""

    def __init__(self, games: Path) -> None:
        """Use the folder beside the games of a shelf."""
        self.folder = games / FOLDER
        self._unwritten: set[Path] = set()

    def new_path(self) -> Path:
        """Find a name that no count has; the first save never writes over another file."""
        taken = {each.path.stem for each in self.files()}
        name = next(name for n in numbers(1) if (name := f"count-{n}") not in taken)
        path = self.folder / (name + SUFFIX)
        self._unwritten.add(path)
        return path

    def keep(self, path: Path, record: TallyRecord) -> Message | None:
        """Write a count, unless nothing was laid; tells why it cannot be written."""
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
        """List the latest counts, the last one first; what cannot be read is left where it is."""
        files = sorted(self.files(), key=lambda each: each.when, reverse=True)
        found = (kept for each in files if (kept := self.read(each.path)) is not None)
        return list(islice(found, SHOWN))

    def read(self, path: Path) -> Kept | None:
        """Read a count that can be laid out again; None: it is none."""
        try:
            record = loads(reading.read_text(path, 4 * MAX_LENGTH))
            record.replay()
        except KupolaError:
            return None
        return Kept(path, record)

    def files(self) -> list[Found]:
        """List the files of counts; none if the system does not let us."""
        try:
            return reading.listed(self.folder, SUFFIX)
        except FileError:
            return []
