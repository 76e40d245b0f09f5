"""The format of a lesson; ``docs/lessons.md`` describes it for authors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from core.ai.levels import LEVELS
from core.games import GAMES
from core.kernel.errors import KupolaError
from core.kernel.messages import Message, Seat
from core.match import Match
from core.share_code import opened, position

from .conditions import BadLesson, Condition, read_condition, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FORMAT = 1
MAX_LENGTH = 100_000
"""The longest file, in letters."""
MAX_STEPS = 12
MAX_SENTENCE = 200
MAX_MOVES = 40
MAX_PLACES = 20


@frozen
class Wrong:
    """An answer of its own to a typical wrong move."""

    when: Condition
    say: Message


@frozen
class Game:
    """A game against computers that a step plays until a condition holds, or to its end."""

    level: str
    until: Condition


@frozen
class Step:
    """One thing to do.

    A step has a goal, or it is a small game, or it is only read.

    Attributes:
        say: What to do.
        position: Where the step begins; None: where the step before has ended.
        goal: What the learner's moves must achieve; None: nothing is to be done.
        moves: How many moves of the learner may be needed.
        mark: The codes of the places that are outlined.
        wrong: Answers to typical wrong moves, the first that fits is given.
        otherwise: The answer to every other wrong move.
        hint: A help in words.
        solution: Moves that reach the goal.
        done: What is said when the goal is reached.
        replies: The moves that follow by themselves.
        game: A game against computers instead of a goal.

    """

    say: Message
    position: Match | None = None
    goal: Condition | None = None
    moves: int = 1
    mark: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: Message | None = None
    hint: Message | None = None
    solution: tuple[str, ...] = ()
    done: Message | None = None
    replies: tuple[str, ...] = ()
    game: Game | None = None

    @property
    def sentences(self) -> Iterator[Message]:
        """Every sentence of the step."""
        yield self.say
        yield from (wrong.say for wrong in self.wrong)
        yield from (each for each in (self.otherwise, self.hint, self.done) if each)


@frozen
class Lesson:
    """A position and what is to be done there.

    Attributes:
        game: The key of the game.
        title: What the lesson is called.
        rule: The anchor of the paragraph of the rulebook that it is about.
        seat: The learner's seat.
        match: The first position.
        steps: What to do, in order.

    """

    game: str
    title: Message
    rule: str
    seat: Seat
    match: Match = field(eq=False)
    steps: tuple[Step, ...]

    @property
    def sentences(self) -> Iterator[Message]:
        """Every sentence, in the order of the file."""
        yield self.title
        for step in self.steps:
            yield from step.sentences


def context_of(game: str) -> str:
    """Name the context of a game's lessons in the catalogues."""
    return f"{game}_lessons"


def read_lesson(words: str) -> Lesson:
    """Read a lesson.

    Raises:
        BadLesson: If it is none.

    """
    if len(words) > MAX_LENGTH:
        refuse("the file", f"at most {MAX_LENGTH} letters long")
    try:
        data = json.loads(words)
    except (ValueError, RecursionError):
        refuse("the file", "JSON text")
    entries = _Entries(data, "the lesson", "")
    if entries.take("format", _whole) != FORMAT:
        refuse("format", str(FORMAT))
    game = entries.take("game", _letters)
    if game not in GAMES:
        refuse("game", "one of " + ", ".join(GAMES))
    entries.context = context_of(game)
    match = _position(entries.take("position", _letters), "position", game)
    lesson = Lesson(
        game,
        entries.sentence("title"),
        entries.take("rule", _letters),
        entries.take("seat", _whole, 0),
        match,
        tuple(_steps(entries.take("steps", _objects), game)),
    )
    entries.finish()
    if lesson.seat not in range(match.start.seats):
        refuse("seat", "a seat of the position")
    if not 0 < len(lesson.steps) <= MAX_STEPS:
        refuse("steps", f"a list of 1 to {MAX_STEPS}")
    return lesson


def _steps(data: list[dict[str, Any]], game: str) -> Iterator[Step]:
    for number, each in enumerate(data, start=1):
        where = f"step {number}"
        entries = _Entries(each, where, context_of(game))
        place = entries.take("position", _letters, "")
        goal = entries.take("goal", _anything, None)
        played = entries.take("game", _anything, None)
        step = Step(
            entries.sentence("say"),
            _position(place, where, game) if place else None,
            None if goal is None else read_condition(goal, f"{where}.goal"),
            entries.take("moves", _whole, 1),
            tuple(entries.take("mark", _words, [])),
            tuple(_wrongs(entries.take("wrong", _objects, []), where, game)),
            entries.optional("otherwise"),
            entries.optional("hint"),
            tuple(entries.take("solution", _words, [])),
            entries.optional("done"),
            tuple(entries.take("replies", _words, [])),
            None if played is None else _game(played, f"{where}.game"),
        )
        entries.finish()
        _fit(step, where)
        yield step


def _fit(step: Step, where: str) -> None:
    """Refuse a step whose parts do not go together."""
    if step.goal is not None and step.game is not None:
        refuse(where, "either a goal or a game")
    if (step.goal is None) != (not step.solution):
        refuse(where, "a goal with its solution, or neither")
    if step.goal is not None and step.hint is None:
        refuse(where, "a goal with a hint")
    if not 0 < step.moves <= MAX_MOVES:
        refuse(f"{where}.moves", f"a number from 1 to {MAX_MOVES}")
    for name in ("mark", "solution", "replies"):
        if len(getattr(step, name)) > MAX_MOVES:
            refuse(f"{where}.{name}", f"a list of at most {MAX_MOVES}")


def _wrongs(data: list[dict[str, Any]], where: str, game: str) -> Iterator[Wrong]:
    for number, each in enumerate(data, start=1):
        entries = _Entries(each, f"{where}.wrong {number}", context_of(game))
        when = read_condition(entries.take("when", _anything), entries.where)
        yield Wrong(when, entries.sentence("say"))
        entries.finish()


def _game(data: object, where: str) -> Game:
    entries = _Entries(data, where, "")
    level = entries.take("level", _letters)
    if level not in LEVELS:
        refuse(where, "a game with one of the levels " + ", ".join(LEVELS))
    game = Game(level, read_condition(entries.take("until", _anything), where))
    entries.finish()
    return game


def _position(code: str, where: str, game: str) -> Match:
    """Open the code of a game or a position, and begin at its last position."""
    try:
        match = position(opened(code).match)
    except KupolaError as error:
        raise BadLesson(error.message) from None
    if match.game.key != game:
        refuse(where, f"a position of {game}")
    return match


class _Entries:
    """Takes the entries of a JSON object one by one; what is left over is refused."""

    def __init__(self, data: object, where: str, context: str) -> None:
        if not isinstance(data, dict):
            refuse(where, "an object")
        self._left: dict[str, Any] = dict(data)
        self.where, self.context = where, context

    def take(self, name: str, kind: Callable[[object], str], default: Any = ...) -> Any:
        """Take an entry that a check accepts; the check names what is wanted instead."""
        if name not in self._left:
            if default is ...:
                refuse(self.where, f"an object with {name}")
            return default
        value = self._left.pop(name)
        if wanted := kind(value):
            refuse(f"{self.where}.{name}", wanted)
        return value

    def sentence(self, name: str) -> Message:
        """Take a sentence."""
        return Message(self.context, self.take(name, _sentence))

    def optional(self, name: str) -> Message | None:
        """Take a sentence that may be missing."""
        return self.sentence(name) if name in self._left else None

    def finish(self) -> None:
        """Refuse what is left over."""
        for name in self._left:
            refuse(f"{self.where}.{name}", "left out: there is no such entry")


def _whole(value: object) -> str:
    return "" if type(value) is int else "a whole number"


def _letters(value: object) -> str:
    return "" if isinstance(value, str) else "a text"


def _sentence(value: object) -> str:
    fine = isinstance(value, str) and 0 < len(value) <= MAX_SENTENCE and not set("{}%") & set(value)
    return "" if fine else f"a sentence of at most {MAX_SENTENCE} letters without braces"


def _objects(value: object) -> str:
    fine = isinstance(value, list) and all(isinstance(each, dict) for each in value)
    return "" if fine else "a list of objects"


def _words(value: object) -> str:
    fine = isinstance(value, list) and all(isinstance(each, str) for each in value)
    return "" if fine else "a list of texts"


def _anything(_value: object) -> str:
    return ""
