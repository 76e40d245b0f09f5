"""Where unfinished games wait: one file each, written whole or not at all."""

from __future__ import annotations

import os
import shutil
from itertools import count
from pathlib import Path

from attrs import frozen
from platformdirs import user_data_path

from core.kernel.errors import BadRecord
from core.kernel.messages import Message, text
from core.record import Record, dumps, loads

UNSAVED = text("shelf", "The game cannot be saved: {reason}")
SUFFIX = ".kupola"


@frozen(eq=False)
class Waiting:
    """An unfinished game on the shelf, and when it was last played."""

    path: Path
    record: Record
    played: float


class Shelf:
    """A folder of games.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder; by default the user's own."""
        self.folder = folder or user_data_path("kupola", appauthor=False) / "games"
        self.trouble: Message | None = None

    def new_path(self) -> Path:
        """Find a name that no game has."""
        taken = {path.name for path in self.folder.rglob(f"*{SUFFIX}")}
        name = next(name for n in count(1) if (name := f"game-{n}{SUFFIX}") not in taken)
        return self.folder / name

    def save(self, path: Path, record: Record, *, over: bool = False) -> Path:
        """Write a game, the version before kept beside it; finished games lie apart.

        Tells where it lies now.
        """
        folder = self.folder / "finished" if over else self.folder
        target = folder / path.name
        draft = target.with_suffix(".new")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if target.exists():
                shutil.copyfile(target, target.with_suffix(".bak"))
            with draft.open("w", encoding="utf-8") as file:
                file.write(dumps(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
            if target != path:
                for old in (path, path.with_suffix(".bak")):
                    old.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = UNSAVED.bind(reason=str(error))
            return path
        self.trouble = None
        return target

    def waiting(self) -> list[Waiting]:
        """List the games, the last played first; what cannot be read stays where it is."""
        paths = sorted(self.folder.glob(f"*{SUFFIX}"), key=_played, reverse=True)
        return [game for path in paths if (game := _read(path)) is not None]


def _played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path) -> Waiting | None:
    for each in (path, path.with_suffix(".bak")):
        try:
            return Waiting(path, loads(each.read_text(encoding="utf-8")), _played(each))
        except (OSError, UnicodeDecodeError, BadRecord):
            continue
    return None
