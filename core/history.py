"""The results of finished games: one line each, filtered and summed up.

A line is a JSON object::

    {"format": 1, "key": "game-7", "kind": "game", "game": "pixies", "when": 1763270000,
     "file": "game-7.kupola", "seats": [{"name": "Ana", "color": "pink", "level": "",
     "points": 108, "rank": 1, "parts": {"Validated cards": 59, …}}, …]}

``kind`` is ``game``, ``tally`` for a game that was played with cardboard and only counted here, or
the kind of a match. ``parts`` are the points by category, named in English. A game that counts as
the daily deal of a date has that date as ``daily`` too; one that was given up lists the seats of
those who did as ``resigned``, and has the points of that moment.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from attrs import Factory, define, evolve, field, frozen

from core.daily import read_day
from core.kernel.codec import MOST_LETTERS
from core.kernel.file_names import is_file_name
from core.kernel.messages import default_name
from core.kernel.outside_text import cleaned_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

FORMAT = 1
GAME = "game"
TALLY = "tally"
DYNASTY = "dynasty"
DAILY = "daily"
"""Stands for the games that count as daily deals, where a game is asked for."""
NEWER = "newer"
"""The kind of an entry whose line has a newer format."""
_DECODER = json.JSONDecoder()
BLANKS = " \t\n\r"
"""What JSON allows around a value."""
_ENTRY = itemgetter("format", "key", "kind", "game", "when", "file", "seats")
_SEAT = itemgetter("name", "color", "level", "points", "rank", "parts")
LONGEST_LINE = 20_000
MOST_SEATS = 8
MOST_POINTS = 20_000
"""More than a game or a match can bring; sums over a whole history stay within 32 bits."""
MOST_PARTS = 40
LATEST = 253_402_300_799
"""The end of the year 9999, in seconds: a later date cannot be written."""
PEOPLE = "people"
"""Stands for opponents who are no computers, where levels are asked for."""


class BadLine(ValueError):
    """A line of the history that cannot be read."""


class NewerLine(BadLine):
    """A line of a newer format; nothing is wrong with it.

    Attributes:
        when: When the game ended, in seconds since 1970; 0: that cannot be read.

    """

    def __init__(self, when: object) -> None:
        super().__init__()
        self.when = when if type(when) is int and 0 <= when <= LATEST else 0


@frozen
class Result:
    """The result of one seat; the name is cleaned."""

    name: str = field(converter=cleaned_name)
    color: str
    level: str
    points: int
    rank: int
    parts: Mapping[str, int]


@frozen
class Entry:
    """A finished game.

    Attributes:
        key: The identity of this entry; a later entry of the same key replaces it.
        kind: A game, a tally, or a kind of match.
        game: The key of the game; empty: several games.
        when: When it ended, in seconds since 1970.
        file: The name of the record among the finished games; empty: there is none.
        seats: Everybody's result, by seat.
        daily: The date for which it counts as the daily deal; empty: it does not.
        resigned: The seats that gave it up, which ended it; empty: it was played to its end.

    """

    key: str
    kind: str
    game: str
    when: int
    file: str
    seats: tuple[Result, ...]
    daily: str = ""
    resigned: tuple[int, ...] = ()

    @property
    def subject(self) -> str:
        """What was played: a game, or a kind of match, whose points are not those of a game."""
        return self.game if self.kind in {GAME, TALLY} else self.kind

    @property
    def winners(self) -> tuple[Result, ...]:
        """Everybody who came in first."""
        return tuple(seat for seat in self.seats if seat.rank == 1)

    def seat_of(self, names: Collection[str]) -> int | None:
        """Find the seat of the person who goes by one of these names, in small letters."""
        for number, seat in enumerate(self.seats):
            if not seat.level and seat.name.casefold() in names:
                return number
        return None


def dumps(entry: Entry) -> str:
    """Write an entry as a line."""
    seats = [
        {
            "name": seat.name,
            "color": seat.color,
            "level": seat.level,
            "points": seat.points,
            "rank": seat.rank,
            "parts": dict(seat.parts),
        }
        for seat in entry.seats
    ]
    data = {
        "format": FORMAT,
        "key": entry.key,
        "kind": entry.kind,
        "game": entry.game,
        "when": min(max(0, entry.when), LATEST),
        "file": entry.file,
        "seats": seats,
        **({"daily": entry.daily} if entry.daily else {}),
        **({"resigned": list(entry.resigned)} if entry.resigned else {}),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def loads(line: str) -> Entry:
    """Read an entry from a line.

    Raises:
        BadLine: If it is none.
        NewerLine: If it has a newer format.

    """
    line = line.strip(BLANKS)
    if len(line) > LONGEST_LINE:
        raise BadLine
    try:
        data, end = _DECODER.raw_decode(line)
        if end != len(line):
            raise BadLine
        return _entry(data)
    except NewerLine:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadLine from None


def _entry(data: dict[str, Any]) -> Entry:
    if type(data["format"]) is int and data["format"] > FORMAT:
        raise NewerLine(data.get("when"))
    form, key, kind, game, when, file, seats = _ENTRY(data)
    fine = (
        form == FORMAT
        and key != ""
        and type(when) is int
        and 0 <= when <= LATEST
        and type(seats) is list
        and 0 < len(seats) <= MOST_SEATS
    )
    if not fine:
        raise BadLine
    _check_texts((key, kind, game, file))
    if file and not is_file_name(file):
        raise BadLine
    daily = data.get("daily", "")
    if daily != "" and read_day(daily) is None:
        raise BadLine
    resigned = data.get("resigned", [])
    if type(resigned) is not list or not all(
        type(each) is int and 0 <= each < len(seats) for each in resigned
    ):
        raise BadLine
    results = [_result(seat, each) for seat, each in enumerate(seats)]
    known = tuple(sorted(set(resigned)))
    return Entry(key, kind, game, when, file, tuple(results), daily, known)


def _result(seat: int, data: dict[str, Any]) -> Result:
    name, color, level, points, rank, parts = _SEAT(data)
    if type(parts) is not dict or len(parts) > MOST_PARTS:
        raise BadLine
    _check_texts((name, color, level, *parts))
    for value in (points, rank, *parts.values()):
        if type(value) is not int or not -MOST_POINTS <= value <= MOST_POINTS:
            raise BadLine
    if not 0 < rank <= MOST_SEATS:
        raise BadLine
    result = Result(name, color, level, points, rank, parts)
    return result if result.name else evolve(result, name=default_name(seat, level))


def _check_texts(values: Iterable[object]) -> None:
    for value in values:
        if type(value) is not str or len(value) > MOST_LETTERS:
            raise BadLine


@frozen
class Filter:
    """Which entries are wanted; what is empty does not matter.

    Attributes:
        subject: The game, the kind of match, or the daily deals.
        names: Every name of a person who took part, in small letters.
        opponent: The level of the strongest computer against this person, or people only.
        since: Not before this second.
        until: Not after this second.

    """

    subject: str = ""
    names: frozenset[str] = frozenset()
    opponent: str = ""
    since: int = 0
    until: int = LATEST

    def fits(self, entry: Entry, levels: Sequence[str]) -> bool:
        """Return whether an entry is wanted."""
        if self.subject == DAILY and not entry.daily:
            return False
        if self.subject not in {"", DAILY, entry.subject}:
            return False
        if not self.since <= entry.when <= self.until:
            return False
        seat = entry.seat_of(self.names) if self.names else None
        if self.names and seat is None:
            return False
        return not self.opponent or opponent(entry, seat, levels) == self.opponent


def opponent(entry: Entry, seat: int | None, levels: Sequence[str]) -> str:
    """Return a seat's opponent: the level of the strongest computer, or people only."""
    others = [each.level for number, each in enumerate(entry.seats) if number != seat]
    known = [levels.index(level) for level in others if level in levels]
    return levels[max(known)] if known else PEOPLE


@frozen
class Summary:
    """What a player's results add up to.

    Attributes:
        games: How many there are.
        wins: How many were won alone.
        shared: In how many the first place was shared.
        points: The points of every game that was played to its end, the oldest first.
        parts: The points by category, all these games together.

    """

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: tuple[int, ...] = ()
    parts: Mapping[str, int] = {}

    @property
    def average(self) -> float:
        """Points a game."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def best(self) -> int:
        """The most points in a game."""
        return max(self.points, default=0)


@define
class Sum:
    """A summary that grows game by game, in any order."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: list[tuple[int, int]] = Factory(list)
    parts: Counter[str] = Factory(Counter)

    def add(self, entry: Entry, number: int) -> None:
        """Count the result of a seat."""
        seat = entry.seats[number]
        self.games += 1
        if seat.rank == 1:
            alone = len(entry.winners) == 1
            self.wins += alone
            self.shared += not alone
        if entry.resigned:
            return  # the points of a moment are compared with none of a whole game
        self.points.append((entry.when, seat.points))
        for label, part in seat.parts.items():
            self.parts[label] += part

    def summary(self) -> Summary:
        """Return the summary of all results so far."""
        points = tuple(each for _, each in sorted(self.points, key=lambda each: each[0]))
        return Summary(self.games, self.wins, self.shared, points, dict(self.parts))


class Statistics:
    """What a person achieved in all games and by the strength of opponents, game by game."""

    def __init__(self, names: Collection[str], levels: Sequence[str]) -> None:
        self._names, self._levels = names, levels
        self._whole, self._daily = Sum(), Sum()
        self._groups = {kind: Sum() for kind in (PEOPLE, *levels)}

    def add(self, entry: Entry) -> None:
        """Count a game, if the person took part."""
        seat = entry.seat_of(self._names)
        if seat is not None:
            self._whole.add(entry, seat)
            self._groups[opponent(entry, seat, self._levels)].add(entry, seat)
            if entry.daily:
                self._daily.add(entry, seat)

    @property
    def whole(self) -> Summary:
        """All games together."""
        return self._whole.summary()

    @property
    def daily(self) -> Summary:
        """The games that count as daily deals."""
        return self._daily.summary()

    @property
    def by_opponent(self) -> dict[str, Summary]:
        """The games against people first, then by level in their order."""
        return {kind: each.summary() for kind, each in self._groups.items() if each.games}


def smoothed(points: Sequence[int], width: int = 5) -> tuple[float, ...]:
    """Average every value with those just before it, to show where it tends."""
    windows = (points[max(0, end - width) : end] for end in range(1, len(points) + 1))
    return tuple(sum(window) / len(window) for window in windows)
