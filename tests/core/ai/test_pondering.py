from __future__ import annotations

from core.ai.pondering import ponder


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

    assert ponder(search, 1000, lambda: False) == 1000
    assert sum(search.slices) == 1000


def test_slices_grow_while_they_are_quick() -> None:
    search = Counter()
    ponder(search, 100, lambda: False)

    assert search.slices[:5] == [1, 2, 4, 8, 16]


def test_at_least_one_iteration_is_done() -> None:
    search = Counter()

    assert ponder(search, 1000, lambda: True) == 1


def test_a_search_that_knows_all_is_left_alone() -> None:
    search = Counter(most=10)

    assert ponder(search, 1000, lambda: False) == 10
    assert search.slices[-1] == 0
