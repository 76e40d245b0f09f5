"""What a search recommends: its candidate moves with their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from .calibration import UNCHANGED, Calibration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Reader = Callable[[int], Any]


@frozen
class Candidate:
    """A move with its value: the expected lead over the best other player.

    Attributes:
        move: The move.
        value: By how many points its player is expected to be ahead.
        visits: How often it was tried.
        chance: How likely its player wins the game after it, from 0 to 1; ties are half won.
        points: How many points its player is expected to have.
        line: The move and those tried most after it, as ``Opponent.read_move`` reads them.

    The lead and the points are those at the end of the game; in Pixies, of the round.

    """

    move: Any
    value: float
    visits: int
    chance: float | None = None
    points: float | None = None
    line: tuple[Any, ...] = ()


@frozen
class Advice:
    """The candidates of a decision, the best first.

    Attributes:
        candidates: The moves, the best one first.
        nodes: How many positions were looked at.
        usual: How many points a greedy player makes in such a game on average; 0: unknown.

    """

    candidates: tuple[Candidate, ...]
    nodes: int
    usual: float = 0.0

    @property
    def best(self) -> Candidate:
        """The recommended move."""
        return self.candidates[0]

    def of(self, move: Any) -> Candidate | None:
        """Find the candidate of a move; None: the search never tried it."""
        return next((each for each in self.candidates if each.move == move), None)


def weighed(
    candidates: Iterable[tuple[int, float, int]],
    prospects: Iterable[tuple[int, float, float, list[int]]],
    read: Reader,
    calibration: Calibration = UNCHANGED,
) -> tuple[Candidate, ...]:
    """Make candidates from an engine's lists: leads and visits, then chances and lines."""
    known: Mapping[int, tuple[float, float, list[int]]] = {
        move: (calibration.calibrated(chance), points, line)
        for move, chance, points, line in prospects
    }
    return tuple(
        Candidate(read(move), value, visits, *_seen(known.get(move)))
        for move, value, visits in candidates
    )


def _seen(
    prospect: tuple[float, float, list[int]] | None,
) -> tuple[float | None, float | None, tuple[int, ...]]:
    if prospect is None:
        return None, None, ()
    chance, points, line = prospect
    return chance, points, tuple(line)
