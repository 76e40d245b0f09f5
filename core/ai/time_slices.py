"""Run a search in slices of about 30 ms, between which it can be stopped."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 0.03
"""The aimed length of a slice in seconds."""


class Search(Protocol):
    """A search of ``core/ai/fast``."""

    def run(self, iterations: int, /) -> int:
        """Run at most that many iterations; return how many were done, 0 if exhausted."""

    def candidates(self) -> list[tuple[int, float, int]]:
        """List packed moves with their values and visits, the best first."""


def run_in_slices(search: Search, budget: int, stop: Callable[[], bool]) -> int:
    """Run a budget of iterations unless stopped, but at least one; return how many were done.

    The slices adapt to the speed of the machine; the result depends on the iterations alone.
    """
    spent, slice_ = 0, 1
    while spent < budget:
        began = perf_counter()
        done = search.run(min(slice_, budget - spent))
        spent += done
        if not done or stop():
            break
        taken = perf_counter() - began
        slice_ = (
            max(1, slice_ // 2) if taken > SLICE else slice_ * 2 if taken < SLICE / 3 else slice_
        )
    return spent
