"""Answers that are computed once for each object, known by its identity."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import ref

if TYPE_CHECKING:
    from collections.abc import Callable

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def once_for_each(function: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """Keep a function's answer for as long as the object lives that it was asked about.

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
