"""A second search of ends that shares nothing with that of the program but the rules.

It plays every game out move by move through ``Game.apply`` alone, with values for all seats, and
knows no shortcut: no player is laid out or tiled alone, nothing is remembered by board. What a seat
has left to decide is tried in full, so it is only asked about ends that are small enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.rng import Rng

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

MOST = 6_000
"""How many positions are tried before an end is called too large for this search."""
DESCENTS, SURELY = 8, 4
"""How many random courses estimate the size of an end, and how many times too large is enough."""


class TooLarge(Exception):
    """The end has too many positions."""


class BruteForce:
    """Values of all moves by playing everything out."""

    def __init__(self, game: AnyGame, solver: int) -> None:
        self._game, self._solver = game, solver
        self._left = MOST
        self._round = 0

    def values(self, state: Any) -> dict[str, int]:
        """Return the final lead of the solver after every move, by the code of the move."""
        self._round = getattr(state, "round", 0)
        if self._estimate(state) > SURELY * MOST:
            raise TooLarge
        return {
            move.code: gap(self._worth(self._game.apply(state, move).state), self._solver)
            for move in self._game.legal_moves(state)
        }

    def _estimate(self, state: Any) -> float:
        """Estimate how many positions follow, from random courses (Knuth 1975)."""
        rng = Rng.seeded(1)
        total = 0
        for _ in range(DESCENTS):
            reached, width = state, 1
            while not self._has_ended(reached):
                legal = self._game.legal_moves(reached)
                width *= len(legal)
                total += width
                move, rng = rng.choice(legal)
                reached = self._game.apply(reached, move).state
        return total / DESCENTS

    def _has_ended(self, state: Any) -> bool:
        ended = self._game.key == "pixies" and state.round > self._round
        return ended or self._game.to_act(state) is None

    def _worth(self, state: Any) -> list[int]:
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        actor = self._game.to_act(state)
        if actor is None or self._has_ended(state):
            return [self._points(state, seat) for seat in range(state.seats)]
        best: list[int] | None = None
        for move in self._game.legal_moves(state):
            found = self._worth(self._game.apply(state, move).state)
            if best is None or (gap(found, actor), -gap(found, self._solver)) > (
                gap(best, actor),
                -gap(best, self._solver),
            ):
                best = found
        assert best is not None
        return best

    def _points(self, state: Any, seat: int) -> int:
        if self._game.key == "pixies" and state.round > self._round:
            return sum(each.tallies[seat].total for each in state.finished)
        return int(self._game.score(state, seat).total)


def gap(points: list[int], seat: int) -> int:
    """Return a seat's lead."""
    others = [each for number, each in enumerate(points) if number != seat]
    return points[seat] - max(others)
