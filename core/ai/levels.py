"""How strongly the computer plays: seven levels, each a budget and a temperature.

Budgets count iterations of a game's search, not seconds, so that a level is as strong on every
machine. The temperature is the largest loss, in the unit of the search's values, that a level
overlooks: it draws one of the moves whose value is below the best by less than that. A level that
is content with a share of the usual points overlooks only what it and the best other player are
expected to have beyond that share. The strongest level has a time instead of a budget, and so
depends on the machine.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.kernel.messages import Message, text
from core.kernel.rng import Rng

from .advice import Candidate
from .opponent import MASTER_SECONDS, MOST_PLAYOUTS
from .opponents import opponent_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

    from .advice import Advice
    from .opponent import Opponent, Strength


@frozen
class Level:
    """The name of a level, and a sentence that describes it."""

    title: Message
    explanation: Message


LEVELS: Mapping[str, Level] = {
    "gentle": Level(
        text("levels", "Gentle"),
        text("levels", "For a first game: plays sensibly and misses a lot."),
    ),
    "novice": Level(
        text("levels", "Novice"),
        text("levels", "Sees what is near, but misses things."),
    ),
    "casual": Level(
        text("levels", "Casual"),
        text("levels", "Finds good moves but sometimes misses a better one."),
    ),
    "skilled": Level(
        text("levels", "Skilled"),
        text("levels", "Thinks ahead and rarely makes a mistake."),
    ),
    "hard": Level(
        text("levels", "Strong"),
        text("levels", "Weighs every chance and what the others are after."),
    ),
    "expert": Level(
        text("levels", "Expert"),
        text("levels", "Plans far ahead and punishes every mistake."),
    ),
    "master": Level(
        text("levels", "Master"),
        text("levels", "Two seconds a move: stronger on a faster computer."),
    ),
}
LARGE_LOSS = 1 / 8
"""The share of the usual points that a content level overlooks at least."""

EASIEST = "gentle"

PILOT = 200
"""How many iterations measure the speed of a search that is limited in time."""

_STEPS = 2**20


@frozen
class Limits:
    """What limits a search instead of its level: a number of iterations, a time, or both."""

    playouts: int | None = None
    seconds: float | None = None


def limited(game: AnyGame, level: str, limits: Limits) -> Strength:
    """Return the strength of a level within other limits than its own."""
    strength = opponent_of(game).strengths[level]
    if limits == Limits():
        return strength
    budget = limits.playouts or MOST_PLAYOUTS
    return evolve(strength, budget=budget, seconds=limits.seconds or 0.0)


def think(  # noqa: PLR0913 - a question has that many parts
    game: AnyGame,
    view: Any,
    seat: Seat,
    level: str,
    *,
    seed: int,
    stop: Callable[[], bool],
    seconds: float = MASTER_SECONDS,
) -> Advice:
    """Recommend a move, on what a seat sees alone.

    Args:
        game: The rules.
        view: What the seat sees.
        seat: Who is to act.
        level: The key of a level.
        seed: The same seed gives the same move on every machine.
        stop: Called about thirty times a second; once it is true, the search returns its best.
        seconds: How long a level that is limited in time searches.

    """
    strength = opponent_of(game).strengths[level]
    if strength.seconds:
        strength = evolve(strength, seconds=seconds)
    return seek(game, view, seat, strength, seed=seed, stop=stop)


def advise(game: AnyGame, view: Any, seat: Seat, *, seed: int, stop: Callable[[], bool]) -> Advice:
    """Recommend a move for a hint: search at full strength."""
    return seek(game, view, seat, opponent_of(game).hint_strength, seed=seed, stop=stop)


def seek(  # noqa: PLR0913 - likewise
    game: AnyGame, view: Any, seat: Seat, strength: Strength, *, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move with a given strength."""
    opponent = opponent_of(game)
    if strength.seconds:
        advice = _timed(opponent, view, seat, strength, seed, stop)
    else:
        advice = opponent.search(view, seat, strength.budget, seed, stop)
    if strength.whims:
        return _whimsical(game, view, advice, strength, Rng.seeded(seed))
    return loosened(advice, strength, seed)


def loosened(advice: Advice, strength: Strength, seed: int) -> Advice:
    """Put first the move that a strength without whims makes of what its search found."""
    rng = Rng.seeded(seed)
    if strength.content:
        return _content(advice, strength, rng)
    return _careless(advice, strength.temperature, rng)


def _timed(  # noqa: PLR0913, PLR0917 - likewise
    opponent: Opponent,
    view: Any,
    seat: Seat,
    strength: Strength,
    seed: int,
    stop: Callable[[], bool],
) -> Advice:
    """Search until the time or the budget is spent, whichever comes first."""
    began = monotonic()
    deadline = began + strength.seconds
    budget = strength.budget

    def is_over() -> bool:
        return stop() or monotonic() >= deadline

    if opponent.plans_ahead and budget > PILOT:
        pilot = opponent.search(view, seat, PILOT, seed, is_over)
        now = monotonic()
        exhausted = 2 * pilot.nodes <= PILOT
        if exhausted or is_over():
            return pilot
        budget = max(PILOT, min(budget, int(PILOT * (deadline - now) / (now - began))))
    return opponent.search(view, seat, budget, seed, is_over)


def _whimsical(game: AnyGame, view: Any, advice: Advice, strength: Strength, rng: Rng) -> Advice:
    """Put first any move that is not foolish, or, as often as not by a whim, a careless choice.

    A whim decides on a kind of move first: there are a hundred ways to lay a plate of Azul Duel.
    """
    legal = game.legal_moves(game.determinize(view, Rng.seeded(0)))
    foolish = opponent_of(game).foolish(view, legal)
    known = tuple(each for each in advice.candidates if each.move not in foolish)
    mark, rng = rng.below(_STEPS)
    if known and mark >= strength.whims * _STEPS:
        return _careless(evolve(advice, candidates=known), strength.temperature, rng)
    sensible = [move for move in legal if move not in foolish] or list(legal)
    kind, rng = rng.choice(sorted({type(move).__name__ for move in sensible}))
    move, _ = rng.choice([each for each in sensible if type(each).__name__ == kind])
    worst = min(each.value for each in advice.candidates)
    return _first(advice, advice.of(move) or Candidate(move, worst, 0))


def _content(advice: Advice, strength: Strength, rng: Rng) -> Advice:
    """Put first a random move that costs at most the points beyond the content share.

    The expected points of the best other player count as well: the better that player stands, the
    more the level gives away.
    """
    best = advice.best
    own = best.points or 0.0
    beyond = own + (own - best.value) - 2 * strength.content * advice.usual
    most = max(strength.temperature, LARGE_LOSS * advice.usual)
    spare = min(max(beyond, 0.0), most)
    near = [each for each in advice.candidates if best.value - each.value <= spare]
    return _first(advice, rng.choice(near)[0])


def _careless(advice: Advice, temperature: float, rng: Rng) -> Advice:
    """Put first a move whose loss is below the temperature; small losses are likelier."""
    if not temperature:
        return advice
    best = advice.best.value
    weights = [_weight(best - candidate.value, temperature) for candidate in advice.candidates]
    if len(weights) < 2 or not any(weights[1:]):  # noqa: PLR2004 - there is nothing to choose
        return advice
    mark, _ = rng.below(sum(weights))
    return _first(advice, _drawn(advice.candidates, weights, mark))


def _first(advice: Advice, chosen: Candidate) -> Advice:
    others = (candidate for candidate in advice.candidates if candidate is not chosen)
    return evolve(advice, candidates=(chosen, *others))


def _weight(loss: float, temperature: float) -> int:
    if loss <= 0:
        return _STEPS
    return int(_STEPS * (1 - loss / temperature) ** 2) if loss < temperature else 0


def _drawn(candidates: tuple[Candidate, ...], weights: list[int], mark: int) -> Candidate:
    for candidate, weight in zip(candidates, weights, strict=True):
        if mark < weight:
            return candidate
        mark -= weight
    return candidates[0]
