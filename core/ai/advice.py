"""What a search recommends: its candidate moves with their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from .calibration import UNCHANGED, Calibration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Reader = Callable[[int], Any]

CLEAR = 2
"""The difference in percent from which one move is called better than another."""

_SHARE = 3
"""A move tried at least a third as often as the most tried one is known as well."""


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

    @property
    def percent(self) -> int | None:
        """The chance to win in whole percent, as it is shown."""
        return None if self.chance is None else round(100 * self.chance)

    @property
    def merit(self) -> tuple[int, float]:
        """How good the move is: by its chance as shown, then by its lead."""
        return -1 if self.percent is None else self.percent, self.value

    def behind(self, other: Candidate) -> int:
        """Return by how much, in percent, another move is better; 0: not clearly."""
        if self.percent is None or other.percent is None:
            return 0
        gap = other.percent - self.percent
        return gap if gap >= CLEAR else 0


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

    @property
    def ranking(self) -> tuple[Candidate, ...]:
        """The candidates by their merit, equal ones in the order of their codes.

        A move that was tried seldom and only seems to be better than those tried often is left out.
        """
        most = max(each.visits for each in self.candidates)
        known = [each for each in self.candidates if _SHARE * each.visits >= most]
        least = min(each.merit for each in known)
        ranked = [each for each in self.candidates if each in known or each.merit <= least]
        return tuple(sorted(ranked, key=_from_best))

    def is_well_known(self, candidate: Candidate) -> bool:
        """Return whether a move was tried often enough to be compared with the recommended one."""
        return _SHARE * candidate.visits >= self.best.visits

    def of(self, move: Any) -> Candidate | None:
        """Return the candidate of a move; None: the search never tried it."""
        return next((each for each in self.candidates if each.move == move), None)


def _from_best(candidate: Candidate) -> tuple[int, float, str]:
    percent, value = candidate.merit
    return -percent, -value, candidate.move.code


def weighed(
    candidates: Iterable[tuple[int, float, int]],
    prospects: Iterable[tuple[int, float, float, list[int]]],
    read: Reader,
    calibration: Calibration = UNCHANGED,
) -> tuple[Candidate, ...]:
    """Build candidates from an engine's lists: leads and visits, then chances and lines."""
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
