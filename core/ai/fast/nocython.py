"""Stands in for the module ``cython`` where nothing is compiled, and types it for mypy.

Numbers are plain ints and floats, pointers are lists, decorators change nothing.
"""

from __future__ import annotations

import builtins
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F")
T = TypeVar("T")

compiled = False

void: TypeAlias = None  # noqa: PYI042 - Cython's own name for it

bint = builtins.int
int = builtins.int  # noqa: A001 - Cython's own name for it
uint = builtins.int
longlong = builtins.int
ulonglong = builtins.int
double = builtins.float
p_int = list[builtins.int]
p_uint = list[builtins.int]
p_ulonglong = list[builtins.int]
p_longlong = list[builtins.int]
p_double = list[builtins.float]


class _Nogil(nullcontext[None]):
    """A decorator and a context at once."""

    def __call__(self, function: F) -> F:
        return function


nogil = _Nogil()


def cclass(decorated: F) -> F:
    """Make a class of C fields."""
    return decorated


def cfunc(function: F) -> F:
    """Make a C function."""
    return function


def inline(function: F) -> F:
    """Ask for a function to be inlined."""
    return function


def exceptval(*, check: bool) -> Callable[[F], F]:  # noqa: ARG001 - exceptions pass anyway
    """Say how a C function reports exceptions."""
    return lambda function: function


def declare(kind: type[T], value: T) -> T:  # noqa: ARG001 - Python's values have their own type
    """Make a C variable of a module."""
    return value


def cast(kind: type[T], value: Any) -> T:  # noqa: ARG001 - Python's values have their own type
    """Convert a value to another type."""
    return value  # type: ignore[no-any-return] # a cast is a promise


def sizeof(kind: type) -> builtins.int:  # noqa: ARG001 - lists count elements
    """Return the size of an element."""
    return 1
