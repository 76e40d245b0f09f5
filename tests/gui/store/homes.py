"""Homes of users: a good one with a file of every kind, and odd ones made from it."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import socket
import stat
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.contest import dumps as contest_text
from core.contest import duplicate
from core.games import GAMES
from core.history import dumps as line_text
from core.match import Match
from core.record import Record, Sitter, checksum
from core.record import dumps as record_text
from core.tally import Count, TallyRecord
from core.tally import dumps as tally_text
from gui.history.history_file import entry_of
from tests.gui.profiles.finished import PLAYERS, played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    Oddity: TypeAlias = Callable[["Home"], None]

KINDS = (
    "settings",
    "own",
    "player",
    "current",
    "second_tries",
    "game",
    "finished",
    "match",
    "count",
    "history",
)
SEATED = (Sitter("Ana", "pink"), Sitter("Éva", "green"))


@frozen
class Home:
    """A folder with everything that the program keeps."""

    root: Path

    @property
    def games(self) -> Path:
        return self.root / "data" / "games"

    @property
    def players(self) -> Path:
        return self.root / "data" / "players"

    def __getitem__(self, kind: str) -> Path:
        """Find the file of a kind."""
        return {
            "settings": self.root / "config" / "settings.json",
            "own": self.players / "player-1" / "settings.json",
            "player": self.players / "player-1" / "player.json",
            "current": self.players / "current.json",
            "second_tries": self.players / "player-1" / "second_tries.json",
            "game": self.games / "game-1.kupola",
            "finished": self.games / "finished" / "game-2.kupola",
            "match": self.games / "matches" / "match-1.json",
            "count": self.games / "tallies" / "count-1.kupola-tally",
            "history": self.games / "history.jsonl",
        }[kind]

    def data(self, kind: str) -> Any:
        """Read the JSON of a file, for the history that of its only line."""
        return json.loads(self[kind].read_text("utf-8"))

    def change(self, kind: str, /, **values: Any) -> None:
        """Change fields of a file."""
        self[kind].write_text(json.dumps({**self.data(kind), **values}) + "\n", "utf-8")

    def written(self) -> dict[Path, tuple[int, bytes]]:
        """Sum up everything that lies there, links as links."""
        found = {}
        for path in sorted(self.root.rglob("*")):
            mode = stat.S_IFMT(path.lstat().st_mode)
            if mode == stat.S_IFREG:
                found[path] = (mode, hashlib.sha256(path.read_bytes()).digest())
            elif mode == stat.S_IFLNK:
                found[path] = (mode, os.fsencode(path.readlink()))
            elif mode != stat.S_IFDIR:
                found[path] = (mode, b"")
        return found


@cache
def contents() -> dict[str, bytes]:
    """Write a good file of every kind."""
    game = Match.new(GAMES["kingdomino"], 2, {}, 5)
    for _ in range(3):
        game = game.play(game.game.legal_moves(game.state)[0])
    over = played("pixies")
    entry = entry_of(Path("game-2.kupola"), over, PLAYERS, 1_763_270_000)
    contest = duplicate("pixies", {}, 5, SEATED).begun(0, "game-3.kupola")
    count = TallyRecord.of(Count.new("kingdomino", 2, {}), SEATED, "2026-11-16", finished=False)
    assert entry is not None
    texts = {
        "settings": json.dumps({"language": "en", "volume": 7, "recent": ["/nowhere/x.kupola"]}),
        "own": json.dumps({"appearance": "dark"}),
        "player": json.dumps({"name": "Ana", "color": "pink", "former": ["Anna"]}),
        "current": json.dumps({"current": "player-1"}),
        "second_tries": json.dumps({"games": {"game-2.kupola": _mistakes(over)}}),
        "game": record_text(Record.of(game, SEATED)),
        "finished": record_text(Record.of(over, PLAYERS)),
        "match": contest_text(contest),
        "count": tally_text(count),
        "history": line_text(entry) + "\n",
    }
    first = record_text(Record.of(contest.match(0), SEATED))
    return {kind: text.encode() for kind, text in {**texts, "first": first}.items()}


def _mistakes(match: Match) -> dict[str, Any]:
    due = {"due": "2026-11-18", "interval": 1, "ease": 2500, "streak": 1, "days": ["2026-11-17"]}
    code = match.line[4].move.code
    tries = {"4": {"best": code, "chance": 60, "lost": 12, **due}}
    return {"checksum": checksum(match.state), "tries": tries}


def good_home(root: Path) -> Home:
    """Lay out a good home."""
    home = Home(root)
    for kind in KINDS:
        home[kind].parent.mkdir(parents=True, exist_ok=True)
        home[kind].write_bytes(contents()[kind])
    (home.games / "game-3.kupola").write_bytes(contents()["first"])
    return home


def _content(kind: str, content: bytes) -> Oddity:
    return lambda home: void(home[kind].write_bytes(content))


def _values(kind: str, /, **values: Any) -> Oddity:
    return lambda home: home.change(kind, **values)


def void(_: object) -> None:
    """Drop a result."""


def _folder(kind: str) -> Oddity:
    def make(home: Home) -> None:
        home[kind].unlink()
        home[kind].mkdir()

    return make


def _pipe(kind: str) -> Oddity:
    def make(home: Home) -> None:
        home[kind].unlink()
        os.mkfifo(home[kind])

    return make


def _link(kind: str, target: str) -> Oddity:
    def make(home: Home) -> None:
        home[kind].unlink()
        home[kind].symlink_to(target or home[kind].name)

    return make


def _socket(home: Home) -> None:
    path = home["settings"]
    path.unlink()
    here = Path.cwd()
    os.chdir(path.parent)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(path.name)
    finally:
        os.chdir(here)


def _file_for_folder(*names: str) -> Oddity:
    def make(home: Home) -> None:
        import shutil  # noqa: PLC0415 - only here

        folder = home.root.joinpath(*names)
        shutil.rmtree(folder)
        folder.write_text("a file where a folder should be")

    return make


def _line(content: bytes) -> Oddity:
    def make(home: Home) -> None:
        with home["history"].open("ab") as file:
            file.write(content + b"\n")

    return make


def _entry(**values: Any) -> Oddity:
    def make(home: Home) -> None:
        data = {**home.data("history"), "key": "game-9", "file": "", **values}
        _line(json.dumps(data).encode())(home)

    return make


def _nested(levels: int) -> Any:
    data: Any = {}
    for _ in range(levels):
        data = {"a": data}
    return data


def _leg(**values: Any) -> Oddity:
    def make(home: Home) -> None:
        legs = home.data("match")["legs"]
        home.change("match", legs=[{**leg, **values} for leg in legs])

    return make


def _named_file(name: bytes) -> Oddity:
    def make(home: Home) -> None:
        path = os.fsencode(home.games) + b"/" + name
        Path(os.fsdecode(path)).write_bytes(contents()["game"])
        _values("settings", recent=[os.fsdecode(path)])(home)

    return make


def _late(home: Home) -> None:
    for kind in ("game", "count", "finished"):
        os.utime(home[kind], (2**62, 2**62))


def _many_players(home: Home) -> None:
    home.change("count", players=[{"name": "x" * 99, "color": []}] * 3000)


ODD: dict[str, Oddity] = {
    "a game of an unknown kind": _values("game", game="chess"),
    "a game of a newer format": _values("game", format=99),
    "a recent file with a long name": _values("settings", recent=["/" + "x" * 5000]),
    "a recent file with NUL": _values("settings", recent=["/x\0y"]),
    "a recent file half a letter long": _values("settings", recent=["/\ud800"]),
    "a thousand recent files": _values("settings", recent=["/nowhere/x"] * 1000),
    "a match with a long file name": _leg(file="x" * 300),
    "a match with NUL": _leg(file="x\0y"),
    "a match with a path": _leg(file="../../x"),
    "a match with a lone surrogate": _values(
        "match", entrants=[{"name": "\ud800", "color": "pink"}, {"name": "b", "color": "blue"}]
    ),
    "a match of an unknown kind": _values("match", kind="league"),
    "a match of a newer format": _values("match", format=2),
    "a match of an unknown game": _leg(game="chess"),
    "a match with odd legs": _values("match", format=9, legs=[7, None]),
    "a count that is a list": _values("count", tally=[]),
    "a count that is an object": _values("count", tally={}),
    "a count of an unknown game": _values("count", tally="chess"),
    "a count of a newer format": _values("count", format=99),
    "a count with many players": _many_players,
    "a window half a letter long": _values("settings", window="\ud800"),
    "a name that is not UTF-8": _named_file(b"caf\xe9.kupola"),
    "a name with line breaks": _named_file(b"a\nb\tc.kupola"),
    "settings from latin-1": _content("settings", '{"language": "é"}'.encode("latin-1")),
    "settings in UTF-16": _content("settings", '{"language": "pl"}'.encode("utf-16")),
    "settings of NUL": _content("settings", b"\0" * 4096),
    "settings of numbers": _content("settings", b"9" * 5000),
    "settings nested for ever": _content("settings", b"[" * 200_000),
    "settings too long": _content("settings", b'{"a": "' + b"x" * 3_000_000 + b'"}'),
    "plans nested deeply": _values("settings", plans=_nested(400)),
    "plans nested somewhat": _values("settings", plans=_nested(40)),
    "an unknown setting nested deeply": _values("settings", later=_nested(400)),
    "keys of odd types": _values("settings", keys={"undo": 7, "x": [[]], "redo": ["\ud800", None]}),
    "plans of odd types": _values("settings", plans={"pixies": [], "kingdomino": {"game": []}}),
    "settings of odd types": _values(
        "settings", language=[], volume="7", text_size=1e308, muted=None, marks={}, window=[]
    ),
    "settings of huge numbers": _values("settings", volume=10**300, board_zoom=-(2**63)),
    "a socket for settings": _socket,
    "a player without a name": _values("player", name="\n\t"),
    "a player of odd types": _values("player", name="Ana", color=[], former={"a": []}),
    "a player called by a surrogate": _values("player", name="\ud800"),
    "nobody at the computer": _values("current", current={"a": []}),
    "a line of an unknown game": _entry(game="chess", when=2_000_000_000),
    "a line of an unknown kind": _entry(kind="league", when=2_000_000_000),
    "a line of a newer format": _entry(format=2, when=2_000_000_000),
    "a line of a newer format without a time": _entry(format=2, when="soon"),
    "a line with a surrogate and a damaged one": _line(
        json.dumps({"format": 1, "key": "\ud800"}).encode() + b"\n\xff\xfe{"
    ),
    "a line with NUL in its file": _entry(kind="tally", file="x\0y"),
    "a line with a surrogate": _entry(
        seats=[
            {"name": "\ud800", "color": "", "level": "", "points": 1, "rank": 1, "parts": {"": 1}}
        ]
    ),
    "a line nested deeply": _line(b"[" * 19_000),
    "a line too long": _line(b"{" + b" " * 300_000 + b"}"),
    "two thousand damaged lines": _line(b"\xff\n" * 2000),
    "half a line": lambda home: void(home["history"].write_bytes(contents()["history"][:40])),
    "times beyond all calendars": _late,
    "players in a file": _file_for_folder("data", "players"),
    "games in a file": _file_for_folder("data", "games"),
    "finished games in a file": _file_for_folder("data", "games", "finished"),
    "matches in a file": _file_for_folder("data", "games", "matches"),
    "counts in a file": _file_for_folder("data", "games", "tallies"),
    "settings in a file": _file_for_folder("config"),
    "all data in a file": _file_for_folder("data"),
}
EVERYWHERE: dict[str, Callable[[str], Oddity]] = {
    "empty": lambda kind: _content(kind, b""),
    "a folder": _folder,
    "a pipe": _pipe,
    "a link to a device": lambda kind: _link(kind, "/dev/zero"),
    "a link to itself": lambda kind: _link(kind, ""),
    "a link to nowhere": lambda kind: _link(kind, "/nowhere/at/all"),
    "cut": lambda kind: lambda home: void(home[kind].write_bytes(contents()[kind][:-9])),
    "a byte order mark": lambda kind: _content(kind, b"\xef\xbb\xbf" + contents()[kind]),
    "no object": lambda kind: _content(kind, b"[7]"),
}
"""What can be wrong with a file of any kind."""
ODD.update(
    {f"{kind}: {odd}": make(kind) for odd, make in EVERYWHERE.items() for kind in KINDS},
)


def _spoiled(odd: str) -> str:
    """Return which file an oddity is about; a folder that is a file is about more than one."""
    starts = {
        **dict.fromkeys(("a line", "half a line", "two thousand"), "history"),
        **{f"a {kind}": kind for kind in ("game", "match", "count", "player")},
        "nobody": "current",
    }
    if odd.endswith("in a file") or odd.startswith("times"):
        return odd
    return next((kind for start, kind in starts.items() if odd.startswith(start)), "settings")


def together() -> dict[str, tuple[str, ...]]:
    """Put oddities of different files into one home, so that few homes have them all."""
    by_file: dict[str, list[str]] = {}
    for odd in ODD:
        if ": " not in odd:
            by_file.setdefault(_spoiled(odd), []).append(odd)
    alone = [odds.pop() for file, odds in by_file.items() if file == odds[0]]
    rows = zip_longest(*(odds for odds in by_file.values() if odds))
    homes = [tuple(odd for odd in row if odd) for row in rows]
    every = {f"every file: {odd}": tuple(f"{kind}: {odd}" for kind in KINDS) for odd in EVERYWHERE}
    return {**{odds[0]: odds for odds in [*homes, *((odd,) for odd in alone)]}, **every}


def alone() -> dict[str, tuple[str, ...]]:
    """Make a home for every oddity."""
    return {odd: (odd,) for odd in ODD}


REFUSALS = {
    "settings": errno.EACCES,
    "own": errno.EIO,
    "player": errno.EACCES,
    "current": errno.EACCES,
    "second_tries": errno.EIO,
    "game": errno.EIO,
    "finished": errno.ENOTCONN,
    "match": errno.EACCES,
    "count": errno.EIO,
    "history": errno.EACCES,
}
"""Errors of the system, injected because the user of the tests may be root."""


def refusing(original: Callable[..., Any], refused: Path, number: int) -> Callable[..., Any]:
    """Let a call of the system refuse a path and everything under it."""

    def call(path: Any, *args: Any, **more: Any) -> Any:
        if isinstance(path, str | Path) and Path(path).is_relative_to(refused):
            raise OSError(number, os.strerror(number), str(path))
        return original(path, *args, **more)

    return call


def lost(before: dict[Path, tuple[int, bytes]], home: Home) -> Iterator[Path]:
    """Name every file that is neither as it was nor set aside under a numbered name."""
    after = home.written()
    for path, content in before.items():
        aside = {
            found
            for other, found in after.items()
            if other.parent == path.parent and other.name.startswith(f"{path.stem}.damaged-")
        }
        if after.get(path) != content and content not in aside:
            yield path
