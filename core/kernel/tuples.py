"""Helpers that make changed copies of tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Put another item at an index."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Take out one item, the first that is equal."""
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])


def without_all(items: tuple[T, ...], gone: Iterable[T]) -> tuple[T, ...]:
    """Take out several items, one for one."""
    for item in gone:
        items = without(items, item)
    return items
