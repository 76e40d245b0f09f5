"""How strongly the computer plays: five levels, each a budget and a temperature.

Budgets count iterations of a game's search, not seconds, so that a level is as strong on every
machine. The temperature is the largest loss, in the unit of the search's values, that a level
overlooks: it draws one of the moves whose value is below the best by less than that. A level that
is content with a share of the usual points overlooks only what it and the best other player are
expected to have beyond that share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.kernel.messages import Message, text
from core.kernel.rng import Rng

from .opponents import opponent_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

    from .advice import Advice, Candidate
    from .opponent import Strength


@frozen
class Level:
    """The name of a level, and a sentence that describes it."""

    title: Message
    explanation: Message


LEVELS: Mapping[str, Level] = {
    "novice": Level(
        text("levels", "Novice"),
        text("levels", "For a first game: plays sensibly, but misses things."),
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
}
LARGE_LOSS = 1 / 8
"""The share of the usual points that a content level overlooks at least."""

EASIEST = "novice"

_STEPS = 2**20


def think(  # noqa: PLR0913 - a question has that many parts
    game: AnyGame, view: Any, seat: Seat, level: str, *, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move, on what a seat sees alone.

    Args:
        game: The rules.
        view: What the seat sees.
        seat: Who is to act.
        level: The key of a level.
        seed: The same seed gives the same move on every machine.
        stop: Called about thirty times a second; once it is true, the search returns its best.

    """
    return seek(game, view, seat, opponent_of(game).strengths[level], seed=seed, stop=stop)


def advise(game: AnyGame, view: Any, seat: Seat, *, seed: int, stop: Callable[[], bool]) -> Advice:
    """Recommend a move for a hint: search at full strength."""
    return seek(game, view, seat, opponent_of(game).hint_strength, seed=seed, stop=stop)


def seek(  # noqa: PLR0913 - likewise
    game: AnyGame, view: Any, seat: Seat, strength: Strength, *, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move with a given strength."""
    advice = opponent_of(game).search(view, seat, strength.budget, seed, stop)
    if strength.content:
        return _content(advice, strength, Rng.seeded(seed))
    return _careless(advice, strength.temperature, Rng.seeded(seed))


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
