"""What a lesson asks of a move: conditions on its code, its events and the points that it brings.

A condition is a JSON object of one entry::

    {"move": "c1?"}                        the code of the last move, as a pattern
    {"event": {"type": "Placed", "target": "kingdom@0:*"}}      an event with these fields
    {"count": {"event": {…}, "at_least": 2}}                    several such events
    {"gain": 6}                            the learner has at least 6 points more than before
    {"scored": 6}                          the learner's counted points are at least 6
    {"best": true}                         no other move brings the learner more points at once
    {"all": […]}   {"any": […]}   {"not": {…}}

Patterns are those of a file name: ``*``, ``?`` and ``[…]``. A field is compared as it is written: a
place by its code such as ``line@0:3,2``, an enum by its value, a number by its digits.
"""

from __future__ import annotations

from enum import Enum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from attrs import fields, frozen

from core.kernel.errors import KupolaError
from core.kernel.events import Rearranged, Scored
from core.kernel.messages import Seat, text
from core.kernel.outside_text import excerpt
from core.kernel.places import Place
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

BAD = text("lessons", "This lesson cannot be read: {where} should be {wanted}.")
DEEPEST = 6
"""How many conditions may stand inside one another."""
LONGEST = 20
"""How many conditions ``all`` and ``any`` may join, and how many fields an event may name."""
SHOWN = 60


class BadLesson(KupolaError):
    """A lesson that cannot be read or played."""

    code = "bad_lesson"


def refuse(where: str, wanted: str) -> NoReturn:
    """Say what is wrong with a lesson."""
    raise BadLesson(BAD.bind(where=excerpt(where, SHOWN), wanted=wanted))


@frozen
class Attempt:
    """The moves of a step so far.

    Attributes:
        before: The match at the beginning of the step.
        after: The match after the moves.
        seat: The learner's seat.

    """

    before: Match
    after: Match
    seat: Seat

    @property
    def events(self) -> Iterator[Any]:
        """Everything that happened, in its order."""
        for turn in self.after.turns[self.before.ply :]:
            for event in turn.events:
                yield from event.moves if isinstance(event, Rearranged) else (event,)

    @property
    def gain(self) -> int:
        """How many points more the learner has than before."""
        return _total(self.after, self.seat) - _total(self.before, self.seat)


class Condition(Protocol):
    """Something that an attempt fulfills or not."""

    def holds(self, attempt: Attempt) -> bool:
        """Return whether an attempt fulfills it."""


@frozen
class CodeLike:
    """The code of the last move fits one of some patterns."""

    patterns: tuple[str, ...]

    def holds(self, attempt: Attempt) -> bool:
        """Compare the last move."""
        code = attempt.after.turns[-1].move.code
        return any(fnmatchcase(code, each) for each in self.patterns)


@frozen
class Happened:
    """Some events fit: their class is ``type``, and their other fields fit the patterns."""

    wanted: tuple[tuple[str, str], ...]
    at_least: int = 1

    def holds(self, attempt: Attempt) -> bool:
        """Count the events that fit."""
        return sum(map(self._fits, attempt.events)) >= self.at_least

    def _fits(self, event: Any) -> bool:
        return all(fnmatchcase(_field(event, name), like) for name, like in self.wanted)


@frozen
class Gains:
    """The learner has some points more than before the step."""

    points: int

    def holds(self, attempt: Attempt) -> bool:
        """Compare both score sheets."""
        return attempt.gain >= self.points


@frozen
class ScoresNow:
    """The points that were counted for the learner during the step reach a number."""

    points: int

    def holds(self, attempt: Attempt) -> bool:
        """Add the points of the events."""
        scored = (e for e in attempt.events if isinstance(e, Scored) and e.seat == attempt.seat)
        return sum(event.line.points for event in scored) >= self.points


@frozen
class Best:
    """No single move at the beginning of the step brings the learner more points."""

    def holds(self, attempt: Attempt) -> bool:
        """Try every legal move."""
        before, seat = attempt.before, attempt.seat
        others = (before.play(move) for move in before.game.legal_moves(before.state))
        return attempt.gain >= max(Attempt(before, each, seat).gain for each in others)


@frozen
class All:
    """Every one of some conditions."""

    parts: tuple[Condition, ...]

    def holds(self, attempt: Attempt) -> bool:
        """Check each."""
        return all(part.holds(attempt) for part in self.parts)


@frozen
class AnyOf:
    """At least one of some conditions."""

    parts: tuple[Condition, ...]

    def holds(self, attempt: Attempt) -> bool:
        """Check each."""
        return any(part.holds(attempt) for part in self.parts)


@frozen
class Not:
    """The opposite of a condition."""

    part: Condition

    def holds(self, attempt: Attempt) -> bool:
        """Check it."""
        return not self.part.holds(attempt)


def read_condition(data: object, where: str, depth: int = 0) -> Condition:
    """Read a condition.

    Raises:
        BadLesson: If it is none.

    """
    if not isinstance(data, dict) or len(data) != 1 or depth > DEEPEST:
        refuse(where, "one condition")
    ((name, value),) = data.items()
    if name not in _READERS:
        refuse(where, "one of " + ", ".join(_READERS))
    return _READERS[name](value, f"{where}.{name}", depth)


def _read_move(value: object, where: str, _depth: int) -> Condition:
    patterns = value if isinstance(value, list) else [value]
    if not 0 < len(patterns) <= LONGEST or not all(isinstance(each, str) for each in patterns):
        refuse(where, "a pattern or a list of patterns")
    return CodeLike(tuple(map(str, patterns)))


def _read_event(value: object, where: str, _depth: int) -> Happened:
    if not isinstance(value, dict) or not 0 < len(value) <= LONGEST:
        refuse(where, "an object of patterns")
    if not all(isinstance(like, str) for like in value.values()):
        refuse(where, "an object of patterns")
    return Happened(tuple(sorted(value.items())))


def _read_count(value: object, where: str, depth: int) -> Condition:
    if not isinstance(value, dict) or value.keys() != {"event", "at_least"}:
        refuse(where, "an object of event and at_least")
    event = _read_event(value["event"], where, depth)
    return Happened(event.wanted, _number(value["at_least"], where))


def _read_gain(value: object, where: str, _depth: int) -> Condition:
    return Gains(_number(value, where))


def _read_scored(value: object, where: str, _depth: int) -> Condition:
    return ScoresNow(_number(value, where))


def _read_best(value: object, where: str, _depth: int) -> Condition:
    if value is not True:
        refuse(where, "true")
    return Best()


def _read_all(value: object, where: str, depth: int) -> Condition:
    return All(_parts(value, where, depth))


def _read_any(value: object, where: str, depth: int) -> Condition:
    return AnyOf(_parts(value, where, depth))


def _read_not(value: object, where: str, depth: int) -> Condition:
    return Not(read_condition(value, where, depth + 1))


_READERS: Mapping[str, Callable[[object, str, int], Condition]] = {
    "move": _read_move,
    "event": _read_event,
    "count": _read_count,
    "gain": _read_gain,
    "scored": _read_scored,
    "best": _read_best,
    "all": _read_all,
    "any": _read_any,
    "not": _read_not,
}


def _parts(value: object, where: str, depth: int) -> tuple[Condition, ...]:
    if not isinstance(value, list) or not 0 < len(value) <= LONGEST:
        refuse(where, "a list of conditions")
    return tuple(read_condition(each, where, depth + 1) for each in value)


def _number(value: object, where: str) -> int:
    if type(value) is not int or abs(value) > 1000:  # noqa: PLR2004 - no game has as many points
        refuse(where, "a whole number")
    return value


def _field(event: Any, name: str) -> str:
    """Write a field of an event; empty: it has none of that name."""
    if name == "type":
        return type(event).__name__
    if name not in {each.name for each in fields(type(event))}:
        return ""
    value = getattr(event, name)
    match value:
        case Place():
            return value.code
        case Enum():
            return str(value.value)
        case _:
            return str(value)


def _total(match: Match, seat: Seat) -> int:
    return match.game.score(match.state, seat).total
