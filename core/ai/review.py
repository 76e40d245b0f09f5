"""Review a game: the best move of every decision, and what the move played lost against it.

A decision is judged by what its seat could see, so a good move stays good if a later draw spoils
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.messages import Seat
from core.kernel.rng import Rng

from .advice import Candidate
from .opponents import opponent_of
from .reasons import ONLY, Reason, reason_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.match import Match

    from .advice import Advice

    Stop = Callable[[], bool]

_GUESSES = 2
_SHARE = 3
"""A move tried at least a third as often as the best one is known as well."""


@frozen
class Verdict:
    """The judgment of one decision.

    Attributes:
        ply: How many moves had been made before.
        seat: Whose decision it was.
        best: The best move, with its lead and chance.
        played: The move that was made, with its own.
        reason: Why the best move is good.
        free: Whether there was anything to decide; if not, nothing else is known.

    """

    ply: int
    seat: Seat
    best: Candidate
    played: Candidate
    reason: Reason
    free: bool

    @property
    def loss(self) -> float:
        """How many points of the expected lead the move gave away."""
        return max(0.0, self.best.value - self.played.value)

    @property
    def setback(self) -> float:
        """How much of the chance to win the move gave away, from 0 to 1."""
        if self.best.chance is None or self.played.chance is None:
            return 0.0
        return max(0.0, self.best.chance - self.played.chance)


def judge(match: Match, ply: int, stop: Stop, budget: int | None = None) -> Verdict | None:
    """Judge the move at this ply; None: the search was stopped."""
    before, turn = match.goto(ply), match.line[ply]
    game, seat = match.game, turn.seat
    view = game.view(before.state, seat)
    if len(game.legal_moves(before.state)) == 1:
        only = Candidate(turn.move, 0.0, 0)
        return Verdict(ply, seat, only, only, Reason("only", 0.0, ONLY), free=False)
    playouts = budget or opponent_of(game).review_budget
    advice = opponent_of(game).search(view, seat, playouts, ply, stop)
    if stop():
        return None
    best = advice.best
    played = _weighed(before, advice, turn.move, playouts, stop)
    if stop():
        return None
    if played.value > best.value:  # what is doubted less is better known
        best = played
    return Verdict(ply, seat, best, played, reason_for(game, view, advice, best), free=True)


def _weighed(before: Match, advice: Advice, move: Any, budget: int, stop: Stop) -> Candidate:
    """Tell what a move was worth: as the search found, or as it finds after some guesses."""
    known = advice.of(move)
    if known is not None and _SHARE * known.visits >= advice.best.visits:
        return known
    guessed = _guessed(before, move, budget, stop)
    if guessed is not None:
        return guessed
    worst = min(advice.candidates, key=lambda each: each.value)
    return known or Candidate(move, worst.value, 0, worst.chance, worst.points)


def _guessed(before: Match, move: Any, budget: int, stop: Stop) -> Candidate | None:
    """Look beyond a move in some deals that look alike to its seat; None: it cannot be told."""
    game, state = before.game, before.state
    seat = game.to_act(state)
    if seat is None:
        return None
    view = game.view(state, seat)
    found = []
    for guess in range(_GUESSES):
        after = game.apply(game.determinize(view, Rng.seeded(guess)), move).state
        actor = game.to_act(after)
        if actor is None or stop():
            break
        seen = opponent_of(game).search(game.view(after, actor), actor, budget, guess, stop).best
        if actor == seat:
            found.append((seen.value, seen.chance or 0.0))
        elif state.seats == 2:  # noqa: PLR2004 - what one wins the other loses
            found.append((-seen.value, 1.0 - (seen.chance or 0.0)))
        else:
            return None
    if not found:
        return None
    value, chance = (sum(numbers) / len(found) for numbers in zip(*found, strict=True))
    return Candidate(move, value, budget * len(found), chance)
