"""Positions that play never reaches, made from positions that it does reach."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias, get_args, get_origin

from attrs import evolve, frozen, has

from core.kernel.codec import members_of, parts_of, within
from core.kernel.options import Options
from core.kernel.rng import Rng
from core.kernel.tuples import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame

Path: TypeAlias = "tuple[str | int, ...]"

NUMBERS = (-1, 2**31 - 1, 2**31, 2**53 - 1, -(2**31), 10**6)
"""Values that no field may have."""


@frozen
class Part:
    """A value in a position: where, of which declared type, within which bounds."""

    path: Path
    kind: Any
    bounds: range | None
    value: Any
    optional: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number."""
        return self.kind is int

    @property
    def is_row(self) -> bool:
        """Whether it is a tuple of any length."""
        return get_origin(self.kind) is tuple and get_args(self.kind)[1:] == (...,)


def parts(value: Any, kind: Any, path: Path = ()) -> Iterator[Part]:
    """List everything in a value, rows before what they hold; chance and options are whole."""
    kind, bounds = within(kind)
    optional = type(None) in members_of(kind)
    if members_of(kind):
        present = [each for each in members_of(kind) if each is not type(None)]
        if value is None:
            yield Part(path, *within(present[0]), None, optional=True)
            return
        (kind,) = (each for each in present if type(value) is _class(each))
        kind, bounds = within(kind)
    yield Part(path, kind, bounds, value, optional=optional)
    if get_origin(kind) is tuple:
        items = get_args(kind)
        for index, item in enumerate(value):
            each = items[0] if items[1:] == (...,) else items[index]
            yield from parts(item, each, (*path, index))
    elif has(kind) and kind not in {Options, Rng}:
        for name, part in parts_of(kind).items():
            yield from parts(getattr(value, name), part, (*path, name))


def _class(kind: Any) -> Any:
    bare, _ = within(kind)
    return get_origin(bare) or bare


def with_part(value: Any, path: Path, part: Any) -> Any:
    """Put another value at a path."""
    if not path:
        return part
    first, *rest = path
    if isinstance(first, int):
        return replaced(value, first, with_part(value[first], tuple(rest), part))
    return evolve(value, **{first: with_part(getattr(value, first), tuple(rest), part)})


def hostile_numbers(game: AnyGame, state: Any) -> Iterator[tuple[Part, int, Any]]:
    """Set every number of a position to every hostile value."""
    for part in parts(state, game.state_class):
        if part.is_number:
            for number in NUMBERS:
                yield part, number, with_part(state, part.path, number)


def hostile_rows(game: AnyGame, state: Any) -> Iterator[tuple[Part, Any]]:
    """Make every row of a position longer, shorter, empty and repetitive."""
    for part in parts(state, game.state_class):
        if part.is_row and part.value:
            row = part.value
            others = (row[:-1], row[1:], (), (*row, row[0]), (*row, row[-1]), row * 50)
            twice = (row[:1] * 2 + row[2:],) if len(row) > 1 else ()
            for other in (*others, *twice):
                yield part, with_part(state, part.path, other)


def drifted(game: AnyGame, state: Any, rng: Rng, tries: int) -> tuple[Any, Rng]:
    """Change a position again and again, and keep every change that the rules accept."""
    found = [part for part in parts(state, game.state_class) if part.path]
    for _ in range(tries):
        other, rng = _changed(state, found, rng)
        if other != state and game.flaw(other) is None:
            state = other
            found = [part for part in parts(state, game.state_class) if part.path]
    return state, rng


def _changed(state: Any, found: list[Part], rng: Rng) -> tuple[Any, Rng]:
    """Change one value, or let two values of the same type change places."""
    part, rng = rng.choice(found)
    other, rng = rng.choice([each for each in found if each.kind == part.kind])
    kind, rng = rng.below(4)
    if kind and _can_change_places(part, other):
        state = with_part(state, part.path, other.value)
        return (with_part(state, other.path, part.value) if kind > 1 else state), rng
    value, rng = _another(part, rng)
    return with_part(state, part.path, value), rng


def _can_change_places(part: Part, other: Part) -> bool:
    """Return whether two values of one type differ, fit where the other is, and do not overlap."""
    shorter = min(len(part.path), len(other.path))
    return (
        part.value != other.value
        and (part.value is not None or other.optional)
        and (other.value is not None or part.optional)
        and part.path[:shorter] != other.path[:shorter]
    )


def _another(part: Part, rng: Rng) -> tuple[Any, Rng]:
    if part.is_number:
        bounds = part.bounds or range(100)
        return rng.choice((*NUMBERS, bounds[0], bounds[-1], *bounds[:200]))
    if part.is_row and part.value:
        row, rng = rng.shuffled(part.value)
        return row, rng
    if part.kind is bool:
        return not part.value, rng
    if part.kind is Rng:
        state, rng = rng.below(2**64)
        return Rng(state), rng
    if isinstance(part.value, Enum):
        return rng.choice(tuple(type(part.value)))
    return part.value, rng
