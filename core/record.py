"""Save files: the start of a game and its moves; everything else is replayed.

A file is a JSON object::

    {"format": 6, "game": "kingdomino", "seats": 4, "options": {"harmony": true, …}, "seed": 7,
     "start": null, "players": [], "moves": ["c17", …], "checksum": "6f0c…",
     "undone": [], "branches": [{"ply": 3, "moves": ["c4", …]}], "peeked": false,
     "names": [{"line": 1, "ply": 9, "name": "bold"}], "daily": "", "resigned": [],
     "notes": [{"line": 0, "ply": 3, "mark": "!", "text": "The last mine is gone."}]}

``players`` says who sits where, seat by seat, or is empty. ``seed`` is null for a game that was set
up; then ``start`` is its first position. The checksum is that of the last position: a record that
no longer replays to it says so. ``undone`` are moves that were taken back; a branch leaves the line
of ``moves`` and ``undone`` after ``ply`` moves. A name stands at a move of the line, which is 0, or
of a branch, counted from 1. ``daily`` is the date for which the game counts as the daily deal. A
note is written about the position after ``ply`` moves of a line; its mark is that of the last one.
``resigned`` lists the seats that gave the game up after its last move.

A record is bounded, so that the largest one that is accepted opens within a second. A match whose
other lines go beyond the bounds is written without the oldest of them.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from attrs import evolve, field, frozen

from core.daily import counted
from core.games import named
from core.kernel.codec import from_plain, to_plain
from core.kernel.errors import BadPosition, BadRecord, KupolaError, NewerRecord
from core.kernel.messages import default_name, text
from core.kernel.options import Options
from core.kernel.outside_text import (
    NOTE_LENGTH,
    TITLE_LENGTH,
    cleaned_name,
    cleaned_note,
    cleaned_title,
    excerpt,
)
from core.match import MARKS, NO_NOTE, Match, Note, fork, made

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Message
    from core.match import Line, Turn


def _with_branches(data: dict[str, Any]) -> dict[str, Any]:
    return {"undone": [], "branches": [], "peeked": False, **data}


def _with_names(data: dict[str, Any]) -> dict[str, Any]:
    return {"names": [], **data}


def _with_daily(data: dict[str, Any]) -> dict[str, Any]:
    return {"daily": "", **data}


def _with_notes(data: dict[str, Any]) -> dict[str, Any]:
    return {"notes": [], **data}


def _with_resigned(data: dict[str, Any]) -> dict[str, Any]:
    return {"resigned": [], **data}


FORMAT = 6
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _with_branches,
    2: _with_names,
    3: _with_daily,
    4: _with_notes,
    5: _with_resigned,
}
"""How a record of each older format becomes one of the next format."""

MAX_LENGTH = 1_000_000
MAX_MOVES = 2_500
"""How many moves all lines of a record have together; the longest games have about 300."""
MAX_BRANCHES = 250
MAX_NOTES = 500
MAX_SEATS = 8
SHOWN_CODE = 80
"""How many letters of a move that cannot be played are shown."""

Moves: TypeAlias = Annotated[tuple[str, ...], range(MAX_MOVES + 1)]
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
NO_POSITION = text("core", "A note of this record is about no position of the game.")
NO_SEAT = text("core", "This record names a seat that the game does not have.")
NO_FORK = text("core", "A branch of this record starts from no line of the game.")
CHANGED = text(
    "core",
    "This record no longer leads to the position it was saved in. It was changed, or "
    "saved by a version with different rules.",
)


@frozen
class Sitter:
    """Who sits at a seat.

    Attributes:
        name: What the player is called, cleaned.
        color: The name of the seat's color.
        level: How strongly the computer plays here; empty: a person does.
        language: The language of this seat; empty: that of the table.
        help: How much help this seat wants.

    """

    name: str = field(converter=cleaned_name)
    color: str
    level: str = ""
    language: str = ""
    help: str = ""


def all_named(players: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """Name the players of a file of whose names nothing is left."""
    return tuple(
        player if player.name else evolve(player, name=default_name(seat, player.level))
        for seat, player in enumerate(players)
    )


@frozen
class Branch:
    """Another line: after how many moves of the game it leaves it, and its own moves."""

    ply: int
    moves: Moves


@frozen
class Naming:
    """What a line is called: the line, 0 or a branch from 1, and the move that bears the name."""

    line: int
    ply: int
    name: str


@frozen
class Remark:
    """A note as it is saved: the line, 0 or a branch from 1, and after how many moves."""

    line: int
    ply: int
    mark: Annotated[str, range(3)]
    text: Annotated[str, range(NOTE_LENGTH + 1)] = field(converter=cleaned_note)


@frozen
class Record:
    """A game as it is saved."""

    game: str
    seats: int
    options: Options
    seed: int | None
    start: Any
    players: tuple[Sitter, ...]
    moves: Moves
    checksum: str
    undone: Moves = ()
    branches: tuple[Branch, ...] = ()
    peeked: bool = False
    names: Annotated[tuple[Naming, ...], range(MAX_MOVES + 1)] = ()
    daily: str = ""
    notes: Annotated[tuple[Remark, ...], range(MAX_NOTES + 1)] = ()
    resigned: Annotated[tuple[int, ...], range(MAX_SEATS + 1)] = ()

    @classmethod
    def of(cls, match: Match, players: tuple[Sitter, ...] = ()) -> Record:
        """Record the moves that stand, those taken back, and the latest of the other lines."""
        match = evolve(match, branches=_latest(match))
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
            match.daily,
            _notes(match),
            match.resigned,
        )

    def replay(self) -> Match:
        """Play the recorded game again.

        Raises:
            BadRecord: If it cannot be played, or leads elsewhere.

        """
        begun = self._begun()
        standing = _played(begun, (), self.moves)
        last = standing[-1].state if standing else begun.state
        if checksum(last) != self.checksum:
            raise BadRecord(CHANGED)
        names, notes = self._names_by_line(), self._notes_by_line()
        start = evolve(begun.start, note=notes[0].pop(0, NO_NOTE))
        line = _noted(_named(_played(begun, standing, self.undone), names[0]), notes[0])
        branches = tuple(
            _noted(_named(_branched(begun, line, branch), named), noted)
            for branch, named, noted in zip(self.branches, names[1:], notes[1:], strict=True)
        )
        match = evolve(
            begun,
            start=start,
            line=line,
            ply=len(standing),
            branches=branches,
            peeked=self.peeked,
            resigned=self._resigned(),
        )
        return counted(match, self.daily)

    def _names_by_line(self) -> list[dict[int, str]]:
        """Sort the names: for each line, which move bears which name."""
        names: list[dict[int, str]] = [{} for _ in range(len(self.branches) + 1)]
        for each in self.names:
            if not 0 <= each.line < len(names):
                raise BadRecord(NO_FORK)
            names[each.line][each.ply] = each.name
        return names

    def _notes_by_line(self) -> list[dict[int, Note]]:
        """Sort the notes: for each line, what is written after how many moves."""
        notes: list[dict[int, Note]] = [{} for _ in range(len(self.branches) + 1)]
        for each in self.notes:
            if not 0 <= each.line < len(notes) or each.mark not in MARKS:
                raise BadRecord(NO_POSITION)
            notes[each.line][each.ply] = Note(each.mark, each.text)
        return notes

    def _resigned(self) -> tuple[int, ...]:
        if not set(self.resigned) <= set(range(self.seats)):
            raise BadRecord(NO_SEAT)
        return tuple(sorted(set(self.resigned)))

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


def _notes(match: Match) -> tuple[Remark, ...]:
    """List the notes of the line, and of the branches where they have left it."""
    start = match.start.note
    first = (Remark(0, 0, start.mark, start.text),) if start else ()
    forks = (0, *(fork(match.line, branch) for branch in match.branches))
    lines = zip(forks, (match.line, *match.branches), strict=True)
    later = (
        Remark(number, ply, turn.note.mark, turn.note.text)
        for number, (left, line) in enumerate(lines)
        for ply, turn in enumerate(line[left:], start=left + 1)
        if turn.note
    )
    return (*first, *later)[:MAX_NOTES]


def _codes(line: Line) -> tuple[str, ...]:
    return tuple(turn.move.code for turn in line)


def _latest(match: Match) -> tuple[Line, ...]:
    """List the latest branches that a record has room for."""
    room = MAX_MOVES - len(match.line)
    kept: list[Line] = []
    for branch in reversed(match.branches):
        room -= len(branch) - fork(match.line, branch)
        if room < 0 or len(kept) == MAX_BRANCHES:
            break
        kept.append(branch)
    return tuple(reversed(kept))


def _played(begun: Match, before: Line, codes: tuple[str, ...]) -> Line:
    """Play the moves of a line."""
    line: list[Turn] = [*before]
    state = line[-1].state if line else begun.start.state
    for number, code in enumerate(codes, start=len(line) + 1):
        try:
            turn = made(begun.game, state, begun.game.parse(code))
        except KupolaError as error:
            raise BadRecord(cannot_play(number, code, error)) from None
        line.append(turn)
        state = turn.state
    return tuple(line)


def cannot_play(number: int, code: str, error: KupolaError) -> Message:
    """Say which move of a file cannot be played, and why."""
    shown = excerpt(code, SHOWN_CODE)
    return CANNOT_PLAY.bind(number=number, code=shown, problem=error.message)


def _branched(begun: Match, line: Line, branch: Branch) -> Line:
    if not branch.moves or not 0 <= branch.ply <= len(line):
        raise BadRecord(NO_FORK)
    return _played(begun, line[: branch.ply], branch.moves)


def _named(line: Line, names: dict[int, str]) -> Line:
    """Put the names on the moves of a line."""
    turns = list(line)
    for ply, name in names.items():
        if not 0 < ply <= len(line):
            raise BadRecord(NO_FORK)
        turns[ply - 1] = evolve(line[ply - 1], name=name)
    return tuple(turns)


def _noted(line: Line, notes: dict[int, Note]) -> Line:
    """Put the notes on the moves of a line."""
    turns = list(line)
    for ply, note in notes.items():
        if not 0 < ply <= len(line):
            raise BadRecord(NO_POSITION)
        turns[ply - 1] = evolve(turns[ply - 1], note=note)
    return tuple(turns)


def checksum(state: Any) -> str:
    """Return the checksum of a position, the same on every platform."""
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
    branches = _listed(data, "branches")
    moves = len(_listed(data, "moves")) + len(_listed(data, "undone"))
    moves += sum(len(_listed(each, "moves")) for each in branches[: MAX_BRANCHES + 1])
    named = len(_listed(data, "names"))
    noted = len(_listed(data, "notes"))
    too_many = moves > MAX_MOVES or len(branches) > MAX_BRANCHES or noted > MAX_NOTES
    if too_many or named > moves:
        raise BadRecord(NOT_A_RECORD.bind(problem=TOO_LONG))
    try:
        record = from_plain(data, Record, "record")
    except BadPosition as error:
        raise BadRecord(NOT_A_RECORD.bind(problem=error.message)) from None
    if any(len(each.name) > TITLE_LENGTH for each in record.names):
        raise BadRecord(NOT_A_RECORD.bind(problem=TOO_LONG))
    names = tuple(evolve(each, name=cleaned_title(each.name)) for each in record.names)
    return evolve(record, players=all_named(record.players), names=names)


def _listed(data: object, key: str) -> list[Any]:
    """Return a list in unchecked data."""
    found = data.get(key) if isinstance(data, dict) else None
    return found if isinstance(found, list) else []


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
