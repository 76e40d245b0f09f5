"""Sentences as JSON data for another computer, which translates them for its own reader.

What comes from there may be hostile. A sentence is read only if it is short, its places are plain
names that all have an argument, and its arguments are numbers, short texts, seats or sentences.
"""

from __future__ import annotations

import re
from typing import Any

from .messages import Argument, Message, Player
from .outside_text import cleaned

MOST_LETTERS = 400
MOST_ARGUMENTS = 12
DEEPEST = 4
"""How deeply sentences may stand in one another."""
_LARGEST = 10**6
_MOST_SEATS = 8
_WORD = re.compile(r"[a-z_]{1,40}")
_ANCHOR = re.compile(r"[a-z0-9-]{0,60}")
_PLACE = re.compile(r"\{([a-z_]+)\}")


def written(message: Message) -> dict[str, Any]:
    """Write a sentence with its arguments."""
    return {
        "context": message.context,
        "source": message.source,
        "comment": message.comment,
        "count": message.count,
        "args": {name: _written(value) for name, value in message.args},
        "rule": message.rule,
    }


def read(data: object, depth: int = 0) -> Message | None:
    """Read a sentence; None: it is none."""
    match data:
        case {
            "context": str(context),
            "source": str(source),
            "comment": str(comment),
            "count": None | int() as count,
            "args": dict(given),
            "rule": str(rule),
            **others,
        } if not others and depth < DEEPEST and len(given) <= MOST_ARGUMENTS:
            args = {name: _read(value, depth) for name, value in given.items()}
            fine = (
                _WORD.fullmatch(context)
                and _ANCHOR.fullmatch(rule)
                and _is_line(source)
                and _is_line(comment)
                and _has_plain_places(source, args)
                and (count is None or _is_number(count))
            )
            known = {name: value for name, value in args.items() if value is not None}
            if fine and len(known) == len(args):
                bound = tuple(sorted(known.items()))
                return Message(context, source, comment, count, bound, rule)
    return None


def _written(value: Argument) -> Any:
    match value:
        case Player(seat):
            return {"seat": seat}
        case Message():
            return written(value)
        case _:
            return value


def _read(value: object, depth: int) -> Argument | None:
    match value:
        case str() if len(value) <= MOST_LETTERS:
            return cleaned(value, MOST_LETTERS)
        case int() if _is_number(value):
            return value
        case {"seat": int(seat), **others} if not others and 0 <= seat < _MOST_SEATS:
            return Player(seat)
        case _:
            return read(value, depth + 1)


def _is_number(value: object) -> bool:
    return type(value) is int and -_LARGEST <= value <= _LARGEST


def _is_line(source: str) -> bool:
    return len(source) <= MOST_LETTERS and source.isprintable()


def _has_plain_places(source: str, args: dict[Any, Any]) -> bool:
    """Return whether every brace belongs to the plain name of an argument."""
    rest = _PLACE.sub("", source)
    return not set("{}") & set(rest) and {*_PLACE.findall(source)} <= {*args}
