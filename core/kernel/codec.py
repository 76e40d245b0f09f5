"""Values of the rules as plain JSON data, and back.

What a class declares is the format: a frozen class is an object of its fields, a tuple a list, an
enum its value; a member of a union of classes says its name under ``"type"``. Data is read
strictly: every field, nothing more, no number written as text. Places are written as their codes.
For other programs, sentences are written in English; ``to_wire`` writes them so that they can be
read and translated at another computer.

Everything is bounded. ``Annotated[int, range(1, 6)]`` is a number from 1 to 5, and a range beside a
row or a text bounds its length; without one, the bounds are those below.
"""

from __future__ import annotations

import types
from enum import Enum
from functools import cache, partial
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NoReturn,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
)

from attrs import fields, has, resolve_types

from . import wire_sentences
from .errors import BadPosition
from .messages import Message, english, text
from .options import Options
from .outside_text import excerpt
from .places import Place
from .rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

WRONG = text("core", "The value of {path} is wrong. Expected: {wanted}. Found: {found}.")
MISSING = text("core", "The field {path} is missing.")
UNKNOWN = text("core", "There is no field {path}.")

_SIMPLE: dict[Any, str] = {int: "a whole number", bool: "true or false", str: "a text"}
LARGEST = 2**53 - 1
"""The largest number that every JSON reader keeps exactly, where no range is declared."""

MOST_ITEMS = 400
"""The longest row, where no range is declared."""

MOST_LETTERS = 200
"""The longest text, where no range is declared."""

_PLAIN = frozenset({int, str, bool, type(None)})
_NUMBERS = range(-LARGEST, LARGEST + 1)
_ROWS = range(MOST_ITEMS + 1)
_TEXTS = range(MOST_LETTERS + 1)
_PLACES = range(1, 60)

_RNG_DIGITS = 16
_SHOWN = 40


def to_plain(value: Any) -> Any:
    """Write a value as objects, lists, texts and numbers; sentences in English."""
    return _written(value, english)


def to_wire(value: Any) -> Any:
    """Write a value so that all of it can be read at another computer."""
    return _written(value, wire_sentences.written)


def _written(value: Any, sentence: Callable[[Message], Any]) -> Any:
    kind: Any = type(value)
    if kind in _PLAIN:  # most values are
        return value
    match value:
        case Enum():
            return value.value
        case Message():
            return sentence(value)
        case Place():
            return value.code
        case Rng():
            return f"{value.state:0{_RNG_DIGITS}x}"
        case Options():
            return dict(value.chosen)
        case tuple():
            return [_written(item, sentence) for item in value]
        case frozenset():
            return sorted(_written(item, sentence) for item in value)
        case _ if has(kind):
            return {
                name: _tagged(part, sentence) if is_union else _written(part, sentence)
                for name, is_union in _layout(kind)
                for part in [getattr(value, name)]
            }
        case _:
            return value


def tagged(value: Any) -> dict[str, Any]:
    """Write a member of a union of classes with its name."""
    return _named(value, english)


def tagged_for_wire(value: Any) -> dict[str, Any]:
    """Write a member of a union of classes with its name, for another computer."""
    return _named(value, wire_sentences.written)


def _tagged(value: Any, sentence: Callable[[Message], Any]) -> Any:
    return None if value is None else _named(value, sentence)


def _named(value: Any, sentence: Callable[[Message], Any]) -> dict[str, Any]:
    return {"type": type(value).__name__, **_written(value, sentence)}


def from_plain(data: object, kind: type[T], path: str = "state") -> T:
    """Read a value of a class.

    Raises:
        BadPosition: Naming the first value that is wrong, and what it should be.

    """
    return cast("T", _read(kind, data, path))


@cache
def _layout(kind: type) -> tuple[tuple[str, bool], ...]:
    return tuple((name, len(_classes(part)) > 1) for name, part in parts_of(kind).items())


@cache
def parts_of(kind: type) -> dict[str, Any]:
    """Return the types of the fields that a class declares."""
    resolve_types(kind)
    return {field.name: field.type for field in fields(kind)}


@cache
def _classes(kind: Any) -> tuple[type, ...]:
    """List the classes of a union of classes."""
    return tuple(member for member in members_of(kind) if has(member))


@cache
def members_of(kind: Any) -> tuple[Any, ...]:
    """List the types of a union; none: it is no union."""
    return get_args(kind) if get_origin(kind) in {Union, types.UnionType} else ()


def within(kind: Any) -> tuple[Any, range | None]:
    """Split a declared type into the type and its range, if it has one."""
    if get_origin(kind) is not Annotated:
        return kind, None
    bare, *declared = get_args(kind)
    return bare, next((each for each in declared if isinstance(each, range)), None)


def _read(kind: Any, data: object, path: str) -> Any:
    return data if kind is Any else _reader(kind)(data, path)


def _read_simple(kind: Any, allowed: range | None, data: object, path: str) -> Any:
    if type(data) is not kind:
        _refuse(path, _SIMPLE[kind], data)
    if type(data) is int and data not in (numbers := allowed or _NUMBERS):
        _refuse(path, f"a whole number from {numbers[0]} to {numbers[-1]}", data)
    if isinstance(data, str) and len(data) not in (lengths := allowed or _TEXTS):
        _refuse(path, f"a text of at most {lengths[-1]} letters", data)
    return data


@cache
def _reader(kind: Any) -> Callable[[object, str], Any]:
    kind, allowed = within(kind)
    if kind in _SIMPLE:
        return partial(_read_simple, kind, allowed)
    reader: Callable[[Any, object, str], Any]
    if kind in _VALUES:
        reader = _VALUES[kind]
    elif members_of(kind):
        reader = _read_union
    elif get_origin(kind) is tuple:
        if get_args(kind)[1:] == (...,):
            return partial(_read_row, kind, allowed or _ROWS)
        reader = _read_tuple
    elif get_origin(kind) is frozenset:
        reader = _read_set
    elif issubclass(kind, Enum):
        reader = _read_enum
    else:
        reader = _read_object
    return partial(reader, kind)


def _read_rng(_: Any, data: object, path: str) -> Rng:
    if isinstance(data, str) and len(data) == _RNG_DIGITS and set(data) <= set("0123456789abcdef"):
        return Rng(int(data, 16))
    return _refuse(path, f"{_RNG_DIGITS} hexadecimal digits", data)


def _read_place(_: Any, data: object, path: str) -> Place:
    place = Place.parsed(data) if isinstance(data, str) and len(data) in _PLACES else None
    return place or _refuse(path, "the code of a place", data)


def _read_sentence(_: Any, data: object, path: str) -> Message:
    return wire_sentences.read(data) or _refuse(path, "a sentence", data)


def _read_options(_: Any, data: object, path: str) -> Options:
    if isinstance(data, dict) and len(data) in _ROWS and all(map(_is_option, data.values())):
        return Options(tuple(data.items()))
    return _refuse(path, "an object of options and their values", data)


def _is_option(value: object) -> bool:
    if isinstance(value, str):
        return len(value) in _TEXTS
    return type(value) is bool or (type(value) is int and value in _NUMBERS)


_VALUES: dict[Any, Callable[[Any, object, str], Any]] = {
    Rng: _read_rng,
    Place: _read_place,
    Message: _read_sentence,
    Options: _read_options,
}


@cache
def _named_classes(kind: Any) -> dict[str, type]:
    return {member.__name__: member for member in _classes(kind)}


def _read_union(kind: Any, data: object, path: str) -> Any:
    members = members_of(kind)
    if data is None and type(None) in members:
        return None
    named = _named_classes(kind)
    if len(named) > 1:
        data = _object(data, path)
        name = data.get("type")
        if not isinstance(name, str) or name not in named:
            _refuse(f"{path}.type", ", ".join(named), name)
        return _read(named[name], {key: data[key] for key in data if key != "type"}, path)
    (member,) = (member for member in members if member is not type(None))
    return _read(member, data, path)


def _read_row(kind: Any, allowed: range, data: object, path: str) -> tuple[Any, ...]:
    item = get_args(kind)[0]
    parts = _list(data, path)
    if len(parts) not in allowed:
        _refuse(path, f"a list of at most {allowed[-1]}", data)
    return tuple(_read(item, part, f"{path}[{i}]") for i, part in enumerate(parts))


def _read_tuple(kind: Any, data: object, path: str) -> tuple[Any, ...]:
    items = get_args(kind)
    parts = _list(data, path)
    if len(parts) != len(items):
        _refuse(path, f"a list of {len(items)}", data)
    return tuple(
        _read(item, part, f"{path}[{i}]")
        for i, (item, part) in enumerate(zip(items, parts, strict=True))
    )


def _read_set(kind: Any, data: object, path: str) -> frozenset[Any]:
    return frozenset(_read_row(kind, _ROWS, data, path))


def _read_enum(kind: Any, data: object, path: str) -> Any:
    for member in kind:
        if type(member.value) is type(data) and member.value == data:
            return member
    return _refuse(path, ", ".join(str(member.value) for member in kind), data)


def _read_object(kind: Any, data: object, path: str) -> Any:
    given = _object(data, path)
    parts = parts_of(kind)
    for name in given:
        if name not in parts:
            raise BadPosition(UNKNOWN.bind(path=f"{path}.{excerpt(name, _SHOWN)}"))
    for name in parts:
        if name not in given:
            raise BadPosition(MISSING.bind(path=f"{path}.{name}"))
    return kind(
        **{name: _read(part, given[name], f"{path}.{name}") for name, part in parts.items()}
    )


def _object(data: object, path: str) -> dict[str, object]:
    return data if isinstance(data, dict) else _refuse(path, "an object", data)


def _list(data: object, path: str) -> list[object]:
    return data if isinstance(data, list) else _refuse(path, "a list", data)


def _refuse(path: str, wanted: str, found: object) -> NoReturn:
    raise BadPosition(WRONG.bind(path=path, wanted=wanted, found=_found(found)))


def _found(data: object) -> str:
    match data:
        case dict():
            return "an object"
        case list():
            return f"a list of {len(data)}"
        case None | bool():
            return {None: "null", True: "true", False: "false"}[data]
        case _:
            return excerpt(repr(data), _SHOWN)
