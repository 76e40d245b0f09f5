"""Where unfinished games wait: one file each, written whole or not at all."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from platformdirs import user_data_path

from core.kernel.errors import BadRecord, KupolaError, NewerRecord
from core.kernel.messages import Message, text
from core.kernel.outside_text import shown_path

from .files import SUFFIX, read, reason, write

if TYPE_CHECKING:
    from core.record import Record, Sitter  # noqa: TC004 - nobody asks attrs for it, and it takes long

UNSAVED = text("shelf", "The game cannot be saved: {reason}")
MENDED = text(
    "shelf",
    "A saved game was damaged and goes on from the copy before it; "
    "the damaged file is kept as {file}.",
)
LEFT = text("shelf", "A saved game cannot be opened and stays where it is, in {file}. {reason}")
SPARE = ".bak"


@frozen(eq=False)
class Waiting:
    """An unfinished game on the shelf, and when it was last played."""

    path: Path
    record: Record
    played: float
    caption: Message | None = None

    @property
    def game(self) -> str:
        """What is played."""
        return self.record.game

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who plays."""
        return self.record.players


class Shelf:
    """A folder of games.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder; by default the user's own."""
        self.folder = folder or user_data_path("kupola", appauthor=False) / "games"
        self.trouble: Message | None = None

    @property
    def finished(self) -> Path:
        """Where the games lie that are over."""
        return self.folder / "finished"

    def new_path(self) -> Path:
        """Find a name that no game has."""
        taken = {path.stem for path in self.folder.rglob("game-*")}
        name = next(name for n in count(1) if (name := f"game-{n}") not in taken)
        return self.folder / (name + SUFFIX)

    def save(self, path: Path, record: Record, *, over: bool = False) -> Path:
        """Write a game, the version before kept beside it; finished games lie apart.

        Tells where it lies now.
        """
        folder = self.finished if over else self.folder
        target = folder / path.name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if target.exists():
                shutil.copyfile(target, target.with_suffix(SPARE))
            write(target, record)
            if target != path:
                for old in (path, path.with_suffix(SPARE)):
                    old.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = UNSAVED.bind(reason=reason(error))
            return path
        self.trouble = None
        return target

    def waiting(self) -> list[Waiting]:
        """List the games, the last played first; what cannot be read stays where it is."""
        self.trouble = None
        captions = self._contests()
        paths = sorted(self.folder.glob(f"*{SUFFIX}"), key=_played, reverse=True)
        games = [game for path in paths if (game := self._found(path)) is not None]
        return [evolve(game, caption=captions.get(game.path.name)) for game in games]

    def mended(self, path: Path, problem: KupolaError) -> Waiting | None:
        """Keep a damaged file aside and go on from the version before it, if there is one."""
        self.trouble = LEFT.bind(file=shown_path(path), reason=problem.message)
        if not isinstance(problem, BadRecord) or isinstance(problem, NewerRecord):
            return None
        spare = path.with_suffix(SPARE)
        try:
            record = read(spare)
            record.replay()
            kept = next(name for n in count(1) if not (name := _aside(path, n)).exists())
            shutil.copyfile(path, kept)
            write(path, record)
        except (KupolaError, OSError):
            return None
        self.trouble = MENDED.bind(file=shown_path(kept))
        return Waiting(path, record, _played(spare))

    def _contests(self) -> dict[str, Message]:
        """Name the games that belong to contests; their next games are put on the shelf."""
        if not (self.folder / "matches").is_dir():
            return {}
        from .contests.store import ContestStore  # noqa: PLC0415 - only contests need it

        return ContestStore(self).mend()

    def _found(self, path: Path) -> Waiting | None:
        try:
            record = read(path)
        except KupolaError as error:
            return self.mended(path, error)
        return None if self._was_finished(path, record) else Waiting(path, record, _played(path))

    def _was_finished(self, path: Path, record: Record) -> bool:
        """Tell a file that a crash left behind: the finished game lies apart and has more moves."""
        try:
            finished = read(self.finished / path.name)
        except KupolaError:
            return False
        return _length(finished) > _length(record)


def _aside(path: Path, number: int) -> Path:
    return path.with_suffix(f".damaged-{number}")


def _length(record: Record) -> int:
    return len(record.moves) + len(record.undone)


def _played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
