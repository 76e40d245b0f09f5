"""Are the names of Qt the same, whether ``enum`` makes them or ``quick_names``?

Run as a script it writes down everything that one process finds: ``names.py [quickly]``.
"""

from __future__ import annotations

import importlib
import sys
from enum import Enum, EnumType, Flag
from typing import TYPE_CHECKING, Any

import quick_names
import tools
from environment import say

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtPrintSupport", "QtSvg")
QUICKLY = "quickly"


def agree() -> bool:
    """Compare every enumeration of Qt, with all that ``enum`` keeps of it; says if one differs."""
    slow, quick = (tools.run([sys.executable, __file__, *how]) for how in ((), (QUICKLY,)))
    if slow != quick:
        say("this Python keeps its enumerations otherwise: the bundle will start more slowly.")
    return slow == quick


def descriptions() -> Iterator[str]:
    """Describe all enumerations and their members, a line each."""
    seen: set[type] = set()
    for module in MODULES:
        for made in _enumerations(importlib.import_module(f"PySide6.{module}"), seen):
            for name, part in sorted(vars(made).items()):
                yield f"{made!r} {name} {_described(part)}"
            for member in made.__members__.values():
                yield f"{member!r} {member!s} {_described(vars(member))}"
            if issubclass(made, Flag) and made.__members__:
                yield f"{list(made)} {made(0)!r} {~made(0)!r}"


def _enumerations(place: Any, seen: set[type]) -> Iterator[Any]:
    for name in sorted(dir(place)):
        part = getattr(place, name, None)
        if isinstance(part, type) and part.__module__.startswith("PySide6") and part not in seen:
            seen.add(part)
            if isinstance(part, EnumType):
                yield part
            yield from _enumerations(part, seen)


def _described(thing: object) -> str:
    match thing:
        case Enum():
            return f"{type(thing).__qualname__} {thing.name!r} {thing.value!r}"
        case dict():
            return f"{[(_described(key), _described(part)) for key, part in thing.items()]}"
        case list() | tuple():
            return f"{[_described(part) for part in thing]}"
        case None | str() | int():
            return f"{type(thing).__name__} {thing!r}"
        case _:
            name = getattr(thing, "__qualname__", "")
            return f"{type(thing).__name__} {getattr(thing, '__module__', '')} {name}"


if __name__ == "__main__":
    if sys.argv[1:] == [QUICKLY]:
        quick_names.install()
    print("\n".join(descriptions()))
