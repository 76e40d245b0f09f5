"""A random generator as a value: the same seed gives the same game on every platform."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")

MAX_SEED = 2**53 - 1
"""The largest seed that every JSON reader keeps exactly."""

_WORD = 2**64
_GAMMA = 0x9E3779B97F4A7C15


def _mixed(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % _WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB % _WORD
    return word ^ (word >> 31)


@frozen
class Rng:
    """SplitMix64: drawing gives a number and the generator that draws the next one."""

    state: int

    @classmethod
    def seeded(cls, seed: int) -> Rng:
        """Start the stream that belongs to a seed."""
        return cls(_mixed((seed + _GAMMA) % _WORD))

    def below(self, bound: int) -> tuple[int, Rng]:
        """Draw a number from 0 to bound - 1, each equally likely."""
        state = self.state
        fair = _WORD - _WORD % bound
        while True:
            state = (state + _GAMMA) % _WORD
            word = _mixed(state)
            if word < fair:
                return word % bound, Rng(state)

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """Draw one of the items."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        """Shuffle the items; every permutation is equally likely."""
        pool = list(items)
        rng = self
        for last in range(len(pool) - 1, 0, -1):
            index, rng = rng.below(last + 1)
            pool[last], pool[index] = pool[index], pool[last]
        return tuple(pool), rng
