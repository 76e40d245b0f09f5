"""What a player recommends, and what it looked at."""

from __future__ import annotations

from typing import Any

from attrs import frozen


@frozen
class Candidate:
    """A move with its value: the expected lead over the best other player."""

    move: Any
    value: float
    visits: int


@frozen
class Advice:
    """The candidates, best first, and how many positions were looked at."""

    candidates: tuple[Candidate, ...]
    nodes: int

    @property
    def best(self) -> Candidate:
        """The recommended move."""
        return self.candidates[0]
