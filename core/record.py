"""Save files: how a game began and the moves since; all else replays.

A file is a JSON object::

    {"format": 3, "game": "kingdomino", "seats": 4, "options": {"harmony": true, …}, "seed": 7,
     "start": null, "players": [], "moves": ["c17", …], "checksum": "6f0c…",
     "undone": [], "branches": [{"ply": 3, "moves": ["c4", …]}], "peeked": false,
     "names": [{"line": 1, "ply": 9, "name": "bold"}]}

``players`` says who sits where, seat by seat, or is empty. ``seed`` is null for a game that was set
up; then ``start`` is its first position. The checksum is that of the last position: a record that
no longer replays to it says so. ``undone`` are moves that were taken back; a branch leaves the line
of ``moves`` and ``undone`` after ``ply`` moves. A name stands at a move of the line, which is 0, or
of a branch, counted from 1.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.games import named
from core.kernel.codec import from_plain, to_plain
from core.kernel.errors import BadPosition, BadRecord, KupolaError, NewerRecord
from core.kernel.messages import text
from core.kernel.options import Options
from core.match import Match, fork

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.match import Line


def _with_branches(data: dict[str, Any]) -> dict[str, Any]:
    return {"undone": [], "branches": [], "peeked": False, **data}


def _with_names(data: dict[str, Any]) -> dict[str, Any]:
    return {"names": [], **data}


FORMAT = 3
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _with_branches,
    2: _with_names,
}
"""How a record of each older format becomes one of the next format."""

MAX_LENGTH = 4_000_000
MAX_MOVES = 20_000
MAX_NAME = 60
"""No line has a longer name."""
_CHECKSUM_DIGITS = 16

NOT_A_RECORD = text("core", "This is not a Kupola record: {problem}")
NOT_JSON = text("core", "it is not JSON text.")
TOO_LONG = text("core", "it is too long.")
NO_FORMAT = text("core", "it names no format.")
UNKNOWN_FORMAT = text("core", "No version of Kupola writes records of format {format}.")
NEWER = text("core", "This record has format {format}; this version of Kupola reads up to {known}.")
CANNOT_START = text("core", "The game of this record cannot start: {problem}")
CANNOT_PLAY = text("core", "Move {number} of this record ({code}) cannot be played: {problem}")
SEED_OR_START = text("core", "A record has either a seed or a first position, not both or neither.")
PLAYERS = text("core", "A record names a player for every seat, or none at all.")
NO_FORK = text("core", "A branch of this record leaves no line of the game.")
CHANGED = text(
    "core",
    "This record no longer leads to the position in which it was saved. "
    "It was changed, or made by a version with other rules.",
)


@frozen
class Sitter:
    """Who sits at a seat.

    Attributes:
        name: What the player is called.
        color: The name of the seat's color.
        level: How strongly the computer plays here; empty: a person does.
        language: The language of this seat; empty: that of the table.
        help: How much help this seat wants.

    """

    name: str
    color: str
    level: str = ""
    language: str = ""
    help: str = ""


@frozen
class Branch:
    """Another line: after how many moves of the game it leaves it, and its own moves."""

    ply: int
    moves: tuple[str, ...]


@frozen
class Naming:
    """What a line is called: the line, 0 or a branch from 1, and the move that bears the name."""

    line: int
    ply: int
    name: str


@frozen
class Record:
    """A game as it is saved."""

    game: str
    seats: int
    options: Options
    seed: int | None
    start: Any
    players: tuple[Sitter, ...]
    moves: tuple[str, ...]
    checksum: str
    undone: tuple[str, ...] = ()
    branches: tuple[Branch, ...] = ()
    peeked: bool = False
    names: tuple[Naming, ...] = ()

    @classmethod
    def of(cls, match: Match, players: tuple[Sitter, ...] = ()) -> Record:
        """Record the moves that stand, those taken back, and every other line."""
        start = match.start
        forks = ((fork(match.line, branch), branch) for branch in match.branches)
        return cls(
            match.game.key,
            start.seats,
            start.options,
            start.seed,
            to_plain(start.state) if start.seed is None else None,
            players,
            _codes(match.turns),
            checksum(match.state),
            _codes(match.undone),
            tuple(Branch(ply, _codes(branch[ply:])) for ply, branch in forks),
            match.peeked,
            _names(match),
        )

    def replay(self) -> Match:
        """Play the recorded game again.

        Raises:
            BadRecord: If it cannot be played, or leads elsewhere.

        """
        match = _played(self._begun(), self.moves)
        if checksum(match.state) != self.checksum:
            raise BadRecord(CHANGED)
        whole = _played(match, self.undone)
        whole = evolve(whole, line=self._named(whole.line, 0))
        branches = tuple(
            self._named(_branched(whole, branch), number)
            for number, branch in enumerate(self.branches, start=1)
        )
        return evolve(whole.goto(match.ply), branches=branches, peeked=self.peeked)

    def _named(self, line: Line, number: int) -> Line:
        """Give the moves of a line their names."""
        names = {each.ply: each.name for each in self.names if each.line == number}
        if not all(0 < ply <= len(line) for ply in names):
            raise BadRecord(NO_FORK)
        return tuple(
            evolve(turn, name=names[ply]) if ply in names else turn
            for ply, turn in enumerate(line, start=1)
        )

    def _begun(self) -> Match:
        if (self.seed is None) == (self.start is None):
            raise BadRecord(SEED_OR_START)
        if len(self.players) not in {0, self.seats}:
            raise BadRecord(PLAYERS)
        try:
            game = named(self.game)
            if self.seed is None:
                return Match.at(game, from_plain(self.start, game.state_class))
            return Match.new(game, self.seats, dict(self.options.chosen), self.seed)
        except KupolaError as error:
            raise BadRecord(CANNOT_START.bind(problem=error.message)) from None


def _names(match: Match) -> tuple[Naming, ...]:
    """List the named moves of the line, and of the branches where they have left it."""
    forks = (0, *(fork(match.line, branch) for branch in match.branches))
    lines = zip(forks, (match.line, *match.branches), strict=True)
    return tuple(
        Naming(number, ply, turn.name)
        for number, (left, line) in enumerate(lines)
        for ply, turn in enumerate(line[left:], start=left + 1)
        if turn.name
    )


def _codes(line: Line) -> tuple[str, ...]:
    return tuple(turn.move.code for turn in line)


def _played(match: Match, codes: tuple[str, ...]) -> Match:
    for code in codes:
        try:
            match = match.play(match.game.parse(code))
        except KupolaError as error:
            number = match.ply + 1
            raise BadRecord(
                CANNOT_PLAY.bind(number=number, code=code[:80], problem=error.message)
            ) from None
    return match


def _branched(match: Match, branch: Branch) -> Line:
    if not branch.moves or not 0 <= branch.ply <= match.ply:
        raise BadRecord(NO_FORK)
    begun = evolve(match, line=match.line[: branch.ply], ply=branch.ply)
    return _played(begun, branch.moves).line


def checksum(state: Any) -> str:
    """Sum up a position, the same on every platform."""
    plain = json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:_CHECKSUM_DIGITS]


def to_data(record: Record) -> dict[str, Any]:
    """Write a record as a JSON object."""
    return {"format": FORMAT, **to_plain(record)}


def from_data(data: object) -> Record:
    """Read a record from a JSON object.

    Raises:
        BadRecord: If it is none, or of a newer format.

    """
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise BadRecord(NOT_A_RECORD.bind(problem=NO_FORMAT))
    number = data["format"]
    if number > FORMAT:
        raise NewerRecord(NEWER.bind(format=str(number)[:20], known=FORMAT))
    while number in MIGRATIONS:
        data = MIGRATIONS[number](data)
        number += 1
    if number != FORMAT:
        raise BadRecord(UNKNOWN_FORMAT.bind(format=str(number)[:20]))
    return _read({key: value for key, value in data.items() if key != "format"})


def _read(data: dict[str, Any]) -> Record:
    try:
        record = from_plain(data, Record, "record")
    except BadPosition as error:
        raise BadRecord(NOT_A_RECORD.bind(problem=error.message)) from None
    branched = sum(len(branch.moves) for branch in record.branches)
    if len(record.moves) + len(record.undone) + branched > MAX_MOVES:
        raise BadRecord(NOT_A_RECORD.bind(problem=TOO_LONG))
    if any(len(each.name) > MAX_NAME for each in record.names):
        raise BadRecord(NOT_A_RECORD.bind(problem=TOO_LONG))
    return record


def dumps(record: Record) -> str:
    """Write a record as the text of a file."""
    return json.dumps(to_data(record), indent=1, ensure_ascii=False) + "\n"


def loads(content: str) -> Record:
    """Read a record from the text of a file.

    Raises:
        BadRecord: If it is none.

    """
    if len(content) > MAX_LENGTH:
        raise BadRecord(NOT_A_RECORD.bind(problem=TOO_LONG))
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        raise BadRecord(NOT_A_RECORD.bind(problem=NOT_JSON)) from None
    return from_data(data)
