"""The engine's commands, and reading a request from a line of text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ai.opponent import MOST_PLAYOUTS
from core.kernel.errors import KupolaError
from core.kernel.messages import Message, text
from core.kernel.outside_text import excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_SECONDS = 60
MAX_LINES = 20
_SHOWN = 60
_LARGEST_PORT = 65_535

NOT_JSON = text("core", "A request is one JSON object on one line.")
UNKNOWN_COMMAND = text("core", "There is no command “{command}”; there are: {commands}.")
FIELD_MISSING = text("core", "The command “{command}” needs the field “{field}”.")
FIELD_UNKNOWN = text("core", "The command “{command}” has no field “{field}”.")
FIELD_WRONG = text("core", "The field “{field}” should be {wanted}.")

WHOLE_NUMBER = text("core", "a whole number")
WHOLE_NUMBER_OR_NULL = text("core", "a whole number or null")
SOME_TEXT = text("core", "a text")
SOME_OBJECT = text("core", "an object")
YES_OR_NO = text("core", "true or false")
SOME_TEXT_OR_NULL = text("core", "a text or null")
SOME_TEXTS = text("core", "a list of texts")
LINES_WANTED = text("core", "a whole number from 1 to {most}, or null")
SECONDS = text("core", "a number of seconds, more than 0 and at most {most}")

_REQUIRED = object()


class BadJson(KupolaError):
    """A line that is no request at all."""

    code = "bad_json"


class BadRequest(KupolaError):
    """A request whose fields are wrong."""

    code = "bad_request"


class UnknownCommand(KupolaError):
    """A request for something the engine does not do."""

    code = "unknown_command"


@frozen
class Field:
    """A field of a request: what it may hold and what it is when left out."""

    accepts: Callable[[Any], bool]
    wanted: Message
    default: Any = _REQUIRED


def _is_seconds(value: Any) -> bool:
    return type(value) in {int, float} and 0 < value <= MAX_SECONDS


def _is_count(value: Any) -> bool:
    return type(value) is int


TEXT = Field(lambda value: isinstance(value, str), SOME_TEXT)
NUMBER = Field(_is_count, WHOLE_NUMBER)
SEED = Field(lambda value: value is None or _is_count(value), WHOLE_NUMBER_OR_NULL, default=None)
VIEWER = Field(lambda value: value is None or _is_count(value), WHOLE_NUMBER_OR_NULL)
OBJECT = Field(lambda value: isinstance(value, dict), SOME_OBJECT)
OPTIONS = Field(OBJECT.accepts, SOME_OBJECT, default={})
SWITCH = Field(lambda value: isinstance(value, bool), YES_OR_NO, default=False)
LEVEL = Field(TEXT.accepts, SOME_TEXT, default="expert")
TIME = Field(
    lambda value: value is None or _is_seconds(value),
    SECONDS.bind(most=MAX_SECONDS),
    default=None,
)
PLAYOUTS = Field(
    lambda value: value is None or (_is_count(value) and 1 <= value <= MOST_PLAYOUTS),
    LINES_WANTED.bind(most=MOST_PLAYOUTS),
    default=None,
)
LINES = Field(
    lambda value: value is None or (_is_count(value) and 1 <= value <= MAX_LINES),
    LINES_WANTED.bind(most=MAX_LINES),
    default=None,
)
NEED = Field(lambda value: value is None or isinstance(value, str), SOME_TEXT_OR_NULL, default=None)

NAME = Field(TEXT.accepts, SOME_TEXT, default="Engine")
CODE = Field(NEED.accepts, SOME_TEXT_OR_NULL, default=None)
SEATS = Field(
    lambda value: isinstance(value, list) and all(isinstance(each, str) for each in value),
    SOME_TEXTS,
)
PORT = Field(
    lambda value: value is None or (_is_count(value) and 0 <= value <= _LARGEST_PORT),
    WHOLE_NUMBER_OR_NULL,
    default=None,
)

COMMANDS: Mapping[str, Mapping[str, Field]] = {
    "games": {},
    "new": {"game": TEXT, "seats": NUMBER, "seed": SEED, "options": OPTIONS},
    "moves": {},
    "play": {"move": TEXT},
    "why": {"move": TEXT},
    "undo": {},
    "state": {},
    "view": {"seat": VIEWER},
    "setup": {"game": TEXT, "state": OBJECT},
    "score": {"seat": NUMBER},
    "outcome": {},
    "best": {
        "level": LEVEL,
        "playouts": PLAYOUTS,
        "seconds": TIME,
        "lines": LINES,
        "stream": SWITCH,
    },
    "stop": {},
    "chances": {"need": NEED, "seat": SEED},
    "record": {},
    "load": {"record": OBJECT},
    "code": {"position": SWITCH},
    "open": {"code": TEXT},
    "host": {
        "game": TEXT,
        "seats": SEATS,
        "options": OPTIONS,
        "broker": CODE,
        "port": PORT,
        "name": NAME,
    },
    "join": {"invitation": TEXT, "code": CODE, "name": NAME, "seat": SEED},
    "leave": {},
    "puzzles": {},
    "puzzle": {"game": TEXT, "number": NUMBER},
}


def read(line: str) -> tuple[str, dict[str, Any]]:
    """Read a request: its command and every field that the command has.

    Raises:
        BadJson: If it is no JSON object.
        UnknownCommand: If the engine does not know its command.
        BadRequest: If its fields are not those of the command.

    """
    request = _parsed(line)
    command = request.pop("cmd", None)
    if not isinstance(command, str) or command not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise UnknownCommand(UNKNOWN_COMMAND.bind(command=short(command), commands=known))
    fields = COMMANDS[command]
    for name in request:
        if name not in fields:
            raise BadRequest(FIELD_UNKNOWN.bind(command=command, field=short(name)))
    return command, {name: _value(command, request, name) for name in fields}


def short(value: object) -> str:
    """Quote the input, shortened."""
    shown = value if isinstance(value, str) else json.dumps(value)
    return excerpt(shown, _SHOWN)


def _parsed(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise BadJson(NOT_JSON) from None
    if not isinstance(request, dict):
        raise BadJson(NOT_JSON)
    return request


def _value(command: str, request: dict[str, Any], name: str) -> Any:
    field = COMMANDS[command][name]
    value = request.get(name, field.default)
    if value is _REQUIRED:
        raise BadRequest(FIELD_MISSING.bind(command=command, field=name))
    if not field.accepts(value):
        raise BadRequest(FIELD_WRONG.bind(field=name, wanted=field.wanted))
    return value
