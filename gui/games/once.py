"""Cache results by the identity of an object."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import ref

if TYPE_CHECKING:
    from collections.abc import Callable

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def once_for_each(function: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """Cache a function's result for as long as its argument lives.

    Comparing or hashing whole positions would cost more than it saves.
    """
    kept: dict[int, tuple[ref[Asked], Answer]] = {}

    @wraps(function)
    def answered(asked: Asked) -> Answer:
        key = id(asked)
        if key not in kept:
            kept[key] = (ref(asked, lambda _: kept.pop(key, None)), function(asked))
        return kept[key][1]

    return answered
