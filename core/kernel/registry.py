"""A table of things by key, each made or imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import TypeVar

T = TypeVar("T")


class Registry(MutableMapping[str, T]):
    """A mapping of which every value is opened by a function of its own."""

    def __init__(self, openers: Mapping[str, Callable[[], T]]) -> None:
        self._openers = dict(openers)

    def add(self, key: str, opener: Callable[[], T]) -> None:
        """Add or replace an entry that is opened later."""
        self._openers[key] = opener

    def __getitem__(self, key: str) -> T:
        return self._openers[key]()

    def __setitem__(self, key: str, value: T) -> None:
        self._openers[key] = lambda: value

    def __delitem__(self, key: str) -> None:
        del self._openers[key]

    def __contains__(self, key: object) -> bool:
        return key in self._openers

    def __iter__(self) -> Iterator[str]:
        return iter(self._openers)

    def __len__(self) -> int:
        return len(self._openers)
