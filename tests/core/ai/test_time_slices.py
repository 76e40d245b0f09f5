from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from core.ai import time_slices
from core.ai.time_slices import run_in_slices

if TYPE_CHECKING:
    import pytest


class Counter:
    """A search that counts."""

    def __init__(self, most: int = 10**9) -> None:
        self.left = most
        self.slices: list[int] = []

    def run(self, iterations: int, /) -> int:
        done = min(iterations, self.left)
        self.left -= done
        self.slices.append(done)
        return done

    def candidates(self) -> list[tuple[int, float, int]]:
        return []


def test_the_whole_budget_is_spent() -> None:
    search = Counter()

    assert run_in_slices(search, 1000, lambda: False) == 1000
    assert sum(search.slices) == 1000


def test_slices_grow_while_they_are_quick() -> None:
    search = Counter()
    run_in_slices(search, 100, lambda: False)

    assert search.slices[:5] == [1, 2, 4, 8, 16]


def test_at_least_one_iteration_is_done() -> None:
    search = Counter()

    assert run_in_slices(search, 1000, lambda: True) == 1


def test_a_search_that_knows_all_is_left_alone() -> None:
    search = Counter(most=10)

    assert run_in_slices(search, 1000, lambda: False) == 10
    assert search.slices[-1] == 0


class Clockwork:
    """A search that takes a millisecond for an iteration, later ten, by its own clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.done = 0

    def run(self, iterations: int, /) -> int:
        for _ in range(iterations):
            self.done += 1
            self.now += 0.001 if self.done < 300 else 0.01
        return iterations

    def candidates(self) -> list[tuple[int, float, int]]:
        return []


def waits(monkeypatch: pytest.MonkeyPatch, budget: int) -> list[float]:
    """Search, and return the times between two calls of ``stop``."""
    search = Clockwork()
    looks = [0.0]
    monkeypatch.setattr(time_slices, "perf_counter", lambda: search.now)

    def stop() -> bool:
        looks.append(search.now)
        return False

    run_in_slices(search, budget, stop)
    return [later - sooner for sooner, later in pairwise(looks)]


def test_it_looks_up_often_enough_to_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(waits(monkeypatch, 290)) <= 0.05


def test_it_soon_looks_up_as_often_where_thinking_slows_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert max(waits(monkeypatch, 600)[-10:]) <= 0.05
