"""A baseline player that looks one move ahead and counts points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .advice import Advice, Candidate

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat
    from core.kernel.rng import Rng


def greedy(game: AnyGame, view: Any, seat: Seat, rng: Rng) -> Advice:
    """Rank the moves by the lead they give immediately; ties keep the order of the rules."""
    state = game.determinize(view, rng)
    candidates = [
        Candidate(move, lead(game, game.apply(state, move).state, seat), 1)
        for move in game.legal_moves(state)
    ]
    candidates.sort(key=lambda candidate: -candidate.value)
    return Advice(tuple(candidates), len(candidates))


def lead(game: AnyGame, state: Any, seat: Seat) -> float:
    """Return a seat's current lead over the best other seat, in points."""
    points = [game.score(state, other).total for other in range(state.seats)]
    own = points.pop(seat)
    return own - max(points)
