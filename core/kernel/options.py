"""What can be chosen before a game starts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

from .errors import BadOptions
from .messages import Message, text
from .outside_text import excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OptionValue: TypeAlias = bool | int | str

UNKNOWN_OPTION = text("core", "This game has no option named “{key}”.")
BAD_VALUE = text("core", "The option “{key}” cannot be “{value}”; it can be: {values}.")

_SHOWN_VALUES = 12
_SHOWN_LENGTH = 60


@frozen
class Option:
    """A choice that a game offers, with a line that explains it.

    Attributes:
        first: What suits a first game; None: the default does.

    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    title: Message
    explanation: Message
    first: OptionValue | None = None


def _by_key(
    chosen: tuple[tuple[str, OptionValue], ...],
) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(sorted(chosen))


@frozen
class Options:
    """The chosen value of every option of a game, by key."""

    chosen: tuple[tuple[str, OptionValue], ...] = field(default=(), converter=_by_key)

    def __getitem__(self, key: str) -> OptionValue:
        """Return what was chosen."""
        return dict(self.chosen)[key]


def choose(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Complete the chosen values with the defaults, or raise an error that names a wrong one."""
    known = {option.key for option in declared}
    for key in given:
        if key not in known:
            raise BadOptions(UNKNOWN_OPTION.bind(key=excerpt(key, _SHOWN_LENGTH)))
    return Options(tuple((option.key, _value(option, given)) for option in declared))


def are_complete(declared: Sequence[Option], options: Options) -> bool:
    """Return whether every option of a game, and no other, has one of its values."""
    try:
        return choose(declared, dict(options.chosen)) == options
    except BadOptions:
        return False


def _value(option: Option, given: Mapping[str, object]) -> OptionValue:
    wanted = given.get(option.key, option.default)
    for value in option.values:
        if type(wanted) is type(value) and wanted == value:
            return value
    values = ", ".join(map(_written, option.values[:_SHOWN_VALUES]))
    if len(option.values) > _SHOWN_VALUES:
        values += ", …"
    raise BadOptions(
        BAD_VALUE.bind(
            key=option.key, value=excerpt(_written(wanted), _SHOWN_LENGTH), values=values
        )
    )


def _written(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool | None) else str(value)
