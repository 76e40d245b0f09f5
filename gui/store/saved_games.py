"""The folder of saved games: one file each, written atomically."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from core.games.boxes import BOXES
from core.kernel.errors import BadRecord, KupolaError, NewerRecord
from core.kernel.messages import Message, text
from core.kernel.outside_text import shown_path
from gui.paths import data_folder

from . import atomic, reading
from .errors import FileError, TakenName
from .foreign import Foreign
from .game_files import LARGEST, SUFFIX, read, write

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.record import Record, Sitter  # noqa: TC004 - attrs never resolves it, and importing takes long

    from .reading import Found

UNSAVED = text("shelf", "The game cannot be saved: {reason}")
UNLISTED = text("shelf", "The saved games cannot be read: {reason}")
MENDED = text(
    "shelf",
    "A saved game was damaged and has been restored from the previous copy; the damaged file "
    "was kept as {file}.",
)
LEFT = text("shelf", "A saved game cannot be opened; it was left where it is, in {file}. {reason}")
SPARE = ".bak"


@frozen(eq=False)
class Waiting:
    """An unfinished game, and when it was last played."""

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


class SavedGames:
    """A folder of games.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder; by default the user's own."""
        self.folder = folder or data_folder() / "games"
        self.trouble: Message | None = None
        self._unwritten: set[Path] = set()
        self._taken: set[str] = set()

    @property
    def finished(self) -> Path:
        """The folder of finished games."""
        return self.folder / "finished"

    @property
    def matches(self) -> Path:
        """The folder of contests."""
        return self.folder / "matches"

    def new_path(self) -> Path:
        """Find an unused name; the first save never overwrites another file."""
        taken = self._taken | self._names(self.folder) | self._names(self.finished)
        name = next(name for n in count(1) if (name := f"game-{n}") not in taken)
        path = self.folder / (name + SUFFIX)
        self._unwritten.add(path)
        return path

    def save(self, path: Path, record: Record, *, over: bool = False) -> Path:
        """Write a game and keep the previous version beside it; return its path.

        A finished game is moved to the folder of finished games.
        """
        folder = self.finished if over else self.folder
        try:
            atomic.make_folder(folder)
            if path in self._unwritten:
                target = self._first(folder / path.name, record)
                self._unwritten.discard(path)
            else:
                target = self._again(folder / path.name, record)
                for old in (path, path.with_suffix(SPARE)) if target != path else ():
                    atomic.delete(old)
        except FileError as error:
            self.trouble = UNSAVED.bind(reason=error.reason)
            return path
        self.trouble = None
        return target

    def waiting(self, captions: Mapping[str, Message] | None = None) -> list[Waiting]:
        """List the games, the last played first; unreadable files are left alone.

        Args:
            captions: Captions of the games of contests, by the names of their files.

        """
        found = [self.look_at(file, captions or {}) for file in self.files()]
        return [game for game in found if isinstance(game, Waiting)]

    def files(self) -> list[Found]:
        """List the files in which games may wait, the last played first."""
        self.trouble = None
        try:
            files = reading.listed(self.folder, SUFFIX)
        except FileError as error:
            self.trouble = UNLISTED.bind(reason=error.reason)
            return []
        return sorted(files, key=lambda each: each.when, reverse=True)

    def look_at(self, file: Found, captions: Mapping[str, Message]) -> Waiting | Foreign | None:
        """Read a game; None: none waits in this file."""
        try:
            record = read(file.path)
        except NewerRecord as error:
            self.mended(file.path, error)
            return Foreign(file.path, file.when)
        except KupolaError as error:
            found = self.mended(file.path, error)
            return None if found is None else evolve(found, caption=_caption(found, captions))
        if record.game not in BOXES:
            return Foreign(file.path, file.when)
        if self._was_finished(file.path, record):
            return None
        waiting = Waiting(file.path, record, file.when)
        return evolve(waiting, caption=_caption(waiting, captions))

    def mended(self, path: Path, problem: KupolaError) -> Waiting | None:
        """Set a damaged file aside and continue from its previous version, if there is one."""
        self.trouble = LEFT.bind(file=shown_path(path), reason=problem.message)
        if not isinstance(problem, BadRecord) or isinstance(problem, NewerRecord):
            return None
        spare = path.with_suffix(SPARE)
        try:
            record = read(spare)
            record.replay()
            kept = atomic.keep_aside(path)
            write(path, record)
        except KupolaError:
            return None
        self.trouble = MENDED.bind(file=shown_path(kept))
        return Waiting(path, record, reading.modified(spare) or 0.0)

    def _first(self, target: Path, record: Record) -> Path:
        """Write a new game; if another program has taken its name, under another one."""
        while True:
            try:
                write(target, record, fresh=True)
            except TakenName:
                self._taken.add(target.stem)
                path = self.new_path()
                self._unwritten.discard(path)
                target = target.with_name(path.name)
            else:
                return target

    def _again(self, target: Path, record: Record) -> Path:
        if reading.present(target):
            atomic.copy(target, target.with_suffix(SPARE), LARGEST)
        write(target, record)
        return target

    def _names(self, folder: Path) -> set[str]:
        """List the names of games in a folder, those of copies and damaged files too."""
        try:
            return {name.partition(".")[0] for name in reading.names(folder)}
        except FileError:
            return set()

    def _was_finished(self, path: Path, record: Record) -> bool:
        """Return whether a crash left this file behind: the finished game is further on."""
        apart = self.finished / path.name
        if not reading.present(apart):
            return False
        try:
            finished = read(apart)
        except KupolaError:
            return False
        if finished.resigned and not record.resigned:
            return _length(finished) >= _length(record)
        return _length(finished) > _length(record)


def _caption(waiting: Waiting, captions: Mapping[str, Message]) -> Message | None:
    """Return the caption of a game of a contest, or of one that counts for a day."""
    if not waiting.record.daily:
        return captions.get(waiting.path.name)
    from core.daily import TITLE  # noqa: PLC0415 - few games need it

    return TITLE


def _length(record: Record) -> int:
    return len(record.moves) + len(record.undone)
