"""Several search trees of one position as one search, each grown in a thread of its own.

Which tree grows when depends on the number of iterations alone, and the trees are put together in
their order: the same seeds find the same moves however many processors there are.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import get_native_id
from typing import TYPE_CHECKING, Protocol

from attrs import Factory, define

from .time_slices import Search

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Prospect = tuple[int, float, float, list[int]]

STRIDE = 2**32
"""How far the seeds of two trees are apart."""

NICENESS = 5


class Tree(Search, Protocol):
    """A search that also knows chances, points and lines."""

    def prospects(self) -> list[Prospect]:
        """List packed moves with the chance to win, the mean points and the likeliest line."""


@define
class _Sum:
    """The sums of all trees for one move."""

    visits: int = 0
    value: float = 0.0
    chance: float = 0.0
    points: float = 0.0
    most: int = 0
    line: list[int] = Factory(list)


def seeds(seed: int, trees: int) -> range:
    """Derive a seed for every tree; a single tree gets the seed itself."""
    return range(seed, seed + trees * STRIDE, STRIDE)


class ParallelTrees:
    """Trees that share iterations evenly: the first one gets the first iteration, and so on."""

    def __init__(self, trees: Sequence[Tree], processors: int | None = None) -> None:
        self._trees = trees
        self._processors = processors or _spare_processors()
        self._spent = 0

    def run(self, iterations: int, /) -> int:
        """Run a number of iterations; return how many were done, 0 if the search is exhausted."""
        before, self._spent = self._spent, self._spent + iterations
        count = len(self._trees)
        parts = [
            (self._spent + count - 1 - index) // count - (before + count - 1 - index) // count
            for index in range(count)
        ]
        if count == 1 or self._processors == 1:
            return sum(tree.run(part) for tree, part in zip(self._trees, parts, strict=True))
        first, *others = zip(self._trees, parts, strict=True)
        growing = [_pool().submit(tree.run, part) for tree, part in others]
        return first[0].run(first[1]) + sum(grown.result() for grown in growing)

    def candidates(self) -> list[tuple[int, float, int]]:
        """List packed moves with their mean values and visits, the most visited first."""
        sums = self._sums()
        ranking = sorted(sums, key=lambda move: -sums[move].visits)
        return [(move, sums[move].value / sums[move].visits, sums[move].visits) for move in ranking]

    def prospects(self) -> list[Prospect]:
        """List packed moves with the chance to win, the mean points and the likeliest line."""
        return [
            (move, each.chance / each.visits, each.points / each.visits, each.line)
            for move, each in self._sums().items()
        ]

    def _sums(self) -> dict[int, _Sum]:
        sums: dict[int, _Sum] = {}
        for move, value, visits, prospect in self._listed():
            of_move = sums.setdefault(move, _Sum())
            _, chance, points, line = prospect
            of_move.visits += visits
            of_move.value += visits * value
            of_move.chance += visits * chance
            of_move.points += visits * points
            if visits > of_move.most:
                of_move.most, of_move.line = visits, line
        return sums

    def _listed(self) -> Iterator[tuple[int, float, int, Prospect]]:
        for tree in self._trees:
            prospects = {prospect[0]: prospect for prospect in tree.prospects()}
            for move, value, visits in tree.candidates():
                yield move, value, visits, prospects[move]


def _spare_processors() -> int:
    """Count the processors without one, which is left to the window."""
    return max(1, (os.cpu_count() or 1) - 1)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(thread_name_prefix="trees", initializer=_lower_priority)


def _lower_priority() -> None:
    """Lower the priority of this thread, where threads have one, below that of the window."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)
