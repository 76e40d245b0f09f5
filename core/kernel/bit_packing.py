"""Pack values into one number, as small as possible.

A value is a row of digits, each with its own base: a color of six is a digit of base six, a space
that is empty or not is a digit of base two. What a class declares says which digits follow, so
nothing but the digits is written. Numbers come in groups of three bits.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, get_args, get_origin

from .codec import LARGEST, MOST_ITEMS, members_of, parts_of, within
from .errors import BadCode
from .messages import text
from .options import Option, Options
from .outside_text import fitting
from .rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

DAMAGED = text("core", "This code is damaged: letters are missing or were changed.")

GROUP = 8
MAX_DIGITS = 20_000
MAX_TEXT = 60
_WORD = 2**64
_BYTE = 256


class Packer:
    """Collects digits."""

    def __init__(self, options: Sequence[Option] = ()) -> None:
        """Begin with nothing; the options are those that the game has."""
        self._options = options
        self._digits: list[tuple[int, int]] = []

    @property
    def number(self) -> int:
        """All digits as one number, the first one lowest."""
        number = 0
        for digit, base in reversed(self._digits):
            number = number * base + digit
        return number

    def put(self, digit: int, base: int) -> None:
        """Add a digit from 0 to base - 1.

        Raises:
            ValueError: If it is none; the code could not be read back.

        """
        if not 0 <= digit < base:
            raise ValueError(digit)
        self._digits.append((digit, base))

    def put_number(self, number: int) -> None:
        """Add a number from 0 in groups, each with a mark that says whether more follow."""
        while number >= GROUP:
            self.put(GROUP + number % GROUP, 2 * GROUP)
            number //= GROUP
        self.put(number, 2 * GROUP)

    def put_text(self, words: str) -> None:
        """Add a short text; a longer one loses the letters at its end that have no room."""
        short = fitting(words, MAX_TEXT).encode()
        self.put_number(len(short))
        for byte in short:
            self.put(byte, _BYTE)

    def put_options(self, options: Options) -> None:
        """Add what was chosen for each option of the game."""
        for option in self._options:
            self.put(option.values.index(options[option.key]), len(option.values))

    def put_value(self, value: Any, kind: Any) -> None:
        """Add a value of a declared type."""
        kind, _ = within(kind)
        if kind is bool:
            self.put(value, 2)
        elif kind is int:
            self.put(value < 0, 2)
            self.put_number(abs(value))
        elif kind is Rng:
            self.put(value.state, _WORD)
        elif kind is Options:
            self.put_options(value)
        elif choices := members_of(kind):
            member = type(None) if value is None else _member(choices, value)
            self.put(choices.index(member), len(choices))
            if value is not None:
                self.put_value(value, member)
        elif get_origin(kind) is not None:
            self._put_items(value, kind)
        elif issubclass(kind, Enum):
            self.put(list(kind).index(value), len(kind))
        else:
            for name, part in parts_of(kind).items():
                self.put_value(getattr(value, name), part)

    def _put_items(self, value: Any, kind: Any) -> None:
        items = get_args(kind)
        if _is_fixed(kind):
            for part, item in zip(value, items, strict=True):
                self.put_value(part, item)
            return
        row = sorted(value) if isinstance(value, frozenset) else value
        self.put_number(len(row))
        for part in row:
            self.put_value(part, items[0])


class Unpacker:
    """Takes the digits out again, in the same order; fails on what no packer wrote."""

    def __init__(self, number: int, options: Sequence[Option] = ()) -> None:
        """Begin at the first digit."""
        self.options = options
        self._number = number
        self._left = MAX_DIGITS

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return not self._number

    def take(self, base: int) -> int:
        """Take the next digit.

        Raises:
            BadCode: If a hostile number has too many digits.

        """
        self._left -= 1
        if self._left < 0 or base < 1:
            raise BadCode(DAMAGED)
        self._number, digit = divmod(self._number, base)
        return digit

    def take_number(self, largest: int = LARGEST) -> int:
        """Take a number; a larger one is refused.

        Raises:
            BadCode: If it is too large.

        """
        number, weight = 0, 1
        while weight <= largest:
            more, group = divmod(self.take(2 * GROUP), GROUP)
            number += group * weight
            if not more and number <= largest:
                return number
            if not more:
                break
            weight *= GROUP
        raise BadCode(DAMAGED)

    def take_text(self) -> str:
        """Take a short text.

        Raises:
            BadCode: If it is none.

        """
        letters = bytes(self.take(_BYTE) for _ in range(self.take_number(MAX_TEXT)))
        try:
            return letters.decode()
        except UnicodeDecodeError:
            raise BadCode(DAMAGED) from None

    def take_options(self) -> Options:
        """Take what was chosen for each option of the game."""
        chosen = ((each.key, each.values[self.take(len(each.values))]) for each in self.options)
        return Options(tuple(chosen))

    def take_value(self, kind: Any) -> Any:
        """Take a value of a declared type.

        Raises:
            BadCode: If it lies outside the range that is declared with the type.

        """
        kind, allowed = within(kind)
        if kind is bool:
            return bool(self.take(2))
        if kind is int:
            number = (-1 if self.take(2) else 1) * self.take_number()
            if allowed is not None and number not in allowed:
                raise BadCode(DAMAGED)
            return number
        if kind is Rng:
            return Rng(self.take(_WORD))
        if kind is Options:
            return self.take_options()
        if choices := members_of(kind):
            member = choices[self.take(len(choices))]
            return None if member is type(None) else self.take_value(member)
        if get_origin(kind) is not None:
            return self._take_items(kind)
        if issubclass(kind, Enum):
            return list(kind)[self.take(len(kind))]
        return kind(**{name: self.take_value(part) for name, part in parts_of(kind).items()})

    def _take_items(self, kind: Any) -> Any:
        items = get_args(kind)
        if _is_fixed(kind):
            return tuple(self.take_value(item) for item in items)
        row = tuple(self.take_value(items[0]) for _ in range(self.take_number(MOST_ITEMS)))
        return frozenset(row) if get_origin(kind) is frozenset else row


def _is_fixed(kind: Any) -> bool:
    """Return whether a tuple type has a fixed length, unlike a row or a set."""
    return get_origin(kind) is tuple and get_args(kind)[1:] != (...,)


def _member(choices: tuple[Any, ...], value: Any) -> Any:
    """Find which type of a union a value has."""
    for choice in choices:
        bare, _ = within(choice)
        if type(value) is (get_origin(bare) or bare):
            return choice
    raise TypeError(type(value))
