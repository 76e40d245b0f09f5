"""Where counts are kept: a file each, beside the games, written whole or not at all."""

from __future__ import annotations

import os
from itertools import count as numbers
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.errors import KupolaError
from core.tally import MAX_LENGTH, TallyRecord, dumps, loads
from gui.files import DRAFT, reason
from gui.shelf import UNSAVED

from . import FOLDER
from .waiting import SUFFIX

if TYPE_CHECKING:
    from core.kernel.messages import Message

SHOWN = 40
"""How many counts are looked through for whoever wants to go on with one."""


@frozen(eq=False)
class Kept:
    """A count that was kept, and where."""

    path: Path
    record: TallyRecord


class TallyShelf:
    """A folder of counts."""

    def __init__(self, games: Path) -> None:
        """Use the folder beside the games of a shelf."""
        self.folder = games / FOLDER

    def new_path(self) -> Path:
        """Find a name that no count has."""
        taken = {path.stem for path in self.folder.glob(f"*{SUFFIX}")}
        name = next(name for n in numbers(1) if (name := f"count-{n}") not in taken)
        return self.folder / (name + SUFFIX)

    def keep(self, path: Path, record: TallyRecord) -> Message | None:
        """Write a count, unless nothing was laid; tells why it cannot be written."""
        draft = path.with_name(path.name + DRAFT)
        try:
            if not record.moves:
                path.unlink(missing_ok=True)
                return None
            self.folder.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(dumps(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            return UNSAVED.bind(reason=reason(error))
        return None

    def kept(self) -> list[Kept]:
        """List the latest counts, the last one first; what cannot be read is left where it is."""
        paths = sorted(self.folder.glob(f"*{SUFFIX}"), key=_written, reverse=True)
        found = (kept for path in paths if (kept := self.read(path)) is not None)
        return list(islice(found, SHOWN))

    def read(self, path: Path) -> Kept | None:
        """Read a count that can be laid out again; None: it is none."""
        try:
            with path.open(encoding="utf-8") as file:
                record = loads(file.read(MAX_LENGTH + 1))
            record.replay()
        except (KupolaError, OSError, UnicodeDecodeError):
            return None
        return Kept(path, record)


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
