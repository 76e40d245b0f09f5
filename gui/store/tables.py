"""The folder of shared tables: the host's tables beside their games, and a guest's places.

A file has two lines of JSON. The first says what the start screen shows and how the table is
reached; the second is what ``core/table`` keeps, with the keys of the table. Only its owner can
read the file.
"""

from __future__ import annotations

import json
import re
from threading import Lock
from typing import TYPE_CHECKING, Any

from attrs import asdict, field, frozen

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.outside_text import cleaned_name, shown_path

from . import atomic, reading
from .errors import GARBLED, DamagedFile, FileError, UnreadableFile
from .game_files import SUFFIX as GAME
from .table_folder import FOLDER

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from core.kernel.messages import Message

SUFFIX = ".kupola-table"
HOST, GUEST = "host", "guest"
FORMAT = 1
LARGEST = 16_000_000
"""The largest file that is read, in bytes."""
LONGEST_HEAD = 20_000
MOST_SEATS = 8
MOST_PLY = 100_000

UNKEPT = text("tables", "The shared table cannot be saved: {reason}")
SET_ASIDE = text("tables", "A saved table was damaged; the file was kept as {file}.")
NEWER = text("tables", "This table was saved by a newer version of Kupola.")

_NAME = re.compile(rf"(?:{HOST}|{GUEST})-[0-9a-f]{{8,64}}{re.escape(SUFFIX)}")
_GAME_NAME = re.compile(rf"[\w-]{{1,80}}{re.escape(GAME)}", re.ASCII)


class BadTableFile(KupolaError):
    """A file of a table that cannot be used."""

    code = "bad_table_file"


@frozen
class SeatShown:
    """A player as the start screen shows it."""

    name: str = field(converter=cleaned_name)
    color: str


@frozen
class Header:
    """What is known of a table without opening it.

    Attributes:
        game: What is played; empty: that is not known yet.
        players: Who sits where.
        file: The name of the host's saved game; empty: none is saved here.
        ply: How many moves of it the table has shown.
        waits_for: The name of the player whose turn it is; empty: nobody's.
        own_turn: Whether that is a person at this computer.
        over: Whether the game has ended, so that nothing waits.

    """

    game: str
    players: tuple[SeatShown, ...] = ()
    file: str = ""
    ply: int = 0
    waits_for: str = field(converter=cleaned_name, default="")
    own_turn: bool = False
    over: bool = False


class KeptTable:
    """The file of one table.

    ``keep`` is called in the thread of the table's link, everything else in the window's.

    Attributes:
        path: Where it is.
        role: Whether this program hosts the table or is a guest there.
        way: How the table is reached, as the dialogs have chosen it.
        trouble: Why it could not be saved; None: it could.
    """

    def __init__(self, path: Path, role: str, way: Mapping[str, Any], header: Header) -> None:
        self.path, self.role, self.way = path, role, dict(way)
        self.header = header
        self.trouble: Message | None = None
        self._lock = Lock()
        self._forgotten = False

    def describe(self, header: Header) -> None:
        """Change what the start screen shows; it is written with the next ``keep``."""
        self.header = header

    def keep(self, kept: Mapping[str, object]) -> None:
        """Write the table, whole or not at all."""
        head = {"format": FORMAT, "role": self.role, "way": self.way, **asdict(self.header)}
        content = f"{_line(head)}\n{_line(kept)}\n"
        with self._lock:
            if self._forgotten:
                return
            try:
                atomic.write_text(self.path, content, private=True)
            except FileError as error:
                self.trouble = UNKEPT.bind(reason=error.reason)
            else:
                self.trouble = None

    def forget(self) -> None:
        """Delete the file; nothing is written any more."""
        with self._lock:
            self._forgotten = True
            try:
                atomic.delete(self.path)
            except FileError as error:
                self.trouble = UNKEPT.bind(reason=error.reason)


class SavedTables:
    """A folder of tables.

    Attributes:
        trouble: What went wrong the last time; None: nothing.
    """

    def __init__(self, games: Path) -> None:
        """Use the folder beside the games of a shelf."""
        self.folder = games / FOLDER
        self.trouble: Message | None = None

    def new(self, role: str, table: str, way: Mapping[str, Any], header: Header) -> KeptTable:
        """Prepare the file of a table, by its name in the registers."""
        return KeptTable(self.folder / f"{role}-{table}{SUFFIX}", role, way, header)

    def opened(self, path: Path) -> tuple[KeptTable, Any]:
        """Read a table; a damaged file is set aside.

        Raises:
            KupolaError: If it cannot be read.

        """
        try:
            head, kept = _lines(path)
            role, way, header = _head(head)
            return KeptTable(path, role, way, header), json.loads(kept)
        except BadTableFile:
            raise
        except (DamagedFile, ValueError, RecursionError):
            raise BadTableFile(self.set_aside(path)) from None

    def set_aside(self, path: Path) -> Message:
        """Keep a damaged file under another name, and say so."""
        try:
            said = SET_ASIDE.bind(file=shown_path(atomic.set_aside(path)))
        except FileError as error:
            said = UNKEPT.bind(reason=error.reason)
        self.trouble = said
        return said

    def heads(self) -> list[tuple[Path, str, Header, float]]:
        """List the tables: file, role, header, time of writing; damaged ones are set aside."""
        try:
            files = reading.listed(self.folder, SUFFIX)
        except FileError:
            return []
        found = []
        for each in files:
            if _NAME.fullmatch(each.path.name) is None:
                continue
            try:
                role, _, header = _head(_lines(each.path)[0])
            except (BadTableFile, UnreadableFile):  # of a newer version, or unreadable
                continue
            except (DamagedFile, ValueError, RecursionError):
                self.set_aside(each.path)
                continue
            found.append((each.path, role, header, each.when))
        return found


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"))


def _lines(path: Path) -> tuple[str, str]:
    head, _, kept = reading.read_text(path, LARGEST).partition("\n")
    if len(head) > LONGEST_HEAD:
        raise DamagedFile(GARBLED)
    return head, kept


def _head(line: str) -> tuple[str, dict[str, Any], Header]:
    """Read the first line.

    Raises:
        DamagedFile: If it is no header.
        BadTableFile: If a newer version wrote it.
        ValueError: If it is no JSON.

    """
    data = json.loads(line)
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise DamagedFile(GARBLED)
    if data["format"] > FORMAT:
        raise BadTableFile(NEWER)
    role, way, players = data.get("role"), data.get("way"), data.get("players")
    kinds = {"game": str, "file": str, "ply": int, "waits_for": str, "own_turn": bool, "over": bool}
    typed = all(type(data.get(name)) is kind for name, kind in kinds.items())
    if not typed or role not in {HOST, GUEST} or not isinstance(way, dict):
        raise DamagedFile(GARBLED)
    if not isinstance(players, list) or len(players) > MOST_SEATS:
        raise DamagedFile(GARBLED)
    if data["game"] and data["game"] not in BOXES:
        raise BadTableFile(NEWER)
    file = data["file"]
    if (file and _GAME_NAME.fullmatch(file) is None) or not 0 <= data["ply"] <= MOST_PLY:
        raise DamagedFile(GARBLED)
    header = Header(players=tuple(map(_seat, players)), **{name: data[name] for name in kinds})
    return role, way, header


def _seat(data: object) -> SeatShown:
    given = data if isinstance(data, dict) else {}
    return SeatShown(str(given.get("name", ""))[:200], str(given.get("color", ""))[:20])
